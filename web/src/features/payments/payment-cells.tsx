import type { Payment } from '@bordereau/contract/payments'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { PaymentIcon } from '@bordereau/ui/brand-icon/payment-icon'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { t } from '#macros'
import { deductionLabel } from '../document/labels.ts'
import { FlaggedName } from '../list/flagged-name.tsx'
import listCss from '../list/list.module.css'
import payCss from './payment-cells.module.css'
import { isAboveZero } from '../../format/formats.ts'
import { TestTag } from '../document/test-tag.tsx'
import { DiscountTaxes } from '../document/discount-taxes.tsx'
import { methodChoiceLabel } from './payment-method-label.ts'

/** What the invoices were settled with beside the money, and why. */
export function Deducted({ payment }: { payment: Payment }) {
  return payment.allocations.flatMap(({ invoiceId, currency, deductions }) =>
    deductions.map(({ kind, amount, reason, taxes }, i) => (
      <div key={`${invoiceId} ${String(i)}`}>
        <div className={listCss.oneLine} title={reason}>
          {deductionLabel(kind)} <Amount value={amount} currency={currency} />
        </div>
        <DiscountTaxes taxes={taxes} currency={currency} />
      </div>
    )),
  )
}

type CellProps = { readonly payment: Payment; readonly base: string }

/** The customer who paid. */
export function Payer({ payment, base }: CellProps) {
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

/** How it was paid, and the payer's reference. */
export function Method({ payment }: { payment: Payment }) {
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

/** The amount, with what only a payment through a provider has. */
export function Paid({ payment }: { payment: Payment }) {
  return (
    <>
      <Amount value={payment.amount} currency={payment.currency} />
      <OnlineFacts payment={payment} />
    </>
  )
}

/** That no money was moved, what went back, and what the provider keeps. */
function OnlineFacts({ payment }: { payment: Payment }) {
  const { refunded, currency, fee, mode } = payment
  return (
    <>
      {mode !== 'live' && (
        <div>
          <TestTag mode={mode} />
        </div>
      )}
      {isAboveZero(refunded) && (
        <div className={listCss.oneLine}>
          {t`Refunded`} <Amount value={refunded} currency={currency} />
        </div>
      )}
      {fee && (
        <div className={listCss.oneLine}>
          {t`Fee`} <Amount value={fee.amount} currency={fee.currency} />
        </div>
      )}
    </>
  )
}

/** The invoices that the payment settled, or that it was reversed. */
export function Settled({ payment, base }: CellProps) {
  if (payment.reversedAt !== null) {
    return (
      <span title={payment.reversalReason}>
        <StatusBadge tone="red">{t`Reversed`}</StatusBadge>
      </span>
    )
  }
  return (
    <div className={payCss.settled}>
      {payment.allocations.map((each, i) => (
        <span key={each.invoiceId}>
          {i > 0 && ', '}
          <span className={`${listCss.oneLine} ${payCss.quiet}`}>
            <Link href={`${base}/invoices/${each.invoiceId}`}>{each.number}</Link>
          </span>
        </span>
      ))}
    </div>
  )
}
