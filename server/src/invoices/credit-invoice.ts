import { creditInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { creditInFull, creditLines, creditableOf } from '@bordereau/domain/invoice/credit'
import { isZero } from '@bordereau/domain/money/decimal'
import { answer } from '../lib/answer.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { issuedCreditNotes } from './credit-store.ts'
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
    const invoice = {
      invoiceId: row.id,
      number: row.number,
      issueDate,
      draft: readDraft(row.draft, row.draft_format),
    }
    const already = await issuedCreditNotes(tx, workspaceId, row.id)
    // Without lines named: all that is left, which is the whole invoice, to the cent, when nothing was credited yet.
    const draft =
      input.lines === undefined && already.length === 0
        ? creditInFull(invoice, input.reason, newId)
        : creditLines(
            invoice,
            input.lines ??
              creditableOf(invoice.draft, already).filter(line => !isZero(line.quantity)),
            input.reason,
            newId,
            already,
          )
    if (!draft.ok) return draft
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
