import type { IncomingMessage, ServerResponse } from 'node:http'
import { type TestServer, listen } from '../outgoing/testing.ts'

/**
 * A server on this machine that answers Mollie's library as Mollie's reference documents it (docs.mollie.com/reference):
 * the objects have every field that is documented as always there, which the library checks.
 */
export type MollieServer = {
  readonly url: string
  /** What was requested: method, path, body and idempotency key. */
  readonly requests: { method: string; path: string; body: unknown; key: string }[]
  /** Newest last. */
  readonly payments: MolliePaymentRecord[]
  readonly refunds: MollieRefundRecord[]
  readonly chargebacks: MollieChargebackRecord[]
  readonly settlements: MollieSettlementRecord[]
  /** The customers' permissions: one for each first payment that was paid. */
  readonly mandates: MollieMandateRecord[]
  /**
   * 'down': every request gets 503. 'deaf': what is to be created is, but the answer is lost. 'unlisted': the lists of a
   * payment's refunds and of a customer's payments get 503. 'torn': they do from the second page on. 'refusing': no refund is made.
   */
  state: 'up' | 'down' | 'deaf' | 'unlisted' | 'torn' | 'refusing'
  /** Rows of one page at most. */
  pageSize: number
  /** The time of what is created. */
  now: () => Date
  /** Forgets idempotency keys, as Mollie does after a while. */
  readonly forgetKeys: () => void
  readonly close: () => Promise<void>
}

type Amount = { readonly currency: string; readonly value: string }
export type MolliePaymentRecord = {
  readonly id: string
  readonly profileId: string
  mode: string
  amount: Amount
  readonly description: string
  metadata: unknown
  readonly createdAt: string
  status: string
  method: string | null
  details: { readonly cardLabel: string } | null
  paidAt: string | null
  readonly checkout: string
  readonly sequenceType: string
  readonly customerId: string | null
  mandateId: string | null
  statusReason: { readonly code: string; readonly message: string } | null
}
export type MollieMandateRecord = {
  readonly id: string
  readonly customerId: string
  status: string
}
export type MollieRefundRecord = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Amount
  readonly metadata: unknown
  readonly createdAt: string
  status: string
}
export type MollieChargebackRecord = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Amount
  readonly createdAt: string
  reversedAt: string | null
}

export type MollieSettlementRecord = {
  readonly id: string
  readonly reference: string | null
  readonly createdAt: string
  readonly settledAt: string | null
  readonly status: string
  readonly amount: Amount
}

/** Of an organization, with the permission settlements.read. */
export const MOLLIE_TOKEN = 'access_abcdefghijklmnopqrstuvwxyz1234'
export const MOLLIE_KEY = 'test_abcdefghijklmnopqrstuvwxyz1234'
export const MOLLIE_LIVE_KEY = 'live_abcdefghijklmnopqrstuvwxyz1234'
/** The profile of each key that Mollie knows; test and live payments of one profile do not see each other. */
const PROFILES: ReadonlyMap<string, string> = new Map([
  [MOLLIE_KEY, 'pfl_Atelier'],
  [MOLLIE_LIVE_KEY, 'pfl_Atelier'],
  ['test_ofanothercompanyabcdefghijklmnop', 'pfl_Other'],
])

type Answer = { readonly status: number; readonly body: object }
type Call = {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Body
  readonly key: string
  readonly profileId: string
  readonly mode: string
}
type Body = {
  readonly amount?: Amount
  readonly description?: string
  readonly metadata?: unknown
  readonly name?: string
  readonly sequenceType?: string
  readonly customerId?: string
  readonly mandateId?: string
}

export async function startMollie(): Promise<MollieServer> {
  const keys = new Map<string, Answer>()
  const server: TestServer = await listen((request, response) => {
    void textOf(request).then(text => send(response, take(mollie, keys, request, text)))
  }, '127.0.0.1')
  const mollie: MollieServer = {
    url: `http://127.0.0.1:${server.port}`,
    requests: [],
    payments: [],
    refunds: [],
    chargebacks: [],
    settlements: [],
    mandates: [],
    state: 'up',
    pageSize: 250,
    now: () => new Date(),
    forgetKeys: () => keys.clear(),
    close: server.close,
  }
  return mollie
}

/** docs.mollie.com/reference/api-idempotency: the same key gets the same answer again. */
function take(
  mollie: MollieServer,
  keys: Map<string, Answer>,
  request: IncomingMessage,
  text: string,
): Answer {
  const { method = '', headers } = request
  const url = new URL(request.url ?? '/', mollie.url)
  const body: Body = text === '' ? {} : JSON.parse(text)
  const key = String(headers['idempotency-key'] ?? '')
  mollie.requests.push({ method, path: url.pathname, body, key })
  if (mollie.state === 'down') return failure(503, 'Service Unavailable')
  const token = String(headers.authorization).replace('Bearer ', '')
  if (url.pathname === '/v2/settlements') return settlementsFor(mollie, token, url)
  const profileId = PROFILES.get(token)
  if (profileId === undefined) return failure(401, 'Missing authentication, or failed')
  const [mode = ''] = token.split('_')
  const call: Call = { path: url.pathname, query: url.searchParams, body, key, profileId, mode }
  const isTorn = mollie.state === 'torn' && url.searchParams.has('from')
  const isList = method === 'GET' && /\/(refunds|customers\/\w+\/payments)$/.test(url.pathname)
  if (isList && (isTorn || mollie.state === 'unlisted')) return failure(503, 'Service Unavailable')
  if (mollie.state === 'refusing' && method === 'POST' && url.pathname.endsWith('/refunds'))
    return failure(422, 'Insufficient balance')
  const answer = keys.get(key) ?? byMethod[method]?.(mollie, call) ?? read(mollie, call)
  if (key !== '' && answer.status < 300) keys.set(key, answer)
  return mollie.state === 'deaf' && method === 'POST' ? failure(503, 'Service Unavailable') : answer
}

const byMethod: Readonly<Record<string, (mollie: MollieServer, call: Call) => Answer>> = {
  POST: (mollie, call) =>
    call.path === '/v2/customers' ? createCustomer(mollie, call) : create(mollie, call),
  DELETE: revoke,
}

/** docs.mollie.com/reference/create-customer */
function createCustomer({ url, now, requests }: MollieServer, { body, mode }: Call): Answer {
  const id = `cst_${requests.length}`
  const self = link(`${url}/v2/customers/${id}`)
  const links = { self, dashboard: link('https://my.mollie.com'), documentation: link(url) }
  const own = { name: body.name ?? null, email: null, locale: null, metadata: null }
  const createdAt = now().toISOString()
  return { status: 201, body: { resource: 'customer', id, mode, ...own, createdAt, _links: links } }
}

/** docs.mollie.com/reference/revoke-mandate */
function revoke({ mandates }: MollieServer, { path }: Call): Answer {
  const found = mandates.find(one => one.id === path.split('/').at(-1) && one.status === 'valid')
  if (!found) return failure(410, 'The mandate was revoked')
  found.status = 'invalid'
  return { status: 204, body: {} }
}

function create(mollie: MollieServer, { path, body, profileId, mode }: Call): Answer {
  const { amount, description = '', metadata = null } = body
  if (!amount) return failure(422, 'The amount is missing')
  const createdAt = mollie.now().toISOString()
  if (path === '/v2/payments') {
    const id = `tr_${String(mollie.payments.length + 1).padStart(10, '0')}`
    const checkout = `https://www.mollie.com/checkout/select-method/${id.slice(3)}`
    const begun = { status: 'open', method: null, details: null, paidAt: null }
    const made = { id, profileId, mode, amount, description, metadata, createdAt, checkout }
    const { sequenceType = 'oneoff', customerId = null, mandateId = null } = body
    const isValid = mollie.mandates.some(one => one.id === mandateId && one.status === 'valid')
    // docs.mollie.com/docs/recurring-payments: without a valid mandate 422.
    if (sequenceType === 'recurring' && !isValid) return failure(422, 'The mandate is invalid')
    const kept = { sequenceType, customerId, mandateId, statusReason: null }
    const payment = { ...made, ...begun, ...kept }
    mollie.payments.push(payment)
    return { status: 201, body: paymentOf(mollie, payment) }
  }
  const payment = findPayment(mollie, path.split('/')[3], profileId, mode)
  if (!payment) return failure(404, 'No payment exists with this token')
  const counted = refundsOf(mollie, payment.id).filter(one => one.status !== 'failed')
  const back = counted.reduce((sum, one) => sum + Number(one.amount.value), 0)
  // docs.mollie.com/reference/create-refund: 422 for an amount that is higher than what is left.
  if (back + Number(amount.value) > Number(payment.amount.value) + 0.001)
    return failure(422, 'The amount is higher than the maximum')
  const id = `re_${mollie.refunds.length + 1}`
  const refund = { id, paymentId: payment.id, amount, metadata, createdAt, status: 'pending' }
  mollie.refunds.push(refund)
  return { status: 201, body: refundOf(mollie, refund) }
}

function read(mollie: MollieServer, call: Call): Answer {
  const { path, profileId, mode } = call
  const [, , kind, id, part] = path.split('/')
  if (path === '/v2/profiles/me') return { status: 200, body: profileOf(mollie, profileId, mode) }
  const own = (paymentId: string) => findPayment(mollie, paymentId, profileId, mode)
  if (kind === 'customers') return readCustomer(mollie, call)
  if (kind === 'refunds') {
    const rows = mollie.refunds.filter(one => own(one.paymentId))
    return listOf(mollie, call, 'refunds', rows, one => refundOf(mollie, one))
  }
  if (kind === 'chargebacks') {
    const rows = mollie.chargebacks.filter(one => own(one.paymentId))
    return listOf(mollie, call, 'chargebacks', rows, one => chargebackOf(mollie, one))
  }
  if (kind !== 'payments') return failure(404, path)
  if (id === undefined) {
    const rows = mollie.payments.filter(one => own(one.id))
    return listOf(mollie, call, 'payments', rows, one => paymentOf(mollie, one))
  }
  const payment = own(id)
  if (!payment) return failure(404, 'No payment exists with this token')
  if (part === 'refunds')
    return listOf(mollie, call, 'refunds', refundsOf(mollie, id), one => refundOf(mollie, one))
  if (part !== 'chargebacks') return { status: 200, body: paymentOf(mollie, payment) }
  const rows = mollie.chargebacks.filter(one => one.paymentId === id)
  return listOf(mollie, call, 'chargebacks', rows, one => chargebackOf(mollie, one))
}

/** docs.mollie.com/reference/list-settlements: with an organization's token only. */
function settlementsFor(mollie: MollieServer, token: string, url: URL): Answer {
  if (token !== MOLLIE_TOKEN) return failure(403, 'The token lacks settlements.read')
  const page = { path: url.pathname, query: url.searchParams }
  return listOf(mollie, page, 'settlements', mollie.settlements, one => ({
    resource: 'settlement',
    balanceId: 'bal_1',
    ...one,
    _links: { self: link(`${mollie.url}/v2/settlements/${one.id}`) },
  }))
}

/** A customer's payments and mandates. */
function readCustomer(mollie: MollieServer, call: Call): Answer {
  const [, , , customerId = '', part, id] = call.path.split('/')
  if (part === 'payments') {
    const rows = mollie.payments.filter(one => one.customerId === customerId)
    return listOf(mollie, call, 'payments', rows, one => paymentOf(mollie, one))
  }
  const mandate = mollie.mandates.find(one => one.customerId === customerId && one.id === id)
  return mandate
    ? { status: 200, body: mandateOf(mollie, mandate, call.mode) }
    : failure(404, 'No mandate exists with this token')
}

/** docs.mollie.com/reference/get-mandate: a direct debit, as a first payment by iDEAL gives. */
function mandateOf({ url }: MollieServer, mandate: MollieMandateRecord, mode: string): object {
  const self = link(`${url}/v2/customers/${mandate.customerId}/mandates/${mandate.id}`)
  const customer = link(`${url}/v2/customers/${mandate.customerId}`)
  return {
    resource: 'mandate',
    mode,
    method: 'directdebit',
    details: {
      consumerName: 'B. Buyer',
      consumerAccount: 'NL55INGB0000003000',
      consumerBic: 'INGBNL2A',
    },
    signatureDate: '2026-11-20',
    mandateReference: null,
    createdAt: '2026-11-20T10:00:00+00:00',
    ...mandate,
    _links: { self, customer, documentation: link(url) },
  }
}

/** docs.mollie.com/reference/pagination: newest first, `from` is the first row of a page. */
function listOf<Row extends { readonly id: string }>(
  { url, pageSize }: MollieServer,
  { path, query }: Pick<Call, 'path' | 'query'>,
  name: string,
  rows: readonly Row[],
  present: (row: Row) => object,
): Answer {
  const newest = rows.toReversed()
  const from = query.get('from')
  const start = from === null ? 0 : newest.findIndex(({ id }) => id === from)
  const page = newest.slice(start, start + Math.min(pageSize, Number(query.get('limit') ?? 50)))
  const after = newest[start + page.length]
  const next = after ? link(`${url}${path}?from=${after.id}&limit=${pageSize}`) : null
  const links = { self: link(`${url}${path}`), previous: null, next, documentation: link(url) }
  const body = { count: page.length, _embedded: { [name]: page.map(present) }, _links: links }
  return { status: 200, body }
}

function findPayment(
  { payments }: MollieServer,
  id: string | undefined,
  profileId: string,
  mode: string,
): MolliePaymentRecord | undefined {
  return payments.find(one => one.id === id && one.profileId === profileId && one.mode === mode)
}

function refundsOf({ refunds }: MollieServer, paymentId: string): MollieRefundRecord[] {
  return refunds.filter(one => one.paymentId === paymentId)
}

function paymentOf({ url }: MollieServer, { checkout, ...payment }: MolliePaymentRecord): object {
  const page =
    payment.status === 'open' && payment.sequenceType !== 'recurring'
      ? { checkout: link(checkout) }
      : {}
  const self = link(`${url}/v2/payments/${payment.id}`)
  const links = { self, dashboard: link('https://my.mollie.com'), ...page }
  const { customerId, mandateId, statusReason, ...own } = payment
  const kept = customerId === null ? {} : { customerId, mandateId }
  const failed = statusReason === null ? {} : { statusReason }
  return { resource: 'payment', ...own, ...kept, ...failed, _links: links }
}

function refundOf({ url }: MollieServer, refund: MollieRefundRecord): object {
  const payment = link(`${url}/v2/payments/${refund.paymentId}`)
  const links = { self: link(`${url}/v2/refunds/${refund.id}`), payment, documentation: link(url) }
  return { resource: 'refund', mode: 'test', description: '', ...refund, _links: links }
}

function chargebackOf({ url }: MollieServer, chargeback: MollieChargebackRecord): object {
  const payment = link(`${url}/v2/payments/${chargeback.paymentId}`)
  const self = link(`${url}/v2/chargebacks/${chargeback.id}`)
  const links = { self, payment, documentation: link(url) }
  return { resource: 'chargeback', reason: null, ...chargeback, _links: links }
}

/** docs.mollie.com/reference/get-current-profile */
function profileOf({ url }: MollieServer, id: string, mode: string): object {
  return {
    resource: 'profile',
    id,
    mode,
    name: 'Atelier',
    website: 'https://atelier.example',
    email: 'owner@example.com',
    phone: '+33123456789',
    businessCategory: 'OTHER_MERCHANDISE',
    status: 'verified',
    createdAt: '2026-01-01T10:00:00+00:00',
    _links: { self: link(`${url}/v2/profiles/${id}`) },
  }
}

function link(href: string): object {
  return { href, type: 'application/hal+json' }
}

/** docs.mollie.com/reference/handling-errors */
function failure(status: number, detail: string): Answer {
  const documentation = link('https://docs.mollie.com/reference/handling-errors')
  return { status, body: { status, title: 'Error', detail, _links: { documentation } } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
