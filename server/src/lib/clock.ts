import { type LocalDate, localDate } from '@bordereau/domain/date'

/** The only source of the current time, so that tests can set it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The current calendar date in a time zone (IANA name). Throws RangeError for an unknown zone. */
export function today(clock: Clock, timeZone: string): LocalDate {
  const now = clock.now()
  const minute = Math.floor(now.getTime() / 60_000)
  const zone = zones.get(timeZone) ?? newZone(timeZone)
  // In every zone a day begins with a minute.
  if (zone.minute !== minute) {
    zone.day = localDate(zone.format.format(now))
    zone.minute = minute
  }
  return zone.day
}

/** With the day of a minute, which most requests ask for again. */
type Zone = { readonly format: Intl.DateTimeFormat; minute: number; day: LocalDate }

/** Creating a formatter costs a thousand times what using it does; there are some hundred zones. */
const zones = new Map<string, Zone>()

function newZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const zone = { format, minute: NaN, day: localDate('1970-01-01') }
  zones.set(timeZone, zone)
  return zone
}
