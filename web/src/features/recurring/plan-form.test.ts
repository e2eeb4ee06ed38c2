import { localDate } from '@bordereau/domain/date'
import { type Plan, PLAN_UNITS } from '@bordereau/domain/recurring/plan'
import { describe, expect, test } from 'vitest'
import {
  type InvalidPlanField,
  type PlanValues,
  offersLastDay,
  invalidPlanFields,
  planOf,
  planValues,
  unitOf,
} from './plan-form.ts'

const TODAY = localDate('2026-11-20')
const monthly: Plan = {
  every: 1,
  unit: 'month',
  firstDay: localDate('2026-12-01'),
  onLastDay: false,
  end: { by: 'never' },
}
const valuesWith = (changes: Partial<PlanValues> = {}): PlanValues => ({
  ...planValues({ name: 'Hosting', mode: 'draft', plan: monthly }),
  ...changes,
})

describe('the plan form', () => {
  test.each<Plan>([
    monthly,
    { ...monthly, every: 99, unit: 'week', end: { by: 'times', times: 999 } },
    { ...monthly, firstDay: localDate('2027-02-28'), onLastDay: true },
    { ...monthly, unit: 'year', end: { by: 'day', day: localDate('2030-01-01') } },
  ])('reads the plan it was filled with: %o', plan => {
    expect(planOf(planValues({ name: 'Hosting', mode: 'draft', plan }))).toEqual(plan)
  })

  test('offers twelve times and no last day where the plan has no end', () => {
    expect(valuesWith()).toMatchObject({ end: 'never', times: '12', endDay: '', onLastDay: false })
    const { onLastDay: _, ...plan } = monthly
    const values = planValues({ name: 'Hosting', mode: 'draft', plan })
    expect(values.onLastDay).toBe(false)
  })

  test('takes spaces around a number', () => {
    expect(planOf(valuesWith({ every: ' 2 ', end: 'times', times: ' 3 ' }))).toMatchObject({
      every: 2,
      end: { times: 3 },
    })
  })

  test.each<Partial<PlanValues>>([
    { every: '0' },
    { every: '-1' },
    { every: '' },
    { firstDay: '2026-02-30' },
    { firstDay: '' },
    { end: 'times', times: '1000' },
    { end: 'day', endDay: 'x' },
  ])('is no plan while a value is invalid: %o', changes => {
    expect(planOf(valuesWith(changes))).toBeUndefined()
  })

  test('reads a unit, a month where the text is none', () => {
    expect(PLAN_UNITS.map(unitOf)).toEqual(PLAN_UNITS)
    expect([unitOf('fortnight'), unitOf('')]).toEqual(['month', 'month'])
  })

  test.each<[InvalidPlanField, Partial<PlanValues>]>([
    ['name', { name: '  ' }],
    ['every', { every: '0' }],
    ['every', { every: '1.5' }],
    ['every', { every: '100' }],
    ['firstDay', { firstDay: '' }],
    ['firstDayPast', { firstDay: '2026-11-19' }],
    ['times', { end: 'times', times: '' }],
    ['endDay', { end: 'day', endDay: '' }],
    ['endDay', { end: 'day', endDay: '2026-11-30' }],
  ])('reports one invalid field: %s', (field, changes) => {
    expect(invalidPlanFields(valuesWith(changes), TODAY)).toEqual([field])
  })

  test.each<[string, Plan['unit'], boolean]>([
    ['2027-02-28', 'month', true],
    ['2027-02-28', 'year', true],
    ['2028-02-28', 'month', false],
    ['2028-02-29', 'quarter', true],
    ['2028-02-29', 'year', false],
    ['2027-04-30', 'month', true],
    ['2027-04-30', 'year', false],
    ['2027-01-31', 'month', false],
    ['2027-01-30', 'month', false],
    ['2027-02-28', 'week', false],
  ])('with first day %s and unit %s offers the last day of the month: %j', (day, unit, offered) => {
    expect(offersLastDay({ unit, firstDay: localDate(day) })).toBe(offered)
    const chosen = planOf(valuesWith({ firstDay: day, unit, onLastDay: true }))
    expect(chosen?.onLastDay).toBe(offered)
  })

  test('accepts the saved first day in the past, and an end on the first day', () => {
    const since = localDate('2026-01-31')
    expect(invalidPlanFields(valuesWith({ firstDay: since }), TODAY, since)).toEqual([])
    expect(invalidPlanFields(valuesWith({ end: 'day', endDay: '2026-12-01' }), TODAY)).toEqual([])
    expect(invalidPlanFields(valuesWith({ times: 'x', endDay: 'x' }), TODAY)).toEqual([])
    expect(invalidPlanFields(valuesWith({ firstDay: TODAY }), TODAY)).toEqual([])
    expect(invalidPlanFields(valuesWith({ end: 'times', times: '999' }), TODAY)).toEqual([])
    expect(invalidPlanFields(valuesWith({ end: 'day', endDay: '2026-12-00' }), TODAY)).toEqual([
      'endDay',
    ])
    expect(invalidPlanFields(valuesWith({ end: 'day', endDay: '2026-12-99' }), TODAY)).toEqual([
      'endDay',
    ])
  })
})
