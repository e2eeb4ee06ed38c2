// @vitest-environment happy-dom
import { renewPayLink, restorePayLink, revokePayLink } from '@bordereau/contract/pay-link'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { sampleInvoice } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { usePayLinkChanges } from './use-pay-link-changes.ts'

const FORBIDDEN = 'Your role does not allow this. Ask an owner of the company.'
const renewed = reply(renewPayLink, { payLink: 'https://pay.example/1' })

beforeEach(spyOnToasts)

function changes() {
  return renderInWorkspace(() => usePayLinkChanges(sampleInvoice({ number: 'F-7' }))).value()
}

test('renewing says that the previous link no longer works', async () => {
  const sent = serve(renewed)
  await act(changes().renew.run)
  expect(sentTo(renewPayLink, sent)).toHaveLength(1)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
    'The payment link was renewed. The previous one no longer works.',
  )
})

test('renewing that is refused says why', async () => {
  serve(refusal(renewPayLink, 'forbidden'))
  await act(changes().renew.run)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(FORBIDDEN)
  expect(toasts.success).not.toHaveBeenCalled()
})

test('revoking takes effect at once, and undo restores the link', async () => {
  const sent = serve(reply(revokePayLink, {}), reply(restorePayLink, {}))
  await act(changes().revoke.run)
  expect(sentTo(revokePayLink, sent)).toHaveLength(1)
  const [message, undo] = vi.mocked(toasts.undo).mock.calls[0] ?? []
  expect(message).toBe('The payment link for F-7 no longer works.')
  await act(async () => undo?.())
  await until(() => expect(sentTo(restorePayLink, sent)).toHaveLength(1))
  expect(toasts.error).not.toHaveBeenCalled()
})

test('a link that cannot be restored is said so until it is read', async () => {
  serve(reply(revokePayLink, {}), refusal(restorePayLink, 'not_restorable'))
  await act(changes().revoke.run)
  const [, undo] = vi.mocked(toasts.undo).mock.calls[0] ?? []
  await act(async () => undo?.())
  await until(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Another link is now active.', {
      duration: Infinity,
    }),
  )
})

test('revoking that is refused has nothing to undo', async () => {
  serve(refusal(revokePayLink, 'forbidden'))
  await act(changes().revoke.run)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(FORBIDDEN)
  expect(toasts.undo).not.toHaveBeenCalled()
})
