import {
  type LocalDate,
  addMonths,
  endOfMonth,
  localDate,
  monthOf,
  yearOf,
} from '@bordereau/domain/date'

export type DateRange = { readonly from: LocalDate; readonly to: LocalDate }
export type ReadyRange =
  | 'this_month'
  | 'last_month'
  | 'this_quarter'
  | 'last_quarter'
  | 'this_year'
  | 'last_year'

/** The calendar months, quarters and years that are asked for most, around a day. */
export function readyRanges(today: LocalDate): Readonly<Record<ReadyRange, DateRange>> {
  const month = localDate(`${today.slice(0, 7)}-01`)
  const quarter = addMonths(month, -((monthOf(today) - 1) % 3))
  const year = localDate(`${yearOf(today)}-01-01`)
  const range = (from: LocalDate, months: number): DateRange => ({
    from,
    to: endOfMonth(addMonths(from, months - 1)),
  })
  return {
    this_month: range(month, 1),
    last_month: range(addMonths(month, -1), 1),
    this_quarter: range(quarter, 3),
    last_quarter: range(addMonths(quarter, -3), 3),
    this_year: range(year, 12),
    last_year: range(addMonths(year, -12), 12),
  }
}
