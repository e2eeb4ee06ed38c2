// @vitest-environment happy-dom
import {
  fetchBankConnection,
  finishBankConnection,
  removeBankConnection,
} from '@bordereau/contract/bank-connections'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { CONNECTION } from './testing/samples.ts'
import { useConnectionActions } from './use-connection-actions.ts'

beforeEach(spyOnToasts)

function actions() {
  return renderInWorkspace(() => useConnectionActions(CONNECTION)).value()
}

test.each([
  ['fetch_paused', { until: '2026-11-24T12:30:00Z' }, /^The bank allows the next reading at .*24/],
  ['fetch_paused', undefined, /^The bank allows no reading at the moment\.$/],
  ['connection_ended', undefined, /^The access has ended\. Renew it first\.$/],
] as const)('a reading refused as %s with %o says why', async (code, detail, message) => {
  serve(refusal(fetchBankConnection, code, detail))
  await act(actions().fetchNow)
  expect(vi.mocked(toasts.error).mock.calls).toEqual([[expect.stringMatching(message)]])
})

test('a reading that succeeds needs no message', async () => {
  const sent = serve(reply(fetchBankConnection, CONNECTION))
  await act(actions().fetchNow)
  expect(sentTo(fetchBankConnection, sent)).toHaveLength(1)
  expect(toasts.error).not.toHaveBeenCalled()
})

test('a consent that was not given yet is said so, one that was given shows', async () => {
  serve(
    reply(finishBankConnection, { ...CONNECTION, status: 'waiting' }),
    reply(finishBankConnection, CONNECTION),
    refusal(finishBankConnection, 'feed_unavailable'),
  )
  const { checkAgain } = actions()
  await act(checkAgain)
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith('The bank has no consent yet.')
  await act(checkAgain)
  expect([toasts.info, toasts.error].map(said => vi.mocked(said).mock.calls.length)).toEqual([1, 0])
  await act(checkAgain)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'The service cannot be reached at the moment. Try again later.',
  )
})

test('a bank is disconnected after a question by its name, in which a refusal stays', async () => {
  const sent = serve(refusal(removeBankConnection, 'feed_limited'), reply(removeBankConnection, {}))
  const asked = confirmQuestions()
  const { remove } = actions()
  await act(remove)
  await act(remove)
  expect(sentTo(removeBankConnection, sent)).toHaveLength(2)
  expect(asked).toMatchObject([
    {
      title: 'Disconnect Banque Marée?',
      error: 'The service allows no more requests for now. Try again in an hour.',
    },
    { title: 'Disconnect Banque Marée?', error: undefined },
  ])
})
