import type { PaymentMethod } from '@bordereau/contract/payments'
import { exactMinor } from '@bordereau/domain/money/currency'
import { BRAND_NAMES, PAYMENT_BRANDS, type PaymentBrand } from '@bordereau/domain/payment/brand'
import type { RefundStatus } from '@bordereau/domain/payment/provider-ledger'
import type {
  ListEntityChargeback,
  PaymentResponse,
  RefundResponse,
} from 'mollie-api-typescript/models'
import * as z from 'zod'
import { type WithMandate, failureOf } from './mollie-saving.ts'
import type { ProviderEvent } from './provider.ts'

/** The fields of Mollie's objects that are read (docs.mollie.com/reference/get-payment, get-refund, get-chargeback). */
export type MolliePayment = Pick<
  PaymentResponse,
  'id' | 'mode' | 'amount' | 'metadata' | 'paidAt' | 'method' | 'details'
> &
  WithMandate & { readonly status: string }
export type MollieRefund = Pick<RefundResponse, 'id' | 'amount' | 'metadata'> & {
  readonly status: string
}
export type MollieChargeback = Pick<ListEntityChargeback, 'id' | 'amount' | 'reversedAt'>

/** Whose payment a refund or a chargeback is about. */
export type Paid = { readonly reference: string; readonly mode: 'test' | 'live' }

const metadata = z.object({ bordereau: z.string().optional(), refund: z.string().optional() })

/** The checkout of a payment; undefined for payments of the account that were begun elsewhere. */
export function paidOf({ metadata: own, mode }: MolliePayment): Paid | undefined {
  const { bordereau: reference } = metadata.safeParse(own).data ?? {}
  return reference === undefined
    ? undefined
    : { reference, mode: mode === 'live' ? 'live' : 'test' }
}

/** Our number of a refund; '' for one that was made at Mollie. */
export function requestOf({ metadata: own }: MollieRefund): string {
  return metadata.safeParse(own).data?.refund ?? ''
}

/** Empty before anything is decided: 'open' and 'authorized' promise it, 'paid' stays after refunds. */
export function paidEvents(payment: MolliePayment, paid: Paid): ProviderEvent[] {
  const { id, status, paidAt, amount } = payment
  if (status === 'pending')
    return [{ id: `${id} pending`, ...paid, fact: { kind: 'pending', paymentReference: id } }]
  if (status === 'failed' || status === 'expired' || status === 'canceled') {
    const fact = { kind: 'failed' as const, paymentReference: id, reason: failureOf(payment) }
    return [{ id: `${id} ${status}`, ...paid, fact }]
  }
  if (status !== 'paid' || !paidAt) return []
  return [
    {
      id: `${id} paid`,
      ...paid,
      ...methodOf(payment),
      fact: {
        kind: 'paid',
        ...minorOf(amount),
        paidAt: new Date(paidAt),
        paymentReference: id,
      },
    },
  ]
}

export function refundEvent(refund: MollieRefund, paid: Paid): ProviderEvent {
  const { id, amount, status } = refund
  return {
    id: `${id} ${status}`,
    ...paid,
    fact: {
      kind: 'refund',
      reference: id,
      requestId: requestOf(refund),
      ...minorOf(amount),
      status: refundStatus(status),
    },
  }
}

/** Mollie takes the money of a chargeback at once, and gives it back where the bank reverses it. */
export function chargebackEvent(chargeback: MollieChargeback, paid: Paid): ProviderEvent {
  const status = chargeback.reversedAt ? 'won' : 'lost'
  return {
    id: `${chargeback.id} ${status}`,
    ...paid,
    fact: {
      kind: 'dispute',
      reference: chargeback.id,
      ...minorOf(chargeback.amount),
      status,
    },
  }
}

/** An amount that does not fit the currency becomes 0, which no checkout has, so that it is refused. */
function minorOf({ value, currency }: MolliePayment['amount']) {
  return { amount: exactMinor(value, currency) ?? 0n, currency }
}

/** docs.mollie.com/reference/get-refund: queued, pending, processing, refunded, failed, canceled. */
function refundStatus(status: string): RefundStatus {
  if (status === 'refunded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** What the customer chose on Mollie's page. */
function methodOf({ method, details }: MolliePayment): {
  readonly method: PaymentMethod
  readonly brand: PaymentBrand | null
} {
  switch (method) {
    case 'creditcard': {
      const brand = PAYMENT_BRANDS.find(one => BRAND_NAMES[one] === details?.cardLabel)
      return { method: 'card', brand: brand ?? null }
    }
    case 'applepay':
      return { method: 'card', brand: 'apple-pay' }
    case 'paypal':
      return { method: 'other', brand: 'paypal' }
    case 'directdebit':
      return { method: 'direct_debit', brand: null }
    case 'banktransfer':
      return { method: 'transfer', brand: null }
    default:
      return { method: 'other', brand: null }
  }
}
