import { listCustomerStatements } from '@bordereau/contract/customer-statement'
import { getInvoice } from '@bordereau/contract/invoices'
import { listNotifications } from '@bordereau/contract/notifications'
import { previewRefund, refundPayment } from '@bordereau/contract/payment-accounts'
import { listPayments, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { aMember } from '../notifications/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

type Money = readonly [currency: string, amount: string]
type Case = {
  /** What the invoice is over. */
  readonly invoice: Money
  /** What is paid, all of it for the invoice. */
  readonly paid: Money
  readonly rate: string
  /** What goes back of the payment, and how much of the invoice is open then. */
  readonly back: string
  readonly open: string
  readonly left: string
  /** The least amount of the payment's currency. */
  readonly least: string
}

const CASES: readonly Case[] = [
  case_(['CHF', '190.00'], ['EUR', '200.00'], '0.95', ['50.00', '47.50', '150.00', '0.01']),
  case_(['EUR', '200.00'], ['CHF', '190.00'], '1.052632', ['47.50', '50.00', '142.50', '0.01']),
  case_(['JPY', '16250'], ['EUR', '100.00'], '162.5', ['40.00', '6500', '60.00', '0.01']),
  case_(['EUR', '100.00'], ['JPY', '16250'], '0.006153846', ['6500', '40.00', '9750', '1']),
  case_(['KWD', '30.500'], ['EUR', '100.00'], '0.305', ['10.00', '3.050', '90.00', '0.01']),
  case_(['EUR', '100.00'], ['KWD', '30.500'], '3.278689', ['3.050', '10.00', '27.450', '0.001']),
  case_(['KWD', '20.125'], ['JPY', '10000'], '0.0020125', ['4000', '8.050', '6000', '1']),
  case_(['JPY', '10000'], ['KWD', '20.125'], '496.894410', ['8.050', '4000', '12.075', '0.001']),
  case_(['EUR', '100.00'], ['EUR', '100.00'], '1', ['25.00', '25.00', '75.00', '0.01']),
]

function case_(
  invoice: Money,
  paid: Money,
  rate: string,
  [back, open, left, least]: readonly [string, string, string, string],
): Case {
  return { invoice, paid, rate, back, open, left, least }
}

describeWithDatabase('a payment in another currency than its invoice', engine => {
  let at: TestApp
  let owner: Client
  let colleague: Client
  let workspaceId: string

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    colleague = await aMember(at, owner, workspaceId, 'colleague@example.com')
  })
  afterAll(() => at.close())

  /** Paid in full, by a customer who owes nothing else. */
  async function paid({ invoice: [currency, price], paid: [other, amount], rate }: Case) {
    const customerId = await aCustomer(owner, workspaceId)
    const lines = [aLine({ price: decimal(price), tax: NO_TAX })]
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { currency, lines }))
    const allocation = { invoiceId: invoice.id, amount, ...(rate === '1' ? {} : { rate }) }
    const payment = await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: other,
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [allocation],
      },
    })
    return { customerId, invoiceId: invoice.id, paymentId: payment.id }
  }
  const viewOf = (invoiceId: string) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId } })
  const ofPayment = (paymentId: string) => ({ query: { workspaceId, paymentId } })
  async function closings(customerId: string) {
    const query = { workspaceId, customerId }
    const { statements } = await owner.must(listCustomerStatements, { query })
    return Object.fromEntries(statements.map(one => [one.currency, Number(one.closing)]))
  }

  test.each(CASES)('$paid for $invoice: each amount is in its own currency', async one => {
    const { invoice, paid: money, back, open, left } = one
    const [currency, payable] = invoice
    const [other, amount] = money
    const { customerId, invoiceId, paymentId } = await paid(one)
    const before = await viewOf(invoiceId)
    expect([before.open, before.totals.currency]).toEqual([zero(payable), currency])
    const whole = { currency: other, paid: amount, refundable: amount, refundableHere: amount }
    expect(before.payments).toMatchObject([{ paymentId, amount: payable, ...whole }])
    const listed = async () => {
      const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
      return rows[0]
    }
    const allocated = { currency, amount: payable, refundable: amount }
    const stated = { currency: other, amount, refundable: amount, allocations: [allocated] }
    expect(await listed()).toMatchObject(stated)
    expect(eventsOf(before, 'payment_recorded')).toEqual([[other, amount]])
    const notices = await colleague.must(listNotifications, { query: { workspaceId, limit: 1 } })
    expect(notices.rows[0]?.about).toMatchObject({ invoiceId, currency: other, amount })

    const body = { amount: back, reason: '', invoiceId, owed: 'yes' as const }
    await owner.must(refundPayment, { ...ofPayment(paymentId), body })
    const after = await viewOf(invoiceId)
    expect(after.open).toBe(open)
    const rest = { currency: other, paid: amount, refundable: left, refundableHere: left }
    expect(after.payments.filter(({ reversed }) => !reversed)).toMatchObject([rest])
    expect(await listed()).toMatchObject({
      currency: other,
      refunded: back,
      refundable: left,
      unallocated: zero(amount),
      allocations: [{ currency, refundable: left }],
    })
    expect(eventsOf(after, 'payment_refunded')).toEqual([[other, back]])
    // What is open is owed in the invoice's currency, and nothing in that of the payment.
    expect(await closings(customerId)).toEqual({ [other]: 0, [currency]: Number(open) })
    const reversed = await owner.call(reversePayment, {
      ...ofPayment(paymentId),
      body: { reason: 'Twice' },
    })
    expect(reversed).toMatchObject({ refusal: 'payment_refunded' })
  })

  test.each(CASES)('$paid for $invoice: just what is offered is accepted', async one => {
    const { invoice, paid: money, least } = one
    const { invoiceId, paymentId } = await paid(one)
    const [payment] = (await viewOf(invoiceId)).payments
    const offered = payment?.refundableHere ?? ''
    const ask = (amount: string) =>
      owner.call(previewRefund, { ...ofPayment(paymentId), body: { amount, invoiceId } })
    const [currency, payable] = invoice
    expect(await ask(offered)).toMatchObject({ value: { creditNote: { currency, payable } } })
    const more = (Number(money[1]) + Number(least)).toFixed(places(money[1]))
    expect(await ask(more)).toMatchObject({ refusal: 'over_refunded' })
  })
})

/** Currency and amount of the events of a kind. */
function eventsOf({ events }: Invoice, kind: string) {
  return events
    .filter(event => event.kind === kind)
    .map(({ detail }) => [detail['currency'], detail['amount']])
}

const NO_TAX = { ...aLine().tax, rate: decimal('0'), category: 'Z' } as const
const places = (amount: string) => amount.split('.')[1]?.length ?? 0
const zero = (amount: string) => (0).toFixed(places(amount))
