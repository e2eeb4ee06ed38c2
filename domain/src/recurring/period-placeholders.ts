import { type LocalDate, addDays, addMonths, dayOf, endOfMonth, monthOf, yearOf } from '../date.ts'
import { formatDate, formatMonth } from '../text/format.ts'
import { type TextLanguage, textLanguageOf } from '../text/text-language.ts'
import { type Plan, nextRun, runsAround } from './plan.ts'
import { PLACEHOLDER, yearShifts } from './year-placeholders.ts'

/** The period that placeholders of a text stand for. Both days belong to the period. */
export type RunPeriod = {
  readonly day: LocalDate
  readonly start: LocalDate
  readonly end: LocalDate
}

export const PERIOD_PLACEHOLDERS = ['month', 'quarter', 'year', 'period'] as const

/**
 * Replaces `{month}`, `{quarter}`, `{year}` and `{period}` by those of a run's day, each also with an offset
 * (`{month+1}`, `{year-1}`), in a language. A year beside a moved month or quarter is that one's. All other text in braces
 * is unchanged. `plan`: whose runs the period's neighbours are; without it they are as long as the period.
 */
export function fillPeriodPlaceholders(
  text: string,
  runPeriod: RunPeriod,
  language: string,
  plan?: Plan,
): string {
  const { day } = runPeriod
  const months = yearShifts(text)
  return text.replace(
    PLACEHOLDER,
    (_, placeholder: string, shift: string | undefined, at: number) => {
      const by = Number(shift ?? 0)
      switch (placeholder) {
        case 'month':
          return formatMonth(addMonths(firstOfMonth(day), by), language, 'month')
        case 'quarter':
          return quarterIn(addMonths(firstOfMonth(day), by * 3), language)
        case 'year':
          return String(yearOf(addMonths(firstOfMonth(day), months.get(at) ?? 0)) + by)
        default:
          return periodIn(neighbourOf(runPeriod, by, plan), language)
      }
    },
  )
}

/** The period of a run whose document names none: from its day until the day before the next run. */
export function runPeriodOf(plan: Plan, day: LocalDate): RunPeriod {
  const next = nextRun({ ...plan, end: { by: 'never' } }, addDays(day, 1))
  return { day, start: day, end: next === null ? day : addDays(next, -1) }
}

function neighbourOf(runPeriod: RunPeriod, by: number, plan: Plan | undefined): RunPeriod {
  if (by === 0) return runPeriod
  const own = plan && runPeriodOf(plan, runPeriod.day)
  // A document may name another period than its run's.
  const isOwn = own?.start === runPeriod.start && own.end === runPeriod.end
  return (plan && isOwn && runsAway(plan, runPeriod.day, by)) || shiftedBy(runPeriod, by)
}

/** The period of the run so many runs later; undefined where the calendar of plans has none. */
function runsAway(plan: Plan, day: LocalDate, by: number): RunPeriod | undefined {
  const [start, next] = [runsAround(plan, day, by), runsAround(plan, day, by + 1)]
  return start && next ? { day, start, end: addDays(next, -1) } : undefined
}

/** The period so many lengths later: whole months stay whole months. */
function shiftedBy({ day, start, end }: RunPeriod, by: number): RunPeriod {
  const months = wholeMonths(start, end)
  if (months !== undefined) {
    const moved = addMonths(start, by * months)
    return { day, start: moved, end: addDays(addMonths(moved, months), -1) }
  }
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1
  return { day, start: addDays(start, days * by), end: addDays(end, days * by) }
}

/** The number of whole months of a period; undefined where it is not made of whole months. */
export function wholeMonths(start: LocalDate, end: LocalDate): number | undefined {
  const after = addDays(end, 1)
  const months = (yearOf(after) - yearOf(start)) * 12 + monthOf(after) - monthOf(start)
  return months > 0 && addMonths(start, months) === after ? months : undefined
}

/** 'December 2026', 'Q4 2026', '2026', or from one day to another. */
function periodIn({ start, end }: RunPeriod, language: string): string {
  const months = wholeMonths(start, end)
  const whole = start === firstOfMonth(start) && end === endOfMonth(end)
  if (whole && months === 1) return formatMonth(start, language, 'month-year')
  if (whole && months === 3 && monthOf(start) % 3 === 1)
    return `${quarterIn(start, language)} ${yearOf(start)}`
  if (whole && months === 12 && monthOf(start) === 1) return String(yearOf(start))
  if (start === end) return formatDate(start, language)
  return `${formatDate(start, language)} – ${formatDate(end, language)}`
}

function quarterIn(day: LocalDate, language: string): string {
  return QUARTERS[textLanguageOf(language)](Math.ceil(monthOf(day) / 3))
}

const ROMAN = ['I', 'II', 'III', 'IV']

/** Intl knows no quarters. */
const QUARTERS: Readonly<Record<TextLanguage, (quarter: number) => string>> = {
  en: quarter => `Q${quarter}`,
  fr: quarter => `T${quarter}`,
  de: quarter => `Q${quarter}`,
  es: quarter => `T${quarter}`,
  pl: quarter => `${ROMAN[quarter - 1] ?? ''} kwartał`,
  it: quarter => `T${quarter}`,
  hi: quarter => `तिमाही ${quarter}`,
  ar: quarter => `الربع ${quarter}`,
  nl: quarter => `${quarter}e kwartaal`,
  pt: quarter => `${quarter}.º trimestre`,
}

function firstOfMonth(date: LocalDate): LocalDate {
  return addDays(date, 1 - dayOf(date))
}
