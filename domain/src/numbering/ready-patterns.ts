import { type LocalDate, monthOf, yearOf } from '../date.ts'
import { countryRules } from '../country/rules.ts'
import type { Country } from '../party/party.ts'
import { QUOTE_PATTERN, type SeriesKind } from './series-kind.ts'
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
  if (kind === 'quote') return QUOTE_PATTERN
  return numberPatterns[kind] ?? numberPatterns.invoice
}

/** The pattern of a number that other software gave last, and the number in the sequence that follows it. */
export type Continuation = {
  readonly pattern: string
  /** 1 where a new year or month begins the sequence again. */
  readonly nextSeq: number
}

/**
 * How to continue after a number: 'F2026-0041' in 2026 continues F{YYYY}-{seq:4} with 42. The last digits are the
 * running number; before them, this or last year, with a month or as a financial year (26-27), is recognised.
 * Undefined where the number has no digits, or the pattern is not legal in the country.
 */
export function continuationOf(
  number: string,
  country: Country,
  today: LocalDate,
): Continuation | undefined {
  const [, before = '', digits, after = ''] = /^(.*?)(\d{1,9})(\D*)$/.exec(number.trim()) ?? []
  // Without a mark between year and running number, the digits begin with the year: 202600041.
  const [head, sequence] = splitDigits(before, digits ?? '', today)
  if (sequence === '') return undefined
  const period = periodIn(head, today)
  const pattern = `${period.pattern}{seq:${sequence.length}}${after}`
  if (!parsePattern(pattern, country).ok) return undefined
  return { pattern, nextSeq: period.isCurrent ? Number(sequence) + 1 : 1 }
}

function splitDigits(before: string, digits: string, today: LocalDate): [string, string] {
  const year = String(yearOf(today))
  const isLong = digits.startsWith(year) && digits.length > year.length + 1
  return isLong ? [before + year, digits.slice(year.length)] : [before, digits]
}

function periodIn(text: string, today: LocalDate): { pattern: string; isCurrent: boolean } {
  const year = yearOf(today)
  const month = String(monthOf(today)).padStart(2, '0')
  const financial = /(\d{2})-(\d{2})(?=\D*$)/.exec(text)
  if (financial && Number(financial[2]) === (Number(financial[1]) + 1) % 100) {
    const first = monthOf(today) < 4 ? year - 1 : year
    const isCurrent = Number(financial[1]) === first % 100
    return { pattern: text.replace(financial[0], '{FY}'), isCurrent }
  }
  const full = /(20\d{2})([-/.]?)(0[1-9]|1[0-2])?(?=\D*$)/.exec(text)
  if (full === null) return { pattern: text, isCurrent: true }
  const [found, inYear, mark = '', inMonth] = full
  const isCurrent = Number(inYear) === year && (inMonth === undefined || inMonth === month)
  const written = inMonth === undefined ? `{YYYY}${mark}` : `{YYYY}${mark}{MM}`
  return { pattern: text.replace(found, written), isCurrent }
}
