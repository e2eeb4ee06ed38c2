import type { Law } from './settlement.ts'

/** How the law of a seller's country lets the customer write the seller's invoices. */
export type SelfBillingRules = Law & {
  /** Further words that this law wants on such a document, in its own language. */
  readonly words?: string
  /** By which only the seller corrects such an invoice. */
  readonly correctedBySeller?: Law
}

/** By prior agreement, and each invoice accepted by the seller; the words are those of art. 226 (10a). */
export const EU_SELF_BILLING: SelfBillingRules = {
  law: 'Directive 2006/112/EC, art. 224',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
}
