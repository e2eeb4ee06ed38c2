import { expect, test } from 'vitest'
import { firstDayOf } from './first-day.tsx'

test.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['fr', 1],
  ['ar-EG', 6],
  ['hi-IN', 7],
])('weeks in %s begin on day %i', (tag, day) => expect(firstDayOf(tag)).toBe(day))
