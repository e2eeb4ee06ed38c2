import { expect, test } from 'vitest'
import { nextAction } from './next-action.ts'

test.each([
  ['invoice', 'issued', false, 'send'],
  ['invoice', 'overdue', false, 'send'],
  ['invoice', 'sent', true, 'record_payment'],
  ['invoice', 'viewed', true, 'record_payment'],
  ['invoice', 'partly_paid', true, 'record_payment'],
  ['invoice', 'overdue', true, 'remind'],
  ['invoice', 'paid', false, undefined],
  ['invoice', 'credited', true, undefined],
  ['credit_note', 'issued', false, 'send'],
  ['credit_note', 'sent', true, undefined],
  ['invoice', 'draft', false, undefined],
  ['self_billed', 'issued', false, 'send'],
  ['self_billed', 'sent', true, 'pay_out'],
  ['self_billed', 'overdue', true, 'pay_out'],
  ['self_billed', 'paid', true, undefined],
] as const)('%s with status %s, sent %s, suggests %s', (kind, status, sent, expected) => {
  expect(nextAction({ kind, status, sent })).toBe(expected)
})

test.each([
  ['invoice', 'issued', false, 'waiting', undefined],
  ['invoice', 'issued', false, 'not_sent', 'mark_sent'],
  ['invoice', 'overdue', false, 'not_sent', 'mark_sent'],
  ['credit_note', 'issued', false, 'not_sent', 'mark_sent'],
  ['invoice', 'sent', true, 'waiting', 'record_payment'],
  ['invoice', 'overdue', true, 'not_sent', 'remind'],
] as const)(
  '%s with status %s, sent %s, email %s, suggests %s',
  (kind, status, sent, email, expected) => {
    expect(nextAction({ kind, status, sent, email })).toBe(expected)
  },
)
