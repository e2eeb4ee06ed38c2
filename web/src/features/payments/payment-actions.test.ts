import type { InvoiceView } from '@bordereau/contract/invoices'
import type { Payment } from '@bordereau/contract/payments'
import { type Role, may } from '@bordereau/domain/access/policy'
import { localDate } from '@bordereau/domain/date'
import { ONE } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { INVOICE_ID, MAIL_ID, sampleInvoice, samplePayment } from '../../testing/samples.ts'
import {
  type ActedPayment,
  actedOfInvoice,
  actedOfList,
  paymentActions,
} from './payment-actions.ts'

type Row = InvoiceView['payments'][number]

const row = (change: Partial<Row> = {}): Row => ({
  id: MAIL_ID,
  paymentId: MAIL_ID,
  creditNoteId: null,
  date: localDate('2026-11-20'),
  amount: '190.00',
  method: 'transfer',
  deduction: null,
  taxes: [],
  reference: '',
  reversed: false,
  mode: 'live',
  currency: 'EUR',
  paid: '200.00',
  refundable: '200.00',
  refundableHere: '200.00',
  online: false,
  disputed: false,
  ...change,
})

/** The same payment as its invoice and as the list have it. */
function both(change: Partial<Row>, status: 'stands' | 'reversed' = 'stands'): ActedPayment[] {
  const one = row({ ...change, reversed: status === 'reversed' })
  const payment: Partial<Payment> = {
    id: MAIL_ID,
    currency: one.currency,
    amount: one.paid,
    refundable: one.refundable,
    provider: one.online ? 'stripe' : '',
    reversedAt: one.reversed ? '2026-11-21T10:00:00Z' : null,
  }
  const onPage = actedOfInvoice(sampleInvoice({ payments: [one] }), one)
  return [actedOfList(samplePayment(payment)), ...(onPage ? [onPage] : [])]
}

const PART = { refundable: '150.00', refundableHere: '150.00' }
const GONE = { refundable: '0.00', refundableHere: '0.00' }
const NO_MONEY = { paid: '0.00', ...GONE }

test.each<[string, ActedPayment[], Partial<Record<Role, string>>]>([
  [
    'by hand',
    both({}),
    { owner: 'refund reverse', admin: 'refund reverse', member: 'reverse', accountant: '' },
  ],
  ['by hand, a part went back', both(PART), { owner: 'refund', member: '' }],
  ['by hand, all went back', both(GONE), { owner: '', member: '' }],
  ['only written off', both(NO_MONEY), { owner: 'reverse', member: 'reverse', viewer: '' }],
  ['online', both({ online: true }), { owner: 'refund', member: '' }],
  ['online, a part went back', both({ ...PART, online: true }), { owner: 'refund', member: '' }],
  ['online, all went back', both({ ...GONE, online: true }), { owner: '', member: '' }],
  ['reversed', both({}, 'reversed'), { owner: '', member: '' }],
])('%s: page and list offer the same', (_, payments, offered) => {
  expect(payments).toHaveLength(2)
  for (const payment of payments)
    for (const [role, actions] of Object.entries(offered))
      expect(paymentActions(payment, action => may(role as Role, action)).join(' ')).toBe(actions)
})

test.each([
  ['EUR', '200.00'],
  ['CHF', '190.00'],
  ['JPY', '32500'],
  ['KWD', '61.000'],
])('of an invoice in another currency %s %s may go back', (currency, amount) => {
  const change = { currency, paid: amount, refundable: amount, refundableHere: amount }
  const one = row(change)
  const invoice = sampleInvoice({ number: 'F1', payments: [one] })
  const allocation = { invoiceId: INVOICE_ID, number: 'F1', currency: 'USD', amount: '217.00' }
  const payment = samplePayment({
    currency,
    amount,
    refundable: amount,
    allocations: [{ ...allocation, refundable: amount, rate: ONE, deductions: [] }],
  })
  const expected = {
    amount,
    currency,
    invoices: [{ id: INVOICE_ID, number: 'F1', settled: amount }],
  }
  expect(actedOfInvoice(invoice, one)).toMatchObject(expected)
  expect(actedOfList(payment)).toMatchObject(expected)
})

test('a payment is acted on once, in the row that stands', () => {
  const shortened = row({ id: '1', reversed: true })
  const rest = row({ id: '2', ...PART })
  const deducted = row({ id: '3', deduction: 'bank_fee' })
  const note = row({ id: '4', paymentId: null, creditNoteId: INVOICE_ID })
  const invoice = sampleInvoice({ payments: [shortened, rest, deducted, note] })
  const acted = invoice.payments.filter(one => actedOfInvoice(invoice, one)?.isReversed === false)
  expect(acted).toEqual([rest])
})
