import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNAVAILABLE, newRound } from './round.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a proof is good until its seconds are over', async () => {
  const round = newRound()
  expect(round.isGood()).toBe(true)
  round.prove('proof', 10)
  expect(await round.proof).toBe('proof')
  vi.advanceTimersByTime(9_999)
  expect(round.isGood()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(round.isGood()).toBe(false)
})

test('a round without a proof rejects with the reason, and is no longer good', async () => {
  const round = newRound()
  round.fail(UNAVAILABLE)
  await expect(round.proof).rejects.toBe(UNAVAILABLE)
  expect(round.isGood()).toBe(false)
})

test('each round has the next number', () => {
  const { number } = newRound()
  expect(newRound().number).toBe(number + 1)
})
