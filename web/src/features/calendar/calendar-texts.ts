import type { getCalendar } from '@bordereau/contract/calendar'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { countryName } from '@bordereau/domain/country/countries'
import { type LocalDate, daysBetween } from '@bordereau/domain/date'
import type { Tone } from '@bordereau/ui/badge/badge'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'

export type Days = Pick<ResponseOf<typeof getCalendar>, 'entries' | 'totals'>
export type Entry = Days['entries'][number]
/** What a kind adds up to on a day; not all of its entries need be there. */
export type DayTotal = Days['totals'][number]
export type Deadline = Extract<Entry, { kind: 'deadline' }>
/** Any entry except a legal deadline. */
export type MoneyEntry = Exclude<Entry, Deadline>

export type EntryTexts = {
  readonly icon: IconName
  readonly tone: Tone
  /** The state of the entry on that day, in a word. */
  readonly kind: string
}

const SOON_DAYS = 7

/** The texts of an entry or of a day's total, relative to today. */
export function entryTexts(
  entry: Pick<Entry, 'kind' | 'date'> & { readonly status?: string | null },
  today: LocalDate,
): EntryTexts {
  switch (entry.kind) {
    case 'due':
      if (entry.status === 'overdue') return { icon: 'alert', tone: 'red', kind: t`Overdue` }
      return {
        icon: 'calendar-due',
        tone: daysBetween(today, entry.date) <= SOON_DAYS ? 'amber' : 'blue',
        kind: t({ context: 'on this day', message: 'Due' }),
      }
    case 'expected':
      return {
        icon: 'clock',
        tone: 'blue',
        kind: t({ context: 'on this day', message: 'Expected' }),
      }
    case 'received':
      return {
        icon: 'cash',
        tone: 'green',
        kind: t({ context: 'on this day', message: 'Received' }),
      }
    case 'planned':
      return { icon: 'file', tone: 'grey', kind: t`To be issued` }
    case 'recurring':
      return { icon: 'repeat', tone: 'grey', kind: t`Recurring` }
    case 'deadline':
      return { icon: 'scale', tone: 'amber', kind: t`Deadline` }
  }
}

/** The address that an entry links to. */
export function hrefOf(entry: MoneyEntry, workspaceId: string): string {
  const { kind, id, date } = entry
  const base = `/w/${workspaceId}`
  if (kind === 'received') return `${base}/payments?from_date=${date}&to_date=${date}`
  return kind === 'recurring' ? `${base}/recurring/${id}` : `${base}/invoices/${id}`
}

/** The country of a deadline's law. */
export function countryNameOf({ country }: Deadline, language: string): string {
  return country === 'EU' ? t`European Union` : countryName(country, language)
}

/**
 * Includes the kind and the day: one invoice can be due on one day and expected on another; a recurring one has many
 * days.
 */
export function keyOf({ kind, id, date }: Entry): string {
  return `${kind}:${id}:${date}`
}

/** The number of entries of each day, whether they are there or not. */
export function countsByDay({ entries, totals }: Days): ReadonlyMap<string, number> {
  const deadlines = entries.filter(({ kind }) => kind === 'deadline')
  const parts = [...totals, ...deadlines.map(({ date }) => ({ date, count: 1 }))]
  return new Map(
    [...Map.groupBy(parts, ({ date }) => date)].map(([date, own]) => [
      date,
      own.reduce((sum, { count }) => sum + count, 0),
    ]),
  )
}

export const NO_DAYS: Days = { entries: [], totals: [] }
