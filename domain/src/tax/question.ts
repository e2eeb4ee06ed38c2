import type { OfferedTax, Proof, SellerStatus, TaxReason } from '../country/country.ts'
import type { Supply } from '../country/supply.ts'
import type { Place } from '../country/territory.ts'
import type { LocalDate } from '../date.ts'
import type { CompanyTax } from './company-tax.ts'
import type { PartyKind } from '../party/party.ts'
import type { DraftTax, Tax } from '../tax-category/category.ts'

/** A tax that the item has of its own: what its seller chose for it at home. */
export type OwnTax = Pick<Tax, 'category' | 'rate'> & {
  /** Of an offered tax; '' for a tax that was only typed, or of an item from before keys were kept. */
  readonly key: string
}

export type TaxQuestion = {
  readonly seller: {
    readonly place: Place
    readonly status: SellerStatus
    readonly hasVatId: boolean
    /** Declares sales to private customers in other member states in the one-stop shop (art. 369b). */
    readonly usesOneStopShop: boolean
    /** Its own list of taxes. */
    readonly taxes: readonly CompanyTax[]
  }
  readonly buyer: {
    readonly place: Place
    readonly kind: PartyKind
    /** Normalised, with its prefix; '' without one. */
    readonly vatId: string
    /** Without a number: it has applied for it. Absent: no. */
    readonly isVatIdAwaited?: boolean
    /** Of an exemption, or of a special economic zone; '' without one. */
    readonly certificate: string
    /** The state or province that issued the certificate, and its last day; absent: any. */
    readonly certificateState?: string
    readonly certificateUntil?: LocalDate
  }
  /** Where goods are taken, when not to the buyer's address. */
  readonly delivery: Place | null
  /** Where it is performed, for a supply that is where it is performed; null or absent: not stated. */
  readonly performedAt?: Place | null | undefined
  readonly supply: Supply
  readonly own: OwnTax | null
  /** Of the document: the exemption reason is in it. */
  readonly language: string
  /** The day of supply: the rates in force that day. */
  readonly day: LocalDate
}

export type TaxDecision = {
  /** Of an offered tax of the seller, or of the buyer's country in the one-stop shop; '' for a tax only typed. */
  readonly key: OfferedTax['key']
  readonly tax: DraftTax
  /** The law, as it is cited; '' where none is known. */
  readonly article: string
  readonly reason: TaxReason
  /** What the seller must have or keep for the tax to hold. */
  readonly proofs: readonly Proof[]
  /** Those of them that the data of the two parties lack. */
  readonly missing: readonly Proof[]
  /** The territories by name among which an address must be decided; absent: none is in doubt. */
  readonly territories?: readonly string[]
}
