import { type DocumentType, documentTypeOfCode } from '../document-kind.ts'
import type { PaperText } from '../text/text.ts'
import type { Invoice } from './invoice.ts'

/** What a document is called on itself, in a language's texts: 'Facture d’acompte', 'Schlussrechnung'. */
export function documentTitle(
  text: PaperText,
  document: { readonly type: DocumentType; readonly setsOffDeposits: boolean },
): string {
  return document.type === 'invoice' && document.setsOffDeposits
    ? text.finalInvoice
    : text[TITLES[document.type]]
}

/** The title of an issued document. */
export function titleOfInvoice(
  text: PaperText,
  {
    typeCode,
    deposits,
  }: Pick<Invoice, 'typeCode'> & { readonly deposits?: readonly unknown[] | undefined },
): string {
  const setsOffDeposits = (deposits ?? []).length > 0
  return documentTitle(text, { type: documentTypeOfCode(typeCode), setsOffDeposits })
}

const TITLES = {
  invoice: 'invoice',
  deposit: 'depositInvoice',
  credit_note: 'creditNote',
  debit_note: 'debitNote',
  corrected_invoice: 'correctedInvoice',
  self_billed_invoice: 'selfBilledInvoice',
  self_billed_credit_note: 'selfBilledCreditNote',
} as const satisfies Readonly<Record<DocumentType, keyof PaperText>>
