// @vitest-environment happy-dom
import { markSent } from '@bordereau/contract/delivery'
import { type Payment, reversePayment } from '@bordereau/contract/payments'
import { localDate } from '@bordereau/domain/date'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_REF, MAIL_ID, PERSON_ID } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useMarkSent } from '../invoices/mark-sent.ts'
import { useReversal } from './use-reversal.ts'

const REVERSED: Payment = {
  id: MAIL_ID,
  customerId: PERSON_ID,
  customerName: 'Lotus',
  customerCountry: 'FR',
  date: localDate('2026-11-20'),
  currency: 'EUR',
  amount: '120.50',
  method: 'transfer',
  brand: null,
  reference: '',
  note: '',
  allocations: [],
  unallocated: '0.00',
  reversedAt: '2026-11-21T10:00:00Z',
  reversalReason: 'Recorded twice',
  provider: '',
  mode: 'live',
  refunded: '0.00',
  refundable: '0.00',
  fee: null,
  refunds: [],
  createdAt: '2026-11-20T10:00:00Z',
}
let unmount = (): void => undefined

afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Answers every prompt with the text; returns what each dialog says to it. */
function answer(text: string): (string | undefined)[] {
  const said: (string | undefined)[] = []
  vi.spyOn(dialogs, 'prompt').mockImplementation(async options => {
    const { validate } = options as { validate: (value: string) => Promise<string | undefined> }
    said.push(await validate(text))
    return undefined
  })
  return said
}

test('a payment is reversed with its reason; a refusal stays in the dialog', async () => {
  const sent = serve(reply(reversePayment, REVERSED), refusal(reversePayment, 'already_reversed'))
  const said = answer('Recorded twice')
  const hook = renderInWorkspace(useReversal)
  ;({ unmount } = hook)
  await act(() => hook.value()(PERSON_ID))
  await act(() => hook.value()(PERSON_ID))
  expect(sentTo(reversePayment, sent)[0]?.body).toEqual({ reason: 'Recorded twice' })
  expect(said).toEqual([undefined, 'The payment was reversed already.'])
})

test('a document that was delivered another way is marked as sent', async () => {
  const sent = serve(reply(markSent, {}), refusal(markSent, 'not_issued'))
  const said = answer('by post')
  const hook = renderInWorkspace(() => useMarkSent(INVOICE_REF))
  ;({ unmount } = hook)
  await act(() => hook.value()())
  await act(() => hook.value()())
  expect(sentTo(markSent, sent)[0]?.body).toEqual({ how: 'by post' })
  expect(said).toEqual([undefined, 'It is not issued yet.'])
})
