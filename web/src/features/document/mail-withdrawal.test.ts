// @vitest-environment happy-dom
import { getInvoice } from '@bordereau/contract/invoices'
import { cancelMail, getMail } from '@bordereau/contract/mail'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { toasts } from '@bordereau/ui/toast/toast'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { get, queryClient } from '../../data/query.ts'
import { setMe } from '../../data/session.tsx'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, INVOICE_REF, MAIL_ID, ME, sampleInvoice } from '../../testing/samples.ts'
import { announceSending, offerWithdrawal, withdrawMail } from './mail-withdrawal.ts'
import { until } from '../../testing/until.ts'

type Mail = ResponseOf<typeof getMail>
const MAIL: Mail = {
  id: MAIL_ID,
  channel: 'email',
  channelLabel: 'E-mail',
  channelConfigured: true,
  kind: 'invoice',
  invoiceId: INVOICE_ID,
  to: 'client@example.com',
  subject: 'Invoice F-1',
  status: 'sent',
  attempts: 1,
  lastError: '',
  nextAttemptAt: null,
  secondsLeft: null,
  createdAt: '2026-11-20T10:00:00Z',
  sentAt: null,
  text: '',
  html: '',
  attachments: [],
}
const SCHEDULED = { mailId: MAIL_ID, secondsLeft: 10 }

const shown = { success: vi.fn(), info: vi.fn(), error: vi.fn(), undo: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  for (const kind of ['success', 'info', 'error', 'undo'] as const)
    vi.spyOn(toasts, kind).mockImplementation((...given: unknown[]) => {
      shown[kind](...given)
      return 1
    })
  queryClient.clear()
  setMe(ME)
})

describe('a message about to be sent', () => {
  test('can be withdrawn while the server waits', async () => {
    const sent = serve(reply(cancelMail, {}), reply(getInvoice, sampleInvoice()))
    offerWithdrawal(INVOICE_REF, 'F-1', 'invoice', SCHEDULED)
    const [message, undo, options] = shown.undo.mock.calls[0] ?? []
    expect(message).toBe('Sending F-1 …')
    expect(options.duration).toBe(10_000)
    undo()
    await until(() =>
      expect(shown.success).toHaveBeenCalledExactlyOnceWith('The message will not be sent.'),
    )
    expect(sentTo(cancelMail, sent).map(({ url }) => url.pathname)[0]).toContain(MAIL_ID)
    // The invoice is loaded again, since it can now be sent again.
    await until(() => expect(sentTo(getInvoice, sent)).toHaveLength(1))
  })

  test('that is already on its way is not withdrawn, and this stays on the screen', async () => {
    serve(refusal(cancelMail, 'mail_not_waiting'), reply(getInvoice, sampleInvoice()))
    await withdrawMail(INVOICE_REF, MAIL_ID)
    expect(shown.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), { duration: Infinity })
    expect(shown.success).not.toHaveBeenCalled()
  })
})

describe('the outcome, when the time to withdraw is over', () => {
  async function outcome(mail: Partial<Mail>, me = ME): Promise<void> {
    setMe(me)
    const sent = serve(reply(getMail, { ...MAIL, ...mail }))
    offerWithdrawal(INVOICE_REF, 'F-1', 'reminder', SCHEDULED)
    const [message, , options] = shown.undo.mock.calls[0] ?? []
    expect(message).toBe('Reminding about F-1 …')
    options.onGone()
    await until(() => expect(sentTo(getMail, sent)).toHaveLength(1))
  }

  test('is that it is on its way', async () => {
    await outcome({ status: 'sent' })
    await until(() => expect(shown.success).toHaveBeenCalledWith('F-1 is on its way.'))
  })

  test.each(['failed', 'uncertain'] as const)('is an error when it is %s', async status => {
    await outcome({ status })
    await until(() =>
      expect(shown.error).toHaveBeenCalledExactlyOnceWith(
        'The message with F-1 could not be sent.',
        { duration: Infinity },
      ),
    )
  })

  test('is that it is kept, where no channel is configured or the company is a sample', async () => {
    const kept = 'The message with F-1 is kept in the outbox.'
    await outcome({ channelConfigured: false })
    await until(() => expect(shown.info).toHaveBeenCalledExactlyOnceWith(kept))
    vi.clearAllMocks()
    const [company] = ME.workspaces
    if (!company) throw new Error('the person is in no company')
    await outcome({}, { ...ME, workspaces: [{ ...company, sample: true }] })
    await until(() => expect(shown.info).toHaveBeenCalledExactlyOnceWith(kept))
  })

  test('is not reported of a message that was withdrawn', async () => {
    await outcome({ status: 'cancelled' })
    // One more request and its response: the first one has been read by then.
    await queryClient.fetchQuery(get(getInvoice, INVOICE_REF)).catch(() => undefined)
    for (const kind of [shown.success, shown.info, shown.error]) expect(kind).not.toHaveBeenCalled()
  })
})

test('a second reminder on one day is announced as not sent', () => {
  serve(reply(getInvoice, sampleInvoice()))
  announceSending(INVOICE_REF, 'F-1', 'reminder', { ...SCHEDULED, isNew: false })
  expect(shown.info).toHaveBeenCalledExactlyOnceWith(
    'A reminder for F-1 was already sent today. No second one is sent.',
  )
  expect(shown.undo).not.toHaveBeenCalled()
  announceSending(INVOICE_REF, 'F-1', 'reminder', { ...SCHEDULED, isNew: true })
  expect(shown.undo).toHaveBeenCalledOnce()
})
