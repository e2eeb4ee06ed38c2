import { isEu } from '../country/countries.ts'
import { type Place, territoryOf } from '../country/territory.ts'
import { stateOfVatId } from '../country/state-of-vat-id.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { statedKey } from './stated-key.ts'

/**
 * How a taxed part of an issued document counts in the returns of its seller. The letters are those by which the tables of
 * boxes name them.
 */
export const TREATMENTS = {
  /** Taxed by the seller at home, at a rate or at zero. */
  home: 'h',
  /** At home, and the customer owes the tax. */
  home_reverse_charge: 'hr',
  /** Goods to another member state: Directive 2006/112/EC, art. 138. */
  intra_community: 'k',
  /** A service of art. 44 whose customer in another member state owes the tax by art. 196. */
  service_reverse_charge: 's',
  /** The place is in another member state, whose law lets the customer owe the tax (art. 194). */
  local_reverse_charge: 'x',
  /** The place is in another member state, where the seller owes the tax: one-stop shop or a number there. */
  foreign_tax: 'f',
  /** Art. 146 to 153: exempt with deduction. */
  export: 'g',
  /** Outside of the seller's tax: the place is outside of the Union, or there is no supply. */
  outside: 'o',
  /** Exempt without deduction: art. 132 to 135. */
  exempt: 'e',
  /** The seller charges no tax as a small business. */
  small_business: 'q',
  /** Taxed on the margin: art. 306 to 325. */
  margin: 'm',
  /** The second supply of a triangle, whose customer owes the tax: art. 141 and 197. */
  triangulation: 't',
  /** The transfer of call-off stock (art. 17a), which is no supply. */
  call_off: 'c',
  /** Goods installed or assembled in another member state: art. 36. */
  installed: 'a',
} as const
export type Treatment = keyof typeof TREATMENTS

/** What an issued document states of one of its taxed parts, and between whom. */
export type StatedSupply = {
  readonly category: TaxCategoryCode
  readonly exemptionCode: string
  readonly exemptionReason: string
  /** Of the offered tax; documents that were issued before it was kept have none. */
  readonly key?: string | undefined
  /** The state whose tax it is, where that is not the seller's. */
  readonly country?: string | undefined
  /** The kind of supply of the line; absent where it has none, as a discount of the whole. */
  readonly supply?: string | undefined
  readonly seller: Place
  readonly buyer: Place
  /** With the letters of its state; '' without one. */
  readonly buyerVatId: string
}

/**
 * By the key of the offered tax where the document keeps it, else by category, code, the words of the reason, the state of
 * the buyer and the kind of supply, which every document has.
 */
export function treatmentOf(stated: StatedSupply): Treatment {
  const treatment = withoutInstallation({ ...stated, key: keyOf(stated) })
  return stated.supply === 'installed_goods' && ABROAD.has(treatment) ? 'installed' : treatment
}

const ABROAD: ReadonlySet<Treatment> = new Set<Treatment>([
  'local_reverse_charge',
  'foreign_tax',
  'service_reverse_charge',
])

function keyOf({ key, ...stated }: StatedSupply): string {
  return key !== undefined && key !== '' ? key : (statedKey(stated) ?? '')
}

function withoutInstallation(stated: StatedSupply): Treatment {
  const { key = '', category } = stated
  const fixed = BY_KEY[key]
  if (fixed !== undefined) return fixed
  if (key.startsWith('margin')) return 'margin'
  if (key.startsWith('oss_')) return 'foreign_tax'
  if (key.startsWith('outside_scope')) return 'outside'
  if (key.startsWith('export')) return 'export'
  if (key.startsWith('reverse_charge_domestic')) return 'home_reverse_charge'
  if (category === 'AE') return reverseChargeOf(stated)
  if (isOfAnotherState(stated)) return 'foreign_tax'
  return category === 'E' ? exemptionOf(stated) : BY_CATEGORY[category]
}

/** Keys that say it all; those of rates do not, because the same rate may be another state's. */
const BY_KEY: Readonly<Record<string, Treatment | undefined>> = {
  intra_community: 'intra_community',
  triangulation: 'triangulation',
  reverse_charge_local: 'local_reverse_charge',
  call_off: 'call_off',
  small_business: 'small_business',
  eu_small_business: 'small_business',
  composition: 'small_business',
  // IGST Act, s. 16: a supply to a special economic zone is zero-rated as an export is.
  sez: 'export',
  no_vat: 'outside',
  // Who is not registered files no return.
  unregistered: 'outside',
  // Money laid out for the customer, and what is collected with the price: no part of the value of the supply.
  excluded: 'outside',
  tcs: 'outside',
}

const BY_CATEGORY: Readonly<Record<Exclude<TaxCategoryCode, 'AE' | 'E'>, Treatment>> = {
  S: 'home',
  Z: 'home',
  L: 'home',
  M: 'home',
  B: 'home',
  K: 'intra_community',
  G: 'export',
  O: 'outside',
}

/** A tax of the seller's own law is not foreign, whichever code its part of the country has. */
function isOfAnotherState({ country, seller }: StatedSupply): boolean {
  return country !== undefined && country !== '' && country !== territoryOf(seller).law
}

/** Supplies whose place is where they are or happen, also for a business: Directive 2006/112/EC, art. 31 to 39 and 47 to 57. */
const NOT_BY_CUSTOMER: ReadonlySet<string> = new Set([
  'goods',
  'installed_goods',
  'goods_on_board',
  'energy',
  'second_hand',
  'land',
  'restaurant',
  'admission',
  'passenger_transport',
  'short_hire',
])

/** Whose reverse charge it is: the seller's own law, art. 196, or the law of the place. */
function reverseChargeOf(stated: StatedSupply): Treatment {
  if (isOfAnotherState(stated)) return 'local_reverse_charge'
  const from = territoryOf(stated.seller)
  const to = territoryOf(stated.buyer)
  const state = stateOfVatId(stated.buyerVatId)
  const isHome = from.area.services === to.area.services
  const isNumberAbroad = state !== undefined && state !== from.law
  // A key of the seller's own law says no more than that the customer owes: abroad, by art. 196.
  if (isHome && !(isNumberAbroad && stated.key === 'reverse_charge')) return 'home_reverse_charge'
  if (!from.eu.services) return 'outside'
  // A number of Northern Ireland counts for goods only.
  const isInUnion = to.eu.services || (isNumberAbroad && isEu(state))
  if (!isInUnion) return 'outside'
  return NOT_BY_CUSTOMER.has(stated.supply ?? '')
    ? 'local_reverse_charge'
    : 'service_reverse_charge'
}

/** By its code of the VATEX list (the Connecting Europe Facility's, version 8). */
function exemptionOf({ exemptionCode }: StatedSupply): Treatment {
  if (/^VATEX-EU-(D|F|I|J|309)$/.test(exemptionCode)) return 'margin'
  if (/^VATEX-[A-Z]{2}-FRANCHISE$/.test(exemptionCode)) return 'small_business'
  // Art. 143 to 159: imports, exports, ships, diplomats, warehouses.
  if (/^VATEX-EU-1(4[3-9]|5\d)(-|$)/.test(exemptionCode)) return 'export'
  // Art. 79 (c): money laid out in the customer's name.
  return exemptionCode === 'VATEX-EU-79-C' ? 'outside' : 'exempt'
}
