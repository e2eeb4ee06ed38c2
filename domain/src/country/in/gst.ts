import type { Minor } from '../../money/currency.ts'
import { type Decimal, decimal, divide } from '../../money/decimal.ts'
import type { Address, Country, PartyProfile } from '../../party/party.ts'
import type { TaxParty } from '../country.ts'
import { type PerformedAt, type Supply, isGoods } from '../supply.ts'
import { STATES } from './address.ts'

/** The first two digits of a GSTIN; '96' is another country, '97' another territory. */
export type StateCode = string

export const OTHER_COUNTRY: StateCode = '96'

/** The GST state of a party: from its GSTIN, else from its address; '96' outside India. */
export function stateOf(profile: Pick<PartyProfile, 'address' | 'taxIds'>): StateCode | undefined {
  if (profile.address.country !== 'IN') return OTHER_COUNTRY
  const gstin = gstinOf(profile)
  return gstin ? gstin.slice(0, 2) : stateOfAddress(profile.address)
}

export const hasGstin = (profile: Pick<PartyProfile, 'taxIds'>): boolean =>
  gstinOf(profile) !== undefined

function gstinOf({ taxIds }: Pick<PartyProfile, 'taxIds'>): string | undefined {
  return taxIds.find(id => id.kind === 'gstin' && id.value !== '')?.value
}

/** A document's party may have its GSTIN as any of its numbers (partyOf). */
export function gstinOfParty({
  taxRegistration,
  vatId,
  identifiers,
}: TaxParty): string | undefined {
  const numbers = [taxRegistration, vatId, ...identifiers.map(({ id }) => id)]
  return numbers.find(number => GSTIN.test(number))
}

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/

/**
 * Place of supply as a state code. A registered recipient: its own state, for services (IGST Act 2017, s. 12 (2)) and for
 * goods that it has delivered elsewhere (s. 10 (1) (b): bill to, ship to). Any other: where goods are delivered (s. 10 (1)
 * (a) and (ca)), which is no export where the buyer is abroad (s. 2 (5)); else where the recipient is, or the supplier when
 * that is not known. Abroad: '96'. One place of a document: of goods and services together, that of the goods.
 */
export function placeOfSupply(supply: {
  readonly seller: StateCode | undefined
  readonly buyer: StateCode | undefined
  readonly buyerCountry: Country
  /** The buyer has a GSTIN. */
  readonly buyerRegistered: boolean
  readonly delivery: Address | null
  /** Absent: not known, so that goods are assumed. */
  readonly supplies?: readonly Supply[] | undefined
  readonly performedAt?: PerformedAt | null | undefined
}): StateCode | undefined {
  const { buyer, buyerCountry, buyerRegistered, delivery, supplies } = supply
  const atPlace = placeOfPerformance(supply)
  if (atPlace !== undefined) return atPlace
  if (buyerRegistered && buyer !== undefined && buyerCountry === 'IN') return buyer
  const hasGoods = supplies?.some(isGoods) ?? true
  const delivered = hasGoods && delivery?.country === 'IN' ? stateOfAddress(delivery) : undefined
  if (delivered !== undefined) return delivered
  return buyerCountry === 'IN' ? (buyer ?? supply.seller) : OTHER_COUNTRY
}

/**
 * Land, meals, admission and care are where they are, whatever the buyer (s. 12 (3), (4), (6)); events and journeys too, but to a
 * registered recipient in India (s. 12 (5), (7), (9)). To a recipient abroad every kind with a place is there (s. 13 (3) to
 * (5), (10)). Where a document says no place, it is the supplier's. undefined: no such kind.
 */
function placeOfPerformance(supply: Parameters<typeof placeOfSupply>[0]): StateCode | undefined {
  const { seller, buyerCountry, buyerRegistered, supplies = [], performedAt } = supply
  const isAbroad = buyerCountry !== 'IN'
  const kinds = isAbroad ? ABROAD : buyerRegistered ? REGISTERED : UNREGISTERED
  if (!supplies.some(kind => kinds.has(kind)))
    return isAbroad && supplies.some(isOfSupplier) ? seller : undefined
  if (!performedAt) return isAbroad ? undefined : seller
  if (performedAt.country !== 'IN') return isAbroad ? OTHER_COUNTRY : undefined
  return stateOfAddress(performedAt)
}

const REGISTERED: ReadonlySet<Supply> = new Set<Supply>([
  'land',
  'restaurant',
  'admission',
  'in_person',
])
const UNREGISTERED: ReadonlySet<Supply> = new Set<Supply>([
  ...REGISTERED,
  'event',
  'passenger_transport',
])
const ABROAD: ReadonlySet<Supply> = new Set<Supply>([...UNREGISTERED, 'movable_work'])

/** S. 13 (8) (b) and (c). */
function isOfSupplier(kind: Supply): boolean {
  return kind === 'intermediary' || kind === 'short_hire'
}

/** Inside one state CGST and SGST are charged, across states and borders and to special economic zones IGST. */
export function isIntraState(
  seller: StateCode | undefined,
  place: StateCode | undefined,
  specialZone = false,
): boolean {
  return !specialZone && seller !== undefined && seller === place && place !== OTHER_COUNTRY
}

/** Union territories without a legislature charge UTGST where the states charge SGST. */
export function stateTaxName(place: StateCode | undefined): 'SGST' | 'UTGST' {
  return place !== undefined && UNION_TERRITORIES.has(place) ? 'UTGST' : 'SGST'
}

export type GstSplit =
  | { readonly by: 'igst'; readonly rate: Decimal; readonly igst: Minor }
  | {
      readonly by: 'cgst_sgst'
      /** Of each half: 9 for 18 %. */
      readonly rate: Decimal
      readonly cgst: Minor
      readonly sgst: Minor
    }

/**
 * A VAT subtotal as GST. The halves always add up to the tax of the subtotal: of an odd number of paise, the odd one
 * goes to CGST, so the split never changes the total on the document.
 */
export function splitGst(
  subtotal: { readonly rate: Decimal; readonly tax: Minor },
  intraState: boolean,
): GstSplit {
  if (!intraState) return { by: 'igst', rate: subtotal.rate, igst: subtotal.tax }
  const sgst = subtotal.tax / 2n
  return {
    by: 'cgst_sgst',
    rate: divide(subtotal.rate, decimal('2'), 6),
    cgst: subtotal.tax - sgst,
    sgst,
  }
}

const UNION_TERRITORIES: ReadonlySet<StateCode> = new Set(['04', '26', '31', '35', '38'])

function stateOfAddress(address: Pick<Address, 'subdivision'>): StateCode | undefined {
  return STATES.find(state => state.code === address.subdivision)?.gstCode
}
