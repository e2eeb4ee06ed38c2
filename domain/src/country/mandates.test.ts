import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { COUNTRIES } from './countries.ts'
import { EU_MANDATES } from './eu-mandates.ts'
import { mandatesOfDocument, relevantMandates } from './mandates.ts'
import { countryRules } from './rules.ts'

const TODAY = localDate('2026-11-20')
const keysOf = async (...asked: Parameters<typeof relevantMandates>) =>
  (await relevantMandates(...asked)).map(({ mandate }) => mandate.key)

describe('the dates from which invoices must be electronic', () => {
  test('are listed once each, in order of time within a country', async () => {
    const national = await Promise.all(COUNTRIES.map(({ code }) => countryRules(code).mandates()))
    const lists = [...national, EU_MANDATES]
    for (const own of lists) {
      expect(own.map(({ on }) => on)).toEqual(own.map(({ on }) => on).toSorted())
    }
    const all = lists.flat()
    expect(all).toHaveLength(14)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  test('list upcoming mandates first, the nearest at the top, then those in force', async () => {
    const customers = new Map([
      ['FR', 2],
      ['DE', 3],
      ['PL', 4],
      ['IN', 1],
      ['US', 5],
    ])
    expect(
      (await relevantMandates('FR', customers, TODAY)).map(one => [
        one.mandate.key,
        one.own,
        one.inForce,
        one.customers,
      ]),
    ).toEqual([
      ['de_issue_large', false, false, 3],
      ['pl_issue_smallest', false, false, 4],
      ['fr_issue', true, false, 2],
      ['eu_cross_border', true, false, 7],
      ['fr_receive', true, true, 2],
      ['in_issue', false, true, 1],
    ])
  })

  test('are in force on their day, and not the day before', async () => {
    const first = async (day: string) =>
      (await relevantMandates('BE', new Map(), localDate(day)))[0]?.inForce
    expect([await first('2025-12-31'), await first('2026-01-01')]).toEqual([false, true])
  })

  test('leave out rules for customers’ software, and EU rules without customers in the EU', async () => {
    expect(await keysOf('US', new Map([['ES', 2]]), TODAY)).toEqual([])
    expect(await keysOf('ES', new Map(), TODAY)).toEqual(['es_verifactu_companies', 'es_verifactu'])
    expect(await keysOf('GB', new Map([['DE', 1]]), TODAY)).toEqual(['de_issue_large'])
  })
})

test.each([
  // Italy: to anyone in the country; Poland, Belgium, India, France: between businesses; Spain: the program itself.
  ['IT', { country: 'IT', kind: 'person' }, '2026-11-20', ['it_issue']],
  ['IT', { country: 'FR', kind: 'business' }, '2026-11-20', []],
  ['PL', { country: 'PL', kind: 'business' }, '2026-11-20', ['pl_issue']],
  ['PL', { country: 'PL', kind: 'business' }, '2026-03-31', []],
  ['PL', { country: 'PL', kind: 'person' }, '2026-11-20', []],
  ['PL', { country: 'DE', kind: 'business' }, '2026-11-20', []],
  ['BE', { country: 'BE', kind: 'business' }, '2026-01-01', ['be_issue']],
  ['IN', { country: 'IN', kind: 'business' }, '2026-11-20', ['in_issue']],
  ['FR', { country: 'FR', kind: 'business' }, '2026-11-20', []],
  ['FR', { country: 'FR', kind: 'business' }, '2027-09-01', ['fr_issue']],
  ['ES', null, '2027-01-01', ['es_verifactu_companies']],
  ['DE', { country: 'DE', kind: 'business' }, '2026-11-20', []],
  ['IT', null, '2026-11-20', []],
] as const)(
  'a document from %s to %o on %s is no invoice by %o',
  async (seller, buyer, day, keys) => {
    const found = await mandatesOfDocument(seller, buyer, localDate(day))
    expect(found.map(({ key }) => key)).toEqual(keys)
  },
)
