import { getCalendar } from '@bordereau/contract/calendar'
import { localDate } from '@bordereau/domain/date'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { firstDayOf } from '@bordereau/ui/month/first-day'
import { Loading, Skeleton } from '@bordereau/ui/state/state'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { Suspense, lazy } from 'react'
import { todayIn, useFormats } from '../../format/formats.ts'
import { Agenda } from './agenda.tsx'
import { NO_DAYS } from './calendar-texts.ts'
import css from './calendar.module.css'
import { shiftMonth, weeksOf } from './month.ts'
import { CalendarMonth } from './month-grid.tsx'
import type { CalendarState } from './use-calendar.ts'

// Fetched when a day is opened.
const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }))

/** Due, expected, received and planned amounts, as a month grid or day by day. */
export function Calendar({ state }: { state: CalendarState }) {
  const { workspaceId } = useWorkspace()
  const { tag } = useFormats()
  const weeks = weeksOf(state.month, firstDayOf(tag))
  const here = localDate(`${state.month}-01`)
  const [from, to] = [weeks[0]?.[0] ?? here, weeks.at(-1)?.at(-1) ?? here]
  const { data, refused, pending, retry } = useQuery(getCalendar, { workspaceId, from, to })
  const today = data?.today ?? todayIn('')
  const days = data ?? NO_DAYS
  return (
    <Stack gap={4}>
      <Bar state={state} today={today} />
      {data?.more === true && (
        <Notice tone="blue">
          <Trans>
            There is more in these weeks than can be shown here. The lists have all of it.
          </Trans>
        </Notice>
      )}
      {refused ? (
        <RefusalView refused={refused} retry={retry} />
      ) : state.show === 'agenda' ? (
        pending ? (
          <Waiting />
        ) : (
          <Agenda
            month={state.month}
            days={days}
            today={today}
            onOpen={day => state.put({ day, month: state.month })}
          />
        )
      ) : (
        <CalendarMonth state={state} weeks={weeks} days={days} today={today} busy={pending} />
      )}
      <Suspense fallback={null}>
        {state.day !== undefined && (
          <DayDialog
            day={state.day}
            days={days}
            today={today}
            pending={pending}
            onClose={() => state.put({ day: undefined }, true)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function Bar({ state, today }: { state: CalendarState; today: string }) {
  const formats = useFormats()
  const step = (months: number) => () => state.put({ month: shiftMonth(state.month, months) })
  return (
    <div className={css.bar}>
      <div className={css.steps}>
        <IconButton icon="chevron-left" label={t`Previous month`} onClick={step(-1)} />
        <IconButton icon="chevron-right" label={t`Next month`} onClick={step(1)} />
        <Text as="span" size={16} weight="semibold" aria-live="polite">
          {formats.wholeMonth(state.month)}
        </Text>
        {!today.startsWith(state.month) && (
          <Button size="sm" onClick={() => state.put({ month: undefined, day: undefined })}>
            <Trans>This month</Trans>
          </Button>
        )}
      </div>
      <TabsBar
        label={t`How the calendar is shown`}
        current={state.show}
        tabs={[
          { key: 'month', label: t`Month`, href: state.hrefOf({ show: 'month' }) },
          { key: 'agenda', label: t`Agenda`, href: state.hrefOf({ show: 'agenda' }) },
        ]}
      />
    </div>
  )
}

function Waiting() {
  return (
    <Loading>
      <Stack gap={3}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </Stack>
    </Loading>
  )
}
