import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test('a name that is no time zone is refused', () => {
  expect(['Europe/Paris', 'UTC'].map(isTimeZone)).toEqual([true, true])
  expect(['Europe/Atlantis', ''].map(isTimeZone)).toEqual([false, false])
})
