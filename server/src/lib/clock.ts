import { type LocalDate, localDate } from '@bordereau/domain/date'

/** The only door through which time comes in, so that tests can stand still. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The calendar date it is now in a time zone (IANA name). */
export function today(clock: Clock, timeZone: string): LocalDate {
  return localDate(
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(clock.now()),
  )
}
