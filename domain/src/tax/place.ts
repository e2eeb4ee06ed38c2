import type { PartyKind } from '../party/party.ts'
import { isEu } from '../country/countries.ts'
import { countryRules } from '../country/rules.ts'
import { EU_PLACES } from '../country/place-table.ts'
import { type PlaceRule, type Supply, type Where, isGoods } from '../country/supply.ts'
import { type Place, type VatTerritory, territoryOf } from '../country/territory.ts'
import type { TaxQuestion } from './question.ts'

/** Where a supply is, by the law of the seller. */
export type PlaceOfSupply = {
  readonly where: Where
  /** undefined: the sale must say where it is performed. */
  readonly place: Place | undefined
  /** The law of the place; undefined where it is not known. */
  readonly rule: PlaceRule | undefined
}

/**
 * Where the supply of the question is. What is performed at a place that is not stated is where both parties are, if they are in
 * one area of the tax; else it must be asked.
 */
export function placeOfSupply(question: TaxQuestion, from: VatTerritory): PlaceOfSupply {
  const { seller, buyer, delivery, supply, performedAt } = question
  const rule = placeRule(seller.place, supply)
  const where = whereOf(rule, buyer.kind, supply)
  switch (where) {
    case 'seller':
      return { where, rule, place: seller.place }
    case 'buyer':
      return { where, rule, place: buyer.place }
    case 'buyer_abroad': {
      const to = territoryOf(buyer.place)
      const isInUnion = from.eu.services && to.eu.services
      return { where, rule, place: isInUnion ? seller.place : buyer.place }
    }
    case 'transport':
      return { where, rule, place: delivery ?? buyer.place }
    case 'place': {
      const kind = isGoods(supply) ? 'goods' : 'services'
      const isAtHome = territoryOf(buyer.place).area[kind] === from.area[kind]
      return { where, rule, place: performedAt ?? (isAtHome ? seller.place : undefined) }
    }
  }
}

/** Whether the place of the supply is asked of the line: by the seller's law it is where it is performed. */
export function isPerformedAtPlace(seller: Place, buyer: PartyKind, supply: Supply): boolean {
  return whereOf(placeRule(seller, supply), buyer, supply) === 'place'
}

function placeRule(seller: Place, supply: Supply): PlaceRule | undefined {
  const from = territoryOf(seller)
  const { places } = countryRules(from.law)
  return (places ?? (isEu(from.law) ? EU_PLACES : undefined))?.[supply]
}

/** Where the law of the place is not known: goods are where they are taken, everything else is where the buyer is. */
function whereOf(rule: PlaceRule | undefined, buyer: PartyKind, supply: Supply): Where {
  if (!rule) return isGoods(supply) ? 'transport' : 'buyer'
  return buyer === 'person' ? rule.person : rule.business
}
