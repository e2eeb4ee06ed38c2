import type { Threshold } from '../country/thresholds.ts'
import { type LocalDate, addMonths, endOfMonth, localDate, monthOf, yearOf } from '../date.ts'
import type { Minor } from '../money/currency.ts'

/** From this share of the limit on, the seller is warned in advance. */
const NEAR_PERCENT = 80n

/** Sums without tax in minor units of the threshold's currency. */
export type CountedTurnover = {
  readonly limit: Minor
  readonly isIncluded?: boolean | undefined
  readonly thisPeriod: Minor
  /** Of the period before; 0 where the law counts only one. */
  readonly lastPeriod: Minor
  /** Of the document that is being written; 0 for none. */
  readonly document: Minor
}

/** Where the turnover stands. 'crossing': this document passes the limit. 'over': it was passed before. 'near': 80 % are reached. */
export function turnoverState({
  limit,
  isIncluded = false,
  thisPeriod,
  lastPeriod,
  document,
}: CountedTurnover): 'below' | 'near' | 'crossing' | 'over' {
  const passes = (sum: Minor): boolean => (isIncluded ? sum >= limit : sum > limit)
  if (passes(lastPeriod) || passes(thisPeriod)) return 'over'
  if (passes(thisPeriod + document)) return 'crossing'
  return (thisPeriod + document) * 100n >= limit * NEAR_PERCENT ? 'near' : 'below'
}

/** The first days of the period in which the day is and of the one before; that runs on has none before. */
export function periodsOf(
  period: Threshold['period'],
  day: LocalDate,
): { readonly from: LocalDate; readonly before: LocalDate | undefined } {
  if (period === 'twelve_months')
    return { from: addMonths(firstOfMonth(day), -11), before: undefined }
  const first = period === 'year' ? 1 : 4
  const year = monthOf(day) < first ? yearOf(day) - 1 : yearOf(day)
  const start = (of: number): LocalDate =>
    localDate(`${String(of).padStart(4, '0')}-${String(first).padStart(2, '0')}-01`)
  // India looks at one financial year alone.
  return { from: start(year), before: period === 'year' ? start(year - 1) : undefined }
}

function firstOfMonth(day: LocalDate): LocalDate {
  return localDate(`${endOfMonth(day).slice(0, 8)}01`)
}
