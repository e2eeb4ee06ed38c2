import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { type TaxCurrencyRule, MAX_AGE_DAYS, chargeableDay, lawfulRate } from './lawful-rate.ts'
import {
  type PublishedRate,
  type RateSource,
  RATE_PUBLISHERS,
  crossRate,
} from './published-rate.ts'

const publication = (
  source: RateSource,
  day: string,
  currency: string,
  rate: string,
): PublishedRate => ({
  source,
  day: localDate(day),
  currency,
  rate: decimal(rate),
})

const rule = (rate: TaxCurrencyRule['rate']): TaxCurrencyRule => ({
  key: 'vat_directive',
  required: true,
  law: 'a law',
  url: 'https://example.org',
  ...(rate && { rate }),
})

const ask = (
  of: TaxCurrencyRule,
  from: string,
  to: string,
  day: string,
  published: PublishedRate[],
) => lawfulRate(of, { from, to, chargeable: localDate(day) }, published)

describe('the rate of the day', () => {
  const ecb = rule({ source: 'ecb', day: 'on_or_before' })
  const published = [
    publication('ecb', '2026-11-19', 'USD', '1.0800'),
    publication('ecb', '2026-11-20', 'USD', '1.0705'),
    publication('ecb', '2026-11-20', 'SEK', '11.3595'),
    publication('nbp', '2026-11-20', 'USD', '3.9999'),
  ]

  test.each([
    // A Friday has its own rate; a weekend takes the last one published before it.
    ['2026-11-20', '2026-11-20', '0.934142923867'],
    ['2026-11-22', '2026-11-20', '0.934142923867'],
    ['2026-11-19', '2026-11-19', '0.925925925926'],
  ])('for %s is that of %s', (day, of, rate) => {
    expect(ask(ecb, 'USD', 'EUR', day, published)).toEqual({ rate, source: 'ecb', day: of })
  })

  test('between two currencies goes over the euro, as art. 91(2) of the Directive says', () => {
    const rate = ask(ecb, 'USD', 'SEK', '2026-11-20', published)?.rate
    expect(rate).toBe('10.611396543671') // 11.3595 ÷ 1.0705
    expect(ask(ecb, 'EUR', 'SEK', '2026-11-20', published)?.rate).toBe('11.3595')
  })

  test('is taken from the last day that has both currencies', () => {
    const partly = [...published, publication('ecb', '2026-11-21', 'SEK', '11.4')]
    expect(ask(ecb, 'USD', 'EUR', '2026-11-21', partly)?.day).toBe('2026-11-20')
  })

  test('is unknown where no rate is recent enough, or none of the currency exists', () => {
    const last = localDate('2026-11-20')
    const within = addDays(last, MAX_AGE_DAYS - 1)
    expect(ask(ecb, 'USD', 'EUR', within, published)?.day).toBe(last)
    expect(ask(ecb, 'USD', 'EUR', addDays(within, 1), published)).toBeUndefined()
    expect(ask(ecb, 'XOF', 'EUR', last, published)).toBeUndefined()
    expect(ask(rule(undefined), 'USD', 'EUR', last, published)).toBeUndefined()
  })
})

describe('the Polish rate', () => {
  const nbp = rule({ source: 'nbp', day: 'before' })
  const published = [
    publication('nbp', '2026-11-10', 'EUR', '4.2571'),
    publication('nbp', '2026-11-12', 'EUR', '4.2600'),
    publication('nbp', '2026-11-13', 'EUR', '4.2700'),
  ]

  // 2026-11-11 is Independence Day: no table is published.
  test.each([
    ['2026-11-12', '2026-11-10'],
    ['2026-11-13', '2026-11-12'],
    ['2026-11-14', '2026-11-13'],
    ['2026-11-16', '2026-11-13'],
  ])('for a tax chargeable on %s is that of the last working day before it, %s', (day, of) => {
    expect(ask(nbp, 'EUR', 'PLN', day, published)?.day).toBe(of)
  })

  test('is złoty for one unit', () => {
    expect(ask(nbp, 'EUR', 'PLN', '2026-11-13', published)?.rate).toBe('4.26')
  })
})

test('a British rate holds for its calendar month and no longer', () => {
  const hmrc = rule({ source: 'hmrc', day: 'month' })
  const published = [
    publication('hmrc', '2026-10-01', 'USD', '1.25'),
    publication('hmrc', '2026-11-01', 'USD', '1.6'),
  ]
  expect(ask(hmrc, 'USD', 'GBP', '2026-10-31', published)).toEqual({
    rate: '0.8',
    source: 'hmrc',
    day: '2026-10-01',
  })
  expect(ask(hmrc, 'USD', 'GBP', '2026-11-01', published)?.rate).toBe('0.625')
  expect(ask(hmrc, 'USD', 'GBP', '2026-12-01', published)).toBeUndefined()
})

test.each([
  // Supplied before the invoice: the day of supply (art. 63). Invoiced before the supply: the invoice (art. 31a(2) in Poland).
  [{ issueDate: '2026-11-22', deliveryDate: '2026-11-03', periodEnd: null }, '2026-11-03'],
  [{ issueDate: '2026-11-22', deliveryDate: null, periodEnd: '2026-10-31' }, '2026-10-31'],
  [{ issueDate: '2026-11-22', deliveryDate: '2026-12-01', periodEnd: null }, '2026-11-22'],
  [{ issueDate: '2026-11-22', deliveryDate: null, periodEnd: null }, '2026-11-22'],
])('the tax of %o becomes chargeable on %s', ({ issueDate, deliveryDate, periodEnd }, day) => {
  const date = (text: string | null) => (text === null ? null : localDate(text))
  expect(
    chargeableDay({
      issueDate: localDate(issueDate),
      deliveryDate: date(deliveryDate),
      periodEnd: date(periodEnd),
    }),
  ).toBe(day)
})

test('a currency against itself is 1, and one that is not published has no rate', () => {
  const rates = new Map([['USD', decimal('1.0705')]])
  expect(crossRate(RATE_PUBLISHERS.ecb, rates, 'USD', 'USD')).toBe('1')
  expect(crossRate(RATE_PUBLISHERS.ecb, rates, 'USD', 'ZWG')).toBeUndefined()
})
