import { expect, test, vi } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import {
  formatDate,
  formatList,
  formatMinor,
  formatMoment,
  formatMonth,
  formatPlain,
  formatPlainPrice,
  formatQuantity,
  formatRate,
} from './format.ts'

const day = localDate('2026-11-01')
/** Without the kinds of spaces, which differ between versions of the Unicode data. */
const spaced = (text: string) => text.replace(/\s/g, ' ')

test('amounts have the decimals of their currency', () => {
  expect(spaced(formatMinor(123_450n, 'EUR', 'de'))).toBe('1.234,50 €')
  expect(formatMinor(1_234n, 'JPY', 'en')).toBe('¥1,234')
  expect(formatPlain(123_450n, 'EUR', 'en')).toBe('1,234.50')
  expect(formatPlain(1_234_567n, 'KWD', 'en')).toBe('1,234.567')
})

// The signs of amounts, which are not always those of other numbers (CLDR).
test.each([
  ['de-AT', '1.234.567,50'],
  ['nl', '1.234.567,50'],
  ['pt', '1.234.567,50'],
  ['fr-CH', "1'234'567.50"],
  ['de-CH', "1'234'567.50"],
  ['en-IN', '12,34,567.50'],
  // No tag of a language.
  ['de-AT!', '1,234,567.50'],
])('an amount in %s without its currency is %s', (language, expected) => {
  const plain = (text: string) => spaced(text).replaceAll('’', "'")
  expect(plain(formatPlain(123_456_750n, 'EUR', language))).toBe(expected)
  expect(plain(formatPlainPrice(decimal('1234567.5'), 'EUR', language))).toBe(expected)
})

test.each(
  // Languages without texts of their own, and those whose amounts have other signs than numbers.
  ['nl', 'nl-BE', 'sv', 'da', 'fi', 'nb', 'cs', 'ro', 'hu', 'pt', 'el', 'fr-CH', 'de-AT', 'de-CH'],
)('quantity, rate, price and amount of a row in %s have the same separators', language => {
  // With the currency, amount and price have the digits of 1234567.5 beside signs that are not a number's.
  const plain = (text: string) => text.replaceAll(/[^\d.,'’\s]/gu, '').trim()
  const amount = plain(formatMinor(123_456_750n, 'EUR', language))
  expect(plain(formatPlain(123_456_750n, 'EUR', language))).toBe(amount)
  expect(plain(formatPlainPrice(decimal('1234567.5'), 'EUR', language))).toBe(amount)
  expect(plain(formatQuantity(decimal('1234567.5'), language))).toBe(amount.slice(0, -1))
  expect(plain(formatRate(decimal('1234567.5'), language))).toBe(amount.slice(0, -1))
})

test('in right-to-left text the symbol of a currency keeps its own order', () => {
  const isolates = /\u2066(US\$|€)\u2069/
  expect(formatMinor(123_450n, 'USD', 'ar')).toMatch(isolates)
  expect(formatMinor(123_450n, 'EUR', 'ar-EG')).toMatch(isolates)
  expect(formatMinor(123_450n, 'USD', 'he')).not.toMatch(/\u2066/)
})

test('prices, rates and quantities keep all of their decimals', () => {
  expect(formatPlainPrice(decimal('0.1234567'), 'EUR', 'en')).toBe('0.1234567')
  expect(formatPlainPrice(decimal('2'), 'EUR', 'en')).toBe('2.00')
  expect(formatQuantity(decimal('1234.00005'), 'en')).toBe('1,234.00005')
  expect(formatRate(decimal('5.5'), 'en')).toBe('5.5%')
  expect(formatRate(decimal('0.125'), 'en')).toBe('0.125%')
})

test('a day is that day wherever the server is', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  // No other test has formatted a day in this language, as a formatter keeps the time zone with which it was made.
  expect(formatDate(day, 'en-IE')).toBe('1 November 2026')
  vi.unstubAllEnvs()
  expect(formatDate(day, 'en-GB', 'medium')).toBe('1 Nov 2026')
  expect(formatMonth(day, 'en', 'month')).toBe('November')
  expect(formatMonth(day, 'fr', 'month-year')).toBe('novembre 2026')
})

test('digits and the calendar are those of documents, whatever the language', () => {
  expect(formatQuantity(decimal('1234'), 'ar')).toMatch(/^1[,.]234$/)
  expect(formatDate(day, 'fa')).toContain('2026')
  const moment = new Date('2026-11-01T12:05:00Z')
  expect(formatMoment(moment, 'fa', 'Asia/Tehran')).toMatch(/2026.*3:35/)
  expect(formatMoment(moment, 'ar-EG', 'Africa/Cairo')).toMatch(/2026.*2:05/)
})

// Words and figures of one document are of one language: without Swedish labels there are no Swedish dates beside them.
test.each([
  ['nl', '1 november 2026', '€ 1.234,50', 'A en B'],
  ['nl-BE', '1 november 2026', '€ 1.234,50', 'A en B'],
  ['pt', '1 de novembro de 2026', '1.234,50 €', 'A e B'],
  ['pt-PT', '1 de novembro de 2026', '1.234,50 €', 'A e B'],
  ['pt-BR', '1 de novembro de 2026', '€ 1.234,50', 'A e B'],
  ['sv', '1 November 2026', '€1,234.50', 'A and B'],
  ['ja', 'November 1, 2026', '€1,234.50', 'A and B'],
  ['fr-BE', '1 novembre 2026', '1 234,50 €', 'A et B'],
])('a document in %s, which may have no texts, is in one language', (language, date, sum, list) => {
  expect(formatDate(day, language)).toBe(date)
  expect(spaced(formatMinor(123_450n, 'EUR', language))).toBe(sum)
  expect(formatList(['A', 'B'], language)).toBe(list)
})

test.each(['x', '', 'not a language', 'en_US', 'fr-', '-fr', 'en-a', '12'])(
  'an unusable language %j gives English',
  language => {
    expect(formatQuantity(decimal('1234.5'), language)).toBe('1,234.5')
  },
)

test.each([
  ['fr-CA', '1 234,5'],
  ['de-Latn-DE', '1.234,5'],
  ['fil', '1,234.5'],
])('a language with script or region is used as it is: %s', (language, text) => {
  expect(spaced(formatQuantity(decimal('1234.5'), language))).toBe(text)
})

test('a moment names its time zone where it is a proof', () => {
  const moment = new Date('2026-11-01T12:05:00Z')
  expect(spaced(formatMoment(moment, 'fr', 'Europe/Paris', 'long'))).toBe(
    '1 novembre 2026 à 13:05:00 UTC+1',
  )
})

test('a list is a sentence in the language', () => {
  expect(formatList(['A-1', 'A-2', 'A-3'], 'de')).toBe('A-1, A-2 und A-3')
  expect(formatList([], 'de')).toBe('')
})
