// @vitest-environment happy-dom
import { applyCredit } from '@bordereau/contract/payments'
import { type CustomerView, getCustomer } from '@bordereau/contract/customers'
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenProfile } from '@bordereau/domain/testing/draft'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { PERSON_ID, sampleInvoice } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useCredit } from './use-credit.ts'

const CUSTOMER: CustomerView = {
  id: PERSON_ID,
  version: 1,
  profile: specimenProfile('FR'),
  email: '',
  currency: 'EUR',
  language: 'fr',
  secondLanguage: null,
  dueDays: null,
  buyerReference: '',
  note: '',
  archived: false,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  open: [],
  credit: [
    { currency: 'USD', amount: '5.00' },
    { currency: 'EUR', amount: '30.00' },
  ],
  invoices: 1,
  usualDays: null,
}
const OPEN = sampleInvoice({
  number: 'F-7',
  open: decimal('100'),
  draft: specimenDraft({ customerId: PERSON_ID }),
})

beforeEach(() => {
  queryClient.clear()
  spyOnToasts()
})

function credit(invoice = OPEN, properties = {}) {
  return renderInWorkspace(() => useCredit(invoice), '/w/1', properties).value
}

test('the credit in the currency of the invoice is offered and used', async () => {
  const sent = serve(reply(getCustomer, CUSTOMER), reply(applyCredit, {}))
  const value = credit()
  await until(() => expect(value().credit).toEqual({ currency: 'EUR', amount: '30.00' }))
  await act(() => value().use())
  expect(sentTo(applyCredit, sent)).toHaveLength(1)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('The credit is used.')
})

test.each([
  ['settled', sampleInvoice({ ...OPEN, open: decimal('0') }), {}],
  ['a draft', sampleInvoice({ ...OPEN, number: null }), {}],
  ['a credit note', sampleInvoice({ ...OPEN, kind: 'credit_note' }), {}],
  ['shown to a reader', OPEN, { may: () => false }],
])('none is asked for where the document is %s', (_, invoice, properties) => {
  const sent = serve(reply(getCustomer, CUSTOMER))
  expect(credit(invoice, properties)().credit).toBeUndefined()
  expect(sent).toEqual([])
})

test('a credit that was used elsewhere is said', async () => {
  serve(reply(getCustomer, CUSTOMER), refusal(applyCredit, 'no_credit'))
  const value = credit()
  await act(() => value().use())
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('The customer has no credit to use.')
})
