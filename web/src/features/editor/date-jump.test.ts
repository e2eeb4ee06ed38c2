import { expect, test } from 'vitest'
import { dateJumpIn } from './date-jump.ts'

test('reads a date jump from its refusal only, and only with valid dates', () => {
  const detail = { lastSeen: '2026-11-29', issueDate: '2027-12-24' }
  expect(dateJumpIn({ refusal: 'date_jump', detail })).toEqual(detail)
  for (const other of [
    { refusal: 'date_before_last', detail },
    { refusal: 'date_jump', detail: undefined },
    { refusal: 'date_jump', detail: { ...detail, issueDate: 'tomorrow' } },
  ])
    expect(dateJumpIn(other)).toBeUndefined()
})
