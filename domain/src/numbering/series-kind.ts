import { DOCUMENT_KINDS } from '../document-kind.ts'

/** What a series numbers: documents of one side of the ledger, simplified invoices where the law wants it, or quotes. */
export const SERIES_KINDS = [...DOCUMENT_KINDS, 'simplified', 'quote'] as const
export type SeriesKind = (typeof SERIES_KINDS)[number]
/** What numbers issued documents. */
export type DocumentSeriesKind = Exclude<SeriesKind, 'quote'>

/** The pattern of quotes in a new company. */
export const QUOTE_PATTERN = 'Q{YYYY}-{seq:4}'
