// @vitest-environment happy-dom
import { listSeries } from '@bordereau/contract/company'
import { composeMail, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type ConfirmOptions, dialogs } from '@bordereau/ui/dialog/dialogs'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidate, keyOf, queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_REF, MAIL_ID, sampleInvoice } from '../../testing/samples.ts'
import { useFindings } from './finding-store.tsx'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'
import { useIssue } from './use-issue.ts'
import { sampleSaver } from './testing/sample-saver.ts'
import { queriesShown } from '../../testing/queries.ts'

const SERIES = {
  id: MAIL_ID,
  kind: 'invoice',
  name: 'Invoices',
  pattern: 'F-{seq}',
  isDefault: true,
  nextNumber: 'F-7',
  used: true,
} as const
const ISSUED = sampleInvoice({ number: 'F-7', status: 'issued' })

let isSaved = true
const saver = sampleSaver(3, () => Promise.resolve(isSaved))

const questions: ConfirmOptions[] = []
/** What the dialogs are answered, and whether the server has accepted it. */
async function confirmed(options: ConfirmOptions): Promise<boolean> {
  questions.push(options)
  return (await options.onConfirm?.()) === undefined
}

beforeEach(() => {
  isSaved = true
  questions.length = 0
  queryClient.clear()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.spyOn(dialogs, 'confirm').mockImplementation(confirmed)
  for (const kind of ['success', 'error', 'undo'] as const)
    vi.spyOn(toasts, kind).mockReturnValue(1)
})

const onFindings = vi.fn()

async function editor(draft: Draft = COMPLETE_DRAFT) {
  onFindings.mockClear()
  const { around } = sampleEditor(draft)
  const hook = renderHook(
    () => ({ ...useIssue(saver, 'Lotus', onFindings), findings: useFindings() }),
    around,
  )
  await queriesShown()
  return { ...hook, begin: (send = false) => act(() => hook.value().begin(send)) }
}

const series = reply(listSeries, { series: [SERIES] })

describe('issuing a draft', () => {
  test('asks with number and amount, issues the saved version and opens the invoice', async () => {
    const sent = serve(series, reply(issueInvoice, ISSUED))
    const { begin } = await editor()
    await begin()
    expect(questions.map(({ title, message }) => [title, message])).toEqual([
      [
        'Issue F-7?',
        'Lotus: €192.00. Once issued, it cannot be changed, only corrected by a credit note.',
      ],
    ])
    expect(sentTo(issueInvoice, sent).map(({ body }) => body)).toEqual([
      { version: 3, confirmDateJump: false },
    ])
    expect(queryClient.getQueryData(keyOf(getInvoice, INVOICE_REF))).toMatchObject({
      number: 'F-7',
    })
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('F-7 is issued.')
  })

  test('asks with the number that follows what was issued meanwhile', async () => {
    serve(series)
    const { begin } = await editor()
    const next = reply(listSeries, { series: [{ ...SERIES, nextNumber: 'F-8' }] })
    serve(next, reply(issueInvoice, ISSUED))
    invalidate([listSeries])
    await begin()
    expect(questions.map(({ title }) => title)).toEqual(['Issue F-8?'])
  })

  test('is one issue, however often the button is pressed meanwhile', async () => {
    const sent = serve(series, reply(issueInvoice, ISSUED))
    const { value } = await editor()
    await act(() => Promise.all([value().begin(false), value().begin(false)]))
    expect(sentTo(issueInvoice, sent)).toHaveLength(1)
  })

  test('is not begun while the draft cannot be saved', async () => {
    isSaved = false
    serve(series)
    const { begin } = await editor()
    await begin()
    expect(questions).toEqual([])
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
      'The draft could not be saved, so it cannot be issued yet.',
    )
  })

  test('shows what is missing instead of asking', async () => {
    serve(series)
    const { begin, value } = await editor({ ...COMPLETE_DRAFT, lines: [] })
    await begin()
    expect(questions).toEqual([])
    expect(onFindings).toHaveBeenCalledOnce()
    expect(value().findings.map(({ code }) => code)).toContain('lines_missing')
  })

  test('shows the findings of the server, and says why it was refused', async () => {
    const findings = [{ code: 'BR-99', path: 'number', severity: 'fatal', message: '' }]
    serve(series, refusal(issueInvoice, 'rules_violated', { findings }))
    const { begin, value } = await editor()
    await begin()
    expect(onFindings).toHaveBeenCalledOnce()
    expect(value().findings.map(({ code, from }) => [code, from])).toEqual([['BR-99', 'rule']])
    expect(toasts.success).not.toHaveBeenCalled()
  })
})

describe('issuing and sending', () => {
  const composed = {
    number: 'F-7',
    to: 'client@example.com',
    copyTo: '',
    subject: 'Invoice F-7',
    message: 'Hello',
    language: 'en',
    attachments: [],
    insidePdf: [],
    collection: null,
  }
  test('shows the message first, with the version that was saved', async () => {
    serve(series, reply(composeMail, composed))
    const { begin, value } = await editor()
    await begin(true)
    expect(value().dialog).toMatchObject({
      composed: { to: 'client@example.com' },
      version: 3,
      question: expect.stringContaining('Lotus: €192.00.'),
    })
    expect(questions).toEqual([])
    act(() => value().dialog?.onClose())
    expect(value().dialog).toBeUndefined()
  })

  test('says that it was issued, and offers to withdraw the message', async () => {
    serve(series, reply(composeMail, composed))
    const { begin, value } = await editor()
    await begin(true)
    const mail = {
      mailId: MAIL_ID,
      kind: 'invoice',
      to: 'client@example.com',
      sendAt: '2026-11-20T10:00:10Z',
      secondsLeft: 10,
    } as const
    act(() => value().dialog?.onIssued({ ...ISSUED, scheduledMails: [mail] }))
    expect(value().dialog).toBeUndefined()
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('F-7 is issued.')
    expect(toasts.undo).toHaveBeenCalledOnce()
  })

  test('says why no message could be composed', async () => {
    serve(series, refusal(composeMail, 'forbidden'))
    const { begin, value } = await editor()
    await begin(true)
    expect(value().dialog).toBeUndefined()
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
      'Your role does not allow this. Ask an owner of the company.',
    )
  })
})
