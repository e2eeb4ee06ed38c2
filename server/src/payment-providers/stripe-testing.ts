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
  /** Collections: payments that were asked for without the customer, oldest first. */
  readonly intents: StripeIntent[]
  /** What becomes of a collection from a saved method; without an entry it succeeds. */
  readonly outcomes: Map<string, 'processing' | 'detached' | CardError>
  /** Methods that were detached. */
  readonly detached: string[]
  /** Refunds that Stripe lists, oldest first. */
  readonly refunds: StripeRefund[]
  /** Forgets idempotency keys of refunds and collections, as Stripe does after a day. */
  readonly forgetKeys: () => void
  /**
   * 'down': every request gets 500. 'deaf': a collection or refund is made, but the answer is lost. 'unlisted': the lists of
   * refunds and collections get 500. 'torn': they do from the second page on. 'refusing': no refund is made.
   */
  state: 'up' | 'down' | 'deaf' | 'unlisted' | 'torn' | 'refusing'
  /** Rows of one page of refunds and collections at most. */
  pageSize: number
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

/** docs.stripe.com/api/errors: type card_error. */
export type CardError = { readonly code: string; readonly decline_code?: string }

export type StripeIntent = {
  readonly id: string
  readonly customer: string
  readonly payment_method: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  status: string
  readonly metadata: Readonly<Record<string, string | null>>
  readonly latest_charge: object
  readonly last_payment_error: CardError | null
}

/** docs.stripe.com/api/refunds/object */
export type StripeRefund = {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  status: string
  readonly payment_intent: string
  readonly metadata: Readonly<Record<string, string | null>>
}

export const STRIPE_KEYS = {
  secretKey: 'sk_test_51Abcdefgh',
  webhookSecret: 'whsec_abcdefgh12345678',
}

type Session = {
  readonly id: string
  readonly reference: string
  readonly amount: bigint
  /** The Customer, where the method is kept; '' otherwise. */
  readonly customer: string
}

/** What the server remembers; requests are found again by their idempotency key. */
type State = {
  readonly sessions: Map<string, Session>
  readonly refunds: StripeRefund[]
  readonly events: StripeEvent[]
  readonly payouts: StripeServer['payouts']
  readonly intents: StripeIntent[]
  /** What was answered to an idempotency key of a refund or a collection. */
  readonly keys: Map<string, Answer>
  readonly outcomes: StripeServer['outcomes']
  readonly detached: string[]
}

/** The payment of a session is `pi_` with the session's number, its charge is paid with a Visa card. */
export async function startStripe(): Promise<StripeServer> {
  const state: State = {
    sessions: new Map(),
    refunds: [],
    events: [],
    payouts: [],
    intents: [],
    keys: new Map(),
    outcomes: new Map(),
    detached: [],
  }
  const requests: StripeServer['requests'] = []
  const close = async (): Promise<void> => undefined
  const { keys, sessions: _, ...kept } = state
  const forgetKeys = () => keys.clear()
  const own = { url: '', requests, forgetKeys, close }
  const stripe: StripeServer = { ...own, ...kept, state: 'up', pageSize: 100 }
  const server: TestServer = await listen((request, response) => {
    void bodyOf(request).then(body => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const form = new URLSearchParams(body === '' ? url.search : body)
      const key = String(request.headers['idempotency-key'] ?? '')
      requests.push({ method: request.method ?? '', path: url.pathname, form, key })
      const isKnown = request.headers.authorization === `Bearer ${STRIPE_KEYS.secretKey}`
      if (!isKnown) return send(response, { status: 401, body: errorOf('Invalid API Key') })
      const isTorn = stripe.state === 'torn' && form.has('starting_after')
      const isList = request.method === 'GET' && LISTS.includes(url.pathname)
      if (stripe.state === 'down' || (isList && (isTorn || stripe.state === 'unlisted')))
        return send(response, OUTAGE)
      if (
        stripe.state === 'refusing' &&
        request.method === 'POST' &&
        url.pathname === '/v1/refunds'
      )
        return send(response, { status: 400, body: errorOf('Insufficient balance') })
      const before = keys.get(key)
      const answered =
        before ??
        (isList
          ? pageOf(url.pathname, listed(state, url.pathname, form), form, stripe.pageSize)
          : answer(state, url.pathname, form, key))
      if (request.method === 'POST' && LISTS.includes(url.pathname)) keys.set(key, answered)
      const isLost = stripe.state === 'deaf' && request.method === 'POST'
      return send(response, isLost ? OUTAGE : answered)
    })
  }, '127.0.0.1')
  return Object.assign(stripe, { url: `http://127.0.0.1:${server.port}`, close: server.close })
}

/** The acts that move money: what is made by POST is listed by GET. */
const LISTS: readonly string[] = ['/v1/payment_intents', '/v1/refunds']

function listed(
  { refunds, intents }: State,
  path: string,
  form: URLSearchParams,
): readonly { readonly id: string }[] {
  return path === '/v1/refunds'
    ? refunds.filter(one => one.payment_intent === form.get('payment_intent'))
    : intents.filter(({ customer }) => customer === form.get('customer'))
}

/** docs.stripe.com/api/pagination: newest first, after the row that is named. */
function pageOf(
  url: string,
  rows: readonly { readonly id: string }[],
  form: URLSearchParams,
  pageSize: number,
): Answer {
  const newest = rows.toReversed()
  const start = newest.findIndex(({ id }) => id === form.get('starting_after')) + 1
  const data = newest.slice(start, start + pageSize)
  return ok({ object: 'list', url, has_more: start + data.length < newest.length, data })
}

function answer(state: State, path: string, form: URLSearchParams, key: string): Answer {
  if (path === '/v1/account')
    return ok({ id: 'acct_1Test', settings: { dashboard: { display_name: 'Atelier' } } })
  if (path === '/v1/checkout/sessions') return beginSession(state, form, key)
  if (path === '/v1/payment_intents') return collect(state, form)
  if (path.startsWith('/v1/payment_methods/')) {
    const [, , , id = ''] = path.split('/')
    if (state.detached.includes(id)) return { status: 400, body: errorOf('not attached') }
    state.detached.push(id)
    return ok({ id, object: 'payment_method', customer: null })
  }
  if (path.startsWith('/v1/payment_intents/')) return intentOf(state, path.split('/').at(-1) ?? '')
  if (path.startsWith('/v1/balance_transactions/'))
    return ok({ id: 'txn_1', fee: 275, currency: 'eur' })
  if (path === '/v1/refunds') return refund(state, form)
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
    customer: savingCustomer(form, sessions.size + 1),
  }
  sessions.set(key, session)
  return ok({ id: session.id, url: `https://checkout.stripe.com/c/${session.id}` })
}

/** docs.stripe.com/api/checkout/sessions/create: a Customer is made, or the given one taken. */
function savingCustomer(form: URLSearchParams, count: number): string {
  if (form.get('payment_intent_data[setup_future_usage]') !== 'off_session') return ''
  return form.get('customer') ?? (form.get('customer_creation') === 'always' ? `cus_${count}` : '')
}

/** docs.stripe.com/api/payment_intents/create with off_session and confirm. */
function collect(state: State, form: URLSearchParams): Answer {
  const method = form.get('payment_method') ?? ''
  const outcome = state.outcomes.get(method) ?? 'succeeded'
  const isConfirmed = form.get('off_session') === 'true' && form.get('confirm') === 'true'
  if (!isConfirmed) return { status: 400, body: errorOf('not confirmed') }
  if (outcome === 'detached' || state.detached.includes(method)) {
    const error = { code: 'resource_missing', param: 'payment_method' }
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', message: '', ...error } },
    }
  }
  const status = typeof outcome === 'string' ? outcome : 'requires_payment_method'
  const intent: StripeIntent = {
    id: `pi_collected_${state.intents.length + 1}`,
    customer: form.get('customer') ?? '',
    payment_method: method,
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? '',
    created: Math.floor(Date.UTC(2026, 10, 20, 10) / 1000),
    status,
    metadata: {
      bordereau: form.get('metadata[bordereau]'),
      collection: form.get('metadata[collection]'),
    },
    latest_charge: { payment_method_details: CARD },
    last_payment_error: typeof outcome === 'string' ? null : outcome,
  }
  state.intents.push(intent)
  if (typeof outcome === 'string') return ok(intent)
  const error = { type: 'card_error', message: '', ...outcome, payment_intent: intent }
  return { status: 402, body: { error } }
}

const CARD = { type: 'card', card: { brand: 'visa', last4: '4242' } }

function intentOf({ sessions, intents }: State, id: string): Answer {
  const collected = intents.find(one => one.id === id)
  if (collected) return ok(collected)
  const found = [...sessions.values()].find(session => `pi_${session.id}` === id)
  if (!found) return { status: 400, body: errorOf('No such payment_intent') }
  const metadata = { bordereau: found.reference }
  const { customer } = found
  const saved =
    customer === ''
      ? {}
      : { customer, payment_method: `pm_${found.id}`, setup_future_usage: 'off_session' }
  return ok({ id, metadata, ...saved, latest_charge: { payment_method_details: CARD } })
}

function refund({ sessions, intents, refunds }: State, form: URLSearchParams): Answer {
  const paid = form.get('payment_intent') ?? ''
  const amount = BigInt(form.get('amount') ?? '0')
  const collected = intents.find(({ id }) => id === paid)
  const session = [...sessions.values()].find(({ id }) => `pi_${id}` === paid)
  const whole = collected ? BigInt(collected.amount) : (session?.amount ?? 0n)
  const back = refunds.filter(one => one.payment_intent === paid && one.status !== 'failed')
  if (back.reduce((sum, one) => sum + BigInt(one.amount), amount) > whole)
    return { status: 400, body: errorOf('Refund amount is greater than charge amount') }
  const made: StripeRefund = {
    id: `re_${refunds.length + 1}`,
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
  refunds.push(made)
  return ok(made)
}

/** docs.stripe.com/webhooks, "Verify manually": HMAC-SHA256 over the time and the body. */
export function stripeSignature(
  payload: string | Uint8Array,
  seconds: number,
  secret = STRIPE_KEYS.webhookSecret,
): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(payload).digest('hex')
  return `t=${seconds},v1=${mac}`
}

type Answer = { readonly status: number; readonly body: object }

function ok(body: object): Answer {
  return { status: 200, body }
}

const OUTAGE: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An error occurred' } },
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
