import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { useLocale } from '../locale.tsx'
import type { Tone } from '../tone.ts'
import css from './month-grid.module.css'

/** An entry of a day, in one line. */
export interface MonthEntry {
  key: string
  href: string
  icon: IconName
  tone: Tone
  /** The meaning of colour and icon, as a word. */
  kind: string
  label: string
  /** At the end of the line: an amount. */
  end?: string
}

export interface MonthGridProps {
  /** The name of the month. */
  label: string
  /** 'YYYY-MM': days of other months are muted. */
  month: string
  /** 'YYYY-MM-DD', seven per row. */
  weeks: readonly (readonly string[])[]
  entries: ReadonlyMap<string, readonly MonthEntry[]>
  /** The number of entries of a day, where `entries` has only the first ones. */
  counts?: ReadonlyMap<string, number>
  today: string
  todayLabel: string
  /** The day in the tab order. */
  active: string
  onActive: (date: string) => void
  /** The day that a key moves to from another; undefined for other keys. */
  neighbour: (date: string, key: string, shift: boolean) => string | undefined
  /** Opens the list of all entries of a day. */
  onOpen: (date: string) => void
  /** '+3 more'. */
  more: (count: number) => string
  /** The number of entries of a day, for assistive technology: '3 entries'. */
  count: (count: number) => string
  busy?: boolean
}

const SHOWN = 3

/** A month as a grid: arrow keys move between days, Enter opens one; entries without space are in the opened list. */
export function MonthGrid(props: MonthGridProps) {
  const { sheet, onActive, latest } = useFocusOnDay(props.active, props.onActive)
  return (
    <table
      ref={sheet}
      className={css.grid}
      // A table whose cells handle keys is a grid; its rows and columns keep their roles.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={props.label}
      aria-busy={props.busy ?? false}
    >
      <Weekdays dates={props.weeks[0] ?? []} />
      <tbody>
        {props.weeks.map(week => (
          <Week key={week[0]} {...props} week={week} onActive={onActive} latest={latest} />
        ))}
      </tbody>
    </table>
  )
}

/** `latest`: the day that keys have moved to from a focused one. */
type DayKeys = MonthGridProps & { latest: (focused: string) => string }

function Week({ week, ...props }: DayKeys & { week: readonly string[] }) {
  const { tag } = useLocale()
  const dayName = new Intl.DateTimeFormat(tag, { ...WHOLE_DAY, timeZone: 'UTC' })
  return (
    <tr>
      {week.map(date => (
        <Day key={date} {...props} date={date} name={dayName.format(instantOf(date))} />
      ))}
    </tr>
  )
}

/** Moves the focus to the day that becomes active by a key. */
function useFocusOnDay(active: string, activate: (date: string) => void) {
  const sheet = useRef<HTMLTableElement>(null)
  const follows = useRef<string>(undefined)
  useEffect(() => {
    // The focused day may be removed with its month, and the next month be loaded later.
    if (follows.current !== active) return
    follows.current = undefined
    sheet.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus()
  }, [active])
  const onActive = (date: string): void => {
    follows.current = date
    activate(date)
  }
  // A key may be pressed before the day of the one before it is rendered, in another month.
  const latest = (focused: string): string => follows.current ?? focused
  return { sheet, onActive, latest }
}

function Weekdays({ dates }: { dates: readonly string[] }) {
  const { tag } = useLocale()
  const weekday = (style: 'short' | 'long', date: string) =>
    new Intl.DateTimeFormat(tag, { weekday: style, timeZone: 'UTC' }).format(instantOf(date))
  return (
    <thead>
      <tr>
        {dates.map(date => (
          <th key={date} scope="col" abbr={weekday('long', date)} className={css.weekday}>
            {weekday('short', date)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const WHOLE_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

function instantOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function Day(props: DayKeys & { date: string; name: string }) {
  const { date, name, onOpen } = props
  const entries = props.entries.get(date) ?? []
  const count = props.counts?.get(date) ?? entries.length
  const isToday = date === props.today
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return
    const from = props.latest(date)
    const next = props.neighbour(from, event.key, event.shiftKey)
    if (next !== undefined) props.onActive(next)
    else if (event.key === 'Enter' || event.key === ' ') onOpen(from)
    else return
    event.preventDefault()
  }
  const summary = [name, isToday && props.todayLabel, props.count(count)]
  return (
    <td
      role="gridcell"
      data-date={date}
      className={css.day}
      tabIndex={date === props.active ? 0 : -1}
      aria-label={summary.filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      data-outside={!date.startsWith(props.month) || undefined}
      onKeyDown={press}
      onClick={() => onOpen(date)}
    >
      <DayHead date={date} entries={count} today={isToday ? props.todayLabel : undefined} />
      <DayEntries entries={entries} />
      {count > SHOWN && <span className={css.more}>{props.more(count - SHOWN)}</span>}
    </td>
  )
}

function DayEntries({ entries }: { entries: readonly MonthEntry[] }) {
  return (
    <ul className={css.entries}>
      {entries.slice(0, SHOWN).map(entry => (
        <li key={entry.key}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function DayHead({
  date,
  entries,
  today,
}: {
  date: string
  entries: number
  today: string | undefined
}) {
  return (
    <div className={css.head}>
      <span className={css.number}>{Number(date.slice(8))}</span>
      {today !== undefined && (
        <span className={css.today} title={today}>
          {today}
        </span>
      )}
      {entries > 0 && <span className={css.count}>{entries}</span>}
    </div>
  )
}

function Entry({ entry }: { entry: MonthEntry }) {
  const { kind, label, end } = entry
  return (
    <Link
      href={entry.href}
      className={css.entry}
      data-tone={entry.tone}
      // The day is in the tab order; opened, it lists all of these entries again.
      tabIndex={-1}
      title={[kind, label, end].filter(Boolean).join(' · ')}
      onClick={event => event.stopPropagation()}
    >
      <Icon name={entry.icon} size="sm" title={kind} />
      <span className={css.label} dir="auto">
        {label}
      </span>
      {end !== undefined && (
        <span className={css.end} dir="auto">
          {end}
        </span>
      )}
    </Link>
  )
}
