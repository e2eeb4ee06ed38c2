import { expect, test } from 'vitest'
import { reconnectDelay } from './pause.ts'

test('a lost stream waits longer each time, at most about a minute, with a random part', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(attempt => reconnectDelay(attempt, 0.5))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect([reconnectDelay(1, 0), reconnectDelay(1, 1)]).toEqual([1_500, 2_500])
})
