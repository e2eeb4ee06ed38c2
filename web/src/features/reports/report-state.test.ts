import { localDate } from '@bordereau/domain/date'
import { periodOf } from '@bordereau/domain/report/period'
import { expect, test } from 'vitest'
import { changeOf } from './change.ts'
import { withUnit } from './report-state.ts'

const today = localDate('2026-11-23')

test('a shorter period contains today where the longer one did, else it is the first one', () => {
  const year = periodOf('year', today)
  expect(withUnit(year, 'month', today).key).toBe('2026-11')
  expect(withUnit(year, 'quarter', today).key).toBe('2026-Q4')
  const lastDay = localDate('2026-12-31')
  expect(withUnit(year, 'month', lastDay).key).toBe('2026-12')
  expect(withUnit(periodOf('year', localDate('2027-06-01')), 'month', today).key).toBe('2027-01')
  const last = periodOf('year', localDate('2025-06-01'))
  expect(withUnit(last, 'month', today).key).toBe('2025-01')
  expect(withUnit(periodOf('month', localDate('2025-06-01')), 'quarter', today).key).toBe('2025-Q2')
})

test.each([
  ['150.00', '100.00', '50'],
  ['100.00', '150.00', '-33'],
  ['-50.00', '-100.00', '50'],
  ['0.00', '100.00', '-100'],
  ['100.00', '0.00', undefined],
])('from %s after %s the change is %s percent', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected)
})
