import { DOCUMENT_KINDS } from '../document-kind.ts'

/** What a series numbers: documents of one side of the ledger, or quotes. */
export const SERIES_KINDS = [...DOCUMENT_KINDS, 'quote'] as const
export type SeriesKind = (typeof SERIES_KINDS)[number]

/** The pattern of quotes in a new company. */
export const QUOTE_PATTERN = 'Q{YYYY}-{seq:4}'
