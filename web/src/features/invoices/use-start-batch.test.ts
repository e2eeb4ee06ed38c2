// @vitest-environment happy-dom
import { type Batch, type BatchKind, checkBatch, createBatch } from '@bordereau/contract/batches'
import type { InvoiceRow } from '@bordereau/contract/invoices'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type AskedQuestion, confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, MAIL_ID } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useStartBatch } from './use-start-batch.ts'

const ROW: InvoiceRow = {
  id: INVOICE_ID,
  kind: 'invoice',
  type: 'invoice',
  number: 'F-7',
  customerId: null,
  customerName: 'Lotus',
  customerCountry: 'FR',
  currency: 'EUR',
  net: '100',
  tax: '20',
  gross: '120',
  payable: '120',
  open: '120',
  issueDate: null,
  dueDate: null,
  status: 'issued',
  sent: false,
  viewed: false,
  createdAt: '2026-11-20T10:00:00Z',
}
const BATCH: Batch = {
  id: MAIL_ID,
  kind: 'send',
  total: 2,
  done: 0,
  refused: 0,
  cancelled: 0,
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: 'Ada',
  finishedAt: null,
}
const created = reply(createBatch, BATCH)
const onStarted = vi.fn()

let questions: AskedQuestion[] = []

beforeEach(() => {
  onStarted.mockClear()
  questions = confirmQuestions()
  vi.spyOn(dialogs, 'alert').mockResolvedValue()
  vi.spyOn(toasts, 'error').mockReturnValue(1)
})

async function start(kind: BatchKind): Promise<void> {
  const hook = renderInWorkspace(() => ({ start: useStartBatch(onStarted) }))
  await act(() => hook.value().start(kind, [ROW]))
}

test.each<[BatchKind, number, string, string]>([
  ['send', 1, 'Send 1 document?', 'Send'],
  ['send', 2, 'Send 2 documents?', 'Send'],
  ['remind', 1, 'Send 1 reminder?', 'Send'],
  ['remind', 3, 'Send 3 reminders?', 'Send'],
  ['mark_paid', 1, 'Mark 1 invoice as paid?', 'Mark paid'],
  ['mark_paid', 2, 'Mark 2 invoices as paid?', 'Mark paid'],
])('%s of %i is confirmed once, then runs on the server', async (kind, ready, title, label) => {
  const sent = serve(reply(checkBatch, { ready, collected: 0, refused: [] }), created)
  await start(kind)
  expect(questions).toMatchObject([{ title, confirmLabel: label, error: undefined }])
  expect(sentTo(createBatch, sent).map(({ body, init }) => [body, init.keepalive])).toEqual([
    [{ kind, invoiceIds: [INVOICE_ID] }, true],
  ])
  expect(onStarted).toHaveBeenCalledExactlyOnceWith(BATCH.id)
})

test('the question names how many are left out and why', async () => {
  const refused = [
    { refusal: 'no_recipient', count: 1 },
    { refusal: 'not_issued', count: 2 },
  ] as const
  serve(reply(checkBatch, { ready: 2, collected: 0, refused: [...refused] }), created)
  await start('send')
  expect(questions.map(({ message }) => message)).toEqual([
    "Each goes to its customer's address, in the customer's language. 1 has no email address and is left out. 2 are left out.",
  ])
})

test('the question says how many will be collected', async () => {
  const refused = [{ refusal: 'not_issued', count: 1 }] as const
  serve(reply(checkBatch, { ready: 5, collected: 3, refused: [...refused] }), created)
  await start('send')
  expect(questions.map(({ message }) => message)).toEqual([
    "Each goes to its customer's address, in the customer's language. 3 are collected automatically; their messages tell the customers the day. 1 is left out.",
  ])
})

test('nothing is asked where nothing can be done', async () => {
  const refused = [{ refusal: 'already_reminded' as const, count: 1 }]
  const sent = serve(reply(checkBatch, { ready: 0, collected: 0, refused }), created)
  await start('remind')
  expect(dialogs.alert).toHaveBeenCalledExactlyOnceWith({
    title: 'There is nothing to do',
    message: '1 already had a reminder today and is left out.',
  })
  expect(questions).toEqual([])
  expect(sentTo(createBatch, sent)).toEqual([])
})

test('a refused check is said so', async () => {
  serve(refusal(checkBatch, 'forbidden'))
  await start('send')
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'Your role does not allow this. Ask an owner of the company.',
  )
  expect(questions).toEqual([])
})

test('a refused batch is said so in the question and does not start', async () => {
  serve(
    reply(checkBatch, { ready: 1, collected: 0, refused: [] }),
    refusal(createBatch, 'too_many'),
  )
  await start('send')
  expect(questions).toMatchObject([
    { error: 'Too many documents at once. Narrow the list by dates.' },
  ])
  expect(onStarted).not.toHaveBeenCalled()
})
