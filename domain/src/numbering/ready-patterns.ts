import { type LocalDate, monthOf, yearOf } from '../date.ts'
import { countryRules } from '../country/rules.ts'
import type { Country } from '../party/party.ts'
import type { SeriesKind } from './series-kind.ts'
import { parsePattern } from './series.ts'

/** Patterns to choose from, usual and legal in the seller's country: the country's own first. */
export function readyPatterns(country: Country, kind: SeriesKind): readonly string[] {
  const own = patternOf(country, kind)
  const [prefix = ''] = own.split('{')
  const usual = [`${prefix}{YYYY}-{seq:4}`, `${prefix}{YYYY}{MM}-{seq:3}`, `${prefix}{YY}{seq:5}`]
  return [...new Set([own, ...usual, `${prefix}{seq:5}`])]
    .filter(pattern => parsePattern(pattern, country).ok)
    .slice(0, 4)
}

/** The pattern of a new company's series. */
export function patternOf(country: Country, kind: SeriesKind): string {
  const { numberPatterns } = countryRules(country)
  return numberPatterns[kind] ?? numberPatterns.invoice
}

/** The pattern of a number that other software gave last, and the number in the sequence that follows it. */
export type Continuation = {
  readonly pattern: string
  /** 1 where a new year or month begins the sequence again. */
  readonly nextSeq: number
}

/**
 * How to continue after a number: 'F2026-0041' in 2026 continues F{YYYY}-{seq:4} with 42. The running number is last,
 * after this or last year, with a month or as a financial year (26-27); or before it, as in '14/11/2026' and '41/26'.
 * Undefined where the number has no digits, or the pattern is not legal in the country.
 */
export function continuationOf(
  number: string,
  country: Country,
  today: LocalDate,
): Continuation | undefined {
  const found = sequenceFirst(number.trim(), today) ?? sequenceLast(number.trim(), today)
  if (found === undefined || !parsePattern(found.pattern, country).ok) return undefined
  const { pattern, sequence, isCurrent } = found
  return { pattern, nextSeq: isCurrent ? Number(sequence) + 1 : 1 }
}

type Reading = {
  readonly pattern: string
  readonly sequence: string
  /** The number is of the present year or month. */
  readonly isCurrent: boolean
}

/** '14/11/2026', 'FV 14/2026', '41/26': the year is this or last one, and no other stands before. */
function sequenceFirst(number: string, today: LocalDate): Reading | undefined {
  const read =
    /^(?<before>.*?)(?<sequence>\d{1,9})(?<mark>[-/. ])(?:(?<month>0[1-9]|1[0-2])(?<other>[-/.]))?(?<year>20\d\d|(?<=\/)\d\d)(?<after>\D*)$/
  const { before = '', sequence = '', mark = '', ...rest } = read.exec(number)?.groups ?? {}
  const { month, other = '', year = '', after = '' } = rest
  const written = yearIn(year, today)
  if (written === undefined || /20\d\d/.test(before + sequence)) return undefined
  const period = month === undefined ? written : `{MM}${other}${written}`
  return {
    pattern: `${before}{seq:${sequence.length}}${mark}${period}${after}`,
    sequence,
    isCurrent: isPresent({ year, month }, today),
  }
}

function sequenceLast(number: string, today: LocalDate): Reading | undefined {
  const [, before = '', digits = '', after = ''] = /^(.*?)(\d{1,9})(\D*)$/.exec(number) ?? []
  // Without a mark between year and running number, the digits begin with the year: 202600041.
  const [head, sequence] = splitDigits(before, digits, today)
  if (sequence === '') return undefined
  const { pattern, isCurrent } = periodIn(head, today)
  return { pattern: `${pattern}{seq:${sequence.length}}${after}`, sequence, isCurrent }
}

/** The placeholder of this or last year, written with two or four digits. */
function yearIn(text: string, today: LocalDate): '{YYYY}' | '{YY}' | undefined {
  const recent = [yearOf(today), yearOf(today) - 1].map(String)
  if (recent.includes(text)) return '{YYYY}'
  return recent.some(year => year.slice(2) === text) ? '{YY}' : undefined
}

function isPresent(
  { year, month }: { readonly year: string; readonly month: string | undefined },
  today: LocalDate,
): boolean {
  const isThisYear = String(yearOf(today)).endsWith(year)
  return isThisYear && (month === undefined || Number(month) === monthOf(today))
}

function splitDigits(before: string, digits: string, today: LocalDate): [string, string] {
  const year = String(yearOf(today))
  const isLong = digits.startsWith(year) && digits.length > year.length + 1
  return isLong ? [before + year, digits.slice(year.length)] : [before, digits]
}

function periodIn(text: string, today: LocalDate): { pattern: string; isCurrent: boolean } {
  const year = yearOf(today)
  const financial = /(\d{2})-(\d{2})(?=\D*$)/.exec(text)
  if (financial && Number(financial[2]) === (Number(financial[1]) + 1) % 100) {
    const first = monthOf(today) < 4 ? year - 1 : year
    const isCurrent = Number(financial[1]) === first % 100
    return { pattern: text.replace(financial[0], '{FY}'), isCurrent }
  }
  const full = /(20\d{2})([-/.]?)(0[1-9]|1[0-2])?(?=\D*$)/.exec(text)
  const short = /(?<!\d[-/.]?)(\d{2})([-/.]?)(0[1-9]|1[0-2])?(?=[-/. ]$)/.exec(text)
  const [found, inYear = '', mark = '', month] = full ?? short ?? []
  const written = full ? '{YYYY}' : yearIn(inYear, today)
  if (found === undefined || written === undefined) return { pattern: text, isCurrent: true }
  return {
    pattern: text.replace(found, month === undefined ? written + mark : `${written}${mark}{MM}`),
    isCurrent: isPresent({ year: inYear, month }, today),
  }
}
