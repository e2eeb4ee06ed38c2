import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import {
  type ReportPeriod,
  monthsIn,
  parsePeriod,
  periodOf,
  shiftPeriod,
  yearBefore,
} from './period.ts'

const span = (period: ReportPeriod | undefined) =>
  period && `${period.key} ${period.unit} ${period.from} ${period.to}`

function parsed(text: string): ReportPeriod {
  const period = parsePeriod(text)
  if (!period) throw new Error(`not a period: ${text}`)
  return period
}

test.each([
  ['2026', '2026 year 2026-01-01 2026-12-31'],
  ['2026-Q1', '2026-Q1 quarter 2026-01-01 2026-03-31'],
  ['2026-Q4', '2026-Q4 quarter 2026-10-01 2026-12-31'],
  ['2028-02', '2028-02 month 2028-02-01 2028-02-29'],
  ['2026-12', '2026-12 month 2026-12-01 2026-12-31'],
])('reads %s', (text, expected) => {
  expect(span(parsePeriod(text))).toBe(expected)
})

test.each([
  '',
  '26',
  '2026-13',
  '2026-00',
  '2026-Q5',
  '2026-Q0',
  '2026-1',
  '1999',
  '2200',
  'x2026',
])('refuses %j', text => {
  expect(parsePeriod(text)).toBeUndefined()
})

test('finds the period of a day', () => {
  const day = localDate('2026-11-30')
  expect(periodOf('month', day).key).toBe('2026-11')
  expect(periodOf('quarter', day).key).toBe('2026-Q4')
  expect(periodOf('year', day).key).toBe('2026')
  expect(periodOf('quarter', localDate('2026-03-31')).key).toBe('2026-Q1')
  for (const key of ['2026', '2026-Q4', '2026-11']) {
    const period = parsePeriod(key)
    expect(period && periodOf(period.unit, day)).toEqual(period)
  }
})

test('steps over the end of a year, and to the year before', () => {
  expect(shiftPeriod(parsed('2026-Q4'), 1).key).toBe('2027-Q1')
  expect(shiftPeriod(parsed('2026-01'), -1).key).toBe('2025-12')
  expect(shiftPeriod(parsed('2026'), -1).key).toBe('2025')
  expect(span(yearBefore(parsed('2028-02')))).toBe('2027-02 month 2027-02-01 2027-02-28')
})

test('has its months', () => {
  expect(monthsIn(parsed('2026-Q4'))).toEqual(['2026-10', '2026-11', '2026-12'])
  expect(monthsIn(parsed('2026-05'))).toEqual(['2026-05'])
  expect(monthsIn(parsed('2026'))).toHaveLength(12)
})
