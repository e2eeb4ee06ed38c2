import type { LocalDate } from '@bordereau/domain/date'
import { Loading } from '@bordereau/ui/state/state'
import { Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { type Days, countsByDay } from './calendar-texts.ts'
import { BusyDay } from './busy-day.tsx'
import { EntryList } from './entry-list.tsx'

/** All entries of one day. */
export function DayDialog(props: {
  readonly day: LocalDate
  /** Of the month; of a busy day they have only the first entries. */
  readonly days: Days
  readonly today: LocalDate
  readonly pending: boolean
  readonly onClose: () => void
}) {
  const { day, days, today, pending } = props
  const entries = days.entries.filter(({ date }) => date === day)
  const isPart = (countsByDay(days).get(day) ?? 0) > entries.length
  const name = useFormats().wholeDay(day)
  return (
    <Modal open onClose={props.onClose} size="lg" title={day === today ? t`${name} (today)` : name}>
      {pending ? (
        <Loading>{t`Loading`}</Loading>
      ) : entries.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is on this day.</Trans>
        </Text>
      ) : isPart ? (
        <BusyDay day={day} today={today} />
      ) : (
        <EntryList entries={entries} today={today} />
      )}
    </Modal>
  )
}
