import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { COUNTRIES } from './countries.ts'
import { EU_OBLIGATIONS } from './eu-obligations.ts'
import {
  hasOwnObligation,
  obligationsAtCustomer,
  obligationsOfDocument,
  relevantObligations,
} from './obligations.ts'
import { countryRules } from './rules.ts'

const TODAY = localDate('2026-11-20')
const keysOf = async (...asked: Parameters<typeof relevantObligations>) =>
  (await relevantObligations(...asked)).map(({ obligation }) => obligation.key)

describe('the dates from which invoices must be electronic', () => {
  test('are listed once each, in order of time within a country', async () => {
    const national = await Promise.all(
      COUNTRIES.map(({ code }) => countryRules(code).obligations()),
    )
    const lists = [...national, EU_OBLIGATIONS]
    for (const own of lists) {
      expect(own.map(({ on }) => on)).toEqual(own.map(({ on }) => on).toSorted())
    }
    const all = lists.flat()
    expect(all).toHaveLength(40)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(all.filter(({ url }) => !/^https?:\/\/[\w.-]+\//.test(url))).toEqual([])
  })

  test('of a country are the next one until the day before it, and on its day the one after it', async () => {
    const all = (await countryRules('DE').obligations()).filter(one => one.inwardOnly !== true)
    expect(all.length).toBeGreaterThan(1)
    for (const [i, { on }] of all.entries()) {
      const [found] = await relevantObligations('US', new Map([['DE', 1]]), on)
      const expected = all.find(one => one.on > on) ?? all.at(-1)
      expect([i, found?.obligation.key, found?.inForce]).toEqual([
        i,
        expected?.key,
        expected !== undefined && expected.on <= on,
      ])
    }
    const [first] = all
    if (first) expect(await keysOf('DE', new Map(), first.on)).toContain(first.key)
  })

  test('list upcoming obligations first, the nearest at the top, then those in force', async () => {
    const customers = new Map([
      ['FR', 2],
      ['DE', 3],
      ['PL', 4],
      ['IN', 1],
      ['US', 5],
    ])
    expect(
      (await relevantObligations('FR', customers, TODAY)).map(one => [
        one.obligation.key,
        one.own,
        one.inForce,
        one.customers,
      ]),
    ).toEqual([
      ['de_issue_large', false, false, 3],
      ['pl_issue_smallest', false, false, 4],
      ['fr_issue', true, false, 2],
      ['fr_report', true, false, 2],
      ['eu_cross_border', true, false, 7],
      ['fr_receive', true, true, 2],
      ['in_issue', false, true, 1],
    ])
  })

  test('of the company itself are the latest on invoices, and all on books and reports', async () => {
    // The obligation to report sales abroad came after that to issue electronically, and replaces nothing.
    expect(await keysOf('IT', new Map(), TODAY)).toEqual(['it_issue', 'it_report'])
    // A company is taken for registered.
    expect(await keysOf('IN', new Map(), TODAY)).toContain('in_issue')
    expect(await keysOf('IN', new Map(), TODAY, false)).not.toContain('in_issue')
    expect(await keysOf('PL', new Map(), TODAY)).toEqual(['pl_issue_smallest', 'pl_issue'])
    expect(await keysOf('PL', new Map(), localDate('2027-01-01'))).toEqual(['pl_issue_smallest'])
  })

  test('are in force on their day, and not the day before', async () => {
    const first = async (day: string) =>
      (await relevantObligations('BE', new Map(), localDate(day)))[0]?.inForce
    expect([await first('2025-12-31'), await first('2026-01-01')]).toEqual([false, true])
  })

  test('leave out rules for customers’ software, and EU rules without customers in the EU', async () => {
    expect(await keysOf('US', new Map([['ES', 2]]), TODAY)).toEqual(['es_issue_large'])
    expect(await keysOf('ES', new Map(), TODAY)).toEqual([
      'es_verifactu_companies',
      'es_verifactu',
      'es_issue_large',
      'es_issue',
    ])
    expect(
      await keysOf(
        'SK',
        new Map([
          ['HU', 1],
          ['GR', 1],
          ['RO', 1],
          ['NO', 1],
          ['HR', 1],
          ['PT', 1],
        ]),
        TODAY,
      ),
    ).toEqual([
      'sk_issue',
      'no_issue',
      'hr_issue_unregistered',
      'eu_cross_border',
      'ro_issue',
      'gr_issue',
    ])
    expect(await keysOf('GB', new Map([['DE', 1]]), TODAY)).toEqual(['de_issue_large'])
  })
})

test.each([
  // Italy: to anyone; Poland: all but consumers; India: to businesses there and for exports; Spain: the program itself.
  ['IT', { country: 'IT', kind: 'person' }, '2026-11-20', ['it_issue']],
  ['IT', { country: 'FR', kind: 'business' }, '2026-11-20', ['it_report']],
  ['IT', { country: 'US', kind: 'person' }, '2026-11-20', ['it_report']],
  ['IT', { country: 'FR', kind: 'business' }, '2022-06-30', []],
  ['PL', { country: 'PL', kind: 'business' }, '2026-11-20', ['pl_issue']],
  ['PL', { country: 'PL', kind: 'business' }, '2026-03-31', []],
  ['PL', { country: 'PL', kind: 'person' }, '2026-11-20', []],
  ['PL', { country: 'DE', kind: 'business' }, '2026-11-20', ['pl_issue']],
  ['PL', { country: 'US', kind: 'business' }, '2026-11-20', ['pl_issue']],
  ['PL', { country: 'PL', kind: 'government' }, '2026-11-20', ['pl_issue']],
  ['PL', { country: 'DE', kind: 'person' }, '2026-11-20', []],
  ['BE', { country: 'BE', kind: 'business' }, '2026-01-01', ['be_issue']],
  ['IN', { country: 'IN', kind: 'business' }, '2026-11-20', ['in_issue']],
  ['IN', { country: 'IN', kind: 'person' }, '2026-11-20', []],
  ['IN', { country: 'US', kind: 'business' }, '2026-11-20', ['in_issue']],
  ['FR', { country: 'FR', kind: 'business' }, '2026-11-20', []],
  ['FR', { country: 'FR', kind: 'business' }, '2027-09-01', ['fr_issue']],
  ['FR', { country: 'FR', kind: 'person' }, '2027-09-01', ['fr_report']],
  ['FR', { country: 'DE', kind: 'business' }, '2027-09-01', ['fr_report']],
  ['RO', { country: 'RO', kind: 'person' }, '2026-11-20', ['ro_consumers']],
  ['RO', { country: 'RO', kind: 'business' }, '2026-11-20', ['ro_issue']],
  ['HR', { country: 'HR', kind: 'business' }, '2026-11-20', ['hr_issue']],
  ['GR', { country: 'GR', kind: 'business' }, '2026-09-30', []],
  ['GR', { country: 'GR', kind: 'business' }, '2026-10-01', ['gr_issue']],
  ['GR', { country: 'US', kind: 'business' }, '2026-10-01', ['gr_issue']],
  ['GR', { country: 'DE', kind: 'business' }, '2026-10-01', []],
  ['SK', { country: 'SK', kind: 'business' }, '2026-12-31', []],
  ['SK', { country: 'SK', kind: 'business' }, '2027-01-01', ['sk_issue']],
  ['NO', { country: 'NO', kind: 'business' }, '2027-01-01', ['no_issue']],
  ['PT', { country: 'DE', kind: 'person' }, '2026-11-24', ['pt_certified']],
  ['PT', null, '2027-01-01', ['pt_certified', 'pt_signature']],
  ['LV', { country: 'LV', kind: 'business' }, '2027-12-31', []],
  ['LV', { country: 'LV', kind: 'business' }, '2028-01-01', ['lv_issue']],
  ['SI', { country: 'SI', kind: 'business' }, '2027-12-31', []],
  ['SI', { country: 'SI', kind: 'business' }, '2028-01-01', ['si_issue']],
  ['SI', { country: 'SI', kind: 'person' }, '2028-01-01', []],
  ['HU', { country: 'HU', kind: 'business' }, '2026-11-20', ['hu_report']],
  ['HU', { country: 'DE', kind: 'person' }, '2026-11-20', ['hu_report']],
  ['BE', { country: 'DE', kind: 'business' }, '2026-11-20', []],
  ['ES', null, '2027-01-01', ['es_verifactu_companies']],
  ['DE', { country: 'DE', kind: 'business' }, '2026-11-20', []],
  ['IT', null, '2026-11-20', []],
] as const)(
  'a document from %s to %o on %s is no invoice by %o',
  async (seller, buyer, day, keys) => {
    const found = await obligationsOfDocument(seller, buyer, localDate(day))
    expect(found.map(({ key }) => key)).toEqual(keys)
  },
)

test.each([
  // The next one abroad, else the latest; at home what binds both, not what binds the seller's books alone.
  ['US', 'DE', [['de_issue_large', false]]],
  ['US', 'IT', [['it_issue', false]]],
  ['DE', 'ES', [['es_issue_large', false]]],
  [
    'FR',
    'FR',
    [
      ['fr_issue', true],
      ['fr_receive', true],
    ],
  ],
  ['FR', 'US', []],
] as const)(
  'a company in %s sees beside a customer in %s the obligations %o',
  async (home, customer, expected) => {
    const found = await obligationsAtCustomer(home, customer, TODAY)
    expect(found.map(({ obligation, own }) => [obligation.key, own])).toEqual(expected)
  },
)

test('a company has an obligation of its own from a year before', async () => {
  // Belgium's first is of 2026-01-01.
  const isBound = (country: string, day: string) => hasOwnObligation(country, localDate(day))
  expect(await isBound('BE', '2024-12-31')).toBe(false)
  expect(await isBound('BE', '2025-01-01')).toBe(true)
  expect(await isBound('BE', '2030-01-01')).toBe(true)
  // Poland's first is in force, the others are years away.
  expect(await isBound('PL', '2026-11-20')).toBe(true)
  expect(await isBound('US', '2026-11-20')).toBe(false)
})

test('India’s IRN concerns registered sellers only, other obligations all', async () => {
  const abroad = { country: 'US', kind: 'business' } as const
  const keys = async (seller: string, isRegistered: boolean) =>
    (await obligationsOfDocument(seller, abroad, TODAY, isRegistered)).map(({ key }) => key)
  expect([await keys('IN', true), await keys('IN', false)]).toEqual([['in_issue'], []])
  expect([await keys('PL', true), await keys('PL', false)]).toEqual([['pl_issue'], ['pl_issue']])
  expect([await hasOwnObligation('IN', TODAY), await hasOwnObligation('IN', TODAY, false)]).toEqual(
    [true, false],
  )
  expect(await relevantObligations('IN', new Map(), TODAY, false)).toEqual([])
})
