import { addDays, daysBetween, localDate } from '@bordereau/domain/date'
import { MAX_DAYS } from '@bordereau/contract/calendar'
import type { Weekday } from '@bordereau/ui/month/first-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthOf, neighbourOf, shiftMonth, weeksOf } from './month.ts'

const TODAY = localDate('2026-11-20')

test.each([
  [undefined, '2026-11'],
  ['2027-02', '2027-02'],
  ['2027-13', '2026-11'],
  ['1900-02', '1900-02'],
  ['2199-11', '2199-11'],
  ['1900-01', '2026-11'],
  ['1899-12', '2026-11'],
  ['2199-12', '2026-11'],
  ['soon', '2026-11'],
])('the address %s opens %s', (text, month) => expect(monthOf(text, TODAY)).toBe(month))

test.each([
  ['2026-11', 1, ['2026-10-26', '2026-12-06', 6]],
  ['2026-11', 7, ['2026-11-01', '2026-12-05', 5]],
  ['2026-11', 6, ['2026-10-31', '2026-12-04', 5]],
  ['2027-02', 1, ['2027-02-01', '2027-02-28', 4]],
  ['2024-02', 7, ['2024-01-28', '2024-03-02', 5]],
] as const)('the grid of %s, in weeks from day %i', (month, firstDay, [from, to, count]) => {
  const weeks = weeksOf(month, firstDay)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([from, to, count])
})

const someMonth = fc
  .tuple(fc.integer({ min: 1901, max: 2198 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
const someDay = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7)

test('every grid has whole weeks with the right first day, contains its month, and can be requested', () => {
  fc.assert(
    fc.property(someMonth, someDay, (month, firstDay) => {
      const days = weeksOf(month, firstDay).flat()
      const [first] = days
      if (!first) throw new Error('an empty sheet')
      expect(days).toEqual(days.map((_, i) => addDays(first, i)))
      expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(firstDay % 7)
      expect(days.length % 7).toBe(0)
      expect(days.length).toBeLessThanOrEqual(Math.min(42, MAX_DAYS))
      const own = days.filter(day => day.startsWith(month))
      expect(own[0]).toBe(`${month}-01`)
      expect(addDays(own.at(-1) ?? first, 1).endsWith('-01')).toBe(true)
      expect(shiftMonth(shiftMonth(month, 1), -1)).toBe(month)
    }),
  )
})

test.each([
  ['ArrowRight', { rtl: false }, '2026-11-21'],
  ['ArrowRight', { rtl: true }, '2026-11-19'],
  ['ArrowLeft', { rtl: true }, '2026-11-21'],
  ['ArrowDown', {}, '2026-11-27'],
  ['ArrowUp', {}, '2026-11-13'],
  ['PageDown', {}, '2026-12-20'],
  ['PageUp', { shift: true }, '2025-11-20'],
  ['Home', {}, '2026-11-16'],
  ['End', {}, '2026-11-22'],
  ['Home', { firstDay: 7 as const }, '2026-11-15'],
  ['a', {}, undefined],
])('%s with %j moves to %s', (key, changes, date) =>
  expect(neighbourOf(TODAY, key, { shift: false, rtl: false, firstDay: 1, ...changes })).toBe(date),
)

test('a month later is the last day where that month is shorter, and stays within the first and last month', () => {
  const options = { shift: false, rtl: false, firstDay: 1 } as const
  expect(neighbourOf(localDate('2027-01-31'), 'PageDown', options)).toBe('2027-02-28')
  expect(neighbourOf(localDate('2199-11-30'), 'ArrowRight', options)).toBe('2199-11-30')
  expect(neighbourOf(localDate('1900-02-01'), 'ArrowLeft', options)).toBe('1900-02-01')
  expect(neighbourOf(localDate('2199-11-14'), 'ArrowRight', options)).toBe('2199-11-15')
  expect(neighbourOf(localDate('1900-02-14'), 'ArrowRight', options)).toBe('1900-02-15')
  expect([shiftMonth('2199-11', 1), shiftMonth('1900-02', -1)]).toEqual(['2199-11', '1900-02'])
  expect(daysBetween(localDate('1900-01-01'), localDate('1900-02-01'))).toBeGreaterThan(6)
})
