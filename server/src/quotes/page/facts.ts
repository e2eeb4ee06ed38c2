import type { LocalDate } from '@bordereau/domain/date'
import type { QuoteStatus } from '@bordereau/domain/quote/status'
import type { QuoteContent } from '../compose.ts'
import type { QuoteSnapshot } from '../quote-snapshot.ts'

/** What the public page of a version shows: nothing of the workspace that is not on the quote itself. */
export type QuotePageFacts = {
  readonly language: string
  /** The page's path, without a trailing slash. */
  readonly path: string
  readonly snapshot: QuoteSnapshot
  readonly content: QuoteContent
  readonly hasLogo: boolean
  readonly accentColor: string
  readonly status: PageStatus
  /** The page of the newest version; null: this is it. */
  readonly newest: string | null
  readonly answer: {
    readonly name: string
    /** In the language of the page and the seller's time zone. */
    readonly at: string
    readonly signature: string
    readonly reason: string
  } | null
  /** The name was missing in a form that was sent. */
  readonly nameMissing: boolean
  readonly validUntil: LocalDate
}

/** The status for the customer, who has not to know whether it was invoiced. */
export type PageStatus = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'replaced'

export function pageStatusOf(
  status: QuoteStatus,
  version: { readonly isNewest: boolean; readonly answer: 'accepted' | 'declined' | null },
): PageStatus {
  // A version says how it was answered itself, also after a newer one.
  if (version.answer !== null) return version.answer
  if (!version.isNewest) return 'replaced'
  switch (status) {
    case 'sent':
    case 'viewed':
    case 'draft':
      return 'open'
    case 'accepted':
    case 'invoiced':
      return 'accepted'
    default:
      return status
  }
}
