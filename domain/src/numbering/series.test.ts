import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import { patternOf } from './ready-patterns.ts'
import { SERIES_KINDS } from './series-kind.ts'
import { checkNumber, formatNumber, parsePattern, periodOf } from './series.ts'

const day = localDate('2026-03-07')

describe('a number', () => {
  test.each([
    ['{YYYY}-{seq:4}', 1, '2026-0001', '2026'],
    ['F{YY}{MM}-{seq:3}', 42, 'F2603-042', '2026-03'],
    ['INV/{FY}/{seq:4}', 7, 'INV/25-26/0007', 'FY2025'],
    ['N{seq}', 12345, 'N12345', ''],
    ['N{seq:12}', 1, 'N000000000001', ''],
    ['{FY}-{MM}-{seq:2}', 1, '25-26-03-01', '2026-03'],
    ['{seq:2}/{YYYY}', 123, '123/2026', '2026'],
  ])('%s gives %s as %s in period %s', (pattern, sequence, number, period) => {
    expect(formatNumber(pattern, sequence, day)).toBe(number)
    expect(periodOf(pattern, day)).toBe(period)
  })

  test('of the Indian financial year changes on the first of April', () => {
    expect(formatNumber('{FY}/{seq:3}', 1, localDate('2026-03-31'))).toBe('25-26/001')
    expect(formatNumber('{FY}/{seq:3}', 1, localDate('2026-04-01'))).toBe('26-27/001')
    expect(formatNumber('{FY}/{seq:3}', 1, localDate('2100-01-01'))).toBe('99-00/001')
  })

  test('is refused for a sequence that is no positive integer', () => {
    for (const sequence of [0, -1, 1.5, Number.NaN]) {
      expect(() => formatNumber('{seq}', sequence, day)).toThrow(/not a sequence number: /)
    }
    expect(() => formatNumber('{x}', 1, day)).toThrow(/^not a number pattern: \{x\}$/)
  })
})

describe('a pattern is refused', () => {
  test.each([
    ['2026-', 'FR', 'no_sequence'],
    ['', 'FR', 'no_sequence'],
    ['{seq}{seq:2}', 'FR', 'sequence_twice'],
    ['{DD}{seq}', 'FR', 'unknown_placeholder'],
    ['{seq:0}', 'FR', 'unknown_placeholder'],
    ['{seq:13}', 'FR', 'unknown_placeholder'],
    ['{{seq}', 'FR', 'unknown_placeholder'],
    ['{x{seq}', 'FR', 'unknown_placeholder'],
    ['{seq:3}}', 'FR', 'unknown_placeholder'],
    ['{MM}-{seq}', 'FR', 'month_without_year'],
    ['F {YYYY}-{seq}', 'FR', 'illegal_character'],
    ['F.{seq}', 'FR', 'illegal_character'],
    [`${'X'.repeat(32)}{seq:4}`, 'FR', 'too_long'],
    ['INVOICE/{FY}/{seq:5}', 'IN', 'too_long'],
    ['INV_{seq}', 'IN', 'illegal_character'],
    ['{seq:4}', 'IN', 'illegal_start'],
    ['-{seq:4}', 'IN', 'illegal_start'],
    ['/{seq:4}', 'IN', 'illegal_start'],
    ['€{seq:4}', 'US', 'illegal_character'],
  ] as const)('%s in %s: %s', (pattern, country, refusal) => {
    expect(parsePattern(pattern, country)).toMatchObject({ ok: false, refusal })
  })

  test.each([
    [`${'X'.repeat(31)}{seq:4}`, 'FR'],
    ['INV/{YYYY}/{seq:5}', 'IN'],
    ['{YYYY}{MM}-{seq:9}', 'IN'],
    ['INV {YYYY}.{seq}', 'US'],
    ['{FY}-{MM}-{seq:2}', 'US'],
  ])('but not %s in %s', (pattern, country) => {
    expect(parsePattern(pattern, country).ok).toBe(true)
  })
})

test('every default pattern is legal in its country and has spare digits', () => {
  for (const country of [
    'FR',
    'IN',
    'PL',
    'US',
    'DE',
    'AT',
    'IT',
    'ES',
    'BE',
    'NL',
    'GB',
    'CH',
    'BR',
  ]) {
    for (const kind of SERIES_KINDS) {
      const pattern = patternOf(country, kind)
      expect(parsePattern(pattern, country).ok).toBe(true)
      expect(checkNumber(formatNumber(pattern, 99_999, day), country).ok).toBe(true)
    }
    const patterns = (['invoice', 'credit_note', 'quote'] as const).map(kind =>
      patternOf(country, kind),
    )
    expect(new Set(patterns).size).toBe(patterns.length)
  }
})

test('two documents of one series never share a number, whatever the pattern', () => {
  const piece = fc.constantFrom('{YYYY}', '{YY}', '{FY}', '{MM}', 'A', '-', '/', '7')
  const pattern = fc
    .tuple(
      fc.array(piece, { maxLength: 4 }),
      fc.constantFrom('{seq}', '{seq:3}', '{seq:6}'),
      fc.array(piece, { maxLength: 3 }),
    )
    .map(([before, sequence, after]) => [...before, sequence, ...after].join(''))
    .filter(text => parsePattern(text, 'FR').ok)
  const document = fc.record({ days: fc.nat(20_000), sequence: fc.integer({ min: 1, max: 99 }) })
  const start = localDate('2001-01-01')
  fc.assert(
    fc.property(pattern, document, document, (text, a, b) => {
      const [dayA, dayB] = [addDays(start, a.days), addDays(start, b.days)]
      fc.pre(periodOf(text, dayA) !== periodOf(text, dayB) || a.sequence !== b.sequence)
      expect(formatNumber(text, a.sequence, dayA)).not.toBe(formatNumber(text, b.sequence, dayB))
    }),
    { numRuns: 2_000 },
  )
})
