import { type LocalDate, parseDate, yearOf } from '@bordereau/domain/date'
import type { WorkingCalendar } from '@bordereau/domain/reminder/working-time'

/**
 * Weekends and public holidays of a country, and of its state where that is known, of the year of a day and the next one. The
 * holidays are those of the package date-holidays, which is loaded only when something is to go out.
 */
export async function workingCalendar(
  address: { readonly country: string; readonly subdivision: string },
  day: LocalDate,
): Promise<WorkingCalendar> {
  const { country, subdivision } = address
  const key = `${country} ${subdivision} ${yearOf(day)}`
  const cached = calendars.get(key)
  if (cached) return cached
  const { default: Holidays } = await import('date-holidays')
  const isKnown = subdivision in (new Holidays().getStates(country) ?? {})
  const of = isKnown ? new Holidays(country, subdivision) : new Holidays(country)
  const years = [yearOf(day), yearOf(day) + 1]
  const days = years.flatMap(year =>
    of.getHolidays(year).flatMap(({ type, date }) => {
      const holiday = type === 'public' ? parseDate(date.slice(0, 10)) : undefined
      return holiday ?? []
    }),
  )
  const calendar = { weekend: weekendOf(country), holidays: new Set(days) }
  calendars.set(key, calendar)
  return calendar
}

const calendars = new Map<string, WorkingCalendar>()

/** 1 Monday to 7 Sunday (Unicode CLDR, where the engine has it). */
function weekendOf(country: string): readonly number[] {
  const locale: Partial<WithWeek> & Intl.Locale = new Intl.Locale(`und-${country}`)
  return locale.getWeekInfo?.().weekend ?? [6, 7]
}

/** A method of Intl.Locale that the compiler's library does not have yet. */
type WithWeek = { readonly getWeekInfo: () => { readonly weekend: readonly number[] } }
