import type { InvoiceView } from '@bordereau/contract/invoices'

type Payment = InvoiceView['payments'][number]

/**
 * A refund in part shortens what a payment settles: only what is left is shown, the refund is among the events. Of a payment
 * that settles nothing any more, only what it settled at first is shown.
 */
export function shownPayments<P extends Pick<Payment, 'paymentId' | 'reversed' | 'deduction'>>(
  payments: readonly P[],
): readonly P[] {
  const active = new Set(payments.flatMap(one => (one.reversed ? [] : (one.paymentId ?? []))))
  return payments.filter((one, i) => {
    if (!one.reversed || one.paymentId === null) return true
    const first = payments.findIndex(
      other => other.paymentId === one.paymentId && other.deduction === one.deduction,
    )
    return !active.has(one.paymentId) && first === i
  })
}
