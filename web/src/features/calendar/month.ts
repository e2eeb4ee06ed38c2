import {
  type LocalDate,
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  localDate,
  parseDate,
} from '@bordereau/domain/date'
import type { Weekday } from '@bordereau/ui/month/first-day'

const WEEK = 7
/** A Monday. */
const MONDAY = localDate('2024-01-01')
/** First and last month of the accepted dates, less the extra weeks that the grid of a month needs at both ends. */
const FIRST_MONTH = '1900-02'
const LAST_MONTH = '2199-11'

/** The month in the address; where it is none, the month of the given day. */
export function monthOf(text: string | undefined, otherwise: LocalDate): string {
  const isMonth = text !== undefined && parseDate(`${text}-01`) !== undefined
  return isMonth && text >= FIRST_MONTH && text <= LAST_MONTH ? text : otherwise.slice(0, WEEK)
}

/** The month some months later, within the first and last month. */
export function shiftMonth(month: string, months: number): string {
  const next = addMonths(localDate(`${month}-01`), months).slice(0, WEEK)
  return next < FIRST_MONTH ? FIRST_MONTH : next > LAST_MONTH ? LAST_MONTH : next
}

/** The grid of a month: whole weeks, from the one with its first day to the one with its last. */
export function weeksOf(month: string, firstDay: Weekday): readonly (readonly LocalDate[])[] {
  const first = localDate(`${month}-01`)
  const start = weekStart(first, firstDay)
  const weeks = Math.floor(daysBetween(start, endOfMonth(first)) / WEEK) + 1
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_unused, day) => addDays(start, week * WEEK + day)),
  )
}

/** The day that a key moves to; undefined for other keys. */
export function neighbourOf(
  date: LocalDate,
  key: string,
  options: { readonly shift: boolean; readonly rtl: boolean; readonly firstDay: Weekday },
): LocalDate | undefined {
  const { shift, rtl, firstDay } = options
  const onward = rtl ? -1 : 1
  const months = shift ? 12 : 1
  switch (key) {
    case 'ArrowRight':
      return within(addDays(date, onward))
    case 'ArrowLeft':
      return within(addDays(date, -onward))
    case 'ArrowDown':
      return within(addDays(date, WEEK))
    case 'ArrowUp':
      return within(addDays(date, -WEEK))
    case 'PageDown':
      return within(addMonths(date, months))
    case 'PageUp':
      return within(addMonths(date, -months))
    case 'Home':
      return weekStart(date, firstDay)
    case 'End':
      return addDays(weekStart(date, firstDay), WEEK - 1)
    default:
      return undefined
  }
}

function within(date: LocalDate): LocalDate {
  const month = date.slice(0, WEEK)
  if (month < FIRST_MONTH) return localDate(`${FIRST_MONTH}-01`)
  return month > LAST_MONTH ? endOfMonth(localDate(`${LAST_MONTH}-01`)) : date
}

function weekStart(date: LocalDate, firstDay: Weekday): LocalDate {
  const days = daysBetween(addDays(MONDAY, firstDay - 1), date)
  return addDays(date, -(((days % WEEK) + WEEK) % WEEK))
}
