import { expect, test } from 'vitest'
import { nextDigestTime } from './digest-time.ts'

test.each([
  ['2026-11-20T10:00:00Z', 'Europe/Paris', '2026-11-21', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T05:00:00Z', 'Europe/Paris', '2026-11-20', '2026-11-20T07:00:00.000Z'],
  // A transaction begun a minute before may commit a minute after.
  ['2026-11-20T06:59:00Z', 'Europe/Paris', '2026-11-21', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T02:00:00Z', 'Asia/Kolkata', '2026-11-20', '2026-11-20T02:30:00.000Z'],
  ['2026-11-20T23:30:00Z', 'America/New_York', '2026-11-21', '2026-11-21T13:00:00.000Z'],
  ['2026-11-20T11:00:00Z', 'Pacific/Auckland', '2026-11-21', '2026-11-20T19:00:00.000Z'],
  // Daylight saving time begins in the night between, and ends in autumn.
  ['2026-03-28T12:00:00Z', 'Europe/Paris', '2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 'Europe/Paris', '2026-10-25', '2026-10-25T07:00:00.000Z'],
])('after %s in %s the next digest is on %s at %s', (now, zone, date, at) => {
  const next = nextDigestTime(new Date(now), zone)
  expect([next.date, next.at.toISOString()]).toEqual([date, at])
})
