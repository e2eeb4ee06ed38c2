import type { LocalDate } from '../date.ts'
import { type Currency, type Minor, decimalsOf, toText } from '../money/currency.ts'
import { type Decimal, decimal, multiply } from '../money/decimal.ts'
import { directionOf } from './direction.ts'
import { textLanguageOf } from './text-language.ts'

/** '1 250,00 €': an amount in minor units, in the language's own order, signs and grouping. */
export function formatMinor(amount: Minor, currency: Currency, language: string): string {
  const decimals = decimalsOf(currency)
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const value = exact(toText(amount, currency))
  const group = groupOf(language)
  if (directionOf(textLanguageOf(language)) === 'ltr' && group === undefined)
    return format.format(value)
  const parts = format.formatToParts(value)
  if (group === undefined) return parts.map(isolatedCurrency).join('')
  return parts.map(part => (part.type === 'group' ? group : part.value)).join('')
}

/**
 * The sign between thousands where it is not that of Unicode CLDR: Portuguese invoices write 1.234,56 €, as Portuguese
 * programs for invoices do, not the spaces of CLDR.
 */
function groupOf(language: string): string | undefined {
  return documentLocale(language).startsWith('pt-PT') ? '.' : undefined
}

/** In right-to-left text a symbol such as US$ keeps its own order (Unicode isolate). */
function isolatedCurrency({ type, value }: Intl.NumberFormatPart): string {
  return type === 'currency' ? `\u2066${value}\u2069` : value
}

/** An amount without its currency, for columns that name it once. */
export function formatPlain(amount: Minor, currency: Currency, language: string): string {
  const decimals = decimalsOf(currency)
  const format = numberFormat(language, {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return withSeparatorsOfAmounts(format, toText(amount, currency), language)
}

/** A unit price without its currency: at least the currency's decimals, more where the price has them. */
export function formatPlainPrice(price: Decimal, currency: Currency, language: string): string {
  const format = numberFormat(language, {
    useGrouping: 'always',
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: MOST_DECIMALS,
  })
  return withSeparatorsOfAmounts(format, price, language)
}

/**
 * A document has one decimal separator, that of its amounts. French in Switzerland, German in Austria and English in the
 * Netherlands separate the digits of an amount otherwise than those of other numbers (CLDR).
 */
function withSeparatorsOfAmounts(
  format: Intl.NumberFormat,
  value: string,
  language: string,
): string {
  const amounts = separatorsOf(language, { style: 'currency', currency: 'EUR' })
  const numbers = separatorsOf(language, {})
  if (amounts.group === numbers.group && amounts.decimal === numbers.decimal)
    return format.format(exact(value))
  const parts = format.formatToParts(exact(value))
  return parts
    .map(part =>
      part.type === 'group' || part.type === 'decimal' ? amounts[part.type] : part.value,
    )
    .join('')
}

const separators = new Map<string, Record<'group' | 'decimal', string>>()

function separatorsOf(
  language: string,
  options: Intl.NumberFormatOptions,
): Record<'group' | 'decimal', string> {
  const key = `${language} ${options.style ?? ''}`
  const known = separators.get(key)
  if (known) return known
  const parts = numberFormat(language, { ...options, useGrouping: 'always' }).formatToParts(
    1e6 + 0.5,
  )
  const valueOf = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const amounts = options.style === 'currency' ? groupOf(language) : undefined
  const found = { group: amounts ?? valueOf('group'), decimal: valueOf('decimal') }
  separators.set(key, found)
  return found
}

/** '5,5 %' of '5.5'. */
export function formatRate(rate: Decimal, language: string): string {
  const format = numberFormat(language, { style: 'percent', maximumFractionDigits: MOST_DECIMALS })
  return withSeparatorsOfAmounts(format, multiply(rate, HUNDREDTH), language)
}

export function formatQuantity(quantity: Decimal, language: string): string {
  const format = numberFormat(language, { maximumFractionDigits: MOST_DECIMALS })
  return withSeparatorsOfAmounts(format, quantity, language)
}

/** '20 novembre 2026': the month as a word, so that it cannot be confused with the day. */
export function formatDate(
  date: LocalDate,
  language: string,
  style: 'long' | 'medium' = 'long',
): string {
  return dateFormat(language, style).format(new Date(`${date}T00:00:00Z`))
}

/** 'novembre', or 'novembre 2026'. */
export function formatMonth(
  date: LocalDate,
  language: string,
  style: 'month' | 'month-year',
): string {
  return dateFormat(language, style).format(new Date(`${date}T00:00:00Z`))
}

/** '20 novembre 2026 à 14:05': a moment in a time zone (IANA); `time` 'long' names the zone. */
export function formatMoment(
  at: Date,
  language: string,
  timeZone: string,
  time: 'short' | 'long' = 'short',
): string {
  const style = { dateStyle: 'long', timeStyle: time, timeZone } as const
  return new Intl.DateTimeFormat(documentLocale(language), style).format(at)
}

/** 'A-1, A-2 and A-3' */
export function formatList(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(documentLocale(language)).format(texts)
}

const MOST_DECIMALS = 20
const HUNDREDTH = decimal('0.01')

/**
 * Intl formats decimal text exactly, without a float. The type requires a literal, which TypeScript cannot see here.
 */
function exact(text: string): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral
}

// Creating a formatter costs a thousand times as much as using it.
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

const DATE_STYLES = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  month: { month: 'long' },
  'month-year': { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = numbers.get(key) ?? new Intl.NumberFormat(documentLocale(language), options)
  numbers.set(key, format)
  return format
}

function dateFormat(language: string, style: keyof typeof DATE_STYLES): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const options = { ...DATE_STYLES[style], timeZone: 'UTC' }
  const format = dates.get(key) ?? new Intl.DateTimeFormat(documentLocale(language), options)
  dates.set(key, format)
  return format
}

/**
 * The locale of a document's language (BCP 47), with western digits and the Gregorian calendar in every language: payers
 * compare the figures with those of their bank, and a due date is a civil date. A language that has no texts has the
 * English ones, and so English dates and signs too, as its country writes them ('en-SE'). So has an invalid tag. Portuguese
 * is that of Portugal, whatever CLDR takes it for.
 */
export function documentLocale(language: string): string {
  const isTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)
  const locale = new Intl.Locale(isTag ? language : 'en')
  const text = textLanguageOf(locale.language)
  const region = locale.maximize().region
  const spoken = text === locale.language ? locale.baseName : region ? `${text}-${region}` : text
  return `${spoken === 'pt' ? 'pt-PT' : spoken}-u-ca-gregory-nu-latn`
}
