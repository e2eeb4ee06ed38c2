import { type LocalDate, daysBetween, localDate } from '@bordereau/domain/date'
import { useLocale } from '@bordereau/ui/locale'
import { joinParts, separatorsOf } from '@bordereau/ui/number-format'
import { useMemo } from 'react'
import { type DecimalMark, withDecimalMark } from './number-input.ts'

/** Amounts, numbers and dates in the reader's language. */
export type Formats = {
  readonly tag: string
  readonly mark: DecimalMark
  /** '1234.5' EUR → '€1,234.50'; for sentences. Lists use <Amount>. */
  readonly money: (amount: string, currency: string) => string
  /** '1240.00' EUR → '€1,240', '12.5' → '€12.50': where there is no room for zero cents. */
  readonly shortMoney: (amount: string, currency: string) => string
  /** '1234.5' → '1,234.50' with the currency's decimals, without its symbol. */
  readonly amount: (amount: string, currency: string) => string
  /** '1234.5' → '1234.5' or '1234,5': the text of a number cell, which it can read again. Never rounds. */
  readonly number: (value: string) => string
  /** '7900.00' → '7,900.00' with the decimals it has: a number cell that is not being edited. */
  readonly grouped: (value: string) => string
  /** '20' → '20%'. */
  readonly percent: (value: string) => string
  readonly count: (value: number) => string
  /** 12 Mar 2026. */
  readonly date: (date: string) => string
  /** Friday, 20 November 2026. */
  readonly wholeDay: (date: string) => string
  /** 12 Mar 2026, 14:05. */
  readonly instant: (instant: string) => string
  /** 12 Mar 2026, of an instant, in the reader's time zone. */
  readonly instantDate: (instant: string) => string
  /** 'in 3 days', 'yesterday'. */
  readonly days: (date: LocalDate, today: LocalDate) => string
  /** '2026-03' → 'Mar 2026'. */
  readonly month: (month: string) => string
  /** '2026-03' → 'March 2026'. */
  readonly wholeMonth: (month: string) => string
  readonly language: (tag: string) => string
  readonly currency: (code: string) => string
  readonly size: (bytes: number) => string
}

export function useFormats(): Formats {
  const { tag } = useLocale()
  return useMemo(() => formatsOf(tag), [tag])
}

const kept = new Map<string, Formats>()

function formatsOf(tag: string): Formats {
  const known = kept.get(tag)
  if (known) return known
  const made = makeFormats(tag)
  kept.set(tag, made)
  return made
}

/** The current calendar day in a time zone; in the reader's own where the zone is unknown. */
export function todayIn(timeZone: string, now: Date = new Date()): LocalDate {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return localDate(new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now))
  } catch {
    return localDate(new Intl.DateTimeFormat('en-CA', options).format(now))
  }
}

/** Grouped always: in a table 2650,00 below 10 600,00 looks like a slip. */
const IN_TABLES = { currencyDisplay: 'code', useGrouping: 'always' } as const

const fractionOf = (value: string) => value.split('.')[1]?.length ?? 0

function groupedAs(value: string): Intl.NumberFormatOptions {
  const digits = fractionOf(value)
  return { useGrouping: 'always', minimumFractionDigits: digits, maximumFractionDigits: digits }
}

function makeFormats(tag: string): Formats {
  const moneys = new Map<string, Intl.NumberFormat>()
  const formatter = (kind: string, options: Intl.NumberFormatOptions) => {
    const known = moneys.get(kind) ?? new Intl.NumberFormat(tag, options)
    moneys.set(kind, known)
    return known
  }
  const money = separatorsOf(tag)
  const format = (kind: string, options: Intl.NumberFormatOptions) => (value: string) =>
    joinParts(tag, formatter(kind, options).formatToParts(exact(value)))
  const moneyAs =
    (kind: string, options: Intl.NumberFormatOptions) => (amount: string, currency: string) => {
      const written = formatter(`${kind} ${currency}`, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...options,
      })
      if (!/^ar\b/.test(tag)) return written.format(exact(amount))
      return written.formatToParts(exact(amount)).map(isolatedCurrency).join('')
    }
  const mark = money.decimal === ',' ? ',' : '.'
  const longInstant = new Intl.DateTimeFormat(tag, { ...DAY, hour: '2-digit', minute: '2-digit' })
  const localDay = new Intl.DateTimeFormat(tag, DAY)
  const days = new Map<string, Intl.DateTimeFormat>()
  const calendar = (kind: string, options: Intl.DateTimeFormatOptions, date: string) => {
    const known = days.get(kind) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    days.set(kind, known)
    return known.format(Date.parse(`${date}T00:00:00Z`))
  }
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const names = {
    language: new Intl.DisplayNames([tag, 'en'], { type: 'language' }),
    currency: new Intl.DisplayNames([tag, 'en'], { type: 'currency' }),
  }
  return {
    tag,
    mark,
    money: moneyAs('money', {}),
    shortMoney: moneyAs('short money', { trailingZeroDisplay: 'stripIfInteger' }),
    amount: (amount, currency) =>
      format(`amount ${currency}`, { ...IN_TABLES, style: 'currency', currency })(amount)
        .replace(currency, '')
        .trim(),
    number: value => withDecimalMark(value, mark),
    grouped: value => format(`grouped ${fractionOf(value)}`, groupedAs(value))(value),
    percent: value =>
      format('percent', { style: 'unit', unit: 'percent', maximumFractionDigits: 4 })(value),
    count: value => format('count', { maximumFractionDigits: 0 })(String(value)),
    date: date => calendar('day', DAY, date),
    wholeDay: date => calendar('whole day', { ...DAY, weekday: 'long', month: 'long' }, date),
    instant: instant => longInstant.format(Date.parse(instant)),
    instantDate: instant => localDay.format(Date.parse(instant)),
    days: (date, today) => {
      const days = daysBetween(today, date)
      if (Math.abs(days) < 60) return relative.format(days, 'day')
      return relative.format(Math.round(days / 30.44), 'month')
    },
    month: month => calendar('month', { month: 'short', year: 'numeric' }, `${month}-01`),
    wholeMonth: month => calendar('whole month', { month: 'long', year: 'numeric' }, `${month}-01`),
    language: code => names.language.of(code) ?? code,
    currency: code => names.currency.of(code) ?? code,
    size: bytes => {
      if (bytes < 1000) return format('small size', BYTES)(String(bytes))
      const isLarge = bytes >= 1_000_000
      const value = isLarge ? (bytes / 1_000_000).toFixed(1) : (bytes / 1000).toFixed(0)
      return format(isLarge ? 'large size' : 'size', isLarge ? MEGABYTES : KILOBYTES)(value)
    },
  }
}

const BYTES = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const
const KILOBYTES = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const

/** In right-to-left text a symbol such as US$ keeps its own order (Unicode isolate). */
function isolatedCurrency({ type, value }: Intl.NumberFormatPart): string {
  return type === 'currency' ? `\u2066${value}\u2069` : value
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Decimal text as the formatter takes it: exact since ES2023; the library's type knows numeric literals only. */
function exact(value: string): Intl.StringNumericLiteral {
  return value as Intl.StringNumericLiteral
}

/** Whether decimal text is above zero: '0.01', not '0.00' or '-5'. */
export function isAboveZero(amount: string): boolean {
  return !amount.startsWith('-') && /[1-9]/.test(amount)
}
