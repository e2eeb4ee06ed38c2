import { type LocalDate, parseBusinessDate } from '@bordereau/domain/date'
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

export function currencyIn(text: string, line: number): Currency {
  const code = text.trim()
  if (!isCurrency(code)) throw new StatementFileError('currency_invalid', line, text)
  return code
}

/** 'YYYY-MM-DD', with or without a time after it, of which the day is taken as written. */
export function isoDayIn(text: string, line: number): LocalDate {
  const day = parseBusinessDate(text.trim().slice(0, 10))
  if (day === undefined) throw new StatementFileError('date_invalid', line, text)
  return day
}

/** 'YYYYMMDD' and what follows, or 'YYMMDD' of 1980 to 2079, as SWIFT defines it. */
export function compactDayIn(text: string, line: number): LocalDate {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const century = year.length === 4 ? '' : year < '80' ? '20' : '19'
  const date = parseBusinessDate(`${century}${year}-${month}-${day}`)
  if (date === undefined) throw new StatementFileError('date_invalid', line, text)
  return date
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
