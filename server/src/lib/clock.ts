import { type LocalDate, localDate } from '@bordereau/domain/date'

/** The only door through which time comes in, so that tests can stand still. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The calendar date it is now in a time zone (IANA name). Throws RangeError where there is no such zone. */
export function today(clock: Clock, timeZone: string): LocalDate {
  // Making a formatter costs a thousand times what using it does; there are some hundred zones.
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  if (!known) formats.set(timeZone, format)
  return localDate(format.format(clock.now()))
}

const formats = new Map<string, Intl.DateTimeFormat>()
