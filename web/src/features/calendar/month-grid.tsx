import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { firstDayOf } from '@bordereau/ui/month/first-day'
import { MonthGrid } from '@bordereau/ui/month/month-grid'
import { Trans, plural, t } from '#macros'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { type Days, countsByDay } from './calendar-texts.ts'
import { neighbourOf } from './month.ts'
import type { CalendarState } from './use-calendar.ts'
import { linesByDay } from './month-lines.ts'
import { Legend } from './legend.tsx'

/** A month with the entries of its days. */
export function CalendarMonth(props: {
  readonly state: CalendarState
  readonly weeks: readonly (readonly LocalDate[])[]
  readonly days: Days
  readonly today: LocalDate
  readonly busy: boolean
}) {
  const { state, weeks, days, today, busy } = props
  const { month, put } = state
  const { workspaceId } = useWorkspace()
  const { tag, direction } = useLocale()
  const formats = useFormats()
  const [wanted, setWanted] = useState<string>(today)
  const active = wanted.startsWith(month) ? wanted : today.startsWith(month) ? today : `${month}-01`
  const none = !busy && !days.entries.some(({ date }) => date.startsWith(month))
  return (
    <Stack gap={3}>
      <MonthGrid
        label={formats.wholeMonth(month)}
        month={month}
        weeks={weeks}
        entries={linesByDay(days.entries, { today, workspaceId, formats })}
        counts={countsByDay(days)}
        today={today}
        todayLabel={t`Today`}
        active={active}
        onActive={date => {
          setWanted(date)
          // The month of the key before this one may not be shown yet.
          const isShown = [date, wanted].every(day => day.startsWith(month))
          if (!isShown) put({ month: date.slice(0, 7) }, true)
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
      {none ? <NothingThisMonth /> : <Legend />}
    </Stack>
  )
}

function NothingThisMonth() {
  return (
    <Text tone="muted" size={13}>
      <Trans>Nothing is due, expected or planned in this month.</Trans>
    </Text>
  )
}
