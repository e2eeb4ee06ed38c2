import { expect, test } from 'vitest'
import { nextMorning } from './morning.ts'

test.each([
  ['2026-11-20T10:00:00Z', 'Europe/Paris', '2026-11-21', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T05:00:00Z', 'Europe/Paris', '2026-11-20', '2026-11-20T07:00:00.000Z'],
  // Written a minute before, it may be committed a minute after.
  ['2026-11-20T06:59:00Z', 'Europe/Paris', '2026-11-21', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T02:00:00Z', 'Asia/Kolkata', '2026-11-20', '2026-11-20T02:30:00.000Z'],
  ['2026-11-20T23:30:00Z', 'America/New_York', '2026-11-21', '2026-11-21T13:00:00.000Z'],
  ['2026-11-20T11:00:00Z', 'Pacific/Auckland', '2026-11-21', '2026-11-20T19:00:00.000Z'],
  // The clocks are put on in the night between, and back again in autumn.
  ['2026-03-28T12:00:00Z', 'Europe/Paris', '2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 'Europe/Paris', '2026-10-25', '2026-10-25T07:00:00.000Z'],
])('after %s in %s it is eight on %s at %s', (now, zone, date, at) => {
  const morning = nextMorning(new Date(now), zone)
  expect([morning.date, morning.at.toISOString()]).toEqual([date, at])
})
