// @vitest-environment happy-dom
import { type PaymentAccount, connectPaymentAccount } from '@bordereau/contract/payment-accounts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useConnectAccount } from './use-connect-account.ts'

const ACCOUNT: PaymentAccount = {
  provider: 'stripe',
  label: 'Stripe',
  fields: [
    { name: 'secretKey', begins: 'sk_', required: true },
    { name: 'webhookSecret', begins: 'whsec_', required: true },
    { name: 'organizationToken', begins: 'access_', required: false },
  ],
  eventsUrl: 'https://a.example/events',
  eventTypes: [],
  account: null,
}
const onClose = vi.fn()

function connect() {
  const hook = renderInWorkspace(() => useConnectAccount(ACCOUNT, onClose))
  return {
    value: hook.value,
    type: (name: 'secretKey' | 'webhookSecret', text: string) =>
      act(() => hook.value().form.set(name, text)),
    send: () => act(async () => hook.value().send(submitEvent())),
  }
}

test('both required keys are asked for before anything is sent', async () => {
  const sent = serve(reply(connectPaymentAccount, ACCOUNT))
  const { value, type, send } = connect()
  type('secretKey', 'sk_1')
  await send()
  expect([value().form.errors, sent]).toEqual([{ webhookSecret: 'Fill this in' }, []])
  type('webhookSecret', 'whsec_1')
  await send()
  expect(sentTo(connectPaymentAccount, sent).map(({ body }) => body)).toEqual([
    { keys: { secretKey: 'sk_1', webhookSecret: 'whsec_1', organizationToken: '' } },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a key of another kind, or an optional one that is refused, is said at its field, other refusals are not', async () => {
  serve(
    refusal(connectPaymentAccount, 'key_invalid', { field: 'webhookSecret' }),
    refusal(connectPaymentAccount, 'key_refused', { field: 'organizationToken' }),
    refusal(connectPaymentAccount, 'key_refused'),
  )
  const { value, type, send } = connect()
  type('secretKey', 'sk_1')
  type('webhookSecret', 'sk_2')
  await send()
  expect(value().form.errors['webhookSecret']).toContain('not a key of this kind')
  await send()
  expect(value().form.errors['organizationToken']).toContain('does not accept this key')
  await send()
  expect(value().form.errors).toEqual({})
  expect(value().refused?.refusal).toBe('key_refused')
  expect(onClose).not.toHaveBeenCalled()
})
