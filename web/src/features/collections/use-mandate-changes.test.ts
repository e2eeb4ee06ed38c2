// @vitest-environment happy-dom
import { type Mandate, endMandate, setCollects } from '@bordereau/contract/payment-mandates'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID, PERSON_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useMandateChanges } from './use-mandate-changes.ts'

const MANDATE: Mandate = {
  id: MAIL_ID,
  type: 'card',
  brand: 'visa',
  hint: '4242',
  provider: 'Stripe',
  mode: 'live',
  status: 'active',
  wording: 'Pay future invoices automatically',
  language: 'en',
  agreedAt: '2026-11-08T10:00:00Z',
  networkAddress: '192.0.2.1',
  endedAt: null,
  endedBy: null,
}

beforeEach(spyOnToasts)

const changes = () =>
  renderInWorkspace(() => useMandateChanges({ id: PERSON_ID, name: 'Lotus' })).value()

test('a permission ends after a question that names the customer and the method', async () => {
  const [question] = await endWith(reply(endMandate, {}))
  expect(question?.message).toMatch(/^Nothing more is collected from Lotus \(Visa ending 4242\)\./)
  expect([question?.tone, question?.error]).toEqual(['red', undefined])
})

test('that the customer was faster is said in the question', async () => {
  const [question] = await endWith(refusal(endMandate, 'mandate_ended'))
  expect(question?.error).toBe('The permission to collect has ended already. Reload the page.')
})

async function endWith(response: ReturnType<typeof reply>) {
  const questions = confirmQuestions()
  const sent = serve(response)
  const { end } = changes()
  await act(() => end(MANDATE))
  expect(sentTo(endMandate, sent).map(({ url }) => url.pathname)).toEqual([
    expect.stringMatching(`/mandates/${MAIL_ID}/end$`),
  ])
  return questions
}

test('when invoices are collected is saved at once', async () => {
  const sent = serve(reply(setCollects, {}), refusal(setCollects, 'not_found'))
  const { collect } = changes()
  await act(() => collect('on_issue'))
  expect(sentTo(setCollects, sent).map(({ body }) => body)).toEqual([{ collects: 'on_issue' }])
  expect(toasts.error).not.toHaveBeenCalled()
  await act(() => collect('off'))
  expect(toasts.error).toHaveBeenCalledOnce()
})
