import { expect, test } from 'vitest'
import { today } from './clock.ts'

const at = (instant: string) => ({ now: () => new Date(instant) })

test('today is the date of the zone at this minute, also where the clock is set back', () => {
  expect(today(at('2026-03-01T22:59:59.999Z'), 'Europe/Paris')).toBe('2026-03-01')
  expect(today(at('2026-03-01T23:00:00Z'), 'Europe/Paris')).toBe('2026-03-02')
  expect(today(at('2026-03-01T22:59:30Z'), 'Europe/Paris')).toBe('2026-03-01')
})

test('today differs by zone at the same instant, with offsets of quarters of an hour', () => {
  const clock = at('2026-03-01T18:14:59Z')
  expect(today(clock, 'Asia/Kathmandu')).toBe('2026-03-01')
  expect(today(clock, 'Pacific/Auckland')).toBe('2026-03-02')
  expect(today(at('2026-03-01T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-03-02')
})

test('an unknown zone is an error', () => {
  expect(() => today(at('2026-03-01T00:00:00Z'), 'Europe/Nowhere')).toThrow(RangeError)
})
