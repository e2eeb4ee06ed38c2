import { type LocalDate, localDate, monthOf, yearOf } from '../date.ts'
import { type Decision, accept, refuse } from '../decision.ts'
import { countryRules } from '../country/rules.ts'
import type { Country } from '../party/party.ts'

/** A part of a number pattern. A financial year runs from April to March and is written '26-27'. */
export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'year'; readonly digits: 2 | 4 }
  | { readonly kind: 'month' }
  | { readonly kind: 'financial_year' }
  | { readonly kind: 'sequence'; readonly digits: number }

export type Pattern = readonly PatternPart[]

export type NumberRefusal = 'too_long' | 'illegal_character' | 'illegal_start'

export type PatternRefusal =
  | NumberRefusal
  | 'unknown_placeholder'
  | 'no_sequence'
  | 'sequence_twice'
  | 'month_without_year'

/**
 * Reads a pattern such as 'F{YYYY}-{seq:4}': {YYYY}, {YY}, {MM}, {FY} (Indian financial year), {seq:n} and literal
 * text. Checked by the country's rules: the detail of a refusal is the invalid part of the text, or the limit.
 */
export function parsePattern(text: string, country: Country): Decision<Pattern, PatternRefusal> {
  const parts = readParts(text)
  if (!parts.ok) return parts
  const kinds = parts.value.map(part => part.kind)
  const sequences = kinds.filter(kind => kind === 'sequence').length
  if (sequences === 0) return refuse('no_sequence')
  if (sequences > 1) return refuse('sequence_twice')
  // A monthly counter restarts each month; without the year in the number, the next year would repeat the same numbers.
  if (kinds.includes('month') && !kinds.includes('year') && !kinds.includes('financial_year')) {
    return refuse('month_without_year')
  }
  const number = checkNumber(write(parts.value, 1, SAMPLE_DATE), country)
  return number.ok ? parts : number
}

/** Whether a whole number, written by a pattern or imported, is legal in the seller's country. */
export function checkNumber(number: string, country: Country): Decision<string, NumberRefusal> {
  const rules = countryRules(country).numberRules
  const illegal = [...number].find(character => !rules.character.test(character))
  if (illegal !== undefined) return refuse('illegal_character', illegal)
  const [first = ''] = number
  if (!rules.first.test(first)) return refuse('illegal_start', first)
  return number.length > rules.maxLength ? refuse('too_long', rules.maxLength) : accept(number)
}

/**
 * The number on the document. The sequence is a positive integer, padded with zeros to the pattern's digits; a larger
 * sequence is longer. Throws RangeError for a pattern that does not parse.
 */
export function formatNumber(pattern: string, sequence: number, date: LocalDate): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) {
    throw new RangeError(`not a sequence number: ${sequence}`)
  }
  return write(partsOf(pattern), sequence, date)
}

/**
 * The period of the counter; a new period restarts it at 1. Empty for a pattern without year, '2026' for a yearly,
 * '2026-05' for a monthly one, 'FY2026' for the financial year that begins in April 2026.
 */
export function periodOf(pattern: string, date: LocalDate): string {
  const kinds = partsOf(pattern).map(part => part.kind)
  if (kinds.includes('month')) return date.slice(0, 7)
  if (kinds.includes('financial_year')) return `FY${financialYear(date)}`
  return kinds.includes('year') ? date.slice(0, 4) : ''
}

/** A month with a leading zero, the shortest case for the digits: January is '01'. */
const SAMPLE_DATE = localDate('2026-01-31')
const MAX_SEQUENCE_DIGITS = 12

function partsOf(pattern: string): Pattern {
  const parts = readParts(pattern)
  if (!parts.ok) throw new RangeError(`not a number pattern: ${pattern}`)
  return parts.value
}

function readParts(text: string): Decision<Pattern, 'unknown_placeholder'> {
  const parts: PatternPart[] = []
  for (const [piece] of text.matchAll(/\{[^{}]*\}|[^{}]+|[{}]/g)) {
    const part = /^[^{}]/.test(piece)
      ? ({ kind: 'text', text: piece } as const)
      : placeholder(piece)
    if (!part) return refuse('unknown_placeholder', piece)
    parts.push(part)
  }
  return accept(parts)
}

function placeholder(piece: string): PatternPart | undefined {
  if (piece === '{YYYY}') return { kind: 'year', digits: 4 }
  if (piece === '{YY}') return { kind: 'year', digits: 2 }
  if (piece === '{MM}') return { kind: 'month' }
  if (piece === '{FY}') return { kind: 'financial_year' }
  const digits = /^\{seq(?::(\d{1,2}))?\}$/.exec(piece)
  if (!digits) return undefined
  const count = Number(digits[1] ?? '1')
  return count >= 1 && count <= MAX_SEQUENCE_DIGITS
    ? { kind: 'sequence', digits: count }
    : undefined
}

function write(pattern: Pattern, sequence: number, date: LocalDate): string {
  return pattern.map(part => writePart(part, sequence, date)).join('')
}

function writePart(part: PatternPart, sequence: number, date: LocalDate): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'year':
      return date.slice(4 - part.digits, 4)
    case 'month':
      return date.slice(5, 7)
    case 'financial_year': {
      const year = financialYear(date)
      return `${String(year).slice(2)}-${String(year + 1).slice(2)}`
    }
    case 'sequence':
      return String(sequence).padStart(part.digits, '0')
  }
}

/** The year in which the date's Indian financial year begins. */
function financialYear(date: LocalDate): number {
  return monthOf(date) >= 4 ? yearOf(date) : yearOf(date) - 1
}
