import { latinDigits } from '../digits.tsx'

/** The order of day, month and year in typed dates. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

export interface TypedDateContext {
  /** The date that "today", `+30` and a date without a year refer to; 'YYYY-MM-DD'. */
  today: string
  order: DateOrder
}

/**
 * Parses a typed date: `2026-03-12`, `12/3`, `12.3.26`, `120326`, `12`, `today`, `+30` (days), `+2w`, `+1m`, `-3`,
 * `eom`, `eom+1`. Undefined if it is none.
 * A date without a year is the nearest such day to today; a day alone is in the current month.
 */
export function parseTypedDate(text: string, context: TypedDateContext): string | undefined {
  const typed = latinDigits(text).trim().toLowerCase()
  const today = split(context.today)
  if (typed === '' || today === undefined) return undefined
  if (typed === 'today' || typed === '.') return context.today
  return relative(typed, today) ?? endOfMonth(typed, today) ?? absolute(typed, today, context.order)
}

/** The order in which a language writes day, month and year. */
export function dateOrderOf(tag: string): DateOrder {
  const parts = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(Date.UTC(2000, 5, 15)))
    .map(part => part.type)
    .filter(type => type === 'year' || type === 'month' || type === 'day')
  if (parts[0] === 'year') return 'ymd'
  return parts[0] === 'month' ? 'mdy' : 'dmy'
}

/** A date as displayed in the field: digits in the language's order, which parseTypedDate can read. */
export function showTypedDate(date: string, tag: string): string {
  const day = split(date)
  if (day === undefined) return date
  return new Intl.DateTimeFormat(tag, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
    .format(new Date(Date.UTC(day.year, day.month - 1, day.day)))
    .replace(/[\u200e\u200f\u061c]/gu, '')
}

interface Day {
  year: number
  month: number
  day: number
}

function relative(typed: string, today: Day): string | undefined {
  const found = /^([+-])\s*(\d{1,4})\s*([dwmy]?)$/u.exec(typed)
  if (found === null) return undefined
  const count = Number(found[2]) * (found[1] === '-' ? -1 : 1)
  const unit = found[3]
  if (unit === 'm') return addMonths(today, count)
  if (unit === 'y') return addMonths(today, count * 12)
  return join(
    fromUtc(Date.UTC(today.year, today.month - 1, today.day + count * (unit === 'w' ? 7 : 1))),
  )
}

function endOfMonth(typed: string, today: Day): string | undefined {
  const found = /^eom\s*([+-]\s*\d{1,3})?$/u.exec(typed)
  if (found === null) return undefined
  const months = Number((found[1] ?? '0').replace(/\s/gu, ''))
  return join(fromUtc(Date.UTC(today.year, today.month + months, 0)))
}

function absolute(typed: string, today: Day, order: DateOrder): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(typed)
  if (iso !== null) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = pieces(typed, order)
  if (numbers === undefined) return undefined
  const [first = 0, second, third] = numbers
  if (second === undefined) return valid(today.year, today.month, first)
  if (third === undefined) {
    return order === 'dmy' ? nearest(second, first, today) : nearest(first, second, today)
  }
  if (order === 'ymd') return valid(fullYear(first), second, third)
  return order === 'dmy'
    ? valid(fullYear(third), second, first)
    : valid(fullYear(third), first, second)
}

function pieces(typed: string, order: DateOrder): number[] | undefined {
  if (/^\d{6}$|^\d{8}$/u.test(typed)) {
    const yearSize = typed.length - 4
    const sizes = order === 'ymd' ? [yearSize, 2, 2] : [2, 2, yearSize]
    let from = 0
    return sizes.map(size => Number(typed.slice(from, (from += size))))
  }
  const parts = typed.replace(/[.\s]+$/u, '').split(/\s*[-/.\s]\s*/u)
  const fits = parts.length <= 3 && parts.every(part => /^\d{1,4}$/u.test(part))
  return fits ? parts.map(Number) : undefined
}

function nearest(month: number, day: number, today: Day): string | undefined {
  const now = Date.UTC(today.year, today.month - 1, today.day)
  const candidates = [today.year - 1, today.year, today.year + 1]
    .map(year => valid(year, month, day))
    .filter(date => date !== undefined)
  const distance = (date: string) => Math.abs(Date.parse(`${date}T00:00:00Z`) - now)
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]
}

function addMonths(from: Day, months: number): string | undefined {
  const last = new Date(Date.UTC(from.year, from.month + months, 0)).getUTCDate()
  return join(fromUtc(Date.UTC(from.year, from.month - 1 + months, Math.min(from.day, last))))
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

function valid(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 9999) return undefined
  const made = fromUtc(Date.UTC(year, month - 1, day))
  return made.month === month && made.day === day ? join(made) : undefined
}

function fromUtc(ms: number): Day {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function join({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function split(date: string): Day | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date)
  return found === null
    ? undefined
    : { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) }
}
