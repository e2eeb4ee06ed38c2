import { expect, test } from 'vitest'
import { type OpenFacts, reasonsOf } from './open-reasons.ts'

const OPEN: OpenFacts = {
  payable: '120.00',
  open: '120.00',
  sent: true,
  viewed: false,
  remindedAt: null,
  usualDays: null,
}
const why = (facts: Partial<OpenFacts>, late = true) =>
  reasonsOf({ ...OPEN, ...facts }, late).map(({ is }) => is)

test('what was never sent needs no reminder', () => {
  expect(why({ sent: false })).toEqual(['not_sent'])
})

test('what is late and was read waits for a reminder; what is not late does not', () => {
  expect(why({ viewed: true })).toEqual(['viewed', 'not_reminded'])
  expect(why({ viewed: true }, false)).toEqual(['viewed'])
})

test('a part that is paid, the last reminder and the habit of the customer are told in that order', () => {
  const facts = { open: '20.00', remindedAt: '2026-11-17T09:00:00Z', usualDays: 12 }
  expect(why(facts)).toEqual(['partly_paid', 'not_viewed', 'reminded', 'habit'])
  expect(why({ ...facts, viewed: true })).toEqual(['partly_paid', 'reminded', 'habit'])
})

test('a customer who pays on the very day has a habit too', () => {
  expect(why({ usualDays: 0 })).toContain('habit')
})
