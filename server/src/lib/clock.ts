import { type LocalDate, localDate } from '@bordereau/domain/date'

/** The only source of the current time, so that tests can set it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The current calendar date in a time zone (IANA name). Throws RangeError for an unknown zone. */
export function today(clock: Clock, timeZone: string): LocalDate {
  // Creating a formatter costs a thousand times what using it does; there are some hundred zones.
  const cached = formats.get(timeZone)
  const format = cached ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  if (!cached) formats.set(timeZone, format)
  return localDate(format.format(clock.now()))
}

const formats = new Map<string, Intl.DateTimeFormat>()
