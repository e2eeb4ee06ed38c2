import { type LocalDate, localDate, parseDate } from '@bordereau/domain/date'
import { useSearchParams } from 'react-router'
import { usePhone } from '../../phone.ts'
import { todayIn } from '../invoices/formats.ts'
import { withWords, wordsNow } from '../list/list-state.ts'
import { monthOf } from './month.ts'

export const SHOWN = ['month', 'agenda'] as const
export type Show = (typeof SHOWN)[number]

export type CalendarState = {
  readonly month: string
  readonly show: Show
  /** The day whose list is open. */
  readonly day: LocalDate | undefined
  /** Whether the window of the feed is open. */
  readonly subscribing: boolean
  /** Changes words of the address; `quietly` without a step for Back. */
  readonly put: (words: Readonly<Record<string, string | undefined>>, quietly?: boolean) => void
  readonly hrefOf: (words: Readonly<Record<string, string | undefined>>) => string
}

/** What the calendar shows, all of it in the address. On phones it is the agenda until somebody asks for the month. */
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
      setSearch(withWords(wordsNow(), words), {
        replace: quietly,
        preventScrollReset: true,
      }),
    hrefOf: words => `?${withWords(search, words).toString()}`,
  }
}

function dayOf(text: string | null): LocalDate | undefined {
  const day = text === null ? undefined : parseDate(text)
  return day !== undefined && monthOf(day.slice(0, 7), localDate('1900-02-01')) === day.slice(0, 7)
    ? day
    : undefined
}
