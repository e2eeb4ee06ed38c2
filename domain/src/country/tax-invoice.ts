import type { LocalText } from '../local-text.ts'
import type { NationalPaper, PrintedDocument } from './paper.ts'

/** The words of the law; in other languages too, because it wants these. */
const TAX_INVOICE: LocalText = { en: 'Tax invoice', ar: 'فاتورة ضريبية' }

/**
 * Where the law wants an invoice on a taxed sale of a registered seller to be called a tax invoice. Not in New Zealand, which gave
 * the words up on 2023-04-01 (https://www.ird.govt.nz/gst/tax-invoices-for-gst/rules-for-tax-invoices-are-changing-on-1-april-2023).
 *
 * Australia: A New Tax System (Goods and Services Tax) Act 1999, s. 29-70 (1) (d) with GSTR 2013/1, n. 18: it must be clear that
 * the document is meant as one. Singapore: GST (General) Regulations, reg. 11 (1) (a). United Arab Emirates: Cabinet Decision
 * 52/2017, art. 59 (1) (a). South Africa: VAT Act 89/1991, s. 20 (4) (a), one of "tax invoice", "VAT invoice" and "invoice",
 * which a title in another language is not.
 */
export const TAX_INVOICE_PAPER: NationalPaper = {
  title: document => (isTaxInvoice(document) ? TAX_INVOICE : undefined),
  statements: () => [],
  copies: [],
  amountInWords: () => undefined,
  signatory: () => undefined,
}

function isTaxInvoice({ type, setsOffDeposits, seller, taxes }: PrintedDocument): boolean {
  const isRegistered = [seller.vatId, seller.taxRegistration].some(id => id.trim() !== '')
  const isCharged = taxes.some(({ category }) => category === 'S')
  return type === 'invoice' && !setsOffDeposits && isRegistered && isCharged
}
