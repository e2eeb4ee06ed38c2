import { getDistanceSales } from '@bordereau/contract/distance-sales'
import { COUNTRIES } from '@bordereau/domain/country/countries'
import { type LocalDate, addDays, yearOf } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { RATE_PUBLISHERS, crossRate } from '@bordereau/domain/exchange/published-rate'
import { type Minor, convert, toText } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import { isDistanceSale } from '@bordereau/domain/tax/distance-sales'
import { findCompany } from '../../company/store.ts'
import type { Tx } from '../../db/database.ts'
import { publishedRates } from '../../exchange-rates/store.ts'
import { today } from '../../lib/clock.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { type DistanceSalesRow, distanceSalesSince } from './distance-sales-store.ts'

export const getDistanceSalesRoute = workspaceRoute(
  getDistanceSales,
  async ({ context, tx, member }) => {
    const company = await findCompany(tx, member.workspaceId)
    if (!company) return refuse('not_found')
    const now = today(context.clock, company.timeZone)
    const year = yearOf(now)
    const rows = await distanceSalesSince(
      tx,
      member.workspaceId,
      otherStates(company.profile.address),
      `${year - 1}-01-01`,
    )
    const rates = await ratesFor(tx, rows, now)
    const inEuro = (of: number): Minor =>
      rows.filter(row => row.year === of).reduce((sum, row) => sum + (euroOf(row, rates) ?? 0n), 0n)
    const uncounted = rows.filter(row => euroOf(row, rates) === undefined)
    return respond({
      year,
      thisYear: toText(inEuro(year), 'EUR'),
      lastYear: toText(inEuro(year - 1), 'EUR'),
      uncounted: [...new Set(uncounted.map(({ currency }) => currency))],
    })
  },
)

/** The countries whose private customers' purchases count. */
function otherStates(seller: Parameters<typeof isDistanceSale>[0]): readonly string[] {
  return COUNTRIES.map(({ code }) => code).filter(country =>
    isDistanceSale(
      seller,
      { place: { country, postCode: '', subdivision: '' }, kind: 'person' },
      'goods',
    ),
  )
}

/** Days in which the European Central Bank has surely published. */
const RECENT_DAYS = 14

/** The newest rates of the European Central Bank, by currency. */
async function ratesFor(
  tx: Tx,
  rows: readonly DistanceSalesRow[],
  now: LocalDate,
): Promise<ReadonlyMap<string, Decimal>> {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].filter(
    currency => currency !== 'EUR',
  )
  if (currencies.length === 0) return new Map()
  const span = { from: addDays(now, -RECENT_DAYS), until: now }
  const found = await publishedRates(tx, 'ecb', span, currencies)
  const byDay = found.toSorted((a, b) => a.day.localeCompare(b.day))
  return new Map(byDay.map(({ currency, rate }) => [currency, rate]))
}

function euroOf(
  { currency, net }: DistanceSalesRow,
  rates: ReadonlyMap<string, Decimal>,
): Minor | undefined {
  if (currency === 'EUR') return net
  const rate = crossRate(RATE_PUBLISHERS.ecb, rates, currency, 'EUR')
  return rate === undefined ? undefined : convert(net, currency, 'EUR', rate)
}
