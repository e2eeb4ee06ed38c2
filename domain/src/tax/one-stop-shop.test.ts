import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { oneStopShopTaxesFor } from './one-stop-shop.ts'
import { taxesOn } from './tax-of.ts'

const place = (country: string) => ({ country, postCode: '', subdivision: '' })
const standardRate = (state: string, day: string) => {
  const seller = place(state === 'FR' ? 'DE' : 'FR')
  const offered = oneStopShopTaxesFor(seller, { place: place(state), kind: 'person' })
  return taxesOn(offered, localDate(day)).find(({ key }) => key === 'oss_standard')?.rate
}

/* https://calculariva.app/en-PH/blog/tipos-de-iva-aplicables-en-2025-segun-los-paises-miembros-de-la-union-europea */
const RATES_2026 =
  'AT 20, BE 21, BG 20, CY 19, CZ 21, DE 19, DK 25, EE 24, ES 21, FI 25.5, FR 20, GR 24, HR 25, HU 27, IE 23, IT 22, LT 21, LU 17, LV 21, MT 18, NL 21, PL 23, PT 23, RO 21, SE 25, SI 22, SK 23'
    .split(', ')
    .map(row => row.split(' '))

test('every one of the 27 member states has its standard rate in the one-stop shop', () => {
  expect(RATES_2026).toHaveLength(27)
  const found = RATES_2026.map(([state = '']) => [state, standardRate(state, '2026-11-22')])
  expect(found).toEqual(RATES_2026)
})

test.each([
  // https://www.vatverify.dev/guides/eu-vat-changes-2024-2026; Romania: the cases of the tax table.
  ['EE', '2025-06-30', '22'],
  ['EE', '2025-07-01', '24'],
  ['FI', '2024-08-31', '24'],
  ['FI', '2024-09-01', '25.5'],
  ['SK', '2024-12-31', '20'],
  ['SK', '2025-01-01', '23'],
  ['RO', '2025-07-31', '19'],
  ['RO', '2025-08-01', '21'],
])('a supply to %s on %s has the rate of its day', (state, day, rate) => {
  expect(standardRate(state, day)).toBe(rate)
})

test('the one-stop shop has the rates of the state of a private customer in the Union, and no other tax', () => {
  const offered = oneStopShopTaxesFor(place('FR'), { place: place('DE'), kind: 'person' })
  const now = offered.filter(({ until }) => until === undefined)
  expect(now.map(({ key, rate, category }) => [key, rate, category])).toEqual([
    ['oss_standard', '19', 'S'],
    ['oss_reduced', '7', 'S'],
  ])
  expect(offered[0]).toMatchObject({
    country: 'DE',
    name: { en: expect.stringMatching(/\w \(DE\)$/), fr: expect.stringMatching(/\w \(DE\)$/) },
    parts: [{ name: 'DE', rate: '19' }],
  })
})

test.each([
  ['FR', place('FR'), 'person'],
  ['FR', place('US'), 'person'],
  ['US', place('DE'), 'person'],
  ['FR', place('DE'), 'business'],
  // Goods of Northern Ireland are in the Union's VAT, but the state is none of its members.
  ['FR', { country: 'GB', postCode: 'BT1 1AA', subdivision: '' }, 'person'],
] as const)('from %s to %j, a %s, there is no one-stop shop', (from, to, kind) => {
  expect(oneStopShopTaxesFor(place(from), { place: to, kind })).toEqual([])
})
