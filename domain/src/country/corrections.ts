import type { DocumentKind, DocumentType } from '../document-kind.ts'

/** How a seller of the country corrects an issued invoice. */
export type CorrectionRules = {
  /** The lawful documents, in the order of the menu. */
  readonly types: readonly DocumentType[]
  /**
   * How paper and lists state a credit note: as the amount credited, or as a difference, which is negative. The XML keeps
   * positive amounts, because BT-3 says what they are.
   */
  readonly lowersAs: 'amount' | 'difference'
  /** The series of debit notes and of corrected invoices; credit notes have one of their own everywhere. */
  readonly series: DocumentKind
  /** The law, as it is cited; '' where none is known. */
  readonly source: string
}

/** Directive 2006/112/EC, art. 219: every document that amends an invoice and refers to it is treated as an invoice. */
export const EU_CORRECTIONS: CorrectionRules = {
  types: ['credit_note', 'debit_note', 'corrected_invoice'],
  lowersAs: 'amount',
  series: 'invoice',
  source: 'Directive 2006/112/EC, art. 219',
}

/** Where no law on corrections is known: the two documents of general trade. */
export const TRADE_CORRECTIONS: CorrectionRules = {
  types: ['credit_note', 'debit_note'],
  lowersAs: 'amount',
  series: 'invoice',
  source: '',
}
