import { describe, expect, test } from 'vitest'
import { mollie } from './mollie.ts'
import type { CheckoutProvider, ProviderServices } from './provider.ts'
import { PAYMENT_PROVIDERS } from './providers.ts'
import { sandboxPay } from './sandbox-pay.ts'
import { stripe } from './stripe.ts'
import { STRIPE_KEYS, stripeSignature } from './stripe-testing.ts'

const NOW = Date.UTC(2026, 10, 28, 12)
const SECONDS = NOW / 1000
/** No request to the provider is expected. */
const services: ProviderServices = {
  clock: { now: () => new Date(NOW) },
  send: () => Promise.reject(new Error('the provider was asked')),
  apiUrl: undefined,
  keys: STRIPE_KEYS,
}
const receive = async (provider: CheckoutProvider, body: string | Uint8Array, headers = {}) => {
  const answer = await provider.receive(services, { body: Buffer.from(body), headers })
  return answer.ok ? answer.value : answer.refusal
}

const BODIES: readonly (string | Uint8Array)[] = [
  '',
  ' ',
  '\n',
  'null',
  'true',
  '0',
  '-1e999',
  '"event"',
  '[]',
  '[{"id":"evt_1","type":"refund.created"}]',
  '{}',
  '{"id":null,"type":"refund.created"}',
  '{"id":1,"type":"refund.created"}',
  '{"id":"evt_1"}',
  '{"id":"evt_1","type":',
  '{"id":"evt_1","type":"refund.created"}}',
  'id=tr_',
  'id=%00',
  'id[]=tr_1',
  '<event/>',
  Uint8Array.of(0),
]

describe('a body that is no event', () => {
  test.each(BODIES)('%j is refused by Stripe as unreadable, though it is signed', async body => {
    const text = Buffer.from(body)
    const headers = { 'stripe-signature': stripeSignature(text, SECONDS) }
    expect(await receive(stripe, body, headers)).toBe('event_unreadable')
    expect(await receive(stripe, body)).toBe('signature_invalid')
  })

  test.each(['\uFEFF{}', Uint8Array.of(0xff, 0xfe, 0x00)])(
    '%j is refused, because the library signs it as another text',
    async body => {
      const headers = { 'stripe-signature': stripeSignature(Buffer.from(body), SECONDS) }
      expect(await receive(stripe, body, headers)).toBe('signature_invalid')
    },
  )

  test.each(BODIES)('%j is refused by those that sign nothing', async body => {
    for (const provider of [mollie, sandboxPay])
      expect(await receive(provider, body)).toBe('signature_invalid')
  })

  test('of a kind that this version does not know says nothing', async () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'refund.created', livemode: 'maybe' })
    const headers = { 'stripe-signature': stripeSignature(body, SECONDS) }
    expect(await receive(stripe, body, headers)).toEqual([])
  })

  test('is tried with every provider', () => {
    const tried = [stripe, mollie, sandboxPay].map(({ name }) => name)
    const all = PAYMENT_PROVIDERS.filter(({ kind }) => kind === 'checkout').map(({ name }) => name)
    expect(tried.toSorted()).toEqual(all.toSorted())
  })
})

describe('a signature of another time', () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'customer.created' })
  const at = (seconds: number) => receive(stripe, body, { 'stripe-signature': signed(seconds) })
  const signed = (seconds: number) => stripeSignature(body, seconds)

  test.each([-300, -299, -1, 0, 1, 299, 300])('%i s from now is accepted', async offset => {
    expect(await at(SECONDS + offset)).not.toBe('signature_invalid')
  })
  test.each([-86_400, -301, 301, 900, 86_400, 1e9])('%i s from now is refused', async offset => {
    expect(await at(SECONDS + offset)).toBe('signature_invalid')
  })
  test('is refused too where a time of now stands beside it', async () => {
    const future = signed(SECONDS + 900)
    for (const header of [`t=${SECONDS},${future}`, `${future},t=${SECONDS}`])
      expect(await receive(stripe, body, { 'stripe-signature': header })).toBe('signature_invalid')
  })
})
