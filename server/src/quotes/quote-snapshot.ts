import type { LocalDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { canonical } from '../invoices/document/canonical.ts'
import { type DocumentStyle, readDraft } from '../invoices/document/snapshot.ts'

const FORMAT = 1

/** A version of a quote as it was sent. What it says follows from it alone, by the same computation as an invoice. */
export type QuoteSnapshot = {
  readonly number: string
  readonly revision: number
  readonly sentOn: LocalDate
  readonly validUntil: LocalDate
  readonly draft: Draft
  readonly draftFormat: number
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  readonly look: DocumentStyle
}

/** The canonical text that is stored and hashed. */
export function writeQuoteSnapshot(snapshot: QuoteSnapshot): string {
  return canonical({ format: FORMAT, ...snapshot })
}

export function readQuoteSnapshot(row: {
  readonly frozen: string
  readonly frozen_format: number
}): QuoteSnapshot {
  if (row.frozen_format !== FORMAT) throw new Error(`quote of unknown format ${row.frozen_format}`)
  // Written by writeQuoteSnapshot.
  const stored = JSON.parse(row.frozen) as QuoteSnapshot
  return { ...stored, draft: readDraft(stored.draft, stored.draftFormat) }
}

export const QUOTE_SNAPSHOT_FORMAT = FORMAT
