import type { DocumentKind } from '../document-kind.ts'
import { countryRules } from '../country/rules.ts'
import type { DocumentSeriesKind } from '../numbering/series-kind.ts'
import type { PartyProfile } from '../party/party.ts'
import { buyerDetails } from './buyer-details.ts'
import type { Draft } from './draft.ts'

/**
 * The series from which a document takes its number when it is issued: that of its kind (seriesKindOf), or of simplified
 * invoices, where the law wants one of their own and the document leaves out what a full invoice says of its buyer. A
 * self-billed document has one of its supplier.
 */
export function documentSeries(
  kind: DocumentKind,
  draft: Draft,
  seller: Pick<PartyProfile, 'address' | 'sellerTerms'>,
  buyer: PartyProfile | null,
): DocumentSeriesKind {
  if (draft.type === 'self_billed_invoice' || draft.type === 'self_billed_credit_note')
    return draft.type
  const { simplified } = countryRules(seller.address.country).numberPatterns
  if (simplified === undefined || kind !== 'invoice' || buyer === null) return kind
  return buyerDetails(draft, seller, buyer).simplified ? 'simplified' : kind
}
