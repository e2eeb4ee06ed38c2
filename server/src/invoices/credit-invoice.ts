import { creditInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { creditDraft } from '@bordereau/domain/invoice/credit'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { asDate, presentInvoice } from './present.ts'
import { lockInvoice } from './store.ts'
import { readDraft } from './stored.ts'
import { beginDraft } from './write-draft.ts'

export const creditInvoiceRoute = workspaceRoute(
  creditInvoice,
  async ({ house, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const issueDate = asDate(row.issue_date)
    if (row.number === null || issueDate === null) return refuse('not_issued')
    if (row.kind === 'credit_note') return refuse('is_credit_note')
    if (row.credited_minor >= row.payable_minor) return refuse('over_credited', { left: '0' })
    const draft = creditDraft(
      { id: row.id, number: row.number, issueDate, draft: readDraft(row.draft, row.draft_format) },
      { reason: input.reason, lines: input.lines },
    )
    if (!draft.ok) return refuse('over_credited', draft.detail)
    const begun = await beginDraft(
      tx,
      house.clock,
      { workspaceId, personId: member.id },
      draft.value,
    )
    if (!begun.ok) return refuse('not_found')
    const view = await presentInvoice(tx, house, workspaceId, begun.value)
    return view ? answer(view) : refuse('not_found')
  },
)
