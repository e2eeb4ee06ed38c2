import type { LocalDate } from '@bordereau/domain/date'
import { Loading } from '@bordereau/ui/state/state'
import { Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import type { Entry } from './calendar-texts.ts'
import { EntryList } from './entry-list.tsx'

/** All entries of one day. */
export function DayDialog(props: {
  readonly day: LocalDate
  readonly entries: readonly Entry[]
  readonly today: LocalDate
  readonly pending: boolean
  readonly onClose: () => void
}) {
  const { day, entries, today, pending } = props
  const name = useFormats().wholeDay(day)
  return (
    <Modal open onClose={props.onClose} size="lg" title={day === today ? t`${name} (today)` : name}>
      {pending ? (
        <Loading>{t`Loading`}</Loading>
      ) : entries.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is on this day.</Trans>
        </Text>
      ) : (
        <EntryList entries={entries} today={today} />
      )}
    </Modal>
  )
}
