import { type LocalDate, addDays } from '@bordereau/domain/date'
import { today } from '../lib/clock.ts'

const HOUR = 8
/** A transaction begun just before the hour may commit just after it, so its digest is the next one. */
const MARGIN_MS = 300_000

/** The next 08:00 in a time zone (IANA name): its date there and its instant. */
export function nextDigestTime(now: Date, timeZone: string): { date: LocalDate; at: Date } {
  const date = today({ now: () => now }, timeZone)
  const at = digestTimeOn(date, timeZone)
  if (now.getTime() < at.getTime() - MARGIN_MS) return { date, at }
  const tomorrow = addDays(date, 1)
  return { date: tomorrow, at: digestTimeOn(tomorrow, timeZone) }
}

/** Corrected twice, because the offset from UTC may change in the night. */
function digestTimeOn(date: LocalDate, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${String(HOUR).padStart(2, '0')}:00:00Z`)
  const first = wanted - offsetMs(new Date(wanted), timeZone)
  return new Date(wanted - offsetMs(new Date(first), timeZone))
}

/** The offset of a time zone from UTC in milliseconds. */
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
