import { expect, test } from 'vitest'
import { pauseBefore } from './pause.ts'

test('a lost stream waits longer each time, at most about a minute, and not all at once', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(attempt => pauseBefore(attempt, 0.5))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect([pauseBefore(1, 0), pauseBefore(1, 1)]).toEqual([1_500, 2_500])
})
