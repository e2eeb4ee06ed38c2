import { type LocalDate, addDays } from '@bordereau/domain/date'
import { today } from '../lib/clock.ts'

const HOUR = 8
/** What is written just before the hour may be committed just after it: it waits for the next one. */
const MARGIN_MS = 300_000

/** The next 08:00 in a time zone (IANA name): which day it is there, and when that is. */
export function nextMorning(now: Date, timeZone: string): { date: LocalDate; at: Date } {
  const date = today({ now: () => now }, timeZone)
  const at = morningOf(date, timeZone)
  if (now.getTime() < at.getTime() - MARGIN_MS) return { date, at }
  const tomorrow = addDays(date, 1)
  return { date: tomorrow, at: morningOf(tomorrow, timeZone) }
}

/** Twice corrected, because the offset between here and there may change in the night. */
function morningOf(date: LocalDate, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${String(HOUR).padStart(2, '0')}:00:00Z`)
  const first = wanted - offsetMs(new Date(wanted), timeZone)
  return new Date(wanted - offsetMs(new Date(first), timeZone))
}

/** How far the clocks there are before UTC. */
function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(one => one.type === type)?.value ?? 0)
  const there = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return there - Math.floor(at.getTime() / 1000) * 1000
}
