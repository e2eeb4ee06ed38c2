import type { PartyProfile } from '../../party/party.ts'
import type { ProcessFacts } from '../country.ts'
import { type Supply, isGoods } from '../supply.ts'
import { territoryOf } from '../territory.ts'

export type Nature = 'goods' | 'services' | 'both'

export function natureOf(supplies: readonly Supply[]): Nature {
  const goods = supplies.some(isGoods)
  const services = supplies.some(supply => !isGoods(supply))
  if (goods && services) return 'both'
  return goods ? 'goods' : 'services'
}

const LETTERS: Readonly<Record<Nature, string>> = { goods: 'B', services: 'S', both: 'M' }

/**
 * BT-23 of the reform (XP Z12-012, BR-FR-08): goods, services or both; 1 an invoice to be paid, 2 already paid, 4 a final
 * invoice after deposits.
 */
export function businessProcess({ supplies, isPaid, followsDeposit }: ProcessFacts): string {
  const stage = followsDeposit ? '4' : isPaid ? '2' : '1'
  return `${LETTERS[natureOf(supplies)]}${stage}`
}

/**
 * How the reform treats a document (BT-22 of the note BAR): e-invoicing between businesses in France (CGI art. 289 bis),
 * public buyers included; e-reporting for all others (CGI art. 290), and so for French addresses where French VAT does not
 * apply: Guiana, Mayotte and the overseas collectivities.
 */
export function treatmentOf({ kind, address }: PartyProfile): string {
  const party = kind === 'person' ? 'B2C' : 'B2B'
  const { law, withoutVat } = territoryOf(address)
  const isInFrance = address.country === 'FR' && law === 'FR' && withoutVat === undefined
  return isInFrance ? party : `${party}INT`
}
