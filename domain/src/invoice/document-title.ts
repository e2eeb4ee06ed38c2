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
  { typeCode, deposits }: Pick<Invoice, 'typeCode' | 'deposits'>,
): string {
  const type = isOtherCreditNote(typeCode) ? 'credit_note' : documentTypeOfCode(typeCode)
  return documentTitle(text, { type, setsOffDeposits: (deposits ?? []).length > 0 })
}

const TITLES = {
  invoice: 'invoice',
  deposit: 'depositInvoice',
  credit_note: 'creditNote',
  debit_note: 'debitNote',
  corrected_invoice: 'correctedInvoice',
} as const satisfies Readonly<Record<DocumentType, keyof PaperText>>

/** The credit note types of UNTDID 1001 in EN 16931 beside 381. */
function isOtherCreditNote(typeCode: string): boolean {
  return OTHER_CREDIT_NOTES.has(typeCode)
}

const OTHER_CREDIT_NOTES: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 396 420 458 532'.split(' '),
)
