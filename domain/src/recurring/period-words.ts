import { type LocalDate, addDays, addMonths, dayOf, endOfMonth, monthOf, yearOf } from '../date.ts'
import { formatDate, formatMonth } from '../text/format.ts'
import { type TextLanguage, textLanguageOf } from '../text/text.ts'
import { type Plan, nextRun } from './plan.ts'

/** What the words of a text stand for. Both days belong to the period. */
export type Occasion = {
  readonly day: LocalDate
  readonly start: LocalDate
  readonly end: LocalDate
}

export const PERIOD_WORDS = ['month', 'quarter', 'year', 'period'] as const

const WORD = /\{(month|quarter|year|period)([+-]\d{1,2})?\}/g

/**
 * Fills in `{month}`, `{quarter}`, `{year}` and `{period}` of a run's day, each also some further on or back
 * (`{month+1}`, `{year-1}`), in a language. All other words in braces stay as they are.
 */
export function fillPeriodWords(text: string, occasion: Occasion, language: string): string {
  return text.replace(WORD, (_, word: string, shift: string | undefined) => {
    const by = Number(shift ?? 0)
    const { day } = occasion
    switch (word) {
      case 'month':
        return formatMonth(addMonths(firstOfMonth(day), by), language, 'month')
      case 'quarter':
        return quarterIn(addMonths(firstOfMonth(day), by * 3), language)
      case 'year':
        return String(yearOf(day) + by)
      default:
        return periodIn(movedBy(occasion, by), language)
    }
  })
}

/** The time a run covers where its document names none: from its day until the day before the next one. */
export function occasionOf(plan: Plan, day: LocalDate): Occasion {
  const next = nextRun({ ...plan, end: { by: 'never' } }, addDays(day, 1))
  return { day, start: day, end: next === null ? day : addDays(next, -1) }
}

/** So many periods of the same length on: whole months stay whole months. */
function movedBy({ day, start, end }: Occasion, by: number): Occasion {
  const months = wholeMonths(start, end)
  if (months !== undefined) {
    const moved = addMonths(start, by * months)
    return { day, start: moved, end: addDays(addMonths(moved, months), -1) }
  }
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1
  return { day, start: addDays(start, days * by), end: addDays(end, days * by) }
}

/** How many months a period has exactly; undefined: it is not made of months. */
function wholeMonths(start: LocalDate, end: LocalDate): number | undefined {
  const after = addDays(end, 1)
  const months = (yearOf(after) - yearOf(start)) * 12 + monthOf(after) - monthOf(start)
  return months > 0 && addMonths(start, months) === after ? months : undefined
}

/** 'December 2026', 'Q4 2026', '2026', or from one day to another. */
function periodIn({ start, end }: Occasion, language: string): string {
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
}

function firstOfMonth(date: LocalDate): LocalDate {
  return addDays(date, 1 - dayOf(date))
}
