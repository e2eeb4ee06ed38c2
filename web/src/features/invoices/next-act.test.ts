import { expect, test } from 'vitest'
import { nextAct } from './next-act.ts'

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
] as const)('%s, %s, sent %s: %s', (kind, status, sent, expected) => {
  expect(nextAct({ kind, status, sent })).toBe(expected)
})

test.each([
  ['invoice', 'issued', false, 'waiting', undefined],
  ['invoice', 'issued', false, 'kept', 'mark_sent'],
  ['invoice', 'overdue', false, 'kept', 'mark_sent'],
  ['credit_note', 'issued', false, 'kept', 'mark_sent'],
  ['invoice', 'sent', true, 'waiting', 'record_payment'],
  ['invoice', 'overdue', true, 'kept', 'remind'],
] as const)('%s, %s, sent %s, its email %s: %s', (kind, status, sent, letter, expected) => {
  expect(nextAct({ kind, status, sent, letter })).toBe(expected)
})
