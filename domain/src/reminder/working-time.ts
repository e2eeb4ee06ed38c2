import { type LocalDate, addDays, localDate } from '../date.ts'
import type { WorkingHours } from './plan.ts'

/** The days on which a company does not work. */
export type WorkingCalendar = {
  /** 1 Monday to 7 Sunday. */
  readonly weekend: readonly number[]
  readonly holidays: ReadonlySet<LocalDate>
}

/** A year without a working day is a mistake in the calendar, and no reason to search for ever. */
const MAX_DAYS = 366

/** The first working day from this one on. */
export function nextWorkingDay(from: LocalDate, calendar: WorkingCalendar): LocalDate {
  let day = from
  for (let i = 0; i < MAX_DAYS && !isWorkingDay(day, calendar); i += 1) day = addDays(day, 1)
  return day
}

export function isWorkingDay(day: LocalDate, { weekend, holidays }: WorkingCalendar): boolean {
  const ofWeek = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return !weekend.includes(ofWeek) && !holidays.has(day)
}

/** A point in time as a clock on the wall shows it. */
export type WallTime = { readonly day: LocalDate; readonly hour: number }

/** In a time zone (IANA name), with its daylight saving. */
export function wallTimeOf(at: Date, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find(one => one.type === type)?.value ?? ''
  return {
    day: localDate(`${part('year')}-${part('month')}-${part('day')}`),
    hour: Number(part('hour')),
  }
}

/** Creating a formatter costs a thousand times what using it does; there are some hundred zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

const formats = new Map<string, Intl.DateTimeFormat>()

export function isWorkingTime(
  { day, hour }: WallTime,
  { from, to }: WorkingHours,
  calendar: WorkingCalendar,
): boolean {
  return isWorkingDay(day, calendar) && hour >= from && hour < to
}
