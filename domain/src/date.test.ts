import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, endOfMonth, localDate, parseDate } from './date.ts'

describe('a date', () => {
  test.each(['2026-01-01', '2026-12-31', '2024-02-29', '2000-02-29', '0001-01-01'])(
    '%s is one of the calendar',
    text => {
      expect(parseDate(text)).toBe(text)
      expect(localDate(text)).toBe(text)
    },
  )

  test.each([
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '2026-04-31',
    '2025-02-29',
    '1900-02-29',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01T00:00:00Z',
    '20260101',
    '',
  ])('%j is none', text => {
    expect(parseDate(text)).toBeUndefined()
    expect(() => localDate(text)).toThrow(`not a date: ${text}`)
  })

  test('moves by days over the ends of months and years', () => {
    expect(addDays(localDate('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addDays(localDate('2026-03-01'), -1)).toBe('2026-02-28')
    expect(daysBetween(localDate('2026-12-31'), localDate('2027-02-01'))).toBe(32)
    expect(daysBetween(localDate('2026-03-29'), localDate('2026-03-28'))).toBe(-1)
  })

  test('moves by months to the same day, or to the last day of a shorter month', () => {
    expect(addMonths(localDate('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(localDate('2026-11-05'), 2)).toBe('2027-01-05')
    expect(addMonths(localDate('2026-01-15'), -1)).toBe('2025-12-15')
    expect(addMonths(localDate('0999-11-05'), 1)).toBe('0999-12-05')
    expect(endOfMonth(localDate('2024-02-01'))).toBe('2024-02-29')
  })
})

test('days of the first century are counted as they are, and adding days stays within four digits of a year', () => {
  expect(addDays(localDate('0021-03-04'), -4)).toBe('0021-02-28')
  expect(daysBetween(localDate('0021-03-04'), localDate('2021-03-04'))).toBe(730_485)
  expect(addDays(localDate('0001-01-02'), -31)).toBe('0001-01-01')
  expect(addDays(localDate('9999-12-30'), 31)).toBe('9999-12-31')
})
