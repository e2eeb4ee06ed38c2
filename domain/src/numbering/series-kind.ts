import { DOCUMENT_KINDS } from '../document-kind.ts'

/** What a series numbers: documents of one side of the ledger, simplified invoices where the law wants it, or quotes. */
export const SERIES_KINDS = [...DOCUMENT_KINDS, 'simplified', 'quote'] as const
export type SeriesKind = (typeof SERIES_KINDS)[number]

/**
 * The series of one supplier: the numbers of its self-billed documents follow one another without those of others, as
 * among its own invoices (Directive 2006/112/EC, art. 226 (2)); corrections apart, which some laws want (Spain).
 */
export type SelfBilledSeriesKind = 'self_billed_invoice' | 'self_billed_credit_note'

/** What numbers issued documents. */
export type DocumentSeriesKind = Exclude<SeriesKind, 'quote'> | SelfBilledSeriesKind

export function isSelfBilledSeries(kind: DocumentSeriesKind): kind is SelfBilledSeriesKind {
  return kind === 'self_billed_invoice' || kind === 'self_billed_credit_note'
}

/** The pattern of a series of a supplier; `place` counts the suppliers of the company from 1. */
export function selfBilledPattern(kind: SelfBilledSeriesKind, place: number): string {
  const letters = kind === 'self_billed_invoice' ? 'SBI' : 'SBC'
  return `${letters}${String(place).padStart(2, '0')}-{YYYY}-{seq:4}`
}
