import type { HoldReason } from './plan.ts'

/**
 * Why an open invoice is not paid, as far as the product knows, in the order in which it is asked: the first that holds
 * is the reason, because those after it follow from it.
 */
export const UNPAID_REASONS = [
  'transfer_found',
  'refused',
  'delivery_unknown',
  'in_outbox',
  'waiting',
  'not_sent',
  'payment_disputed',
  'refund_undecided',
  'payment_returned',
  'collecting',
  'collection_failed',
  'disputed',
  'promise_broken',
  'promised',
  'paused',
  'not_due',
  'partly_paid',
  'not_opened',
  'opened',
] as const
export type UnpaidReason = (typeof UNPAID_REASONS)[number]

/**
 * What brings the money nearer: send it, mark it as delivered by other means, look at the bank's transactions, remind,
 * lift what holds the reminders. null: nothing but to wait.
 */
export type UnpaidAction = 'send' | 'mark_sent' | 'match' | 'remind' | 'lift' | null

export type UnpaidFacts = {
  /** The day on which it was to be paid is past; without a day it is due at once. */
  readonly isDue: boolean
  /** It was delivered, or a person said so. */
  readonly isSent: boolean
  readonly isViewed: boolean
  readonly isPartlyPaid: boolean
  /** What became of the last message about it; null: none was written. */
  readonly message: MessageStatus | null
  /** `isPast`: its last day is past. */
  readonly hold: { readonly reason: HoldReason; readonly isPast: boolean } | null
  /** An open transaction of a bank statement seems to pay it. */
  readonly isTransferFound: boolean
  /** A payment of it: the customer's bank takes it back and the provider has not decided; or the money went back. */
  readonly isPaymentDisputed: boolean
  readonly isPaymentReturned: boolean
  /** A refund was made at the provider, and it was not said yet whether the customer still owes it. */
  readonly isRefundUndecided: boolean
  /** Of the collection from the saved method: it is planned or under way, or it failed; null: there is none. */
  readonly collection: 'under_way' | 'failed' | null
}

export type MessageStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'not_sent'
  | 'failed'
  | 'uncertain'
  | 'cancelled'

export function unpaidReason(facts: UnpaidFacts): UnpaidReason {
  if (facts.isTransferFound) return 'transfer_found'
  return (
    deliveryReason(facts) ??
    returnReason(facts) ??
    collectionReason(facts) ??
    holdReason(facts) ??
    (facts.isDue ? dueReason(facts) : 'not_due')
  )
}

export function unpaidAction(reason: UnpaidReason): UnpaidAction {
  switch (reason) {
    case 'transfer_found':
      return 'match'
    case 'refused':
    case 'delivery_unknown':
    case 'not_sent':
      return 'send'
    case 'in_outbox':
      return 'mark_sent'
    case 'payment_returned':
    case 'collection_failed':
    case 'promise_broken':
    case 'partly_paid':
    case 'not_opened':
    case 'opened':
      return 'remind'
    case 'disputed':
    case 'paused':
      return 'lift'
    case 'waiting':
    case 'payment_disputed':
    case 'refund_undecided':
    case 'collecting':
    case 'promised':
    case 'not_due':
      return null
  }
}

/**
 * A reminder that was refused counts although the invoice arrived before: the address no longer works. What the customer
 * opened, disputes or promised to pay has arrived, however.
 */
function deliveryReason({
  isSent,
  isViewed,
  message,
  hold,
}: UnpaidFacts): UnpaidReason | undefined {
  if (message === 'failed') return 'refused'
  if (message === 'uncertain') return 'delivery_unknown'
  if (isSent || isViewed || (hold !== null && hold.reason !== 'paused')) return undefined
  if (message === 'not_sent') return 'in_outbox'
  return message === 'queued' || message === 'sending' ? 'waiting' : 'not_sent'
}

function returnReason(facts: UnpaidFacts): UnpaidReason | undefined {
  if (facts.isPaymentDisputed) return 'payment_disputed'
  if (facts.isRefundUndecided) return 'refund_undecided'
  return facts.isPaymentReturned ? 'payment_returned' : undefined
}

/** What is held is not collected before the hold is lifted. */
function collectionReason({ collection, hold }: UnpaidFacts): UnpaidReason | undefined {
  if (collection === null || (hold !== null && !hold.isPast)) return undefined
  return collection === 'under_way' ? 'collecting' : 'collection_failed'
}

/** A hold whose last day is past holds nothing; only of a promise is that worth saying. */
function holdReason({ hold }: UnpaidFacts): UnpaidReason | undefined {
  if (hold === null) return undefined
  if (!hold.isPast) return hold.reason
  return hold.reason === 'promised' ? 'promise_broken' : undefined
}

function dueReason({ isPartlyPaid, isViewed }: UnpaidFacts): UnpaidReason {
  if (isPartlyPaid) return 'partly_paid'
  return isViewed ? 'opened' : 'not_opened'
}
