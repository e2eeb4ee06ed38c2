import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { MANDATES, concernsOf } from './mandates.ts'

const TODAY = localDate('2026-11-20')
const keysOf = (...asked: Parameters<typeof concernsOf>) =>
  concernsOf(...asked).map(({ mandate }) => mandate.key)

describe('the dates from which invoices must be electronic', () => {
  test('stand in the order of time within each country, each once', () => {
    for (const own of Map.groupBy(MANDATES, ({ country }) => country).values()) {
      expect(own.map(({ on }) => on)).toEqual(own.map(({ on }) => on).toSorted())
    }
    expect(new Set(MANDATES.map(({ key }) => key)).size).toBe(MANDATES.length)
  })

  test('begin with what is to come, the nearest first, and end with what is in force', () => {
    const customers = new Map([
      ['FR', 2],
      ['DE', 3],
      ['PL', 4],
      ['IN', 1],
      ['US', 5],
    ])
    expect(
      concernsOf('FR', customers, TODAY).map(one => [
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

  test('are in force on their day, and not the day before', () => {
    const first = (day: string) => concernsOf('BE', new Map(), localDate(day))[0]?.inForce
    expect([first('2025-12-31'), first('2026-01-01')]).toEqual([false, true])
  })

  test('leave out what concerns nobody: programs of customers, and the Union without customers in it', () => {
    expect(keysOf('US', new Map([['ES', 2]]), TODAY)).toEqual([])
    expect(keysOf('ES', new Map(), TODAY)).toEqual(['es_verifactu_companies', 'es_verifactu'])
    expect(keysOf('GB', new Map([['DE', 1]]), TODAY)).toEqual(['de_issue_large'])
  })
})
