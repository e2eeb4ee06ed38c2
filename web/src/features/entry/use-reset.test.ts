// @vitest-environment happy-dom
import { resetPassword } from '@bordereau/contract/sign-up'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { ME, WORKSPACE_ID } from '../../testing/samples.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { useReset } from './use-reset.ts'

const PASSWORD = 'correct horse battery'

beforeEach(() => {
  localStorage.clear()
  spyOnToasts()
})

function opened() {
  const { value } = renderRouted('/reset/x', useReset)
  return {
    value,
    send: (password: string) => {
      act(() => value().form.set('password', password))
      return act(async () => value().send(submitEvent()))
    },
  }
}

test('with the new password the person is signed in, and learns what it ended', async () => {
  const sent = serve(reply(resetPassword, ME))
  const { send } = opened()
  await send(PASSWORD)
  await until(() => expect(addressNow()).toBe(`/w/${WORKSPACE_ID}`))
  expect(sentTo(resetPassword, sent)[0]?.body).toMatchObject({ password: PASSWORD })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
    'Your password was changed. All other sessions were ended.',
  )
})

test('a password that is too short is not sent; a link that was used is refused on the page', async () => {
  const sent = serve(refusal(resetPassword, 'token_invalid'))
  const { value, send } = opened()
  await send('short')
  expect(Object.keys(value().form.errors)).toEqual(['password'])
  expect(sent).toEqual([])
  await send(PASSWORD)
  await until(() => expect(value().refused?.refusal).toBe('token_invalid'))
  expect(addressNow()).toBe('/reset/x')
  expect(toasts.success).not.toHaveBeenCalled()
})
