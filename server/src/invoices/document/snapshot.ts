import { asStated } from '@bordereau/domain/invoice/as-stated'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { upcastDraft } from '@bordereau/domain/invoice/stored-draft'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { VatProof } from '@bordereau/domain/invoice/vat-proof'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { totalsFromMinorText } from '@bordereau/domain/invoice/totals-text'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import type { TaxPoints } from '@bordereau/domain/returns/tax-points'
import type { PaperStyle } from '@bordereau/domain/paper-style'
import { canonical } from './canonical.ts'

/** The format of stored snapshots, which is independent of the HTTP shapes; that of drafts is DRAFT_FORMAT in domain. */
export const SNAPSHOT_FORMAT = 1

export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft)
}

/** Throws RangeError for a format that a newer release wrote. */
export function readDraft(stored: unknown, format: number): Draft {
  return upcastDraft(stored, format)
}

/** The draft of an issued document, with the sums that it states. */
export function issuedDraft(row: {
  readonly draft: unknown
  readonly draft_format: number
  readonly frozen: string | null
  readonly frozen_format: number | null
}): Draft {
  const draft = readDraft(row.draft, row.draft_format)
  if (row.frozen === null) return draft
  return asStated(draft, readSnapshot(row.frozen, row.frozen_format ?? 0).totals.lineNet)
}

/**
 * The content of a document at issue, stored with it. In the stored text the totals' amounts are text of minor units.
 */
export type Snapshot = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  readonly bankAccount: BankAccount | null
  /** The style at issue: a later logo or design does not change issued documents. */
  readonly look: DocumentStyle
  /** For an exemption by the buyer's VAT number, where a register had said that it is valid. */
  readonly vatProof?: VatProof
  /** When its taxes arise; absent: on the day of issue, as of documents from before it was stored. */
  readonly taxPoints?: TaxPoints
}

export type DocumentStyle = PaperStyle & {
  readonly accentColor: string
  readonly footer: string
  readonly logo: { readonly sha256: string; readonly type: string } | null
  readonly language: string
  readonly secondLanguage: string | null
  /** The payment page as printed; documents issued before it was printed have none. */
  readonly payLink?: string | null
  /** Unix time in seconds: the only timestamp in the PDF, so that its bytes are reproducible. */
  readonly created: number
}

/** The canonical text that is stored and hashed. */
export function writeSnapshot(snapshot: Snapshot): string {
  return canonical({ format: SNAPSHOT_FORMAT, ...snapshot })
}

export function readSnapshot(text: string, format: number): Snapshot {
  if (format !== SNAPSHOT_FORMAT) throw new Error(`issued document of unknown format ${format}`)
  // Written by writeSnapshot; only the totals' amounts have another type in the text.
  const snapshot = JSON.parse(text) as StoredSnapshot
  return { ...snapshot, totals: totalsFromMinorText(snapshot.totals) }
}

type StoredSnapshot = Omit<Snapshot, 'totals'> & { readonly totals: Totals<string> }
