import type { Sells } from './sells.ts'
import type { LocalDate } from '../date.ts'
import type { Address, Country, PartyKind } from '../party/party.ts'
import type { SellerStatus } from './country.ts'

/**
 * What is supplied, as far as places of supply differ (Directive 2006/112/EC, art. 31 to 59; place-table.ts has the place of
 * each by the law of the seller). 'goods' are sent or handed over; 'services' are those of the general rule.
 */
export const SUPPLIES = [
  'services',
  'goods',
  // Art. 59: advice, licences, data and others, whose place differs for private customers abroad.
  'intangible',
  // Art. 58: by electronic means.
  'electronic',
  // Art. 47: lodging, letting, building works, architects.
  'land',
  // Art. 55: restaurant and catering.
  'restaurant',
  // Art. 53: admission to cultural, sporting, scientific, educational and like events, fairs.
  'admission',
  // Art. 54 (1): the event itself, teaching, performances.
  'event',
  // Art. 48.
  'passenger_transport',
  // Art. 49 and 50.
  'goods_transport',
  // Art. 56: of means of transport, up to 30 days (vessels 90), and longer.
  'short_hire',
  'long_hire',
  // Art. 54 (2) b: work on movable goods and their valuation.
  'movable_work',
  // Treatment, care, hairdressing: the general rule in the Union, the supplier's place in Switzerland.
  'in_person',
  // Art. 46: in the name and on behalf of another.
  'intermediary',
  // Art. 36: installed or assembled by or for the seller.
  'installed_goods',
  // Art. 37: on board a ship, aircraft or train.
  'goods_on_board',
  // Art. 38 and 39: gas, power, heat and cold by network.
  'energy',
  // Art. 312 to 325: second-hand goods under the margin scheme.
  'second_hand',
  // Art. 306 to 310: travel packages.
  'travel',
] as const
export type Supply = (typeof SUPPLIES)[number]

/** The others are services. */
const GOODS: ReadonlySet<Supply> = new Set<Supply>([
  'goods',
  'installed_goods',
  'goods_on_board',
  'energy',
  'second_hand',
])

/** The place of what is performed at a place: of a building, a meal, an event. */
export type PerformedAt = Pick<Address, 'country' | 'postCode' | 'city' | 'subdivision'>

/** Whether a supply is one of goods: their territories differ from those of services. */
export function isGoods(supply: Supply): boolean {
  return GOODS.has(supply)
}

/**
 * The kind of what is typed by hand: that of the line `before` it, where the company sells such things at all; it sells them
 * in a row. Else the usual one.
 */
export function typedSupply(sells: Sells, before?: Supply): Supply {
  const isSold =
    before !== undefined && (sells === 'both' || isGoods(before) === (sells === 'goods'))
  if (isSold) return before
  return sells === 'goods' ? 'goods' : 'services'
}

/** What decides where a supply is: 'buyer_abroad' is the buyer outside of the seller's tax union, else the seller. */
export type Where = 'seller' | 'buyer' | 'buyer_abroad' | 'place' | 'transport'

/** Where a kind of supply is, to a business and to a private customer. */
export type PlaceRule = {
  readonly business: Where
  readonly person: Where
  /** The law of the place, as it is cited. */
  readonly article: string
  /** The law as it is cited from a day on, where it was written anew. */
  readonly later?: { readonly from: LocalDate; readonly article: string }
  /** The tax stays in the price and is the seller's: the offered tax of the margin scheme. */
  readonly margin?: string
}

/** The law of a country, or of the Union, on the place of every kind of supply. */
export type PlaceTable = Readonly<Record<Supply, PlaceRule>>

/** Where a supply goes, seen from the seller's territory. */
export type Destination = 'home' | 'eu' | 'third'

/** What the tax of a supply depends on, when territories have been compared (tax/decide.ts). */
export type SupplyFacts = {
  readonly status: SellerStatus
  readonly supply: Supply
  /** What decided the place of supply. */
  readonly where: Where
  /** Where the supply is; `buyerIn`: where the buyer is. */
  readonly destination: Destination
  readonly buyerIn: Destination
  /** Codes of the territories (territory.ts) of the seller and of the destination. */
  readonly from: string
  readonly to: string
  /** The ISO country of the destination, and the code of its state or province; '' where none is given. */
  readonly toCountry: Country
  readonly toSubdivision: string
  /** The supply is in another territory than its buyer. */
  readonly isElsewhere: boolean
  /** The destination is a part of the seller's country with rates of its own, which hold for this supply. */
  readonly hasOwnRates: boolean
  /** The seller declares sales to private customers in other member states in the one-stop shop. */
  readonly usesOneStopShop: boolean
  /** The law of the destination lets the customer owe the tax of a foreign seller, and it has a number there. */
  readonly isOwedByCustomer: boolean
  readonly margin?: string
  readonly buyer: {
    readonly kind: PartyKind
    /** It has a VAT number of a member state other than the one the goods leave. */
    readonly hasVatId: boolean
    /** It has applied for one. Absent: no. */
    readonly isVatIdAwaited?: boolean
    /** The number of its exemption certificate, or of its approval as a special economic zone; '' without one. */
    readonly certificate: string
    /** It had one that does not cover this state or this day. */
    readonly hasLapsedCertificate: boolean
  }
}
