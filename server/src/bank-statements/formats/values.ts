import { type LocalDate, endOfMonth, localDate, parseBusinessDate } from '@bordereau/domain/date'
import { isCurrency } from '@bordereau/domain/money/currencies'
import { type Currency, type Minor, exactMinor, isTooLarge } from '@bordereau/domain/money/currency'
import { StatementFileError } from '../statement.ts'

/** An amount with a point ('12.50', '.5', '12.'), in minor units. Banks write more zeros than the currency has decimals. */
export function amountIn(text: string, currency: Currency, line: number): Minor {
  const [, sign = '', whole = '', fraction = ''] =
    /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  const digits = fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`
  const minor = exactMinor(`${sign === '-' ? '-' : ''}${digits}`, currency)
  if (minor === undefined || isTooLarge(minor))
    throw new StatementFileError('amount_invalid', line, text)
  return minor
}

/**
 * An amount as a bank's program writes it: '1,650.00', '1.400,82', '1400,82', '12.50-'. One mark alone is the decimal mark, as
 * OFX defines it. `threeDigits`: a comma before three digits is one of thousands instead, as Quicken writes them.
 */
export function writtenAmount(
  text: string,
  currency: Currency,
  line: number,
  { threeDigits = false } = {},
): Minor {
  const compact = text.replace(/[\s'’]/g, '').replaceAll('\u2212', '-')
  const [, before = '', digits = '', after = ''] = /^([-+]?)([\d.,]+)([-+]?)$/.exec(compact) ?? []
  const point = withPoint(digits, threeDigits)
  if (point === undefined || (before !== '' && after !== ''))
    throw new StatementFileError('amount_invalid', line, text)
  try {
    return amountIn(`${before}${after}${point}`, currency, line)
  } catch {
    throw new StatementFileError('amount_invalid', line, text)
  }
}

function withPoint(digits: string, threeDigits: boolean): string | undefined {
  const marks = digits.replace(/\d/g, '')
  const last = marks.at(-1) ?? ''
  const isGrouped = marks.length > 1 || (threeDigits && /^\d{1,3},\d{3}$/.test(digits))
  if (!isGrouped) return digits.replace(',', '.')
  // Of one kind all are separators; of two kinds the last one is the decimal mark.
  const isOneKind = new Set(marks).size === 1
  const [whole, fraction] = isOneKind
    ? [digits, '']
    : [digits.slice(0, digits.lastIndexOf(last)), digits.slice(digits.lastIndexOf(last) + 1)]
  const separator = marks[0] === '.' ? '\\.' : ','
  const groups = new RegExp(`^\\d{1,3}(${separator}\\d{2,3})*${separator}\\d{3}$`)
  return groups.test(whole) ? `${whole.replace(/[.,]/g, '')}.${fraction}` : undefined
}

export function currencyIn(text: string, line: number): Currency {
  const code = text.trim()
  if (!isCurrency(code)) throw new StatementFileError('currency_invalid', line, text)
  return code
}

/** 'YYYY-MM-DD', with or without a time after it, of which the day is taken as written. */
export function isoDayIn(text: string, line: number): LocalDate {
  const day = informingDay(text)
  if (day === undefined) throw new StatementFileError('date_invalid', line, text)
  return day
}

/** 'YYMMDD' of 1980 to 2079, as SWIFT defines it. */
export function compactDayIn(text: string, line: number): LocalDate {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const date = calendarDay(`${year < '80' ? '20' : '19'}${year}`, month, day)
  if (date === undefined) throw new StatementFileError('date_invalid', line, text)
  return date
}

/**
 * A day, or the last one of its month where it has no such day: where a month is counted as thirty days, interest has a
 * value date of 30 February.
 */
export function calendarDay(year: string, month: string, day: string): LocalDate | undefined {
  const first = parseBusinessDate(`${year}-${month}-01`)
  if (first === undefined || !/^(0[1-9]|[12]\d|3[01])$/.test(day)) return undefined
  const last = endOfMonth(first)
  return day > last.slice(8) ? last : localDate(`${year}-${month}-${day}`)
}

/** The same of what only informs: a value date, the day of a balance. */
export function informingDay(text: string): LocalDate | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text.trim()) ?? []
  return calendarDay(year, month, day)
}

/** IBAN or account number as it is compared: without spaces, in capitals. */
export function accountOf(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** The parts that are not empty, each once, one a line. */
export function linesOf(parts: readonly string[]): string {
  const trimmed = parts.map(part => part.replace(/\s+/g, ' ').trim()).filter(part => part !== '')
  return [...new Set(trimmed)].join('\n')
}

/** End-to-end reference, empty where the payer gave none. */
export function endToEndOf(text: string): string {
  const reference = text.trim()
  return /^(NOTPROVIDED|NOT PROVIDED|NONREF|-+)$/i.test(reference) ? '' : reference
}
