import { expect, test } from 'vitest'
import type { AppContext } from '../lib/app-context.ts'
import { countBatch, takeQuota } from './limit.ts'

/** As much of the context as the limits read. */
function contextAt(start: string) {
  let now = new Date(start)
  const context = { clock: { now: () => now } } as unknown as AppContext
  return {
    context,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

test('a network may send 600 batches in a minute', () => {
  const { context, pass } = contextAt('2026-11-20T10:00:00Z')
  for (let i = 0; i < 600; i += 1) expect(countBatch(context, 'a')).toBeUndefined()
  pass(500)
  expect(countBatch(context, 'a')).toBe(60)
  expect(countBatch(context, 'b')).toBeUndefined()
  pass(59_000)
  expect(countBatch(context, 'a')).toBe(1)
  pass(499)
  expect(countBatch(context, 'a')).toBe(1)
  pass(1)
  expect(countBatch(context, 'a')).toBeUndefined()
})

test('all networks together may send 3,000', () => {
  const { context } = contextAt('2026-11-20T10:00:00Z')
  for (let i = 0; i < 3_000; i += 1) expect(countBatch(context, `n${i}`)).toBeUndefined()
  expect(countBatch(context, 'another')).toBe(60)
  expect(countBatch(contextAt('2026-11-20T10:00:00Z').context, 'another')).toBeUndefined()
})

test('an hour has room for 50,000 timings and 5,000 errors', () => {
  const { context, pass } = contextAt('2026-11-20T10:00:00Z')
  expect(takeQuota(context, 'timings', 49_999)).toBe(49_999)
  expect(takeQuota(context, 'timings', 5)).toBe(1)
  expect(takeQuota(context, 'timings', 5)).toBe(0)
  expect(takeQuota(context, 'errors', 6_000)).toBe(5_000)
  pass(3_599_999)
  expect(takeQuota(context, 'errors', 1)).toBe(0)
  pass(1)
  expect(takeQuota(context, 'errors', 1)).toBe(1)
})
