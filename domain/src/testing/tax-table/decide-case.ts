import { type SellerStatus } from '../../country/country.ts'
import { SUPPLIES, type Supply } from '../../country/supply.ts'
import type { Place } from '../../country/territory.ts'
import { localDate } from '../../date.ts'
import { decimal } from '../../money/decimal.ts'
import { TAX_CATEGORIES } from '../../tax-category/category.ts'
import { decideTax } from '../../tax/decide.ts'
import type { OwnTax, TaxDecision } from '../../tax/question.ts'
import type { TaxCase } from './cases.ts'

const STATUSES: readonly SellerStatus[] = [
  'registered',
  'small_business',
  'eu_small_business',
  'composition',
  'unregistered',
]

/** What the decision table says of a case, its notice in English. Throws RangeError where a column is not readable. */
export function decideCase(row: TaxCase): TaxDecision {
  const status = STATUSES.find(each => each === row.status)
  const usesOneStopShop = row.status === 'one_stop_shop'
  if (status === undefined && !usesOneStopShop) throw new RangeError(`no status: ${row.status}`)
  const { supply, delivered, performedAt, own } = suppliedIn(row.what)
  return decideTax({
    seller: {
      place: placeIn(row.seller),
      status: status ?? 'registered',
      hasVatId: true,
      usesOneStopShop,
      taxes: [],
    },
    buyer: {
      place: placeIn(row.buyer),
      kind: row.buyerStatus === 'person' ? 'person' : 'business',
      vatId: /with (\w+)/.exec(row.buyerStatus)?.[1] ?? '',
      isVatIdAwaited: row.buyerStatus.includes('awaiting'),
      certificate: /certificate (\S+)/.exec(row.buyerStatus)?.[1] ?? '',
    },
    delivery: delivered === undefined ? null : placeIn(delivered),
    performedAt: performedAt === undefined ? null : placeIn(performedAt),
    supply,
    own: own === undefined ? null : ownOf(own),
    language: 'en',
    day: localDate(row.day),
  })
}

/** The column "What": the kind, then where goods are taken or where it is performed, then the tax that the item has of its own. */
export type Supplied = {
  readonly supply: Supply
  readonly delivered: string | undefined
  readonly performedAt: string | undefined
  readonly own: string | undefined
}

/** 'goods to AT', 'land at IT 22060 Cabiate', 'services + E 0 exempt'. Throws RangeError where it is not readable. */
export function suppliedIn(what: string): Supplied {
  const [sold = '', own] = what.split(' + ')
  const [, kind, word, place] = /^(\w+)(?: (to|at) (.+))?$/.exec(sold) ?? []
  const supply = SUPPLIES.find(each => each === kind)
  if (supply === undefined) throw new RangeError(`no supply: ${what}`)
  return {
    supply,
    delivered: word === 'to' ? place : undefined,
    performedAt: word === 'at' ? place : undefined,
    own,
  }
}

/** 'ES', 'ES 35001', 'IT 22060 Cabiate': a country, and the postcode and the town where they decide. */
export function placeIn(text: string): Place {
  const [country = '', ...rest] = text.split(' ')
  const isTown = (word: string): boolean => !/\d/.test(word)
  const town = rest.findIndex(isTown)
  const end = town === -1 ? rest.length : town
  const city = rest.slice(end).join(' ')
  const place = { country, postCode: rest.slice(0, end).join(' '), subdivision: '' }
  return city === '' ? place : { ...place, city }
}

function ownOf(text: string): OwnTax {
  const [code, rate = '', key = ''] = text.split(' ')
  const category = TAX_CATEGORIES.find(each => each === code)
  if (category === undefined) throw new RangeError(`no category: ${text}`)
  return { key, category, rate: decimal(rate) }
}
