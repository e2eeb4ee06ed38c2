import type { InvoiceView } from '@bordereau/contract/invoices'
import type { Payment } from '@bordereau/contract/payments'
import type { Action } from '@bordereau/domain/access/policy'
import { isAboveZero } from '../../format/formats.ts'
import type { Refundable } from './use-refund.ts'

/** A payment and what was done with it. All amounts are in its own currency. */
export type ActedPayment = Refundable & {
  readonly customerName: string
  /** The whole of it. */
  readonly paid: string
  readonly isReversed: boolean
}

export type PaymentAction = 'refund' | 'reverse'

/**
 * What may be done with a payment. Money that came through a provider is refunded by it. A payment of which a part went back,
 * or may, is not reversed: that would take the part twice, and the server refuses it.
 */
export function paymentActions(
  { paid, amount, isOnline, isReversed }: ActedPayment,
  may: (action: Action) => boolean,
): readonly PaymentAction[] {
  if (isReversed) return []
  const canRefund = may('payments.refund') && isAboveZero(amount)
  const canReverse = may('payments.reverse') && !isOnline && amount === paid
  return [
    ...(canRefund ? (['refund'] as const) : []),
    ...(canReverse ? (['reverse'] as const) : []),
  ]
}

/** As a list has it. */
export function actedOfList(payment: Payment): ActedPayment {
  const { id: paymentId, refundable, amount, currency, provider, allocations } = payment
  return {
    paymentId,
    customerName: payment.customerName,
    paid: amount,
    amount: refundable,
    currency,
    isOnline: provider !== '',
    isReversed: payment.reversedAt !== null,
    invoices: refundableOf(
      allocations.map(one => ({ id: one.invoiceId, number: one.number, settled: one.refundable })),
    ),
  }
}

/** As the page of an invoice has it, on the first row of the payment; undefined on others, and of what is no payment. */
export function actedOfInvoice(
  { id, number, buyer, payments }: InvoiceView,
  row: InvoiceView['payments'][number],
): ActedPayment | undefined {
  const { paymentId, paid, refundable, refundableHere, currency, online, reversed } = row
  const first = payments.find(one => one.paymentId === paymentId && one.reversed === reversed)
  if (paymentId === null || first !== row) return undefined
  return {
    paymentId,
    customerName: buyer?.legalName ?? '',
    paid,
    amount: refundable,
    currency,
    isOnline: online,
    isReversed: reversed,
    invoices: refundableOf([{ id, number: number ?? '', settled: refundableHere }]),
  }
}

function refundableOf(invoices: Refundable['invoices']): Refundable['invoices'] {
  return invoices.filter(({ settled }) => isAboveZero(settled))
}
