import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { Icon } from '@bordereau/ui/icon/icon'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { Suspense, lazy } from 'react'
import { useFormats } from '../../format/formats.ts'
import css from './reminders.module.css'
import { entryIcon, entryKind, entryName } from './upcoming-texts.ts'

// Few companies collect; the page opens without it.
const SavedMethod = lazy(async () => ({
  default: (await import('../collections/saved-method.tsx')).SavedMethod,
}))

export function useUpcomingColumns(): readonly Column<UpcomingEntry>[] {
  const formats = useFormats()
  return [
    {
      key: 'day',
      head: t`Day`,
      phone: 'bottom-end',
      cell: ({ day }) => <span className={css.line}>{formats.date(day)}</span>,
    },
    {
      key: 'kind',
      head: t`What goes out`,
      phone: 'top-start',
      cell: entry => (
        <span className={css.kind}>
          <Icon name={entryIcon(entry)} />
          <span className={css.cut}>{entryKind(entry)}</span>
        </span>
      ),
    },
    { key: 'about', head: t`About`, cell: aboutCell, rank: 2 },
    {
      key: 'customer',
      head: t`Customer`,
      wide: true,
      phone: 'bottom-start',
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

function aboutCell(entry: UpcomingEntry) {
  if (entry.kind !== 'collection') return <bdi className={css.line}>{entryName(entry)}</bdi>
  return (
    <>
      <bdi className={css.line}>{entryName(entry)}</bdi>
      <div className={css.line}>
        <Suspense fallback="…">
          <SavedMethod method={entry} />
        </Suspense>
      </div>
    </>
  )
}
