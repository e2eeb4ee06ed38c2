/** A calendar date without a time zone: 'YYYY-MM-DD'. */
declare const dateBrand: unique symbol
export type LocalDate = string & { readonly [dateBrand]: true }

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads 'YYYY-MM-DD' and checks that the day exists in the calendar. */
export function parseDate(text: string): LocalDate | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined
  return text as LocalDate
}

export function localDate(text: string): LocalDate {
  const date = parseDate(text)
  if (!date) throw new RangeError(`not a date: ${text}`)
  return date
}

export const FIRST_BUSINESS_DAY = localDate('1900-01-01')
export const LAST_BUSINESS_DAY = localDate('2199-12-31')

/** Days beyond are mistyped years, or days that date arithmetic or the database cannot hold. */
export function isBusinessDate(date: LocalDate): boolean {
  return date >= FIRST_BUSINESS_DAY && date <= LAST_BUSINESS_DAY
}

/** Reads the date of a transaction or document. */
export function parseBusinessDate(text: string): LocalDate | undefined {
  const date = parseDate(text)
  return date !== undefined && isBusinessDate(date) ? date : undefined
}

/** Stays within the days that four digits of a year can write: stored days may be so far away. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const next = new Date(toUtc(date) + days * DAY_MS)
  if (next.getTime() < toUtc(FIRST_DAY)) return FIRST_DAY
  if (next.getTime() > toUtc(LAST_DAY)) return LAST_DAY
  return localDate(next.toISOString().slice(0, 10))
}

/** Whole days from a to b; negative when b is before a. */
export function daysBetween(a: LocalDate, b: LocalDate): number {
  return Math.round((toUtc(b) - toUtc(a)) / DAY_MS)
}

export function endOfMonth(date: LocalDate): LocalDate {
  const [year, month] = [yearOf(date), monthOf(date)]
  return localDate(`${date.slice(0, 7)}-${String(daysIn(year, month)).padStart(2, '0')}`)
}

/** The same day some months later, or the month's last day where that day does not exist. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = yearOf(date) * 12 + (monthOf(date) - 1) + months
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1]
  const day = Math.min(dayOf(date), daysIn(year, month))
  return localDate(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  )
}

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4))
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7))
export const dayOf = (date: LocalDate): number => Number(date.slice(8, 10))

const DAY_MS = 86_400_000
const [FIRST_DAY, LAST_DAY] = [localDate('0001-01-01'), localDate('9999-12-31')]

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Date.UTC reads the years 0 to 99 as those from 1900 on; text has them as they are. */
function toUtc(date: LocalDate): number {
  return Date.parse(date)
}
