// @vitest-environment happy-dom
import {
  type AccompanyingDocument,
  createAccompanyingDocument,
  deleteAccompanyingDocument,
  listAccompanyingDocuments,
} from '@bordereau/contract/accompanying-documents'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, MAIL_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useAccompanying } from './use-accompanying.ts'

const CONFIRMATION: AccompanyingDocument = {
  id: MAIL_ID,
  kind: 'order_confirmation',
  number: '',
  fileName: 'order-confirmation.pdf',
  createdAt: '2026-11-20T10:00:00Z',
  mail: null,
}
const listed = reply(listAccompanyingDocuments, {
  documents: [CONFIRMATION],
  kinds: ['pro_forma', 'delivery_note'],
  unprintable: [],
})

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(toasts, 'error').mockReturnValue(1)
})

async function open(may = true) {
  const properties = may ? {} : { may: () => false }
  const hook = renderInWorkspace(
    () => useAccompanying({ invoiceId: INVOICE_ID }),
    '/w/1',
    properties,
  )
  await until(() => expect(hook.value().documents).toHaveLength(1))
  return hook.value
}

test('documents are made of the invoice by those who may send', async () => {
  const sent = serve(
    listed,
    reply(createAccompanyingDocument, { ...CONFIRMATION, unprintable: [] }),
  )
  const value = await open()
  expect(value().kinds).toEqual(['pro_forma', 'delivery_note'])
  await act(() => value().create('pro_forma'))
  expect(sentTo(createAccompanyingDocument, sent).map(({ body }) => body)).toEqual([
    { invoiceId: INVOICE_ID, kind: 'pro_forma' },
  ])
  // The list is read again.
  await until(() => expect(sentTo(listAccompanyingDocuments, sent).length).toBeGreaterThan(1))
  expect(toasts.error).not.toHaveBeenCalled()
})

test('a reader sees them and is offered none', async () => {
  serve(
    reply(listAccompanyingDocuments, {
      documents: [CONFIRMATION],
      kinds: ['delivery_note'],
      unprintable: ['🌞'],
    }),
  )
  const { kinds, unprintable } = (await open(false))()
  expect([kinds, unprintable]).toEqual([[], []])
  queryClient.clear()
  expect((await open())().unprintable).toEqual(['🌞'])
})

test.each([
  ['accompanying_not_allowed', 'It cannot be made of this any more'],
  ['not_ready', 'A customer and complete lines are needed first.'],
])('the refusal %s is said', async (code, text) => {
  serve(listed, refusal(createAccompanyingDocument, code))
  const value = await open()
  await act(() => value().create('delivery_note'))
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text))
})

test('one that was not sent is deleted after a question', async () => {
  const sent = serve(
    listed,
    reply(deleteAccompanyingDocument, {}),
    refusal(deleteAccompanyingDocument, 'already_sent'),
  )
  const asked = confirmQuestions()
  const value = await open()
  await act(() => value().remove(CONFIRMATION))
  expect(asked[0]?.title).toBe('Delete “Order confirmation”?')
  expect(sentTo(deleteAccompanyingDocument, sent)).toHaveLength(1)
  await act(() => value().remove(CONFIRMATION))
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('It was sent already, so it stays.')
})
