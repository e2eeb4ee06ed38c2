import { duplicateInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { duplicate } from '@bordereau/domain/invoice/duplicate'
import { todayOf } from '../../company/today.ts'
import { respond } from '../../lib/response.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { newId } from '../../lib/id.ts'
import { asDate, presentInvoice } from '../document/present.ts'
import { findInvoice } from '../document/store.ts'
import { readDraft } from '../document/snapshot.ts'
import { beginDraft } from './write-draft.ts'

export const duplicateInvoiceRoute = workspaceRoute(
  duplicateInvoice,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const row = await findInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const draft = duplicate(
      readDraft(row.draft, row.draft_format),
      asDate(row.issue_date) ?? (await todayOf(tx, context.clock, workspaceId)),
      newId,
    )
    const author = { workspaceId, personId: member.id }
    const begun = await beginDraft(tx, context.clock, author, draft, {
      kind: 'duplicated',
      detail: { of: row.number ?? '' },
    })
    if (!begun.ok) return refuse('not_found')
    const view = await presentInvoice(tx, context, workspaceId, begun.value)
    return view ? respond(view) : refuse('not_found')
  },
)
