import { getCalendar } from '@bordereau/contract/calendar'
import type { LocalDate } from '@bordereau/domain/date'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { Loading } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { countsByDay } from './calendar-texts.ts'
import { DayTotals } from './day-total.tsx'
import { EntryList } from './entry-list.tsx'

/** What a busy day adds up to, and as many of its entries as can be shown. */
export function BusyDay({ day, today }: { day: LocalDate; today: LocalDate }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(getCalendar, { workspaceId, from: day, to: day })
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <Loading>{t`Loading`}</Loading>
  const isPart = (countsByDay(data).get(day) ?? 0) > data.entries.length
  return (
    <Stack gap={5}>
      <DayTotals totals={data.totals} today={today} />
      <EntryList entries={data.entries} today={today} />
      {isPart && (
        <Notice tone="blue">
          <Trans>There is more on this day than can be shown here. The lists have all of it.</Trans>
        </Notice>
      )}
    </Stack>
  )
}
