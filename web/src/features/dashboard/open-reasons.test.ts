import { expect, test } from 'vitest'
import { type OpenInvoiceFacts, reasonsOf } from './open-reasons.ts'

const OPEN: OpenInvoiceFacts = {
  payable: '120.00',
  open: '120.00',
  sent: true,
  viewed: false,
  remindedAt: null,
  usualDays: null,
}
const why = (facts: Partial<OpenInvoiceFacts>, late = true) =>
  reasonsOf({ ...OPEN, ...facts }, late).map(({ is }) => is)

test('an invoice that was not sent needs no reminder', () => {
  expect(why({ sent: false })).toEqual(['not_sent'])
})

test('an overdue invoice that was viewed needs a reminder; one that is not overdue does not', () => {
  expect(why({ viewed: true })).toEqual(['viewed', 'not_reminded'])
  expect(why({ viewed: true }, false)).toEqual(['viewed'])
  // Its payment link was opened, though the application did not send it.
  expect(why({ sent: false, viewed: true })).toEqual(['viewed', 'not_reminded'])
  expect(why({})).toEqual(['not_viewed', 'not_reminded'])
})

test('lists a part payment, the last reminder and the payment habit in this order', () => {
  const facts = { open: '20.00', remindedAt: '2026-11-17T09:00:00Z', usualDays: 12 }
  expect(why(facts)).toEqual(['partly_paid', 'not_viewed', 'reminded', 'habit'])
  expect(why({ ...facts, viewed: true })).toEqual(['partly_paid', 'reminded', 'habit'])
})

test('paying on the due date is a payment habit too', () => {
  expect(why({ usualDays: 0 })).toContain('habit')
})
