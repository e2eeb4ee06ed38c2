import type { Payment } from '@bordereau/contract/payments'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { PaymentIcon } from '@bordereau/ui/brand-icon/payment-icon'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import { deductionLabel } from '../document/deduction-label.ts'
import { FlaggedName } from '../list/flagged-name.tsx'
import listCss from '../list/list.module.css'
import payCss from './payments.module.css'
import { methodChoiceLabel } from './payment-method-label.ts'
import { useWorkspace } from '../../data/session.tsx'

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
      cell: row => <Amount value={row.amount} currency={row.currency} />,
    },
  ]
}

/** What the invoices were settled with beside the money, and why. */
function Deducted({ payment }: { payment: Payment }) {
  return payment.allocations.flatMap(({ invoiceId, currency, deductions }) =>
    deductions.map(({ kind, amount, reason }, i) => (
      <div key={`${invoiceId} ${String(i)}`} className={listCss.oneLine} title={reason}>
        {deductionLabel(kind)} <Amount value={amount} currency={currency} />
      </div>
    )),
  )
}

type CellProps = { readonly payment: Payment; readonly base: string }

function Payer({ payment, base }: CellProps) {
  const { customerName, customerCountry, customerId } = payment
  return (
    <FlaggedName
      name={customerName}
      country={customerCountry}
      className={`${payCss.payer} ${payCss.quiet}`}
    >
      <Link href={`${base}/customers/${customerId}`}>{customerName}</Link>
    </FlaggedName>
  )
}

function Method({ payment }: { payment: Payment }) {
  return (
    <span className={listCss.withFlag}>
      {payment.brand !== null && <PaymentIcon brand={payment.brand} />}
      <span className={listCss.cut}>
        {[methodChoiceLabel(payment), distinctReference(payment)]
          .filter(part => part !== '')
          .join(' · ')}
      </span>
    </span>
  )
}

/** The payer's reference; empty if it has only the invoice numbers that are shown next to it. */
function distinctReference({ reference, allocations }: Payment): string {
  const numbers = new Set(allocations.map(({ number }) => number))
  return reference.split(/[\s,]+/).every(word => numbers.has(word)) ? '' : reference
}

function Settled({ payment, base }: CellProps) {
  if (payment.reversedAt !== null) {
    return (
      <span title={payment.reversalReason}>
        <StatusBadge tone="red">{t`Reversed`}</StatusBadge>
      </span>
    )
  }
  return payment.allocations.map((each, i) => (
    <span key={each.invoiceId}>
      {i > 0 && ', '}
      <span className={`${listCss.oneLine} ${payCss.quiet}`}>
        <Link href={`${base}/invoices/${each.invoiceId}`}>{each.number}</Link>
      </span>
    </span>
  ))
}
