import { isEu } from '../country/countries.ts'
import type { Supply } from '../country/supply.ts'
import { type Place, territoryOf } from '../country/territory.ts'
import type { Minor } from '../money/currency.ts'
import type { PartyKind } from '../party/party.ts'

/**
 * Directive 2006/112/EC, art. 59c: up to this sum without VAT, in this calendar year and the one before, distance sales
 * of goods and electronic services to private customers in other member states are taxed at home. In cents of the euro.
 */
export const DISTANCE_SALES_LIMIT: Minor = 1_000_000n

/** From this share of the limit on, the seller is warned in advance. */
const NEAR_PERCENT = 80n

/** Sums without VAT in cents of the euro. */
export type DistanceSales = {
  readonly thisYear: Minor
  readonly lastYear: Minor
  /** Of the document that is being written; 0 for none. */
  readonly document: Minor
}

/**
 * Where the sums stand. 'over': the customer's rate is due already. 'crossing': this document crosses the limit, and from
 * it on the customer's rate is due (art. 59c (2)). 'near': 80 % are reached.
 */
export function distanceSalesState({
  thisYear,
  lastYear,
  document,
}: DistanceSales): 'below' | 'near' | 'crossing' | 'over' {
  if (lastYear > DISTANCE_SALES_LIMIT || thisYear > DISTANCE_SALES_LIMIT) return 'over'
  if (thisYear + document > DISTANCE_SALES_LIMIT) return 'crossing'
  return (thisYear + document) * 100n >= DISTANCE_SALES_LIMIT * NEAR_PERCENT ? 'near' : 'below'
}

/** Whether a sale counts: goods and electronic services to a private customer in another member state. */
export function isDistanceSale(
  seller: Place,
  buyer: { readonly place: Place; readonly kind: PartyKind },
  supply: Supply,
): boolean {
  if (buyer.kind !== 'person' || (supply !== 'goods' && supply !== 'electronic')) return false
  const [from, to] = [territoryOf(seller), territoryOf(buyer.place)]
  return from.eu.goods && to.eu.goods && isEu(to.law) && from.area.goods !== to.area.goods
}
