import type { Payment } from '@bordereau/contract/payments'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import listCss from '../list/list.module.css'
import { useWorkspace } from '../../data/session.tsx'
import { Deducted, Method, Paid, Payer, Settled } from './payment-cells.tsx'

export function usePaymentColumns(): readonly Column<Payment>[] {
  const formats = useFormats()
  const base = `/w/${useWorkspace().workspaceId}`
  return [
    {
      key: 'customer',
      head: t`Customer`,
      phone: 'top-start',
      cell: row => <Payer payment={row} base={base} />,
    },
    {
      key: 'date',
      head: t`Date`,
      phone: 'bottom-start',
      cell: row => <span className={listCss.oneLine}>{formats.date(row.date)}</span>,
    },
    { key: 'method', head: t`Method`, wide: true, cell: row => <Method payment={row} /> },
    {
      key: 'for',
      head: t`For`,
      phone: 'bottom-end',
      cell: row => <Settled payment={row} base={base} />,
    },
    ...amountColumns(),
  ]
}

function amountColumns(): readonly Column<Payment>[] {
  return [
    {
      key: 'deducted',
      head: t`Deducted`,
      rank: 3,
      align: 'end',
      cell: row => row.reversedAt === null && <Deducted payment={row} />,
    },
    {
      key: 'credit',
      head: t({ context: 'what a customer has left', message: 'Credit' }),
      rank: 2,
      align: 'end',
      cell: row =>
        isAboveZero(row.unallocated) && <Amount value={row.unallocated} currency={row.currency} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Paid payment={row} />,
    },
  ]
}
