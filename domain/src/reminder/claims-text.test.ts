import { expect, test } from 'vitest'
import type { LatePaymentRules } from '../country/late-payment.ts'
import { countryRules } from '../country/rules.ts'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import type { LateCharges } from '../payment/late-charges.ts'
import { claimsText } from './claims-text.ts'
import { openInvoicesText } from './open-invoices-text.ts'

const day = localDate('2026-11-20')
const context = { currency: 'EUR', language: 'en', day } as const
const rules = countryRules('DE').latePayment
const charges: LateCharges = {
  interest: 1_234n,
  periods: [],
  unknownFrom: null,
  fixedSum: { amount: decimal('40'), currency: 'EUR' },
}
const lines = (change: Partial<LateCharges>, of: LatePaymentRules | undefined = rules) =>
  claimsText({ ...charges, ...change }, of, context).split('\n')

test('a claim states the interest until the day, and the sum for costs, each with its law', () => {
  expect(lines({})).toEqual([
    `Interest on late payment until November 20, 2026: €12.34 (${rules?.law}).`,
    `Compensation for recovery costs: €40.00 (${rules?.fixedSum?.law}).`,
  ])
  expect(lines({ fixedSum: null })).toHaveLength(1)
})

test('interest is stated where there is some, and its rate is known to the last day', () => {
  for (const none of [{ interest: 0n }, { unknownFrom: day }])
    expect(lines(none)).toEqual([expect.stringContaining('€40.00')])
  expect(lines({ interest: 0n, fixedSum: null })).toEqual([''])
})

test('nothing is claimed without a law', () => {
  expect(claimsText(null, rules, context)).toBe('')
  expect(claimsText(charges, undefined, context)).toBe('')
})

test('the other open invoices of a customer are listed under a heading', () => {
  const invoices = [
    { number: 'F-8', open: 1_000n, dueDate: day },
    { number: 'F-9', open: 250n, dueDate: localDate('2026-12-01') },
  ]
  expect(openInvoicesText(invoices, context).split('\n')).toEqual([
    'Also open:',
    'F-8: €10.00, due November 20, 2026',
    'F-9: €2.50, due December 1, 2026',
  ])
  expect(openInvoicesText([], context)).toBe('')
})
