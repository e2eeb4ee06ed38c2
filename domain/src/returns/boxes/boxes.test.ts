import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filedSales } from '../../books/filed.ts'
import { isOfficial } from '../../country/official-hosts.ts'
import { sumOf } from '../../money/currency.ts'
import { decimal } from '../../money/decimal.ts'
import { parsePeriod } from '../../report/period.ts'
import { PLAIN_FACT, boxTexts, factOf } from '../../testing/box-facts.ts'
import { BOX_ROWS } from '../../testing/box-rows.ts'
import { manySources, worldOf } from '../../testing/returns.ts'
import { TREATMENTS, type Treatment } from '../treatment.ts'
import { boxesOf, roundedBy } from './boxes.ts'
import { factsOf } from './facts.ts'
import { type BoxForm, REST_REASONS, type ReturnFact, TAX_PARTS } from './form.ts'
import { BOX_FORMS, boxFormOf } from './forms.ts'

describe('facts in the boxes of each state, by hand', () => {
  const rows = Object.entries(BOX_ROWS).flatMap(([country, text]) =>
    text
      .trim()
      .split('\n')
      .map(row => [country, ...row.trim().split(' > ')] as [string, string, string]),
  )
  test.each(rows)('%s: %s > %s', (country, given, expected) => {
    const form = BOX_FORMS.find(one => one.country === country)
    if (!form) throw new RangeError(country)
    expect(boxTexts(form, factOf(form, given)).toSorted()).toEqual(expected.split(' ').toSorted())
  })

  test('every form has at least 15', () => {
    const few = BOX_FORMS.filter(
      ({ country }) => (BOX_ROWS[country] ?? '').trim().split('\n').length < 15,
    )
    expect(few.map(({ country }) => country)).toEqual([])
  })
})

/** Sums of what counts for the first time, and the rest. */
function counted(form: BoxForm, facts: readonly ReturnFact[]) {
  const { lines, rest } = boxesOf(form, facts)
  const bases = lines.filter(({ line }) => line.again === undefined).map(({ exact }) => exact.base)
  const taxes = lines.filter(({ line }) => line.again !== 'all').map(({ exact }) => exact.tax)
  return {
    base: sumOf([...bases, ...rest.map(({ base }) => base)]),
    tax: sumOf([...taxes, ...rest.map(({ tax }) => tax)]),
  }
}

const treatments = Object.keys(TREATMENTS) as Treatment[]
const anyFact = fc.record({
  treatment: fc.constantFrom(...treatments),
  rate: fc.constantFrom(
    ...'0 2.1 4 5.5 6 7 8 8.1 9 10 13 17 18 19 20 21 22 23 25 25.5 40'.split(' ').map(decimal),
  ),
  surcharge: fc.constantFrom(undefined, decimal('5.2'), decimal('0.26')),
  isGoods: fc.boolean(),
  isCredit: fc.boolean(),
  isToBusiness: fc.boolean(),
  apart: fc.constantFrom(undefined, undefined, 'other_tax' as const, 'no_supply' as const),
  from: fc.constantFrom('FR', 'FR-RE', 'corsica', 'DE'),
  to: fc.constantFrom('MC', 'FR', 'US'),
  place: fc.constantFrom('', '29'),
  base: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  taxes: fc.dictionary(
    fc.constantFrom(...TAX_PARTS),
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  ),
})

test.each(BOX_FORMS.map(form => [form.country, form] as const))(
  '%s: every cent of any facts is in one box that counts it, or in the named rest',
  (_, form) => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 12 }), facts => {
        expect(counted(form, facts)).toEqual({
          base: sumOf(facts.map(({ base }) => base)),
          tax: sumOf(facts.flatMap(({ taxes }) => Object.values(taxes))),
        })
      }),
    )
  },
)

test.each(BOX_FORMS.map(form => [form.country, form] as const))(
  '%s: the boxes and the rest of random documents are what the books enter of them',
  (country, form) => {
    fc.assert(
      fc.property(manySources(worldOf(country, form.currency)), sources => {
        const facts = sources.flatMap(source => factsOf(source, form) ?? [])
        const sales = sources.flatMap(({ filed }) => {
          const entered = filedSales(filed, form.currency)
          return entered ? [...entered.own, ...entered.setOff, ...entered.replaced] : []
        })
        expect(counted(form, facts)).toEqual({
          base: sumOf(sales.map(({ taxable }) => taxable)),
          tax: sumOf(sales.map(({ amount }) => amount)),
        })
      }),
      { numRuns: 60 },
    )
  },
)

test('a box repeats what another has, or none has it: each form counts the taxable amount of a sale once', () => {
  for (const form of BOX_FORMS)
    for (const treatment of treatments) {
      const fact = { ...PLAIN_FACT, treatment, from: form.country }
      const { lines } = boxesOf(form, [fact])
      const first = lines.filter(({ line }) => line.base !== undefined && line.again === undefined)
      expect([form.country, treatment, first.length <= 1]).toEqual([form.country, treatment, true])
    }
})

test.each([
  ['exact', 12_345n, 12_345n],
  ['cut', 12_399n, 12_300n],
  ['cut', -12_399n, -12_300n],
  ['half_up', 12_350n, 12_400n],
  ['half_up', 12_349n, 12_300n],
  ['half_up', -12_350n, -12_400n],
  ['down', 12_399n, 12_300n],
  ['down', -12_301n, -12_400n],
  ['down', -12_300n, -12_300n],
  ['up', 12_301n, 12_400n],
  ['up', -12_399n, -12_300n],
] as const)('%s of %s cents is %s', (rounding, amount, expected) => {
  expect(roundedBy(rounding, amount, { currency: 'EUR' })).toBe(expected)
})

test.each([
  ['2026-11', 'DE', true],
  ['2026-Q4', 'DE', true],
  ['2026', 'DE', false],
  ['2024-12', 'DE', false],
  ['2026-Q1', 'PL', false],
  ['2026-Q2', 'PL', true],
  ['2026-06', 'PT', true],
  ['2026-07', 'PT', false],
  ['2026-Q3', 'PT', false],
  ['2026', 'NL', true],
  ['2026-Q4', 'US', false],
  ['2026-Q4', 'IE', false],
  ['2026-Q4', 'MC', true],
  ['2026-Q4', 'GF', false],
])('of %s a company in %s has a form: %s', (key, country, expected) => {
  const period = parsePeriod(key)
  if (!period) throw new RangeError(key)
  const currency = BOX_FORMS.find(one => one.country === country)?.currency ?? 'EUR'
  const place = { country, postCode: '', subdivision: '' }
  expect(boxFormOf(place, currency, period) !== undefined).toBe(expected)
  expect(boxFormOf(place, 'JPY', period)).toBe(undefined)
})

test('there is no form where the tax of the state is not charged, or has another name', () => {
  const period = parsePeriod('2026-Q4')
  if (!period) throw new RangeError('2026-Q4')
  const at = (country: string, postCode: string) =>
    boxFormOf({ country, postCode, subdivision: '' }, 'EUR', period)
  expect([at('ES', '28001')?.country, at('ES', '35001'), at('DE', '27498')]).toEqual([
    'ES',
    undefined,
    undefined,
  ])
})

test('forms have names in two languages, and say whether their source is the state’s own', () => {
  for (const form of BOX_FORMS) {
    for (const { own, en } of [form.name, ...form.lines.map(({ name }) => name)])
      expect([form.country, own === '', en === '']).toEqual([form.country, false, false])
    for (const { reason } of form.rest) expect(REST_REASONS).toContain(reason)
  }
  const official = BOX_FORMS.filter(({ source }) => !source.isSecondary)
  expect(official.map(({ country }) => country)).toEqual(['BE', 'PL'])
  for (const { source } of BOX_FORMS)
    if (!isOfficial(source.url) && !source.isSecondary)
      expect(source.url).toMatch(/^(http:\/\/crd\.gov\.pl|https:\/\/eservices\.minfin\.fgov\.be)\//)
})
