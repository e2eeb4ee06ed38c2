import { localDate } from '@bordereau/domain/date'
import type { Plan } from '@bordereau/domain/recurring/plan'
import { describe, expect, test } from 'vitest'
import { type PlanFault, type PlanValues, faultsOfPlan, planOf, planValues } from './plan-form.ts'

const TODAY = localDate('2026-11-20')
const monthly: Plan = {
  every: 1,
  unit: 'month',
  firstDay: localDate('2026-12-01'),
  end: { by: 'never' },
}
const typed = (changes: Partial<PlanValues> = {}): PlanValues => ({
  ...planValues({ name: 'Hosting', mode: 'draft', plan: monthly }),
  ...changes,
})

describe('a plan that is typed', () => {
  test.each<Plan>([
    monthly,
    { ...monthly, every: 99, unit: 'week', end: { by: 'times', times: 999 } },
    { ...monthly, unit: 'year', end: { by: 'day', day: localDate('2030-01-01') } },
  ])('is read as it is shown: %o', plan => {
    expect(planOf(planValues({ name: 'Hosting', mode: 'draft', plan }))).toEqual(plan)
  })

  test.each<[PlanFault, Partial<PlanValues>]>([
    ['name', { name: '  ' }],
    ['every', { every: '0' }],
    ['every', { every: '1.5' }],
    ['every', { every: '100' }],
    ['firstDay', { firstDay: '' }],
    ['firstDayPast', { firstDay: '2026-11-19' }],
    ['times', { end: 'times', times: '' }],
    ['endDay', { end: 'day', endDay: '' }],
    ['endDay', { end: 'day', endDay: '2026-11-30' }],
  ])('has one thing wrong: %s', (field, changes) => {
    expect(faultsOfPlan(typed(changes), TODAY)).toEqual([field])
  })

  test('may keep a first day that has passed, and end on its first day', () => {
    const since = localDate('2026-01-31')
    expect(faultsOfPlan(typed({ firstDay: since }), TODAY, since)).toEqual([])
    expect(faultsOfPlan(typed({ end: 'day', endDay: '2026-12-01' }), TODAY)).toEqual([])
    expect(faultsOfPlan(typed({ times: 'x', endDay: 'x' }), TODAY)).toEqual([])
  })
})
