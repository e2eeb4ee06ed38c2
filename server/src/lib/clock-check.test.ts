import { expect, test } from 'vitest'
import { JUMP_DAYS, createClockCheck } from './clock-check.ts'

const DAY_MS = 86_400_000

test('a clock more than seven days ahead of the last known time has jumped', () => {
  const known = new Date('2026-11-20T10:00:00Z')
  let now = known
  const check = createClockCheck({ now: () => now })
  expect(check.jumpedFrom()).toBeNull()
  check.remember(known)
  now = new Date(known.getTime() + JUMP_DAYS * DAY_MS)
  expect(check.jumpedFrom()).toBeNull()
  now = new Date(known.getTime() + JUMP_DAYS * DAY_MS + 1)
  expect(check.jumpedFrom()).toEqual(known)
  check.confirm()
  expect(check.jumpedFrom()).toBeNull()
})

test('an older time does not replace a later one', () => {
  const known = new Date('2026-11-20T10:00:00Z')
  const check = createClockCheck({ now: () => new Date(known.getTime() + 8 * DAY_MS) })
  check.remember(known)
  check.remember(new Date(known.getTime() - DAY_MS))
  expect(check.jumpedFrom()).toEqual(known)
  check.remember(new Date(known.getTime() + DAY_MS))
  expect(check.jumpedFrom()).toBeNull()
})
