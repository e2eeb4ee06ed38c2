import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import css from './reminders.module.css'
import { entryIcon, entryKind, entryName } from './upcoming-texts.ts'

export function useUpcomingColumns(): readonly Column<UpcomingEntry>[] {
  const formats = useFormats()
  return [
    {
      key: 'day',
      head: t`Day`,
      phone: 'top-start',
      cell: ({ day }) => <span className={css.line}>{formats.date(day)}</span>,
    },
    {
      key: 'kind',
      head: t`What goes out`,
      phone: 'bottom-start',
      cell: entry => (
        <Row gap={2} align="center" className={css.line}>
          <Icon name={entryIcon(entry)} />
          <span>{entryKind(entry)}</span>
        </Row>
      ),
    },
    { key: 'about', head: t`About`, cell: entry => <bdi>{entryName(entry)}</bdi>, rank: 0 },
    {
      key: 'customer',
      head: t`Customer`,
      wide: true,
      phone: 'bottom-end',
      cell: entry => (entry.kind === 'digest' ? null : <bdi>{entry.customerName}</bdi>),
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: entry =>
        entry.kind === 'digest' ? null : <Amount value={entry.amount} currency={entry.currency} />,
    },
  ]
}
