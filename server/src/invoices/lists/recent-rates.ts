import { type LocalDate, addDays } from '@bordereau/domain/date'
import { RATE_PUBLISHERS, crossRate } from '@bordereau/domain/exchange/published-rate'
import { type Minor, convert } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { Tx } from '../../db/database.ts'
import { publishedRates } from '../../exchange-rates/store.ts'

/** Days in which the European Central Bank has surely published. */
const RECENT_DAYS = 14

/** The newest rates of the European Central Bank, by currency. */
export async function recentRates(
  tx: Tx,
  used: readonly string[],
  now: LocalDate,
): Promise<ReadonlyMap<string, Decimal>> {
  const currencies = [...new Set(used)].filter(currency => currency !== 'EUR')
  if (currencies.length === 0) return new Map()
  const span = { from: addDays(now, -RECENT_DAYS), until: now }
  const found = await publishedRates(tx, 'ecb', span, currencies)
  const byDay = found.toSorted((a, b) => a.day.localeCompare(b.day))
  return new Map(byDay.map(({ currency, rate }) => [currency, rate]))
}

/** Minor units in another currency; undefined where no rate is known. */
export function convertedBy(
  rates: ReadonlyMap<string, Decimal>,
  sum: Minor,
  from: string,
  to: string,
): Minor | undefined {
  if (from === to) return sum
  const rate = crossRate(RATE_PUBLISHERS.ecb, rates, from, to)
  return rate === undefined ? undefined : convert(sum, from, to, rate)
}
