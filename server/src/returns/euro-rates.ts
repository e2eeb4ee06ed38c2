import { type LocalDate, addDays } from '@bordereau/domain/date'
import { MAX_AGE_DAYS } from '@bordereau/domain/exchange/lawful-rate'
import {
  type PublishedRate,
  RATE_PUBLISHERS,
  crossRate,
} from '@bordereau/domain/exchange/published-rate'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { EuroRate } from '@bordereau/domain/returns/one-stop-shop'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import type { Tx } from '../db/database.ts'
import { publishedRates } from '../exchange-rates/store.ts'

/**
 * The rates of the European Central Bank on the last days of quarters, or of the next day on which it published any
 * (Directive 2006/112/EC, art. 369h (2)). Of a quarter that has not ended, the last rates that are known: its return is
 * preliminary.
 */
export async function euroRatesOf(
  tx: Tx,
  quarters: readonly ReportPeriod[],
  currencies: readonly string[],
): Promise<EuroRate> {
  const foreign = [...new Set(currencies)].filter(currency => currency !== 'EUR')
  const known = new Map<string, Decimal>()
  if (foreign.length > 0)
    for (const { key, to } of quarters) {
      const span = { from: addDays(to, -MAX_AGE_DAYS), until: addDays(to, MAX_AGE_DAYS) }
      // A quarter that goes on has no rate of its last day.
      const last = { from: addDays(to, -100), until: to }
      const near = await publishedRates(tx, 'ecb', span, foreign)
      const rates = near.length > 0 ? near : await publishedRates(tx, 'ecb', last, foreign)
      for (const currency of foreign) {
        const found = rateOf(rates, currency, to)
        if (found !== undefined) known.set(`${key} ${currency}`, found)
      }
    }
  return (currency, { key }) => known.get(`${key} ${currency}`)
}

/** That of the day, of the next publication, or the last one before. */
function rateOf(
  rates: readonly PublishedRate[],
  currency: string,
  day: LocalDate,
): Decimal | undefined {
  const own = rates.filter(one => one.currency === currency)
  const after = own.filter(one => one.day >= day).toSorted((a, b) => a.day.localeCompare(b.day))
  const before = own.filter(one => one.day < day).toSorted((a, b) => b.day.localeCompare(a.day))
  const [found] = [...after, ...before]
  return found && crossRate(RATE_PUBLISHERS.ecb, new Map([[currency, found.rate]]), currency, 'EUR')
}
