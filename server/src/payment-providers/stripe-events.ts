import type { PaymentMethod } from '@bordereau/contract/payments'
import { type PaymentBrand, brandOf } from '@bordereau/domain/payment/brand'
import type { DisputeStatus, RefundStatus } from '@bordereau/domain/payment/provider-ledger'
import * as z from 'zod'
import type { ProviderEvent } from './provider.ts'

/** The events that say something of a payment (docs.stripe.com/api/events/types). */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** What an event needs besides itself. */
export type EventContext = {
  readonly mode: 'test' | 'live'
  /** With its latest charge. */
  readonly paymentIntent: (id: string) => Promise<unknown>
  readonly balanceTransaction: (id: string) => Promise<unknown>
}

const metadata = z.object({ bordereau: z.string().optional(), refund: z.string().optional() })
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform(text => text.toUpperCase())
const minor = z.int().transform(amount => BigInt(amount))

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  created: z.int(),
  data: z.object({ object: z.unknown() }),
})
/** A sale of other software by the same account may have neither an amount nor a payment. */
const marked = z.object({ metadata: metadata.nullish() })
const session = z.object({
  payment_status: z.string(),
  amount_total: minor,
  currency,
  payment_intent: reference,
})
/** Whose a refund or a dispute is, which is asked first: those of other software may be in units that are not read. */
const ofPayment = z.object({ payment_intent: reference.nullish(), metadata: metadata.nullish() })
const refund = z.object({
  id: z.string(),
  amount: minor,
  currency,
  status: z.string().nullish(),
  metadata: metadata.nullish(),
})
const dispute = z.object({
  id: z.string(),
  amount: minor,
  currency,
  status: z.string(),
})
const charge = z.object({
  metadata: metadata.nullish(),
  balance_transaction: reference.nullish(),
})
const intent = z.object({
  metadata,
  latest_charge: z
    .object({
      payment_method_details: z
        .object({
          type: z.string(),
          card: z.object({ brand: z.string().nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish()
    .catch(null),
})
const balanceTransaction = z.object({ fee: minor, currency })

/** What a judged event says of a checkout; empty for events of other payments of the account. */
export async function eventsOf(context: EventContext, event: unknown): Promise<ProviderEvent[]> {
  const { id, type, livemode, created, data } = envelope.parse(event)
  const common = { id, mode: modeOf(livemode) }
  if (type.startsWith('checkout.session.')) {
    const of = marked.parse(data.object).metadata?.bordereau
    if (of === undefined) return []
    const paid = session.parse(data.object)
    // A debit is 'unpaid' when the session is completed; it is reported again when the money is there.
    if (paid.payment_status !== 'paid') return []
    return [
      {
        ...common,
        reference: of,
        ...(await methodOf(context, paid.payment_intent)),
        fact: {
          kind: 'paid',
          amount: paid.amount_total,
          currency: paid.currency,
          paidAt: new Date(created * 1000),
          paymentReference: paid.payment_intent,
        },
      },
    ]
  }
  if (type.startsWith('refund.')) {
    const of = await referenceOf(context, data.object)
    return of === undefined ? [] : [{ ...refundEvent(data.object, of, common.mode), id }]
  }
  if (type.startsWith('charge.dispute.')) {
    const of = await referenceOf(context, data.object)
    if (of === undefined) return []
    const { amount, currency: code, status, ...one } = dispute.parse(data.object)
    const fact = { kind: 'dispute' as const, amount, currency: code, reference: one.id }
    return [{ ...common, reference: of, fact: { ...fact, status: disputeStatus(status) } }]
  }
  if (type !== 'charge.updated') return []
  const { metadata: of, balance_transaction: balanceId } = charge.parse(data.object)
  if (!of?.bordereau || !balanceId) return []
  const { fee, currency: code } = balanceTransaction.parse(
    await context.balanceTransaction(balanceId),
  )
  const fact = { kind: 'fee' as const, amount: fee, currency: code }
  return [{ ...common, reference: of.bordereau, fact }]
}

/** A refund as Stripe returns it: by the request, or with an event. */
export function refundEvent(
  object: unknown,
  ofReference: string,
  mode: 'test' | 'live',
): ProviderEvent {
  const { id, amount, currency: code, status, metadata: own } = refund.parse(object)
  return {
    id: `${id} ${status ?? ''}`,
    reference: ofReference,
    mode,
    fact: {
      kind: 'refund',
      reference: id,
      requestId: own?.refund ?? '',
      amount,
      currency: code,
      status: refundStatus(status ?? ''),
    },
  }
}

export function modeOf(livemode: boolean): 'test' | 'live' {
  return livemode ? 'live' : 'test'
}

/** Refunds made at Stripe and disputes name only the payment, which has the checkout's reference. */
async function referenceOf(context: EventContext, object: unknown): Promise<string | undefined> {
  const { payment_intent: id, metadata: own } = ofPayment.parse(object)
  if (own?.bordereau !== undefined) return own.bordereau
  if (!id) return undefined
  return intent.parse(await context.paymentIntent(id)).metadata.bordereau
}

/** docs.stripe.com/api/refunds/object: pending, requires_action, succeeded, failed, canceled. */
function refundStatus(status: string): RefundStatus {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** docs.stripe.com/api/disputes/object; an inquiry that is closed took no money. */
function disputeStatus(status: string): DisputeStatus {
  if (status === 'lost') return 'lost'
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open'
}

/** What the customer paid with, which Stripe's page asks for. */
async function methodOf(
  context: EventContext,
  id: string,
): Promise<{ readonly method: PaymentMethod; readonly brand: PaymentBrand | null }> {
  const details = intent.parse(await context.paymentIntent(id)).latest_charge
    ?.payment_method_details
  const type = details?.type ?? ''
  const brand = brandOf(details?.card?.brand ?? '') ?? null
  if (type === 'card') return { method: 'card', brand }
  return { method: type.endsWith('_debit') ? 'direct_debit' : 'other', brand: null }
}
