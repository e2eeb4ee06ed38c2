import { expect, test } from 'vitest'
import {
  UNPAID_REASONS,
  type UnpaidFacts,
  type UnpaidReason,
  unpaidAction,
  unpaidReason,
} from './unpaid-reason.ts'

/** Delivered, overdue since yesterday, not opened. */
const DELIVERED: UnpaidFacts = {
  isDue: true,
  isSent: true,
  isViewed: false,
  isPartlyPaid: false,
  message: 'sent',
  hold: null,
  isTransferFound: false,
  isPaymentDisputed: false,
  isPaymentReturned: false,
  isRefundUndecided: false,
  collection: null,
}
const UNSENT = { isSent: false, message: null } as const
const promised = (isPast: boolean) => ({ hold: { reason: 'promised', isPast } }) as const

const CASES: readonly (readonly [Partial<UnpaidFacts>, UnpaidReason])[] = [
  [{}, 'not_opened'],
  [{ isViewed: true }, 'opened'],
  [{ isViewed: true, isPartlyPaid: true }, 'partly_paid'],
  [{ isDue: false }, 'not_due'],
  [{ isDue: false, isPartlyPaid: true }, 'not_due'],
  // What was never delivered is not late by the customer's fault, even where nothing is due yet.
  [{ ...UNSENT, isDue: false }, 'not_sent'],
  [{ isSent: false, message: 'cancelled' }, 'not_sent'],
  [{ ...UNSENT, isViewed: true }, 'opened'],
  [{ isSent: false, message: 'queued' }, 'waiting'],
  [{ isSent: false, message: 'sending' }, 'waiting'],
  [{ isSent: false, message: 'not_sent' }, 'in_outbox'],
  // By other means, as a person said.
  [{ message: null }, 'not_opened'],
  [{ message: 'not_sent' }, 'not_opened'],
  [{ message: 'queued' }, 'not_opened'],
  // Of the invoice, or of a reminder after it.
  [{ isSent: false, message: 'failed' }, 'refused'],
  [{ message: 'failed', isViewed: true }, 'refused'],
  [{ message: 'uncertain' }, 'delivery_unknown'],
  [{ hold: { reason: 'disputed', isPast: false } }, 'disputed'],
  [{ hold: { reason: 'paused', isPast: false }, isDue: false }, 'paused'],
  [{ hold: { reason: 'paused', isPast: true } }, 'not_opened'],
  [promised(false), 'promised'],
  [promised(true), 'promise_broken'],
  [{ isPaymentReturned: true, ...promised(false) }, 'payment_returned'],
  [{ isPaymentReturned: true, isPaymentDisputed: true }, 'payment_disputed'],
  [{ isPaymentReturned: true, isRefundUndecided: true }, 'refund_undecided'],
  // Who disputes it or promises to pay knows it; a pause says nothing about that.
  [{ ...UNSENT, hold: { reason: 'disputed', isPast: false } }, 'disputed'],
  [{ ...UNSENT, ...promised(true) }, 'promise_broken'],
  [{ ...UNSENT, hold: { reason: 'paused', isPast: false } }, 'not_sent'],
  [{ collection: 'under_way', isDue: false }, 'collecting'],
  [{ collection: 'failed', isViewed: true }, 'collection_failed'],
  // Nothing is collected while it is held.
  [{ collection: 'under_way', hold: { reason: 'disputed', isPast: false } }, 'disputed'],
  [{ collection: 'under_way', ...promised(true) }, 'collecting'],
  [{ collection: 'failed', isPaymentReturned: true }, 'payment_returned'],
  [{ isTransferFound: true, ...UNSENT }, 'transfer_found'],
]

test.each(CASES)('%o: %s', (change, reason) => {
  expect(unpaidReason({ ...DELIVERED, ...change })).toBe(reason)
})

test('every reason occurs, and all but six have an action', () => {
  expect(new Set(CASES.map(([, reason]) => reason))).toEqual(new Set(UNPAID_REASONS))
  const idle = UNPAID_REASONS.filter(reason => unpaidAction(reason) === null)
  expect(new Set(idle)).toEqual(
    new Set([
      'waiting',
      'payment_disputed',
      'refund_undecided',
      'collecting',
      'promised',
      'not_due',
    ]),
  )
  const reasonsFor = Object.groupBy(UNPAID_REASONS, reason => unpaidAction(reason) ?? 'wait')
  expect(reasonsFor).toEqual({
    match: ['transfer_found'],
    send: ['refused', 'delivery_unknown', 'not_sent'],
    mark_sent: ['in_outbox'],
    remind: [
      'payment_returned',
      'collection_failed',
      'promise_broken',
      'partly_paid',
      'not_opened',
      'opened',
    ],
    lift: ['disputed', 'paused'],
    wait: idle,
  })
})
