// @vitest-environment happy-dom
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { refusal, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, MAIL_ID } from '../../testing/samples.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { type Refundable, useRefund } from './use-refund.ts'

const PAYMENT: Refundable = {
  paymentId: MAIL_ID,
  amount: '100.00',
  currency: 'EUR',
  isOnline: true,
  invoices: [],
}
const OF_INVOICE = { ...PAYMENT, invoices: [{ id: INVOICE_ID, number: 'F1', settled: '60.00' }] }
const onDone = vi.fn()

function refund(refundable: Refundable) {
  const hook = renderInWorkspace(() => useRefund(refundable, onDone))
  return {
    value: hook.value,
    send: (amount: string) => {
      act(() => hook.value().form.set('amount', amount))
      return act(async () => hook.value().submit(submitEvent()))
    },
  }
}

test('it begins with what the invoice got, but never with more than is left of the payment', () => {
  expect(refund(PAYMENT).value().form.values.amount).toBe('100.00')
  expect(refund(OF_INVOICE).value().form.values.amount).toBe('60.00')
  expect(refund({ ...OF_INVOICE, amount: '20.00' }).value().form.values.amount).toBe('20.00')
})

test('more than the invoice got is a refund of the payment, not of the invoice', async () => {
  const sent = serve(refusal(refundPayment, 'over_refunded'))
  const { value, send } = refund(OF_INVOICE)
  await send('60')
  await send('60.01')
  expect(sentTo(refundPayment, sent).map(({ body }) => body)).toEqual([
    { amount: '60', reason: '', invoiceId: INVOICE_ID, owed: 'no' },
    { amount: '60.01', reason: '' },
  ])
  expect(value().refused?.refusal).toBe('over_refunded')
  expect(onDone).not.toHaveBeenCalled()
})

test('an amount that is no number is not sent', async () => {
  const sent = serve(refusal(refundPayment, 'over_refunded'))
  const { value, send } = refund(PAYMENT)
  await send('much')
  expect([value().form.errors, sent]).toEqual([{ amount: 'Enter an amount' }, []])
})
