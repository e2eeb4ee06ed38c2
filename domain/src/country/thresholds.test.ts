import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { COUNTRIES } from './countries.ts'
import type { SellerStatus } from './country.ts'
import { isOfficial } from './official-hosts.ts'
import { thresholdsOf } from './thresholds.ts'

function shown(
  country: string,
  change: Partial<Parameters<typeof thresholdsOf>[0]> & {
    subdivision?: string
    postCode?: string
  } = {},
): string[] {
  const { subdivision = '', postCode = '', ...rest } = change
  return thresholdsOf({
    place: { country, postCode, subdivision },
    status: 'small_business',
    sellsGoodsOnly: false,
    day: localDate('2026-11-29'),
    ...rest,
  }).map(({ amount, currency, of, outcome }) => `${of} ${amount} ${currency} ${outcome}`)
}

/* The limits of 2026, and what follows: the laws named in each row. */
test.each([
  ['DE', ['all 25000 EUR next_year', 'all 100000 EUR that_sale']],
  ['AT', ['all 55000 EUR next_year', 'all 60500 EUR that_sale']],
  [
    'FR',
    [
      'services 37500 EUR next_year',
      'services 41250 EUR that_day',
      'all 85000 EUR next_year',
      'all 93500 EUR that_day',
    ],
  ],
  ['IT', ['all 85000 EUR next_year', 'all 100000 EUR that_sale']],
  ['BE', ['all 25000 EUR next_year', 'all 27500 EUR that_sale']],
  ['NL', ['all 20000 EUR that_sale']],
  ['PL', ['all 240000 PLN that_sale']],
  ['CZ', ['all 2000000 CZK next_year', 'all 2536500 CZK next_day']],
  ['SK', ['all 50000 EUR next_year', 'all 62500 EUR that_sale']],
  ['HU', ['all 20000000 HUF that_sale']],
  ['IE', ['services 42500 EUR register', 'all 85000 EUR register']],
  ['PT', ['all 15000 EUR next_year', 'all 18750 EUR that_sale']],
  ['GB', ['all 90000 GBP second_month']],
  ['CH', ['all 100000 CHF next_year']],
  ['NO', ['all 50000 NOK register']],
  ['ES', []],
  ['US', []],
])('%s', (country, limits) => {
  expect(shown(country)).toEqual(limits)
})

describe('India', () => {
  const status: SellerStatus = 'unregistered'
  test.each([
    ['MH', false, ['all 2000000 INR thirty_days']],
    ['MH', true, ['all 4000000 INR thirty_days']],
    ['TS', true, ['all 2000000 INR thirty_days']],
    ['MN', false, ['all 1000000 INR thirty_days']],
    ['MN', true, ['all 1000000 INR thirty_days']],
    ['', false, ['all 2000000 INR thirty_days']],
  ])('%j, goods only: %s', (subdivision, sellsGoodsOnly, limits) => {
    expect(shown('IN', { status, subdivision, sellsGoodsOnly })).toEqual(limits)
  })

  test('the composition scheme has limits of its own', () => {
    const composition = { status: 'composition' } as const
    expect(shown('IN', { ...composition, subdivision: 'MH' })).toEqual([
      'all 15000000 INR that_day',
    ])
    expect(shown('IN', { ...composition, subdivision: 'SK' })).toEqual(['all 7500000 INR that_day'])
  })
})

test('limits have their days', () => {
  expect(shown('PL', { day: localDate('2025-12-31') })).toEqual(['all 200000 PLN that_sale'])
  expect(shown('HU', { day: localDate('2025-12-31') })).toEqual(['all 18000000 HUF that_sale'])
  const laws = (day: string) =>
    thresholdsOf({
      place: { country: 'FR', postCode: '', subdivision: '' },
      status: 'small_business',
      sellsGoodsOnly: false,
      day: localDate(day),
    }).map(({ law }) => law)
  expect(new Set(laws('2026-12-31'))).toEqual(new Set(['art. 293 B, I du CGI']))
  expect(new Set(laws('2027-01-01'))).toEqual(new Set(['art. L. 223-3 du CIBS']))
})

test('none is shown to who charges the tax, nor where another tax or none is due', () => {
  for (const { code } of COUNTRIES) expect(shown(code, { status: 'registered' })).toEqual([])
  expect(shown('ES', { postCode: '35001' })).toEqual([])
  expect(shown('GF')).toEqual([])
  expect(shown('MC')).toEqual(shown('FR'))
})

test('the number of the scheme of the Union has the limit of the Union beside that of the state', () => {
  expect(shown('DE', { status: 'eu_small_business' })).toEqual([
    'all 25000 EUR next_year',
    'all 100000 EUR that_sale',
    'all 100000 EUR that_sale',
  ])
})

/** Each key is used in lists, and each law is read where its state, or the Union, publishes it. */
test('every limit has a key of its own and a source', () => {
  for (const { code } of COUNTRIES)
    for (const status of [
      'small_business',
      'eu_small_business',
      'unregistered',
      'composition',
    ] as const)
      for (const sellsGoodsOnly of [true, false]) {
        const found = thresholdsOf({
          place: { country: code, postCode: '', subdivision: '' },
          status,
          sellsGoodsOnly,
          day: localDate('2026-11-29'),
        })
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
        expect(found.filter(({ url }) => !isOfficial(url)).map(({ key }) => key)).toEqual([])
        expect(found.filter(({ law }) => law === '')).toEqual([])
      }
})
