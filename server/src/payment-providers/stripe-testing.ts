import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type TestServer, listen } from '../outgoing/testing.ts'

/**
 * A server on this machine that answers Stripe's library as the reference of Stripe's interface documents it
 * (docs.stripe.com/api): the objects have the documented fields that we read, errors the documented form.
 */
export type StripeServer = {
  readonly url: string
  /** What was requested: method, path and the form. */
  readonly requests: { method: string; path: string; form: URLSearchParams; key: string }[]
  /** Events that Stripe lists. */
  readonly events: StripeEvent[]
  /** Payouts that Stripe lists. */
  readonly payouts: Readonly<Record<string, unknown>>[]
  /** 'down': every request gets 500. */
  state: 'up' | 'down'
  readonly close: () => Promise<void>
}

export type StripeEvent = {
  readonly id: string
  readonly type: string
  readonly livemode: boolean
  readonly created: number
  readonly object: string
  readonly data: { readonly object: Readonly<Record<string, unknown>> }
}

export const STRIPE_KEYS = {
  secretKey: 'sk_test_51Abcdefgh',
  webhookSecret: 'whsec_abcdefgh12345678',
}

type Session = { readonly id: string; readonly reference: string; readonly amount: bigint }

/** What the server remembers; requests are found again by their idempotency key. */
type State = {
  readonly sessions: Map<string, Session>
  readonly refunds: Map<string, object>
  readonly refunded: Map<string, bigint>
  readonly events: StripeEvent[]
  readonly payouts: StripeServer['payouts']
}

/** The payment of a session is `pi_` with the session's number, its charge is paid with a Visa card. */
export async function startStripe(): Promise<StripeServer> {
  const state: State = {
    sessions: new Map(),
    refunds: new Map(),
    refunded: new Map(),
    events: [],
    payouts: [],
  }
  const requests: StripeServer['requests'] = []
  const close = async (): Promise<void> => undefined
  const { events, payouts } = state
  const stripe: StripeServer = { url: '', requests, events, payouts, state: 'up', close }
  const server: TestServer = await listen((request, response) => {
    void bodyOf(request).then(body => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const form = new URLSearchParams(body === '' ? url.search : body)
      const key = String(request.headers['idempotency-key'] ?? '')
      requests.push({ method: request.method ?? '', path: url.pathname, form, key })
      const isKnown = request.headers.authorization === `Bearer ${STRIPE_KEYS.secretKey}`
      if (!isKnown) return send(response, { status: 401, body: errorOf('Invalid API Key') })
      if (stripe.state === 'down') return send(response, { status: 500, body: {} })
      return send(response, answer(state, url.pathname, form, key))
    })
  }, '127.0.0.1')
  return Object.assign(stripe, { url: `http://127.0.0.1:${server.port}`, close: server.close })
}

function answer(state: State, path: string, form: URLSearchParams, key: string): Answer {
  if (path === '/v1/account')
    return ok({ id: 'acct_1Test', settings: { dashboard: { display_name: 'Atelier' } } })
  if (path === '/v1/checkout/sessions') return beginSession(state, form, key)
  if (path.startsWith('/v1/payment_intents/')) return intentOf(state, path.split('/').at(-1) ?? '')
  if (path.startsWith('/v1/balance_transactions/'))
    return ok({ id: 'txn_1', fee: 275, currency: 'eur' })
  if (path === '/v1/refunds') return refund(state, form, key)
  if (path === '/v1/payouts') {
    const gte = Number(form.get('arrival_date[gte]') ?? 0)
    const data = state.payouts.filter(one => Number(one['arrival_date']) >= gte)
    return ok({ object: 'list', url: path, has_more: false, data })
  }
  if (path !== '/v1/events') return { status: 404, body: errorOf(path) }
  const since = Number(form.get('created[gte]') ?? 0)
  const data = state.events.filter(({ created }) => created >= since).toReversed()
  return ok({ object: 'list', url: '/v1/events', has_more: false, data })
}

function beginSession({ sessions }: State, form: URLSearchParams, key: string): Answer {
  const session = sessions.get(key) ?? {
    id: `cs_test_${sessions.size + 1}`,
    reference: form.get('client_reference_id') ?? '',
    amount: BigInt(form.get('line_items[0][price_data][unit_amount]') ?? '0'),
  }
  sessions.set(key, session)
  return ok({ id: session.id, url: `https://checkout.stripe.com/c/${session.id}` })
}

function intentOf({ sessions }: State, id: string): Answer {
  const found = [...sessions.values()].find(session => `pi_${session.id}` === id)
  if (!found) return { status: 400, body: errorOf('No such payment_intent') }
  const card = { type: 'card', card: { brand: 'visa' } }
  const metadata = { bordereau: found.reference }
  return ok({ id, metadata, latest_charge: { payment_method_details: card } })
}

function refund(
  { sessions, refunds, refunded }: State,
  form: URLSearchParams,
  key: string,
): Answer {
  const before = refunds.get(key)
  if (before) return ok(before)
  const paid = form.get('payment_intent') ?? ''
  const amount = BigInt(form.get('amount') ?? '0')
  const whole = [...sessions.values()].find(({ id }) => `pi_${id}` === paid)?.amount ?? 0n
  const sum = (refunded.get(paid) ?? 0n) + amount
  if (sum > whole)
    return { status: 400, body: errorOf('Refund amount is greater than charge amount') }
  refunded.set(paid, sum)
  const made = {
    id: `re_${refunds.size + 1}`,
    object: 'refund',
    amount: Number(amount),
    currency: 'eur',
    status: 'succeeded',
    payment_intent: paid,
    metadata: {
      bordereau: form.get('metadata[bordereau]'),
      refund: form.get('metadata[refund]'),
    },
  }
  refunds.set(key, made)
  return ok(made)
}

/** docs.stripe.com/webhooks, "Verify manually": HMAC-SHA256 over the time and the body. */
export function stripeSignature(
  payload: string,
  seconds: number,
  secret = STRIPE_KEYS.webhookSecret,
): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

type Answer = { readonly status: number; readonly body: object }

function ok(body: object): Answer {
  return { status: 200, body }
}

/** docs.stripe.com/api/errors */
function errorOf(message: string): object {
  return { error: { type: 'invalid_request_error', message } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
