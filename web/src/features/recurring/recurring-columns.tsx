import type { RecurringRow } from '@bordereau/contract/recurring'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { type Formats, useFormats } from '../../format/formats.ts'
import { FlaggedName } from '../list/flagged-name.tsx'
import { stateLabel } from './labels.ts'
import { frequencyText } from './plan-text.ts'
import css from './recurring.module.css'

export function useRecurringColumns(): readonly Column<RecurringRow>[] {
  const formats = useFormats()
  return [
    { key: 'name', head: t`Name`, wide: true, phone: 'top-start', cell: nameCell },
    { key: 'customer', head: t`Customer`, phone: 'bottom-start', cell: customerCell },
    {
      key: 'rhythm',
      head: t`Repeats`,
      cell: row => <span className={css.line}>{frequencyText(row.plan)}</span>,
    },
    {
      key: 'next',
      head: t`Next day`,
      phone: 'bottom-end',
      cell: row => <NextDay row={row} formats={formats} />,
    },
    { key: 'state', head: t`State`, cell: stateCell },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Amount value={row.amount} currency={row.currency} />,
    },
  ]
}

function nameCell({ name }: RecurringRow) {
  return (
    <span className={css.cut} title={name} dir="auto">
      {name}
    </span>
  )
}

function customerCell({ customerName, customerCountry }: RecurringRow) {
  return <FlaggedName name={customerName} country={customerCountry} className={css.customer} />
}

function NextDay({ row, formats }: { row: RecurringRow; formats: Formats }) {
  if (row.nextDay !== null) return <span className={css.line}>{formats.date(row.nextDay)}</span>
  return (
    <Text as="span" tone="muted">
      {stateLabel(row.state).label}
    </Text>
  )
}

function stateCell({ state }: RecurringRow) {
  const { tone, label } = stateLabel(state)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
