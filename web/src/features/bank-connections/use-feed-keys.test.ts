// @vitest-environment happy-dom
import { connectBankFeed, disconnectBankFeed } from '@bordereau/contract/bank-connections'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { FEED } from './testing/samples.ts'
import { useDeleteKeys, useFeedKeys } from './use-feed-keys.ts'

const KEYS = { secretId: 'id-1', secretKey: 'key-1' }
const onClose = vi.fn()

function keys() {
  const { value } = renderInWorkspace(() => useFeedKeys(FEED, onClose))
  return {
    value,
    send: (entered: typeof KEYS) => {
      act(() => value().form.replace({ ...value().form.values, ...entered }))
      return act(async () => value().send(submitEvent()))
    },
  }
}

test('keys are stored once all are filled in', async () => {
  const sent = serve(reply(connectBankFeed, FEED))
  const { value, send } = keys()
  await send({ secretId: ' ', secretKey: '' })
  expect(value().form.errors).toEqual({ secretId: 'Fill this in', secretKey: 'Fill this in' })
  expect(sent).toEqual([])
  await send(KEYS)
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sentTo(connectBankFeed, sent).map(({ body }) => body)).toEqual([{ keys: KEYS }])
})

test('a text that is no key is an error of its field; another refusal is of the form', async () => {
  serve(
    refusal(connectBankFeed, 'key_invalid', { field: 'secretKey' }),
    refusal(connectBankFeed, 'keys_refused'),
  )
  const { value, send } = keys()
  await send(KEYS)
  await until(() =>
    expect(value().form.errors).toEqual({
      secretKey: 'This is not a key of this kind. Copy it again from the service.',
    }),
  )
  await send({ ...KEYS, secretKey: 'key-2' })
  await until(() => expect(value().refused?.refusal).toBe('keys_refused'))
  expect(value().form.errors).toEqual({})
  expect(onClose).not.toHaveBeenCalled()
})

test('a key file fills in the key, and the ID that it has as its name', async () => {
  serve()
  const { value } = keys()
  const pem = '-----BEGIN PRIVATE KEY-----'
  const id = 'cf589be3-3755-465b-a8df-a90a16a31403'
  await act(() => value().takeFile(new File([pem], `${id} (1).pem`)))
  expect(value().form.values).toMatchObject({ applicationId: id, privateKey: pem })
  await act(() => value().takeFile(new File(['other'], 'private.key')))
  expect(value().form.values).toMatchObject({ applicationId: id, privateKey: 'other' })
})

test('keys are deleted after a question, in which a refusal stays', async () => {
  const sent = serve(refusal(disconnectBankFeed, 'feed_in_use'), reply(disconnectBankFeed, {}))
  const asked = confirmQuestions()
  const { value } = renderInWorkspace(() => useDeleteKeys(FEED))
  await act(() => value()())
  await act(() => value()())
  expect(sentTo(disconnectBankFeed, sent)).toHaveLength(2)
  expect(asked).toMatchObject([
    { title: 'Delete the keys of GoCardless?', error: 'Remove its bank connections first.' },
    { title: 'Delete the keys of GoCardless?', error: undefined },
  ])
})
