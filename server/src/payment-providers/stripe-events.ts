import type { DisputeStatus, RefundStatus } from '@bordereau/domain/payment/provider-ledger'
import * as z from 'zod'
import type { ProviderEvent, ProviderReport } from './provider.ts'
import { collectionEvent, failureOf, methodOf, savedMethodOf } from './stripe-saving.ts'

/** The events that say something of a payment or of a saved method (docs.stripe.com/api/events/types). */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_method.detached',
  'mandate.updated',
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
const intent = z.object({ metadata })
const balanceTransaction = z.object({ fee: minor, currency })

const named = z.looseObject({ id: z.string(), type: z.string() })

/** An event of a signed body; undefined where it is none: not JSON, or without a number and a type. */
export function parseEvent(body: Uint8Array): z.infer<typeof named> | undefined {
  try {
    return named.safeParse(JSON.parse(Buffer.from(body).toString())).data
  } catch {
    return undefined
  }
}

/** What a judged event says of a checkout; empty for events of other payments of the account. */
export async function eventsOf(context: EventContext, event: unknown): Promise<ProviderReport[]> {
  const { id, type, livemode, created, data } = envelope.parse(event)
  const common = { id, mode: modeOf(livemode), at: new Date(created * 1000) }
  if (type.startsWith('checkout.session.')) return sessionEvents(context, type, common, data.object)
  if (type.startsWith('payment_intent.')) {
    return collectionEvents(context, common, data.object)
  }
  if (type === 'payment_method.detached' || type === 'mandate.updated')
    return methodEnds(type, common, data.object)
  return paymentEvents(context, type, common, data.object)
}

type Common = { readonly id: string; readonly mode: 'test' | 'live'; readonly at: Date }

/** A debit is 'unpaid' when the session is completed; it is reported again when the money is there, or will not come. */
async function sessionEvents(
  context: EventContext,
  type: string,
  { id, mode, at }: Common,
  object: unknown,
): Promise<ProviderEvent[]> {
  const reference = marked.parse(object).metadata?.bordereau
  if (reference === undefined) return []
  const common = { id, mode, reference }
  const of = session.parse(object)
  const { payment_intent: paymentReference } = of
  if (type === 'checkout.session.async_payment_failed') {
    const reason = failureOf({})
    return [{ ...common, fact: { kind: 'failed', paymentReference, reason } }]
  }
  if (of.payment_status !== 'paid')
    return [{ ...common, fact: { kind: 'pending', paymentReference } }]
  const paid = await context.paymentIntent(paymentReference)
  const { amount_total: amount, currency: code } = of
  const fact = { kind: 'paid' as const, amount, currency: code, paidAt: at, paymentReference }
  const method = savedMethodOf(paid)
  return [
    ...(method ? [{ ...common, id: `${id} saved`, fact: { kind: 'saved' as const, method } }] : []),
    { ...common, ...methodOf(paid), fact },
  ]
}

/** With its charge, which says what was paid with; the payments of checkouts are reported with their sessions. */
async function collectionEvents(
  context: EventContext,
  common: Common,
  object: unknown,
): Promise<ProviderEvent[]> {
  const found = collectionEvent(object, common)
  if (found?.fact.kind !== 'paid') return found ? [found] : []
  return [{ ...found, ...methodOf(await context.paymentIntent(found.fact.paymentReference)) }]
}

const ended = z.object({
  id: z.string(),
  payment_method: reference.nullish(),
  status: z.string().nullish(),
})

/** A mandate names its method; one that is active or pending has not ended. */
function methodEnds(type: string, { id, mode }: Common, object: unknown): ProviderReport[] {
  const { id: own, payment_method: method, status } = ended.parse(object)
  if (type === 'payment_method.detached') return [{ id, mode, endedMethod: own }]
  return status === 'inactive' && method ? [{ id, mode, endedMethod: method }] : []
}

async function paymentEvents(
  context: EventContext,
  type: string,
  { id, mode }: Common,
  object: unknown,
): Promise<ProviderEvent[]> {
  const common = { id, mode }
  if (type.startsWith('refund.')) {
    const of = await referenceOf(context, object)
    return of === undefined ? [] : [{ ...refundEvent(object, of, mode), id }]
  }
  if (type.startsWith('charge.dispute.')) {
    const of = await referenceOf(context, object)
    if (of === undefined) return []
    const { amount, currency: code, status, ...one } = dispute.parse(object)
    const fact = { kind: 'dispute' as const, amount, currency: code, reference: one.id }
    return [{ ...common, reference: of, fact: { ...fact, status: disputeStatus(status) } }]
  }
  if (type !== 'charge.updated') return []
  const { metadata: of, balance_transaction: balanceId } = charge.parse(object)
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
