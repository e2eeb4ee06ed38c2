import type { LocalText } from '../local-text.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { LegalNote } from './country.ts'
import type { Law } from './settlement.ts'

/** What the law of a seller's country wants its invoices to say of a business that buys. */
export type BuyerDetailRules = Law & {
  /** The law that wants the number of a buyer at home too (TaxIdKind.requiredFor says which). */
  readonly number?: Law & {
    /** By which the invoice goes without a number that the buyer was asked for and did not give. */
    readonly without?: Law
  }
  /** The law that wants the number of a business at home if it has one; `above`: only on sums higher than these. */
  readonly numberIfAny?: Law & { readonly above?: Limits }
  readonly simplified?: SimplifiedRules
  /**
   * Whether an invoice within the state whose tax the buyer owes must name the buyer's VAT number, as the directive wants
   * (art. 226 (4)); 'advised': the law of the state itself wants only the words on the tax. Absent: it must.
   */
  readonly reverseChargeNumber?: 'advised'
}

/** Sums with tax; the sum itself is included. */
export type Limits = readonly { readonly currency: Currency; readonly amount: Decimal }[]

/** Up to such a sum an invoice on a sale at home may leave the buyer's name and address out. */
export type SimplifiedRules = Law & {
  readonly limits: Limits
  /** The trades that have a higher limit, of which the seller says that it is one (SellerTerms.simplifiedTrade). */
  readonly trades?: Law & { readonly name: LocalText; readonly limits: Limits }
  /** The buyer's number is not left out. */
  readonly namesNumber: boolean
  /** What the document says of being one. */
  readonly note?: LegalNote
}

/** Full name and address of the customer. Member states may allow less up to 400 € (art. 220a and 238), or nothing. */
export const EU_BUYER_DETAILS: BuyerDetailRules = {
  law: 'Directive 2006/112/EC, art. 226 (5)',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
}
