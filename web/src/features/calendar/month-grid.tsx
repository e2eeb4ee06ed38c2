import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { Icon } from '@bordereau/ui/icon/icon'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { firstDayOf } from '@bordereau/ui/month/first-day'
import { type MonthEntry, MonthGrid } from '@bordereau/ui/month/month-grid'
import { Trans, plural, t } from '#macros'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { type Formats, useFormats } from '../../format/formats.ts'
import { type Entry, entryTexts, hrefOf, keyOf, countryNameOf } from './calendar-texts.ts'
import css from './calendar.module.css'
import { neighbourOf } from './month.ts'
import type { CalendarState } from './use-calendar.ts'

/** A month with the entries of its days. */
export function CalendarMonth(props: {
  readonly state: CalendarState
  readonly weeks: readonly (readonly LocalDate[])[]
  readonly entries: readonly Entry[]
  readonly today: LocalDate
  readonly busy: boolean
}) {
  const { state, weeks, entries, today, busy } = props
  const { month, put } = state
  const { workspaceId } = useWorkspace()
  const { tag, direction } = useLocale()
  const formats = useFormats()
  const [wanted, setWanted] = useState<string>(today)
  const active = wanted.startsWith(month) ? wanted : today.startsWith(month) ? today : `${month}-01`
  const shown = entries.map(
    entry => [entry.date, lineOf(entry, today, workspaceId, formats)] as const,
  )
  const byDay = new Map(
    [...Map.groupBy(shown, ([date]) => date)].map(([date, own]) => [
      date,
      own.map(([, one]) => one),
    ]),
  )
  const none = !busy && !entries.some(({ date }) => date.startsWith(month))
  return (
    <Stack gap={3}>
      <MonthGrid
        label={formats.wholeMonth(month)}
        month={month}
        weeks={weeks}
        entries={byDay}
        today={today}
        todayLabel={t`Today`}
        active={active}
        onActive={date => {
          setWanted(date)
          if (!date.startsWith(month)) put({ month: date.slice(0, 7) }, true)
        }}
        neighbour={(date, key, shift) => {
          const day = parseDate(date)
          const rtl = direction === 'rtl'
          return day && neighbourOf(day, key, { shift, rtl, firstDay: firstDayOf(tag) })
        }}
        onOpen={day => {
          setWanted(day)
          put({ day, month })
        }}
        more={count => t`+${formats.count(count)} more`}
        count={count =>
          count === 0 ? t`nothing` : plural(count, { one: '# entry', other: '# entries' })
        }
        busy={busy}
      />
      {none ? (
        <Text tone="muted" size={13}>
          <Trans>Nothing is due, expected or planned in this month.</Trans>
        </Text>
      ) : (
        <Legend />
      )}
    </Stack>
  )
}

function lineOf(entry: Entry, today: LocalDate, workspaceId: string, formats: Formats): MonthEntry {
  const common = { ...entryTexts(entry, today), key: keyOf(entry) }
  if (entry.kind === 'deadline') {
    return {
      ...common,
      href: `/w/${workspaceId}/calendar?month=${entry.date.slice(0, 7)}&day=${entry.date}`,
      label: countryNameOf(entry, formats.tag),
      end: '',
    }
  }
  return {
    ...common,
    href: hrefOf(entry, workspaceId),
    label: entry.customerName === '' ? t`Draft` : entry.customerName,
    end: formats.shortMoney(entry.amount, entry.currency),
  }
}

/** The legend of the icons. */
function Legend() {
  const icons = [
    ['alert', t`Overdue`],
    ['calendar-due', t({ context: 'on this day', message: 'Due' })],
    ['clock', t`Expected, by how the customer usually pays`],
    ['cash', t({ context: 'on this day', message: 'Received' })],
    ['file', t`Draft to be issued`],
    ['repeat', t`Recurring invoice`],
    ['scale', t`Deadline of a law on e-invoicing`],
  ] as const
  return (
    <ul className={css.legend}>
      {icons.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} />
          <Text as="span" size={13} tone="muted">
            {words}
          </Text>
        </li>
      ))}
    </ul>
  )
}
