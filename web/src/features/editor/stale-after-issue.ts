import { listSeries } from '@bordereau/contract/company'
import { type InvoiceView, getInvoice } from '@bordereau/contract/invoices'
import { MAIL_QUERIES } from '../document/invoice-queries.ts'

/** The queries whose responses are stale once a document is issued; its own page is known from the response. */
export function staleAfterIssue({ draft, deposits, finalInvoice }: InvoiceView) {
  const changesOthers = draft.corrects !== null || deposits.length > 0 || finalInvoice !== null
  const stale = changesOthers
    ? MAIL_QUERIES
    : MAIL_QUERIES.filter(endpoint => endpoint.name !== getInvoice.name)
  // The number is taken, so the next one is another.
  return [...stale, listSeries]
}
