import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { useLocale } from '../locale.tsx'
import type { Tone } from '../tone.ts'
import css from './month-grid.module.css'

/** What is on a day, in one line. */
export interface MonthEntry {
  key: string
  href: string
  icon: IconName
  tone: Tone
  /** What the colour and the picture say, in a word. */
  kind: string
  label: string
  /** At the end of the line: an amount. */
  end?: string
}

export interface MonthGridProps {
  /** The month in words. */
  label: string
  /** 'YYYY-MM': days of other months stand back. */
  month: string
  /** 'YYYY-MM-DD', seven a row. */
  weeks: readonly (readonly string[])[]
  entries: ReadonlyMap<string, readonly MonthEntry[]>
  today: string
  todayWord: string
  /** The day that Tab leads to. */
  active: string
  onActive: (date: string) => void
  /** The day a key leads to from another; undefined for keys that lead nowhere. */
  neighbour: (date: string, key: string, shift: boolean) => string | undefined
  /** Somebody wants to see all of a day. */
  onOpen: (date: string) => void
  /** '+3 more'. */
  more: (count: number) => string
  /** How much is on a day, for who cannot see it: '3 entries'. */
  count: (count: number) => string
  busy?: boolean
}

const SHOWN = 3

/** A month as a sheet: arrows go from day to day, Enter opens one; what has no room on its day waits behind it. */
export function MonthGrid(props: MonthGridProps) {
  const { tag } = useLocale()
  const weekday = (style: 'short' | 'long', date: string) =>
    new Intl.DateTimeFormat(tag, { weekday: style, timeZone: 'UTC' }).format(instantOf(date))
  const dayName = new Intl.DateTimeFormat(tag, { ...WHOLE_DAY, timeZone: 'UTC' })
  const sheet = useRef<HTMLTableElement>(null)
  const follows = useRef<string>(undefined)
  const { active } = props
  useEffect(() => {
    // The day that had the focus may be gone with its month, and the month of the next one come a little later.
    if (follows.current !== active) return
    follows.current = undefined
    sheet.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus()
  }, [active])
  const onActive = (date: string): void => {
    follows.current = date
    props.onActive(date)
  }
  return (
    <table
      ref={sheet}
      className={css.grid}
      // A table whose cells take keys is a grid; its rows and columns keep their meaning.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={props.label}
      aria-busy={props.busy ?? false}
    >
      <thead>
        <tr>
          {props.weeks[0]?.map(date => (
            <th key={date} scope="col" abbr={weekday('long', date)} className={css.weekday}>
              {weekday('short', date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.weeks.map(week => (
          <tr key={week[0]}>
            {week.map(date => (
              <Day
                key={date}
                {...props}
                onActive={onActive}
                date={date}
                name={dayName.format(instantOf(date))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WHOLE_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

function instantOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function Day(props: MonthGridProps & { date: string; name: string }) {
  const { date, name, onOpen } = props
  const entries = props.entries.get(date) ?? []
  const isToday = date === props.today
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return
    const next = props.neighbour(date, event.key, event.shiftKey)
    if (next !== undefined) props.onActive(next)
    else if (event.key === 'Enter' || event.key === ' ') onOpen(date)
    else return
    event.preventDefault()
  }
  const said = [name, isToday && props.todayWord, props.count(entries.length)]
  return (
    <td
      role="gridcell"
      data-date={date}
      className={css.day}
      tabIndex={date === props.active ? 0 : -1}
      aria-label={said.filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      data-outside={!date.startsWith(props.month) || undefined}
      onKeyDown={press}
      onClick={() => onOpen(date)}
    >
      <div className={css.head}>
        <span className={css.number}>{Number(date.slice(8))}</span>
        {isToday && <span className={css.today}>{props.todayWord}</span>}
        {entries.length > 0 && <span className={css.count}>{entries.length}</span>}
      </div>
      <ul className={css.entries}>
        {entries.slice(0, SHOWN).map(entry => (
          <li key={entry.key}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <span className={css.more}>{props.more(entries.length - SHOWN)}</span>
      )}
    </td>
  )
}

function Entry({ entry }: { entry: MonthEntry }) {
  const { kind, label, end } = entry
  return (
    <Link
      href={entry.href}
      className={css.entry}
      data-tone={entry.tone}
      // The day has the place in the order of tabs; opened, it lists all of these again.
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
