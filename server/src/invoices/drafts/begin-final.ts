import { beginFinal } from '@bordereau/contract/corrections'
import { refuse } from '@bordereau/domain/decision'
import { beginFinal as finalOf } from '@bordereau/domain/invoice/begin-deposit'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { presentInvoice } from '../document/present.ts'
import { readDraft } from '../document/snapshot.ts'
import { lockInvoice } from '../document/store.ts'
import { freeDeposits, linkDeposits, refreshFinal } from './deposit-store.ts'
import { beginDraft } from './write-draft.ts'

/** Drafts the final invoice of an issued deposit, and of further ones of the same customer and currency. */
export const beginFinalRoute = workspaceRoute(
  beginFinal,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (!row.issued_at) return refuse('not_issued')
    if (row.type !== 'deposit') return refuse('not_a_deposit')
    if (row.final_id !== null) return refuse('final_exists', { invoiceId: row.final_id })
    const wanted = [...new Set([row.id, ...(input.depositIds ?? [])])]
    const { customer_id: customerId, currency } = row
    const free = await freeDeposits(tx, workspaceId, wanted, { customerId, currency })
    if (free.length < wanted.length) return refuse('not_a_deposit')
    const author = { workspaceId, personId: member.id }
    const draft = finalOf(readDraft(row.draft, row.draft_format))
    const begun = await beginDraft(tx, context.clock, author, draft)
    if (!begun.ok) return refuse('not_found')
    await linkDeposits(tx, workspaceId, free, begun.value)
    await refreshFinal(tx, workspaceId, begun.value)
    const view = await presentInvoice(tx, context, workspaceId, begun.value)
    return view ? respond(view) : refuse('not_found')
  },
)
