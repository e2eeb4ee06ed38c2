import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { fillPeriodPlaceholders, runPeriodOf, wholeMonths } from './period-placeholders.ts'
import type { Plan } from './plan.ts'

function filled(text: string, start: string, end: string, language = 'en-GB') {
  const run = { day: localDate(start), start: localDate(start), end: localDate(end) }
  return fillPeriodPlaceholders(text, run, language)
}

test('the last day that the calendar of plans has is a period of itself', () => {
  const plan: Plan = {
    every: 1,
    unit: 'month',
    firstDay: localDate('2199-11-30'),
    end: { by: 'never' },
  }
  const day = localDate('2199-12-30')
  expect(runPeriodOf(plan, day)).toEqual({ day, start: day, end: day })
})

describe('the period of a text', () => {
  test.each([
    ['2026-12-01', '2026-12-31', 'December 2026'],
    ['2026-10-01', '2026-12-31', 'Q4 2026'],
    ['2026-01-01', '2026-12-31', '2026'],
    ['2026-11-05', '2026-11-05', '5 November 2026'],
    // Three months that are no quarter, twelve that are no year.
    ['2026-11-01', '2027-01-31', '1 November 2026 – 31 January 2027'],
    ['2026-07-01', '2027-06-30', '1 July 2026 – 30 June 2027'],
    ['2026-01-01', '2027-12-31', '1 January 2026 – 31 December 2027'],
    // A month from its middle; the first or the last day alone do not make it whole.
    ['2026-11-15', '2026-12-14', '15 November 2026 – 14 December 2026'],
    ['2026-11-01', '2026-11-29', '1 November 2026 – 29 November 2026'],
    ['2026-11-02', '2026-11-30', '2 November 2026 – 30 November 2026'],
    ['2026-01-15', '2027-01-14', '15 January 2026 – 14 January 2027'],
    ['2026-10-15', '2027-01-14', '15 October 2026 – 14 January 2027'],
  ])('from %s to %s is %s', (start, end, text) => {
    expect(filled('{period}', start, end)).toBe(text)
  })

  test.each([
    ['2026-12-01', '2026-12-31', '{period+1}', 'January 2027'],
    ['2026-10-01', '2026-12-31', '{period-1}', 'Q3 2026'],
    ['2026-10-01', '2026-12-31', '{period+2}', 'Q2 2027'],
    ['2026-01-31', '2026-02-27', '{period+1}', '28 February 2026 – 27 March 2026'],
    ['2026-11-02', '2026-11-08', '{period+1}', '9 November 2026 – 15 November 2026'],
    ['2026-11-02', '2026-11-08', '{period-2}', '19 October 2026 – 25 October 2026'],
  ])('from %s to %s with %s is %s', (start, end, text, expected) => {
    expect(filled(text, start, end)).toBe(expected)
  })
})

test.each([
  ['en', 'Q4'],
  ['fr', 'T4'],
  ['de', 'Q4'],
  ['es', 'T4'],
  ['pl', 'IV kwartał'],
  ['it', 'T4'],
  ['hi', 'तिमाही 4'],
  ['ar', 'الربع 4'],
])('the quarter in %s is %s', (language, text) => {
  expect(filled('{quarter}', '2026-11-01', '2026-11-30', language)).toBe(text)
})

test('other text in braces is unchanged', () => {
  expect(filled('{month} {Month} {month+100} {} {year-1}', '2026-11-01', '2026-11-30')).toBe(
    'November {Month} {month+100} {} 2025',
  )
})

test.each([
  ['2026-11-01', '2026-11-30', 1],
  ['2026-11-15', '2027-01-14', 2],
  ['2026-11-02', '2026-11-30', undefined],
  ['2026-11-02', '2026-11-01', undefined],
  ['2026-11-30', '2026-10-31', undefined],
])('from %s to %s are %s whole months', (start, end, months) => {
  expect(wholeMonths(localDate(start), localDate(end))).toBe(months)
})

test('a run’s period ends before the next run, also where the plan has ended', () => {
  const plan: Plan = {
    every: 2,
    unit: 'week',
    firstDay: localDate('2026-11-02'),
    end: { by: 'day', day: localDate('2026-11-02') },
  }
  expect(runPeriodOf(plan, localDate('2026-11-02'))).toEqual({
    day: '2026-11-02',
    start: '2026-11-02',
    end: '2026-11-15',
  })
})
