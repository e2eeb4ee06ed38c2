import type { ListDue } from '../country/sales-list-rules.ts'
import { type LocalDate, addDays, addMonths, endOfMonth, localDate } from '../date.ts'
import type { ReportPeriod } from '../report/period.ts'

/**
 * The last day. No weekend or public holiday moves it here, although most laws let it move on: it is never said to be later
 * than it is.
 */
export function dueOn(rule: ListDue, { to, unit }: Pick<ReportPeriod, 'to' | 'unit'>): LocalDate {
  const first = addDays(to, 1)
  switch (rule.by) {
    case 'day': {
      const other = rule.except?.[to.slice(5, 7)]
      const day = unit === 'quarter' ? (rule.quarterDay ?? rule.day) : rule.day
      if (other === undefined) return addDays(first, day - 1)
      const year = Number(to.slice(0, 4))
      const sameYear = localDate(`${year}-${other}`)
      return sameYear > to ? sameYear : localDate(`${year + 1}-${other}`)
    }
    case 'month_end':
      return endOfMonth(first)
    case 'working_day':
      return workingDay(first, rule.day)
    case 'days':
      return addDays(to, rule.days)
  }
}

function workingDay(first: LocalDate, count: number): LocalDate {
  let day = first
  for (let left = isWeekend(day) ? count : count - 1; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

function isWeekend(day: LocalDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** Three years after the day on which a return was due: until then it can be corrected (art. 369g (4)). */
export function yearsLater(day: LocalDate, years: number): LocalDate {
  return addMonths(day, years * 12)
}
