import { type SellerStatus } from '../../country/country.ts'
import { SUPPLIES } from '../../country/supply.ts'
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
  const [what = '', own] = row.what.split(' + ')
  const [supplied = '', delivered] = what.split(' to ')
  const supply = SUPPLIES.find(each => each === supplied)
  if (supply === undefined) throw new RangeError(`no supply: ${row.what}`)
  return decideTax({
    seller: {
      place: placeOf(row.seller),
      status: status ?? 'registered',
      hasVatId: true,
      usesOneStopShop,
      taxes: [],
    },
    buyer: {
      place: placeOf(row.buyer),
      kind: row.buyerStatus === 'person' ? 'person' : 'business',
      vatId: /with (\w+)/.exec(row.buyerStatus)?.[1] ?? '',
      isVatIdAwaited: row.buyerStatus.includes('awaiting'),
      certificate: /certificate (\S+)/.exec(row.buyerStatus)?.[1] ?? '',
    },
    delivery: delivered === undefined ? null : placeOf(delivered),
    supply,
    own: own === undefined ? null : ownOf(own),
    language: 'en',
    day: localDate(row.day),
  })
}

function placeOf(text: string): Place {
  const [country = '', ...postCode] = text.split(' ')
  return { country, postCode: postCode.join(' '), subdivision: '' }
}

function ownOf(text: string): OwnTax {
  const [code, rate = '', key = ''] = text.split(' ')
  const category = TAX_CATEGORIES.find(each => each === code)
  if (category === undefined) throw new RangeError(`no category: ${text}`)
  return { key, category, rate: decimal(rate) }
}
