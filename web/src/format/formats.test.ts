// @vitest-environment happy-dom
import { localDate } from '@bordereau/domain/date'
import { LocaleContext } from '@bordereau/ui/locale'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { type Formats, isAboveZero, todayIn, useFormats } from './formats.ts'
import { readNumber } from './number-input.ts'

function formatsIn(tag: string): Formats {
  const direction = tag.startsWith('ar') ? 'rtl' : 'ltr'
  const { value } = renderHook(useFormats, children =>
    createElement(LocaleContext, { value: { tag, direction } }, children),
  )
  return value()
}

/** With ordinary spaces in place of the narrow and unbreakable ones of the locale data. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ')

test.each([
  ['en-GB', '€1,234.50', '€1,240', '€12.50', '1,234.50', '1234.5', '20%'],
  ['de', '1.234,50 €', '1.240 €', '12,50 €', '1.234,50', '1234,5', '20 %'],
  ['fr', '1 234,50 €', '1 240 €', '12,50 €', '1 234,50', '1234,5', '20 %'],
])('amounts and numbers in %s', (tag, money, short, cents, amount, number, percent) => {
  const formats = formatsIn(tag)
  expect(plain(formats.money('1234.5', 'EUR'))).toBe(money)
  expect(plain(formats.shortMoney('1240.00', 'EUR'))).toBe(short)
  expect(plain(formats.shortMoney('12.5', 'EUR'))).toBe(cents)
  expect(plain(formats.amount('1234.5', 'EUR'))).toBe(amount)
  expect(formats.number('1234.5')).toBe(number)
  expect(plain(formats.percent('20'))).toBe(percent)
})

test.each(['en', 'en-IN', 'en-FR', 'en-DE', 'en-CH', 'fr-CH', 'de-AT', 'pl', 'es', 'ar-u-nu-latn'])(
  'a price reads like its amount, and what is shown is read as the same number, in %s',
  tag => {
    const formats = formatsIn(tag)
    const amount = formats.amount('1234567.5', 'EUR').replaceAll(/[\u200e\u200f]/g, '')
    expect(formats.grouped('1234567.50')).toBe(amount)
    expect(readNumber(amount, formats.mark)).toBe('1234567.5')
    expect(readNumber(formats.count(1200), formats.mark)).toBe('1200')
  },
)

test('an amount that no float can hold keeps every digit', () => {
  expect(formatsIn('en').money('90071992547409931.07', 'EUR')).toBe('€90,071,992,547,409,931.07')
})

test('in Arabic a symbol keeps its own order', () => {
  expect(formatsIn('ar-u-nu-latn').money('5', 'USD')).toContain('\u2066US$\u2069')
})

test('days, months and relative days', () => {
  const formats = formatsIn('en-GB')
  expect(formats.date('2026-03-12')).toBe('12 Mar 2026')
  expect(formats.wholeDay('2026-11-20')).toMatch(/^Friday,? 20 November 2026$/)
  expect(formats.month('2026-03')).toBe('Mar 2026')
  expect(formats.wholeMonth('2026-03')).toBe('March 2026')
  const today = localDate('2026-03-10')
  expect(formats.days(localDate('2026-03-09'), today)).toBe('yesterday')
  expect(formats.days(localDate('2026-03-13'), today)).toBe('in 3 days')
  expect(formats.days(localDate('2026-06-10'), today)).toBe('in 3 months')
})

test('instants are shown in the time zone of the reader', () => {
  const formats = formatsIn('en-GB')
  const at = '2026-03-12T12:05:00Z'
  expect(formats.instant(at)).toMatch(/^1[123] Mar 2026, \d\d:05$/)
  expect(formats.instantDate(at)).toMatch(/^1[123] Mar 2026$/)
})

test('names, counts and sizes', () => {
  const formats = formatsIn('de')
  expect([formats.language('fr'), formats.currency('EUR')]).toEqual(['Französisch', 'Euro'])
  expect(formats.count(12_345)).toBe('12.345')
  expect([999, 12_345, 5_960_000].map(bytes => plain(formats.size(bytes)))).toEqual([
    '999 Byte',
    '12 kB',
    '6 MB',
  ])
  expect(['fr', 'en', 'pl'].map(tag => plain(formatsIn(tag).size(54)))).toEqual([
    '54 octets',
    '54 bytes',
    '54 bajty',
  ])
})

test('the formats of a language are made once', () => {
  expect(formatsIn('es')).toBe(formatsIn('es'))
})

test('today depends on the time zone; an unknown one is the reader’s own', () => {
  const now = new Date('2026-03-12T23:30:00Z')
  expect(todayIn('Asia/Kolkata', now)).toBe('2026-03-13')
  expect(todayIn('America/New_York', now)).toBe('2026-03-12')
  expect(todayIn('Nowhere/Land', now)).toMatch(/^2026-03-1[23]$/)
})

test.each([
  ['0.01', true],
  ['0.00', false],
  ['-5', false],
])('%s is above zero: %s', (amount, expected) => expect(isAboveZero(amount)).toBe(expected))
