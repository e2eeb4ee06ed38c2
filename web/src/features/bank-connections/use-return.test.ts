// @vitest-environment happy-dom
import { finishBankConnection } from '@bordereau/contract/bank-connections'
import { toasts } from '@bordereau/ui/toast/toast'
import { beforeEach, expect, test } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { addressNow } from '../../testing/router.ts'
import { MAIL_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { CONNECTION } from './testing/samples.ts'
import { useReturn } from './use-return.ts'

const RETURNED = `/w/1?ref=${MAIL_ID}&error=UserCancelledSession&details=none&tab=banks`

beforeEach(spyOnToasts)

test('after the return from the bank its connection is asked for once, and the address cleaned', async () => {
  const sent = serve(reply(finishBankConnection, CONNECTION))
  const { value } = renderInWorkspace(useReturn, RETURNED)
  expect(value()).toBe(true)
  await until(() => expect(addressNow()).toBe('/w/1?tab=banks'))
  expect(sentTo(finishBankConnection, sent).map(({ url }) => url.pathname)).toEqual([
    expect.stringContaining(MAIL_ID),
  ])
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Banque Marée is connected.')
  expect(value()).toBe(false)
})

test('a code of the return is passed on, and what the bank refused', async () => {
  const sent = serve(
    reply(finishBankConnection, CONNECTION),
    reply(finishBankConnection, { ...CONNECTION, status: 'refused' }),
  )
  renderInWorkspace(useReturn, `/w/1?state=${MAIL_ID}&code=abc-1`)
  await until(() => expect(addressNow()).toBe('/w/1'))
  renderInWorkspace(useReturn, `/w/1?state=${MAIL_ID}&error=access_denied&error_description=no`)
  await until(() => expect(addressNow()).toBe('/w/1'))
  await until(() => expect(sentTo(finishBankConnection, sent)).toHaveLength(2))
  expect(sentTo(finishBankConnection, sent).map(({ body }) => body)).toEqual([
    { code: 'abc-1' },
    { error: 'access_denied' },
  ])
})

test('a consent that the holder has not given is not announced', async () => {
  serve(reply(finishBankConnection, { ...CONNECTION, status: 'waiting' }))
  renderInWorkspace(useReturn, RETURNED)
  await until(() => expect(addressNow()).toBe('/w/1?tab=banks'))
  expect(toasts.success).not.toHaveBeenCalled()
})

test('a service that does not answer is said so', async () => {
  serve(refusal(finishBankConnection, 'feed_unavailable'))
  renderInWorkspace(useReturn, RETURNED)
  await until(() => expect(addressNow()).toBe('/w/1?tab=banks'))
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'The service cannot be reached at the moment. Try again later.',
  )
})

test('the page that is opened otherwise asks nothing', () => {
  const sent = serve()
  const { value } = renderInWorkspace(useReturn, '/w/1?tab=banks')
  expect([value(), sent]).toEqual([false, []])
})
