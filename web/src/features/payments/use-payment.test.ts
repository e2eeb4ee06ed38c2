// @vitest-environment happy-dom
import { listInvoices } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { getFollowUp, getReceivables, listUpcoming } from '@bordereau/contract/reminders'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { todayIn } from '../../format/formats.ts'
import { type SentRequest, refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, INVOICE_REF, PERSON_ID, samplePayment } from '../../testing/samples.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { queriesShown } from '../../testing/queries.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { usePayment } from './use-payment.ts'

const TARGET = {
  customerId: PERSON_ID,
  customerName: 'Lotus',
  currency: 'EUR',
  invoice: { id: INVOICE_ID, number: 'F-7', currency: 'EUR', open: '120.5' },
}
const noInvoices = reply(listInvoices, { rows: [], next: null, total: 0 })
const recorded = reply(recordPayment, samplePayment({ date: todayIn('') }))
const onClose = vi.fn()

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(toasts, 'success').mockReturnValue(1)
})

async function open(sent: readonly SentRequest[]) {
  const hook = renderInWorkspace(() => usePayment(TARGET, onClose))
  await until(() => expect(sentTo(listInvoices, sent)).toHaveLength(1))
  await queriesShown()
  const event = submitEvent()
  const submit = () => act(async () => hook.value().submit(event))
  return { value: hook.value, submit, preventDefault: event.preventDefault }
}

test('a payment of the open amount is proposed, recorded and announced', async () => {
  const sent = serve(noInvoices, recorded)
  const { submit, preventDefault } = await open(sent)
  await submit()
  expect(preventDefault).toHaveBeenCalledOnce()
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sentTo(recordPayment, sent).map(({ body }) => body)).toEqual([
    {
      customerId: PERSON_ID,
      date: todayIn(''),
      currency: 'EUR',
      amount: '120.5',
      method: 'transfer',
      brand: null,
      reference: '',
      note: '',
      allocations: [{ invoiceId: INVOICE_ID, amount: '120.5' }],
    },
  ])
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Payment of €120.50 recorded.')
})

test('what follows up the invoice is asked again once a payment is recorded', async () => {
  const { workspaceId } = INVOICE_REF
  const keys = [
    keyOf(getFollowUp, INVOICE_REF),
    keyOf(listUpcoming, { workspaceId }),
    keyOf(getReceivables, { workspaceId }),
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  const { submit } = await open(serve(noInvoices, recorded))
  await submit()
  await until(() => expect(onClose).toHaveBeenCalled())
  const outdated = keys.map(key => queryClient.getQueryState(key)?.isInvalidated)
  expect(outdated).toEqual([true, true, true])
})

test.each([{ amount: 'many' }, { date: '2026-02-30' }])(
  'nothing is recorded while the form has an error: %o',
  async patch => {
    const sent = serve(noInvoices, recorded)
    const { value, submit } = await open(sent)
    act(() => value().form.set(patch))
    expect(value().submitted).toBe(false)
    await submit()
    expect(value().submitted).toBe(true)
    expect(sentTo(recordPayment, sent)).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('a refused payment leaves the form open', async () => {
  const sent = serve(noInvoices, refusal(recordPayment, 'date_in_future'))
  const { value, submit } = await open(sent)
  await submit()
  await until(() => expect(value().record.refused?.refusal).toBe('date_in_future'))
  expect(onClose).not.toHaveBeenCalled()
  expect(toasts.success).not.toHaveBeenCalled()
})
