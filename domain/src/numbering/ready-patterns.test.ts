import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { continuationOf, patternOf, readyPatterns } from './ready-patterns.ts'
import { formatNumber, parsePattern } from './series.ts'

const TODAY = localDate('2026-11-22')

test.each(['FR', 'DE', 'PL', 'IN', 'US', 'IT', 'JP'])(
  'four patterns to choose from are legal in %s, the usual one first, and give different numbers',
  country => {
    for (const kind of ['invoice', 'credit_note'] as const) {
      const patterns = readyPatterns(country, kind)
      expect(patterns).toHaveLength(4)
      expect(patterns.every(pattern => parsePattern(pattern, country).ok)).toBe(true)
      const numbers = patterns.map(pattern => formatNumber(pattern, 1, TODAY))
      expect(new Set(numbers).size).toBe(4)
    }
  },
)

test('the usual patterns begin as the country’s own does', () => {
  expect(readyPatterns('FR', 'invoice')).toEqual([
    'F{YYYY}-{seq:4}',
    'F{YYYY}{MM}-{seq:3}',
    'F{YY}{seq:5}',
    'F{seq:5}',
  ])
  expect(readyPatterns('PL', 'credit_note')).toEqual([
    'KOR/{YYYY}/{MM}/{seq:4}',
    'KOR/{YYYY}-{seq:4}',
    'KOR/{YYYY}{MM}-{seq:3}',
    'KOR/{YY}{seq:5}',
  ])
  expect(readyPatterns('FR', 'quote')[0]).toBe('D{YYYY}-{seq:4}')
  expect(readyPatterns('DE', 'quote')[0]).toBe('AN-{YYYY}-{seq:4}')
  expect(readyPatterns('US', 'quote')[0]).toBe('Q{YYYY}-{seq:4}')
  expect(patternOf('FR', 'credit_note')).toBe('A{YYYY}-{seq:4}')
  expect(patternOf('FR', 'simplified')).toBe('F{YYYY}-{seq:4}')
})

describe('the last number of other software', () => {
  test.each([
    ['F2026-0041', 'FR', 'F{YYYY}-{seq:4}', 42],
    ['F2025-0041', 'FR', 'F{YYYY}-{seq:4}', 1],
    ['RE-1099', 'DE', 'RE-{seq:4}', 1100],
    ['FV/2026/11/007', 'PL', 'FV/{YYYY}/{MM}/{seq:3}', 8],
    ['FV/2026/10/007', 'PL', 'FV/{YYYY}/{MM}/{seq:3}', 1],
    ['INV/26-27/0009', 'IN', 'INV/{FY}/{seq:4}', 10],
    ['INV/25-26/0009', 'IN', 'INV/{FY}/{seq:4}', 1],
    ['202600041', 'DE', '{YYYY}{seq:5}', 42],
    ['17', 'FR', '{seq:2}', 18],
    [' 2026-3 ', 'FR', '{YYYY}-{seq:1}', 4],
    ['20261', 'FR', '{seq:5}', 20262],
    ['202612', 'FR', '{YYYY}{seq:2}', 13],
    ['INV/24-26/0009', 'IN', 'INV/24-26/{seq:4}', 10],
    ['F2026-0041-A', 'DE', 'F{YYYY}-{seq:4}-A', 42],
    ['26-27/2026-7', 'DE', '26-27/{YYYY}-{seq:1}', 8],
    ['2025/F2026-3', 'DE', '2025/F{YYYY}-{seq:1}', 4],
    ['INV/26-27--0009', 'IN', 'INV/{FY}--{seq:4}', 10],
    ['FV 14/11/2026', 'PL', 'FV {seq:2}/{MM}/{YYYY}', 15],
    ['FV 14/10/2026', 'PL', 'FV {seq:2}/{MM}/{YYYY}', 1],
    ['FV/7/11/2026/W', 'PL', 'FV/{seq:1}/{MM}/{YYYY}/W', 8],
    ['14/2026', 'IT', '{seq:2}/{YYYY}', 15],
    ['14/2025', 'IT', '{seq:2}/{YYYY}', 1],
    ['41/26', 'IT', '{seq:2}/{YY}', 42],
    ['14/25/2026', 'PL', '14/{seq:2}/{YYYY}', 26],
    // A number that is no recent year is the running one.
    ['1/2019', 'FR', '1/{seq:4}', 2020],
    ['RE-41-26', 'DE', 'RE-41-{seq:2}', 27],
    ['2026/26', 'DE', '{YYYY}/{seq:2}', 27],
    ['RE26-0041', 'DE', 'RE{YY}-{seq:4}', 42],
    ['RE25-0041', 'DE', 'RE{YY}-{seq:4}', 1],
    ['RE2611-0041', 'DE', 'RE{YY}{MM}-{seq:4}', 42],
    ['RE21-0041', 'DE', 'RE21-{seq:4}', 42],
    ['RE2607-0041', 'DE', 'RE{YY}{MM}-{seq:4}', 1],
    ['RE26-11-0041', 'DE', 'RE{YY}-{MM}-{seq:4}', 42],
    // Two digits are a year only where none is before them, and the running number follows.
    ['RE126-0041', 'DE', 'RE126-{seq:4}', 42],
    ['RE26-X-0041', 'DE', 'RE26-X-{seq:4}', 42],
    ['FV 14/01/2026', 'PL', 'FV {seq:2}/{MM}/{YYYY}', 1],
    ['RE-2026.07-5', 'DE', 'RE-{YYYY}.{MM}-{seq:1}', 1],
  ] as const)('%s in %s continues %s with %i', (number, country, pattern, nextSeq) => {
    expect(continuationOf(number, country, TODAY)).toEqual({ pattern, nextSeq })
  })

  test.each([
    ['2026-03-31', 'INV/25-26/0009', 10],
    ['2026-04-01', 'INV/25-26/0009', 1],
    ['2026-04-01', 'INV/26-27/0009', 10],
    ['2026-01-15', 'INV/99-00/0009', 1],
  ])('on %s, where the Indian year begins in April, %s goes on with %i', (day, number, nextSeq) => {
    expect(continuationOf(number, 'IN', localDate(day))).toEqual({
      pattern: 'INV/{FY}/{seq:4}',
      nextSeq,
    })
  })

  test('in a month of one digit goes on with the month', () => {
    const march = localDate('2026-03-15')
    expect(continuationOf('FV/2026/03/007', 'PL', march)?.nextSeq).toBe(8)
  })

  test.each([
    ['', 'FR'],
    ['ABC', 'FR'],
    ['Ü-12', 'IN'],
  ])('%s in %s continues nothing', (number, country) => {
    expect(continuationOf(number, country, TODAY)).toBeUndefined()
  })

  test('gives the same number where it is written by its pattern', () => {
    for (const number of ['F2026-0041', 'RE-1099', 'FV/2026/11/007']) {
      const { pattern, nextSeq } = continuationOf(number, 'PL', TODAY) ?? {
        pattern: '',
        nextSeq: 1,
      }
      expect(formatNumber(pattern, nextSeq - 1, TODAY)).toBe(number)
    }
  })
})
