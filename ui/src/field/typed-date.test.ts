import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOrderOf, parseTypedDate, showTypedDate } from './typed-date.ts'

const today = '2026-02-10'
const dmy = { today, order: 'dmy' } as const
const mdy = { today, order: 'mdy' } as const

describe('a typed date', () => {
  test.each([
    ['2026-03-12', '2026-03-12'],
    ['2026/3/1', '2026-03-01'],
    ['12/3', '2026-03-12'],
    ['12.3.', '2026-03-12'],
    ['12.3.26', '2026-03-12'],
    ['12 3 2026', '2026-03-12'],
    ['120326', '2026-03-12'],
    ['12032026', '2026-03-12'],
    ['28', '2026-02-28'],
    ['today', '2026-02-10'],
    ['+30', '2026-03-12'],
    ['-3', '2026-02-07'],
    ['+2w', '2026-02-24'],
    ['+1m', '2026-03-10'],
    ['+1y', '2027-02-10'],
    ['eom', '2026-02-28'],
    ['EOM+1', '2026-03-31'],
    ['eom -2', '2025-12-31'],
    ['١٢/٣', '2026-03-12'],
    ['१२/३', '2026-03-12'],
  ])('"%s" is %s where the day comes first', (typed, date) => {
    expect(parseTypedDate(typed, dmy)).toBe(date)
  })

  test('reads the month first where the language writes it first', () => {
    expect(parseTypedDate('3/12', mdy)).toBe('2026-03-12')
    expect(parseTypedDate('03/12/26', mdy)).toBe('2026-03-12')
    expect(parseTypedDate('26.3.12', { today, order: 'ymd' })).toBe('2026-03-12')
  })

  test('uses the nearest year when none is typed', () => {
    expect(parseTypedDate('28/12', dmy)).toBe('2025-12-28')
    expect(parseTypedDate('2/1', { today: '2026-12-20', order: 'dmy' })).toBe('2027-01-02')
  })

  test('stays within a shorter month when months are added', () => {
    expect(parseTypedDate('+1m', { today: '2026-01-31', order: 'dmy' })).toBe('2026-02-28')
    expect(parseTypedDate('+1y', { today: '2028-02-29', order: 'dmy' })).toBe('2029-02-28')
  })

  test.each(['', '31/2', '13/13', '32', 'soon', '12/3/4/5', '1234567', '2026-02-30', '++3', '12-'])(
    '"%s" is none',
    typed => {
      expect(parseTypedDate(typed, dmy)).toBeUndefined()
    },
  )

  test('a displayed date parses to itself, in every language', () => {
    const days = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2100-12-31'),
      noInvalidDate: true,
    })
    const tags = fc.constantFrom(
      'en',
      'en-GB',
      'fr',
      'de',
      'es',
      'pl',
      'it',
      'hi',
      'ar',
      'hu',
      'sv',
      'ja',
    )
    fc.assert(
      fc.property(days, tags, (day, tag) => {
        const date = day.toISOString().slice(0, 10)
        const shown = showTypedDate(date, tag)
        expect(parseTypedDate(shown, { today, order: dateOrderOf(tag) })).toBe(date)
      }),
    )
  })
})
