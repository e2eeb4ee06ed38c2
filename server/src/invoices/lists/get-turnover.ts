import { getTurnover } from '@bordereau/contract/turnover'
import { type Threshold, thresholdsOf } from '@bordereau/domain/country/thresholds'
import { territoryOf } from '@bordereau/domain/country/territory'
import { type LocalDate, addMonths } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { type Minor, toMinor, toText } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { periodsOf } from '@bordereau/domain/tax/turnover'
import { findCompany } from '../../company/store.ts'
import { today } from '../../lib/clock.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { convertedBy, recentRates } from './recent-rates.ts'
import { type TurnoverRow, turnoverSince } from './turnover-store.ts'

/** The longest that a threshold looks back: this year and the one before. */
const MONTHS = 24

export const getTurnoverRoute = workspaceRoute(getTurnover, async ({ context, tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  if (!company) return refuse('not_found')
  const { place, status } = taxSellerOf(company.profile, company)
  const day = today(context.clock, company.timeZone)
  const known = (sellsGoodsOnly: boolean) => thresholdsOf({ place, status, sellsGoodsOnly, day })
  if (known(true).length + known(false).length === 0)
    return respond({ thresholds: [], uncounted: [] })
  const { law } = territoryOf(place)
  const rows = await turnoverSince(tx, member.workspaceId, law, addMonths(day, -MONTHS))
  const thresholds = known(rows.every(({ services }) => services === 0n))
  const currencies = [...rows, ...thresholds].map(({ currency }) => currency)
  const rates = await recentRates(tx, currencies, day)
  const uncounted = rows.filter(({ currency }) =>
    thresholds.some(one => convertedBy(rates, 0n, currency, one.currency) === undefined),
  )
  return respond({
    thresholds: thresholds.map(threshold => counted(threshold, rows, rates, day)),
    uncounted: [...new Set(uncounted.map(({ currency }) => currency))],
  })
})

function counted(
  threshold: Threshold,
  rows: readonly TurnoverRow[],
  rates: ReadonlyMap<string, Decimal>,
  day: LocalDate,
) {
  const { key, currency, of, where, outcome, law, url } = threshold
  const { from, before } = periodsOf(threshold.period, day)
  const sum = (first: string, end: string): Minor =>
    rows
      .filter(({ month, isHome }) => month >= first && month < end && (isHome || where !== 'home'))
      .map(row => convertedBy(rates, of === 'all' ? row.net : row.services, row.currency, currency))
      .reduce<Minor>((total, one) => total + (one ?? 0n), 0n)
  return {
    key,
    currency,
    limit: toText(toMinor(threshold.amount, currency), currency),
    isIncluded: threshold.isIncluded === true,
    of,
    where,
    from,
    thisPeriod: toText(sum(from, '9999-12-31'), currency),
    lastPeriod: toText(before === undefined ? 0n : sum(before, from), currency),
    outcome,
    law,
    url,
  }
}
