import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type LocalDate,
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  endOfMonth,
  localDate,
} from '../date.ts'
import { type Plan, type PlanEnd, PLAN_UNITS, lastRun, nextRun, nextRuns, runsOf } from './plan.ts'

const NEVER: PlanEnd = { by: 'never' }
const plan = (firstDay: string, every: number, unit: Plan['unit'], end: PlanEnd = NEVER): Plan => ({
  every,
  unit,
  firstDay: localDate(firstDay),
  end,
})

describe('the days of a plan', () => {
  test.each<[string, Plan, string[]]>([
    [
      'the 1st of each month',
      plan('2026-12-01', 1, 'month'),
      ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
    ],
    [
      'the 31st keeps its day',
      plan('2027-01-31', 1, 'month'),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'the 30th keeps its day',
      plan('2027-12-30', 1, 'month'),
      ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30'],
    ],
    [
      '29 February comes back',
      plan('2028-02-29', 1, 'year'),
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    [
      'every two weeks',
      plan('2026-11-30', 2, 'week'),
      ['2026-11-30', '2026-12-14', '2026-12-28', '2027-01-11'],
    ],
    [
      'every quarter',
      plan('2026-11-30', 1, 'quarter'),
      ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
    ],
    [
      'the 28th, though February ends with it',
      plan('2026-02-28', 1, 'month'),
      ['2026-02-28', '2026-03-28', '2026-04-28'],
    ],
    [
      'the last day of each month, where that is asked for',
      { ...plan('2026-02-28', 1, 'month'), onLastDay: true },
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    [
      'the last day of each quarter',
      { ...plan('2026-11-30', 1, 'quarter'), onLastDay: true },
      ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31'],
    ],
    [
      'the last day of February',
      { ...plan('2027-02-28', 1, 'year'), onLastDay: true },
      ['2027-02-28', '2028-02-29', '2029-02-28'],
    ],
    [
      'the last day is no matter of a plan that begins on another',
      { ...plan('2026-02-27', 1, 'month'), onLastDay: true },
      ['2026-02-27', '2026-03-27'],
    ],
    [
      'the last day is no matter of weeks',
      { ...plan('2026-02-28', 1, 'week'), onLastDay: true },
      ['2026-02-28', '2026-03-07'],
    ],
    ['every other year', plan('2026-07-14', 2, 'year'), ['2026-07-14', '2028-07-14', '2030-07-14']],
  ])('%s', (_, given, days) => {
    expect(nextRuns(given, given.firstDay, days.length)).toEqual(days)
  })

  test('end after so many, or on a day', () => {
    const thrice = plan('2026-12-31', 1, 'month', { by: 'times', times: 3 })
    expect(nextRuns(thrice, thrice.firstDay, 9)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28'])
    expect(lastRun(thrice)).toBe('2027-02-28')
    const until = (day: string) =>
      plan('2026-12-31', 1, 'month', { by: 'day', day: localDate(day) })
    expect(lastRun(until('2027-02-28'))).toBe('2027-02-28')
    expect(lastRun(until('2027-02-27'))).toBe('2027-01-31')
    expect(lastRun(until('2026-12-30'))).toBeNull()
    expect(lastRun(plan('2026-12-31', 1, 'month'))).toBeNull()
    expect(nextRun(thrice, localDate('2027-03-01'))).toBeNull()
  })

  test('are those of the given span, both ends included', () => {
    const monthly = plan('2026-01-15', 1, 'month')
    expect(runsOf(monthly, localDate('2026-11-15'), localDate('2027-01-15'))).toEqual([
      '2026-11-15',
      '2026-12-15',
      '2027-01-15',
    ])
    expect(runsOf(monthly, localDate('2025-01-01'), localDate('2026-01-14'))).toEqual([])
    expect(runsOf(monthly, localDate('2027-01-15'), localDate('2026-11-15'))).toEqual([])
  })

  test('end with the latest supported date', () => {
    expect(nextRuns(plan('2100-01-01', 99, 'year'), localDate('2100-01-01'), 9)).toEqual([
      '2100-01-01',
      '2199-01-01',
    ])
  })
})

const someDay = fc
  .integer({ min: 0, max: 36_500 })
  .map(days => addDays(localDate('2000-01-01'), days))
const somePlan = fc.record({
  every: fc.integer({ min: 1, max: 99 }),
  unit: fc.constantFrom(...PLAN_UNITS),
  firstDay: fc.oneof(someDay, someDay.map(endOfMonth)),
  onLastDay: fc.boolean(),
  end: fc.oneof(
    fc.constant<PlanEnd>({ by: 'never' }),
    fc.integer({ min: 1, max: 200 }).map((times): PlanEnd => ({ by: 'times', times })),
    someDay.map((day): PlanEnd => ({ by: 'day', day })),
  ),
})

describe('a plan', () => {
  test('never drifts: every run is on the first run’s day of the month, or on the last day of a shorter month', () => {
    fc.assert(
      fc.property(somePlan, given => {
        for (const day of nextRuns(given, given.firstDay, 60)) {
          if (given.unit === 'week')
            expect(daysBetween(given.firstDay, day) % (7 * given.every)).toBe(0)
          else if (given.onLastDay && given.firstDay === endOfMonth(given.firstDay)) {
            expect(day).toBe(endOfMonth(day))
          } else if (dayOf(day) !== dayOf(given.firstDay)) {
            expect(day).toBe(endOfMonth(day))
            expect(dayOf(day)).toBeLessThan(dayOf(given.firstDay))
          }
        }
      }),
    )
  })

  test('skips no month and repeats none', () => {
    fc.assert(
      fc.property(someDay, firstDay => {
        const days = nextRuns({ every: 1, unit: 'month', firstDay, end: NEVER }, firstDay, 40)
        expect(days.map(day => day.slice(0, 7))).toEqual(
          days.map((_, index) =>
            addMonths(localDate(`${firstDay.slice(0, 7)}-01`), index).slice(0, 7),
          ),
        )
      }),
    )
  })

  test('gives the same days for any division into spans', () => {
    fc.assert(
      fc.property(
        somePlan,
        someDay,
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        (given, from, a, b) => {
          const middle = addDays(from, a)
          const until = addDays(middle, b)
          const whole = runsOf(given, from, until)
          expect([
            ...runsOf(given, from, middle),
            ...runsOf(given, addDays(middle, 1), until),
          ]).toEqual(whole)
          expect(whole.every(day => day >= from && day <= until)).toBe(true)
          expect(nextRun(given, from)).toBe(whole[0] ?? laterThan(given, until))
        },
      ),
    )
  })

  test('that ends has its last run as its last day', () => {
    fc.assert(
      fc.property(somePlan, given => {
        if (given.end.by === 'never') return
        const days = nextRuns(given, given.firstDay, 6000)
        if (days.length < 6000) expect(lastRun(given)).toBe(lastOf(given, days))
      }),
    )
  })
})

function laterThan(given: Plan, until: LocalDate): LocalDate | null {
  return nextRun(given, addDays(until, 1))
}

/** Of a plan by times whose end lies beyond all dates, no last day is known. */
function lastOf({ end }: Plan, days: readonly LocalDate[]): LocalDate | null {
  return end.by === 'times' && days.length < end.times ? null : (days.at(-1) ?? null)
}

test('a plan may run on 31 December 2199, the last day that is supported, and not after it', () => {
  const last = localDate('2199-12-31')
  const yearly = plan('2198-12-31', 1, 'year')
  expect(nextRuns(yearly, localDate('2198-12-31'), 3)).toEqual(['2198-12-31', '2199-12-31'])
  expect(nextRun(yearly, last)).toBe(last)
})
