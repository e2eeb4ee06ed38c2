import { type LocalDate, addDays } from '@bordereau/domain/date'
import type { Clock } from '../lib/clock.ts'

const DAY_BEGINS_MINUTE = 8 * 60
const SUNDAY = 0
const SATURDAY = 6

/** So many days ago, or the Friday before where that is no working day. Later days never come before earlier ones. */
export function workday(today: LocalDate, ago: number): LocalDate {
  const day = addDays(today, -ago)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY) return addDays(day, -1)
  return weekday === SUNDAY ? addDays(day, -2) : day
}

/** A clock that stands at the nth act of a day's work in western Europe, but never after now. */
export function clockAt(day: LocalDate, nth: number, now: Date): Clock {
  const minute = DAY_BEGINS_MINUTE + 7 + nth * 11
  const at = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const instant = Math.min(at, now.getTime())
  return { now: () => new Date(instant) }
}
