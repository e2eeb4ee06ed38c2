// @vitest-environment happy-dom
import { type RunView, runNow, skipRun } from '@bordereau/contract/recurring'
import { localDate } from '@bordereau/domain/date'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AskedQuestion, confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, RECURRING } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { outcomeLabel } from './labels.ts'
import { useRunNext, useSkipNext } from './use-next-run.ts'

const RUN: RunView = {
  day: localDate('2026-12-01'),
  outcome: 'issued',
  reason: null,
  invoiceId: INVOICE_ID,
  number: 'F-7',
  currency: 'EUR',
  amount: '120',
  at: '2026-11-20T10:00:00Z',
}
const DONE_ALREADY = 'This was already done, perhaps by someone else. Check the dates again.'

let questions: AskedQuestion[] = []

beforeEach(() => {
  questions = confirmQuestions()
  spyOnToasts()
})

function nextRun(recurring = RECURRING) {
  const hook = renderInWorkspace(() => ({
    run: useRunNext(recurring),
    skip: useSkipNext(recurring),
  }))
  return hook.value()
}

describe('making the next run now', () => {
  test('asks first, naming its day and what it does, and says the outcome', async () => {
    const sent = serve(reply(runNow, RUN))
    await act(nextRun({ ...RECURRING, mode: 'issue' }).run)
    expect(questions).toMatchObject([
      {
        title: expect.stringMatching(/^Create the invoice of .*Dec.*2026 now\?$/),
        message: 'It is issued today and takes the next number. That cannot be undone.',
        error: undefined,
      },
    ])
    expect(sentTo(runNow, sent).map(({ body }) => body)).toEqual([{ day: '2026-12-01' }])
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith(outcomeLabel('issued').label)
  })

  test('warns where it could not be issued', async () => {
    serve(reply(runNow, { ...RUN, outcome: 'failed', reason: 'no_recipient', number: null }))
    await act(nextRun().run)
    expect(toasts.warning).toHaveBeenCalledExactlyOnceWith(outcomeLabel('failed').label)
    expect(toasts.success).not.toHaveBeenCalled()
  })

  test('that is refused says why in the question', async () => {
    serve(refusal(runNow, 'not_next'))
    await act(nextRun().run)
    expect(questions.map(({ error }) => error)).toEqual([DONE_ALREADY])
    expect(toasts.success).not.toHaveBeenCalled()
  })
})

describe('skipping the next run', () => {
  test('asks first, naming its day', async () => {
    const sent = serve(reply(skipRun, RECURRING))
    await act(nextRun().skip)
    expect(questions).toMatchObject([
      {
        title: expect.stringMatching(/^Skip the invoice of .*Dec.*2026\?$/),
        done: 'The day is skipped.',
        error: undefined,
      },
    ])
    expect(sentTo(skipRun, sent).map(({ body }) => body)).toEqual([{ day: '2026-12-01' }])
  })

  test('that is refused says why in the question', async () => {
    serve(refusal(skipRun, 'not_next'))
    await act(nextRun().skip)
    expect(questions.map(({ error }) => error)).toEqual([DONE_ALREADY])
  })
})
