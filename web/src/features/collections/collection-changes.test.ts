// @vitest-environment happy-dom
import { changeCollection } from '@bordereau/contract/payment-mandates'
import { localDate } from '@bordereau/domain/date'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, MAIL_ID, WORKSPACE_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { askToSkip } from './skip-collection.ts'
import { useMove } from './use-move.ts'

const INVOICE = { invoiceId: INVOICE_ID, number: 'F1' }
const COLLECTION = {
  type: 'card',
  brand: 'visa',
  hint: '4242',
  mandateId: MAIL_ID,
  status: 'planned',
  day: localDate('2026-12-08'),
  attempts: 0,
  failure: null,
} as const

beforeEach(spyOnToasts)

test('a collection is skipped after a question that says that the customer is notified', async () => {
  const questions = confirmQuestions()
  const sent = serve(
    reply(changeCollection, { collection: { ...COLLECTION, status: 'skipped' } }),
    refusal(changeCollection, 'collection_under_way'),
  )
  await askToSkip(WORKSPACE_ID, INVOICE)
  await askToSkip(WORKSPACE_ID, INVOICE)
  expect(sentTo(changeCollection, sent).map(({ body }) => body)).toEqual([
    { change: { by: 'skip' } },
    { change: { by: 'skip' } },
  ])
  expect(questions.map(({ title, error }) => [title, error])).toEqual([
    ['Do not collect F1?', undefined],
    ['Do not collect F1?', 'The payment provider was asked already. What it answers appears here.'],
  ])
  expect(questions[0]?.message).toContain('The customer is notified by email')
})

test('moving says whether it was moved', async () => {
  const sent = serve(
    refusal(changeCollection, 'no_recipient'),
    reply(changeCollection, { collection: COLLECTION }),
  )
  const { move } = renderInWorkspace(useMove).value()
  expect(await act(() => move(INVOICE, '2026-12-08'))).toMatchObject({ ok: false })
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'The customer has no email address and cannot be notified. Add one on the customer’s page.',
  )
  expect(await act(() => move(INVOICE, '2026-12-09'))).toMatchObject({ ok: true })
  expect(sentTo(changeCollection, sent)[1]?.body).toEqual({
    change: { by: 'move', day: '2026-12-09' },
  })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
    'The customer is notified of the new day of F1.',
  )
})
