import { type LocalDate, parseBusinessDate } from '@bordereau/domain/date'
import { isWeekday, type MonthNames, agreedMonth, monthNamesOf, plainName } from './month-names.ts'

/** How a date is written: the day or the month first. */
export type DayOrder = 'day_first' | 'month_first'

/** The order in which most dates exist; the preferred one where that is so of both. */
export function dayOrderOf(dates: readonly string[], preferred: DayOrder = 'day_first'): DayOrder {
  const { fits, runs } = orders(dates)
  if (fits.day_first !== fits.month_first)
    return fits.day_first > fits.month_first ? 'day_first' : 'month_first'
  if (runs.day_first !== runs.month_first) return runs.day_first ? 'day_first' : 'month_first'
  return preferred
}

/** Whether dates exist in both orders and nothing in the file says which is meant: full stops are written after days. */
export function isOrderOpen(dates: readonly string[]): boolean {
  const { fits, runs } = orders(dates)
  const isWritten = dates.some(date => {
    const both = [dayIn(date, 'day_first'), dayIn(date, 'month_first')]
    return /\d[/-]\d/.test(date) && both[0] !== both[1]
  })
  return isWritten && fits.day_first === fits.month_first && runs.day_first === runs.month_first
}

/** How many dates exist in each order, and whether they follow each other in it, as banks sort their files. */
function orders(dates: readonly string[]) {
  const read = (order: DayOrder) => dates.flatMap(date => dayIn(date, order) ?? [])
  const [dayFirst, monthFirst] = [read('day_first'), read('month_first')]
  return {
    fits: { day_first: dayFirst.length, month_first: monthFirst.length },
    runs: { day_first: isSorted(dayFirst), month_first: isSorted(monthFirst) },
  }
}

function isSorted(days: readonly string[]): boolean {
  const follows = (compare: (a: string, b: string) => boolean) =>
    days.every((day, i) => i === 0 || compare(days[i - 1] ?? '', day))
  return follows((a, b) => a <= b) || follows((a, b) => a >= b)
}

/** The names of months in these dates; see monthNamesOf. */
export function monthNamesIn(dates: readonly string[], language: string): MonthNames {
  const names = new Set(dates.map(monthNameIn).filter(name => name !== ''))
  return names.size === 0 ? NO_NAMES : monthNamesOf(names, language)
}

const NO_NAMES: MonthNames = new Map()

/**
 * The words of a date but what stands between, and but a weekday where another word is left: in some languages one is short
 * for both a weekday and a month. Two words in the names of the Levant.
 */
function monthNameIn(text: string): string {
  if (!/\p{L}/u.test(text)) return ''
  const key = text.replace(/\d+/g, '0')
  const name = namesInDates.get(key) ?? nameBetween(text)
  if (namesInDates.size < 5_000) namesInDates.set(key, name)
  return name
}

const namesInDates = new Map<string, string>()

function nameBetween(text: string): string {
  const chunks = text
    .split(DIGITS)
    .map(chunk => plainName(chunk.replace(/[-,،/]/g, ' ')).replace(/\s+/g, ' '))
    .map(chunk => (chunk.split(' ').every(word => FILLERS.has(word)) ? '' : chunk))
  const named = chunks.filter(chunk => chunk !== '' && !isWeekday(chunk))
  const words = (named.length === 0 ? [chunks[1] || (chunks[0] ?? '')] : named)
    .flatMap(chunk => chunk.split(' '))
    .filter(word => !FILLERS.has(word))
  const months = words.filter(word => !isWeekday(word))
  return (months.length === 0 ? words.slice(-1) : months).join(' ')
}

const DIGITS = /[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]+/

/** Of 'the 1st of May', '1er mai', '20 de mayo de 2026', 'г.', and between day and time. */
const FILLERS: ReadonlySet<string> = new Set(
  ' st nd rd th er ere o a i ta d de del of the den г р год року t z am pm h m s klo ta g gada'.split(
    ' ',
  ),
)

/**
 * 1/31'26, 01/31/2026, 31.01.26, 31 Jan 2026, Jan 31, 2026, 31. Januar 2026, 2026-01-31, 2026.01.31., 20260131, with or
 * without weekday and time; in QIF an apostrophe stands before years from 2000 on. `months`: the names in the file, without
 * which a name is read where all languages agree.
 */
export function dayIn(text: string, order: DayOrder, months?: MonthNames): LocalDate | undefined {
  const written = asciiDigits(text).trim().replace(TIME, '')
  const name = monthNameIn(written)
  const numbers = written.match(/\d+/g) ?? []
  if (numbers.length === 2 && name !== '')
    return spelledDay(numbers, months ? months.get(name) : agreedMonth(name))
  if (name !== '' && !isWeekday(name)) return undefined
  const compact = written.replace(/[\s\p{L}\p{M},،]/gu, '').replace(/^\.|\.+$/g, '')
  const [, y = '', m = '', d = ''] =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(compact)?.toSpliced(2, 1) ??
    /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/.exec(compact) ??
    []
  if (y !== '') return parseBusinessDate(`${y}-${twoDigits(m)}-${twoDigits(d)}`)
  const [, first = '', second = '', mark = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})([/.'-])(\d{4}|\d{1,2})$/.exec(compact) ?? []
  const [month, day] = order === 'month_first' ? [first, second] : [second, first]
  return parseBusinessDate(`${fullYear(year, mark)}-${twoDigits(month)}-${twoDigits(day)}`)
}

/** After a date: T08:05:59Z, 2:05 PM, kl. 14.05. */
const TIME =
  /(?:T|,?\s+|\s+\p{L}+\.?\s+|\s-\s)(?:\d{1,2}[:h]\d{2}.*|(?<=\d{4}\D+)\d{1,2}\.\d{2}(?:\.\d{2})?)$/u

/** Day and year in any order beside the name of the month: the year has four digits, or comes last. */
function spelledDay(
  [first = '', second = '']: readonly string[],
  month: number | undefined,
): LocalDate | undefined {
  if (!month) return undefined
  const [year, day] = first.length === 4 ? [first, second] : [second, first]
  if (day.length > 2 || (year.length !== 2 && year.length !== 4)) return undefined
  return parseBusinessDate(`${fullYear(year, '/')}-${twoDigits(String(month))}-${twoDigits(day)}`)
}

/** Arabic, Persian and Indian digits as those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, digit => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - (ZEROS.findLast(zero => zero <= code) ?? 0))
  })
}

const ZEROS = [0x660, 0x6f0, 0x966]
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g

function fullYear(year: string, mark: string): string {
  if (year.length === 4) return year
  return `${mark === "'" || Number(year) < 80 ? '20' : '19'}${twoDigits(year)}`
}

function twoDigits(text: string): string {
  return text.padStart(2, '0')
}
