import { duplicateInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { duplicate } from '@bordereau/domain/invoice/duplicate'
import { todayOf } from '../company/today.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { newId } from '../lib/id.ts'
import { asDate, presentInvoice } from './present.ts'
import { findInvoice } from './store.ts'
import { readDraft } from './stored.ts'
import { beginDraft } from './write-draft.ts'

export const duplicateInvoiceRoute = workspaceRoute(
  duplicateInvoice,
  async ({ house, tx, member, query }) => {
    const { workspaceId } = member
    const row = await findInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const draft = duplicate(
      readDraft(row.draft, row.draft_format),
      asDate(row.issue_date) ?? (await todayOf(tx, house.clock, workspaceId)),
      newId,
    )
    const author = { workspaceId, personId: member.id }
    const begun = await beginDraft(tx, house.clock, author, draft, {
      kind: 'duplicated',
      detail: { of: row.number ?? '' },
    })
    if (!begun.ok) return refuse('not_found')
    const view = await presentInvoice(tx, house, workspaceId, begun.value)
    return view ? answer(view) : refuse('not_found')
  },
)
