import type { InvoiceRow } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { type Formats, isAboveZero, todayIn, useFormats } from '../../format/formats.ts'
import { Day, DueCell, NumberCell, Signed, StatusCell, Total, customerCell } from './list-cells.tsx'

/** Columns hidden by default, to leave room for customer names; the open amount is shown in tabs of unpaid invoices. */
export function columnsHiddenByDefault(tab: string | null): readonly string[] {
  const unpaid = tab === 'open' || tab === 'overdue'
  return ['net', 'created', unpaid ? 'issued' : 'open']
}

export function useInvoiceColumns(): readonly Column<InvoiceRow>[] {
  const formats = useFormats()
  const today = todayIn('')
  return [
    {
      key: 'number',
      head: t`Number`,
      sortable: true,
      phone: 'bottom-start',
      cell: row => <NumberCell row={row} formats={formats} today={today} />,
    },
    { key: 'customer', head: t`Customer`, wide: true, phone: 'top-start', cell: customerCell },
    {
      key: 'status',
      head: t`Status`,
      phone: 'bottom-end',
      cell: row => <StatusCell row={row} />,
    },
    ...dateColumns(formats, today),
    ...amountColumns(formats),
    {
      key: 'created',
      head: t`Created`,
      rank: 3,
      sortable: true,
      cell: row => <Day date={row.createdAt.slice(0, 10)} formats={formats} />,
    },
  ]
}

function dateColumns(formats: Formats, today: LocalDate): readonly Column<InvoiceRow>[] {
  return [
    {
      key: 'issued',
      head: t({ context: 'date', message: 'Issued' }),
      rank: 2,
      sortable: true,
      cell: row => <Day date={row.issueDate} formats={formats} />,
    },
    {
      key: 'due',
      head: t`Due`,
      sortable: true,
      cell: row => <DueCell row={row} formats={formats} today={today} />,
    },
  ]
}

function amountColumns(formats: Formats): readonly Column<InvoiceRow>[] {
  return [
    {
      key: 'net',
      head: t`Without tax`,
      rank: 3,
      align: 'end',
      cell: row => <Signed row={row} amount={row.net} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      sortable: true,
      phone: 'top-end',
      cell: row => <Total row={row} formats={formats} />,
    },
    {
      key: 'open',
      head: t`Unpaid`,
      rank: 2,
      align: 'end',
      cell: row =>
        isAboveZero(row.open) &&
        row.number !== null && <Amount value={row.open} currency={row.currency} />,
    },
  ]
}
