import { beginDeposit } from '@bordereau/contract/corrections'
import { refuse } from '@bordereau/domain/decision'
import { beginDeposit as depositOf } from '@bordereau/domain/invoice/begin-deposit'
import { today } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { presentInvoice } from '../document/present.ts'
import { readDraft } from '../document/snapshot.ts'
import { lockInvoice } from '../document/store.ts'
import { depositDates, linkDeposits } from './deposit-store.ts'
import { beginDraft } from './write-draft.ts'

/** Drafts a deposit invoice on a draft, which becomes the final invoice of its deposits. */
export const beginDepositRoute = workspaceRoute(
  beginDeposit,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (row.issued_at) return refuse('already_issued')
    const agreed = readDraft(row.draft, row.draft_format)
    const day = today(context.clock, member.timeZone)
    const dates = await depositDates(tx, workspaceId, agreed, day)
    const draft = depositOf(agreed, input.share, newId, dates)
    if (!draft.ok) return draft
    const author = { workspaceId, personId: member.id }
    const begun = await beginDraft(tx, context.clock, author, draft.value)
    if (!begun.ok) return refuse('not_found')
    await linkDeposits(tx, workspaceId, [begun.value], row.id)
    const view = await presentInvoice(tx, context, workspaceId, begun.value)
    return view ? respond(view) : refuse('not_found')
  },
)
