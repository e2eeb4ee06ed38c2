import { type LocalDate, localDate, parseDate } from '@bordereau/domain/date'
import { useSearchParams } from 'react-router'
import { usePhone } from '../../layout/phone.ts'
import { todayIn } from '../../format/formats.ts'
import { withParameters, currentParameters } from '../list/list-state.ts'
import { monthOf } from './month.ts'

export const SHOWN = ['month', 'agenda'] as const
export type Show = (typeof SHOWN)[number]

export type CalendarState = {
  readonly month: string
  readonly show: Show
  /** The day whose list is open. */
  readonly day: LocalDate | undefined
  /** Whether the dialog of the feed is open. */
  readonly subscribing: boolean
  /** Changes query parameters; `quietly` replaces the history entry. */
  readonly put: (words: Readonly<Record<string, string | undefined>>, quietly?: boolean) => void
  readonly hrefOf: (words: Readonly<Record<string, string | undefined>>) => string
}

/** The state of the calendar, all of it in the address. On phones the agenda is the default. */
export function useCalendarState(): CalendarState {
  const [search, setSearch] = useSearchParams()
  const isPhone = usePhone()
  const day = dayOf(search.get('day'))
  return {
    month: monthOf(search.get('month') ?? day?.slice(0, 7), todayIn('')),
    show: SHOWN.find(show => show === search.get('show')) ?? (isPhone ? 'agenda' : 'month'),
    day,
    subscribing: search.get('subscribe') === 'feed',
    put: (words, quietly = false) =>
      setSearch(withParameters(currentParameters(), words), {
        replace: quietly,
        preventScrollReset: true,
      }),
    hrefOf: words => `?${withParameters(search, words).toString()}`,
  }
}

function dayOf(text: string | null): LocalDate | undefined {
  const day = text === null ? undefined : parseDate(text)
  return day !== undefined && monthOf(day.slice(0, 7), localDate('1900-02-01')) === day.slice(0, 7)
    ? day
    : undefined
}
