import { type LocalDate, addDays } from '@bordereau/domain/date'
import type { Clock } from '../lib/clock.ts'

const DAY_START_MINUTE = 8 * 60
const SUNDAY = 0
const SATURDAY = 6

/** The date some days ago, moved to the Friday before when it is on a weekend. The order of dates is preserved. */
export function workday(today: LocalDate, ago: number): LocalDate {
  const day = addDays(today, -ago)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY) return addDays(day, -1)
  return weekday === SUNDAY ? addDays(day, -2) : day
}

/** A fixed clock for the nth event of a working day in western Europe, never later than now. */
export function clockAt(day: LocalDate, nth: number, now: Date): Clock {
  const minute = DAY_START_MINUTE + 7 + nth * 11
  const at = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const instant = Math.min(at, now.getTime())
  return { now: () => new Date(instant) }
}
