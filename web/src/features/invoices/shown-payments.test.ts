import { expect, test } from 'vitest'
import { shownPayments } from './shown-payments.ts'

type Row = Parameters<typeof shownPayments>[0][number] & { readonly amount: string }

const row = (amount: string, reversed: boolean, more: Partial<Row> = {}): Row => ({
  paymentId: 'p',
  deduction: null,
  amount,
  reversed,
  ...more,
})

test.each<[string, Row[], string[]]>([
  ['paid', [row('100', false)], ['100']],
  ['refunded in part: what is left', [row('100', true), row('60', false)], ['60']],
  ['refunded in two parts: once', [row('100', true), row('60', true)], ['100']],
  [
    'reversed with a deduction: both',
    [row('97', true), row('3', true, { deduction: 'bank_fee' })],
    ['97', '3'],
  ],
  ['two reversed payments: both', [row('7', true), row('8', true, { paymentId: 'q' })], ['7', '8']],
  [
    'settled by two reversed credit notes: both',
    [row('4', true, { paymentId: null }), row('5', true, { paymentId: null })],
    ['4', '5'],
  ],
])('%s', (_, payments, shown) => {
  expect(shownPayments(payments).map(({ amount }) => amount)).toEqual(shown)
})
