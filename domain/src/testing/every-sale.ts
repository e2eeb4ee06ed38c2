import type { SellerStatus } from '../country/country.ts'
import { COUNTRIES, isEu } from '../country/countries.ts'
import { SUPPLIES, type Supply } from '../country/supply.ts'
import type { Place } from '../country/territory.ts'
import { type LocalDate, localDate } from '../date.ts'
import type { TaxQuestion } from '../tax/question.ts'
import { placeIn } from './tax-table/decide-case.ts'

/** Every member state, the territories that differ from their country, and countries outside of the Union. */
export const SELLERS: readonly string[] = `
AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
MC RE GP GF YT AX IM LI SM,DE 78266,DE 27498,IT 23041,IT 22061,IT 22060 Cabiate,ES 35001,ES 51001,GB BT1 1AA,CH 7563
GB CH NO IN US AU BR CA AE SG JP MX ZA TR NZ`
  .trim()
  .split('\n')
  .flatMap(line => line.split(',').flatMap((part, i) => (i === 0 ? part.split(' ') : [part])))

/** Changes of rates, of laws and of years. */
export const DAYS: readonly LocalDate[] = `
2024-01-01 2024-06-30 2024-09-01 2024-12-31 2025-01-01 2025-07-01 2025-08-01 2026-01-01 2026-03-01 2026-07-01 2026-12-31
2027-01-01`
  .trim()
  .split(/\s+/)
  .map(localDate)

const BUYERS = ['person', 'number', 'business'] as const
const MODES = ['registered', 'small_business', 'one_stop_shop'] as const
const HAPPENS = ['at the seller', 'at the buyer', 'not stated'] as const

export type Sale = {
  readonly seller: string
  readonly buyer: string
  readonly supply: Supply
  /** 'number': with a VAT number of its own state, outside of the Union as 'business'. */
  readonly buyerIs: (typeof BUYERS)[number]
  readonly mode: (typeof MODES)[number]
  readonly happens: (typeof HAPPENS)[number]
  readonly day: LocalDate
}

const BUYER_COUNTRIES = COUNTRIES.map(({ code }) => code)
const SIZES = [
  SELLERS.length,
  BUYER_COUNTRIES.length,
  SUPPLIES.length,
  BUYERS.length,
  MODES.length,
  HAPPENS.length,
  DAYS.length,
]

/** How many sales there are. */
export const SALES: number = SIZES.reduce((product, size) => product * size, 1)

/** The sale of a number below SALES. */
export function saleOf(index: number): Sale {
  let rest = index
  const digits = SIZES.map(size => {
    const digit = rest % size
    rest = Math.floor(rest / size)
    return digit
  })
  const [seller = 0, buyer = 0, supply = 0, buyerIs = 0, mode = 0, happens = 0, day = 0] = digits
  return {
    seller: at(SELLERS, seller),
    buyer: at(BUYER_COUNTRIES, buyer),
    supply: at(SUPPLIES, supply),
    buyerIs: at(BUYERS, buyerIs),
    mode: at(MODES, mode),
    happens: at(HAPPENS, happens),
    day: at(DAYS, day),
  }
}

/** `count` sales, spread evenly over all, other ones for another seed; each once where all are asked for. */
export function* salesOf(count: number, seed: number): Generator<Sale> {
  // The millionth prime: its multiples meet every number once.
  const step = 15_485_863
  for (let i = 0; i < count; i += 1) yield saleOf((seed + i * step) % SALES)
}

export function questionOf(sale: Sale): TaxQuestion {
  const { seller, buyer, supply, buyerIs, mode, happens, day } = sale
  const from = placeIn(seller)
  const to: Place = { country: buyer, postCode: '', subdivision: '' }
  const status: SellerStatus = mode === 'one_stop_shop' ? 'registered' : mode
  return {
    seller: {
      place: from,
      status,
      hasVatId: true,
      usesOneStopShop: mode === 'one_stop_shop',
      taxes: [],
    },
    buyer: {
      place: to,
      kind: buyerIs === 'person' ? 'person' : 'business',
      vatId: buyerIs === 'number' && isEu(buyer) ? `${buyer === 'GR' ? 'EL' : buyer}123456789` : '',
      certificate: '',
    },
    delivery: null,
    performedAt: happens === 'not stated' ? null : happens === 'at the seller' ? from : to,
    supply,
    own: null,
    language: 'en',
    day,
  }
}

/** Throws RangeError outside of the list. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no entry ${index} of ${list.length}`)
  return found
}
