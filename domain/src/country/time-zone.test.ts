import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { timeZoneOf } from './time-zone.ts'

test('every country has a time zone that exists', () => {
  for (const { code } of COUNTRIES) {
    const options = { timeZone: timeZoneOf(code) }
    expect(() => new Intl.DateTimeFormat('en', options), code).not.toThrow()
  }
  expect([timeZoneOf('US'), timeZoneOf('FR'), timeZoneOf('ZZ')]).toEqual([
    'America/New_York',
    'Europe/Paris',
    'UTC',
  ])
})
