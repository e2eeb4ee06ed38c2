// @vitest-environment happy-dom
import {
  draftFromTemplate,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
} from '@bordereau/contract/recurring'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AskedQuestion, confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { addressNow } from '../../testing/router.ts'
import { INVOICE_ID, RECURRING, WORKSPACE_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useEditTemplate, useEndRecurring, usePause } from './use-recurring-changes.ts'

const CHANGED = 'Someone changed this in the meantime.'

let questions: AskedQuestion[] = []

beforeEach(() => {
  questions = confirmQuestions()
  spyOnToasts()
})

function changes() {
  const hook = renderInWorkspace(() => ({
    ...usePause(RECURRING),
    edit: useEditTemplate(RECURRING),
    end: useEndRecurring(RECURRING),
  }))
  return hook.value
}

describe('pausing', () => {
  test('can be undone, which resumes it', async () => {
    const sent = serve(reply(pauseRecurring, RECURRING), reply(resumeRecurring, RECURRING))
    await act(changes()().pause)
    const [message, undo] = vi.mocked(toasts.undo).mock.calls[0] ?? []
    expect(message).toBe('It is paused.')
    expect(sentTo(resumeRecurring, sent)).toEqual([])
    await act(async () => undo?.())
    await until(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('It continues.'))
    expect(sentTo(resumeRecurring, sent)).toHaveLength(1)
  })

  test('that is refused has nothing to undo', async () => {
    serve(refusal(pauseRecurring, 'not_active'))
    await act(changes()().pause)
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(CHANGED)
    expect(toasts.undo).not.toHaveBeenCalled()
  })

  test('is pending while the server works on it', async () => {
    serve(reply(pauseRecurring, RECURRING))
    const value = changes()
    expect(value().pending).toBe(false)
    let running: Promise<void> = Promise.resolve()
    act(() => {
      running = value().pause()
    })
    expect(value().pending).toBe(true)
    await act(() => running)
    expect(value().pending).toBe(false)
  })
})

test('resuming that is refused says why', async () => {
  serve(refusal(resumeRecurring, 'not_paused'))
  await act(changes()().resume)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(CHANGED)
  expect(toasts.success).not.toHaveBeenCalled()
})

describe('editing the template', () => {
  test('opens it as a draft', async () => {
    serve(reply(draftFromTemplate, { invoiceId: INVOICE_ID }))
    await act(changes()().edit)
    expect(addressNow()).toBe(`/w/${WORKSPACE_ID}/invoices/${INVOICE_ID}`)
  })

  test('that is refused stays on the page', async () => {
    serve(refusal(draftFromTemplate, 'forbidden'))
    await act(changes()().edit)
    expect(toasts.error).toHaveBeenCalledOnce()
    expect(addressNow()).toBe('/w/1')
  })
})

describe('ending', () => {
  test('asks first, by name', async () => {
    const sent = serve(reply(endRecurring, RECURRING))
    await act(changes()().end)
    expect(questions).toMatchObject([
      { title: 'End “Hosting”?', tone: 'red', done: 'It has ended.', error: undefined },
    ])
    expect(sentTo(endRecurring, sent)).toHaveLength(1)
  })

  test('that is refused says why in the question', async () => {
    serve(refusal(endRecurring, 'has_ended'))
    await act(changes()().end)
    expect(questions.map(({ error }) => error)).toEqual([CHANGED])
  })
})
