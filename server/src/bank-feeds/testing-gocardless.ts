import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type TestServer, listen } from '../outgoing/testing.ts'

/**
 * A server on this machine that answers as GoCardless documents its Bank Account Data interface, version 2
 * (developer.gocardless.com/bank-account-data, docs.gocardless.com/docs/bank-account-data/statuses-and-error-code).
 */
export type GocardlessServer = {
  readonly url: string
  /** What was requested: method and path with its query. */
  readonly requests: string[]
  /** The newest last. */
  readonly requisitions: Requisition[]
  /** By the service's number. */
  readonly accounts: Map<string, TestAccount>
  /** The time of what is created and of tokens. */
  now: () => Date
  /** 'down': 503 for everything. 'slow-bank': the bank does not answer. Otherwise this body, as it is, for accounts. */
  state: 'up' | 'down' | 'slow-bank' | { readonly body: string }
  /** The next request of an account is refused so. */
  refuseNext: { readonly status: number; readonly body: object } | undefined
  /** Successful readings that each account is allowed until `renewLimits`. */
  allowed: number
  readonly renewLimits: () => void
  /** Access tokens that were given are refused from now on, as after a change of the keys. */
  readonly forgetTokens: (which: 'access' | 'all') => void
  /** The account's holder agrees on the bank's pages to these accounts. */
  readonly agree: (requisition: Requisition, accounts: readonly string[]) => void
  readonly close: () => Promise<void>
}

export type Requisition = {
  readonly id: string
  readonly redirect: string
  readonly institution_id: string
  readonly agreement: string
  readonly reference: string
  readonly user_language: string
  readonly account_selection: boolean
  readonly link: string
  status: string
  accounts: readonly string[]
}
type Agreement = {
  readonly id: string
  readonly created: string
  readonly institution_id: string
  readonly max_historical_days: number
  readonly access_valid_for_days: number
  readonly access_scope: readonly string[]
  accepted: string | null
}
export type TestAccount = {
  readonly iban: string
  readonly currency: string
  readonly name: string
  /** In the documented form, each with its `bookingDate`. */
  readonly booked: TestEntry[]
  readonly pending: object[]
  used: number
}
export type TestEntry = { readonly bookingDate: string } & Readonly<Record<string, unknown>>

export const GOCARDLESS_KEYS = {
  secretId: '0f6c1d4e-6b0a-4f2b-9a43-0f7d4f3f2c11',
  secretKey: 'ab'.repeat(64),
}
const DAY_MS = 86_400_000
const LIMIT = 4

type Answer = {
  readonly status: number
  readonly body: object | string
  readonly headers?: Readonly<Record<string, string>>
}
type Tokens = { readonly access: Map<string, number>; readonly refresh: Map<string, number> }
type Call = {
  readonly method: string
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
}
type State = {
  readonly server: GocardlessServer
  readonly tokens: Tokens
  readonly agreements: Map<string, Agreement>
}

export async function startGocardless(): Promise<GocardlessServer> {
  const tokens: Tokens = { access: new Map(), refresh: new Map() }
  const agreements = new Map<string, Agreement>()
  const http: TestServer = await listen((request, response) => {
    void textOf(request).then(text => send(response, take(state, request, text)))
  }, '127.0.0.1')
  const server: GocardlessServer = {
    url: `http://127.0.0.1:${http.port}`,
    requests: [],
    requisitions: [],
    accounts: new Map(),
    now: () => new Date(),
    state: 'up',
    refuseNext: undefined,
    allowed: LIMIT,
    renewLimits: () => {
      for (const account of server.accounts.values()) account.used = 0
    },
    forgetTokens: which => {
      tokens.access.clear()
      if (which === 'all') tokens.refresh.clear()
    },
    agree: (requisition, accounts) => {
      const agreement = agreements.get(requisition.agreement)
      if (agreement) agreement.accepted = server.now().toISOString()
      Object.assign(requisition, { status: 'LN', accounts })
    },
    close: http.close,
  }
  const state: State = { server, tokens, agreements }
  return server
}

function take(state: State, request: IncomingMessage, text: string): Answer {
  const { server, tokens } = state
  const { method = '', headers } = request
  const url = new URL(request.url ?? '/', server.url)
  server.requests.push(`${method} ${url.pathname}${url.search}`)
  if (server.state === 'down') return failure(503, 'ServiceUnavailable', 'Try again later.')
  const [, api, version, ...path] = url.pathname
    .split('/')
    .filter((_, at, all) => at < all.length - 1)
  if (api !== 'api' || version !== 'v2' || !url.pathname.endsWith('/'))
    return failure(404, 'Not found', '')
  const call: Call = {
    method,
    path,
    query: url.searchParams,
    body: text === '' ? {} : JSON.parse(text),
  }
  if (path[0] === 'token') return giveToken(state, call)
  const token = String(headers.authorization).replace('Bearer ', '')
  if ((tokens.access.get(token) ?? 0) <= server.now().getTime())
    return failure(401, 'Invalid token', 'Token is invalid or expired')
  return answer(state, call)
}

/** A day's access and thirty days' renewal. */
function giveToken({ server, tokens }: State, { path, body }: Call): Answer {
  const now = server.now().getTime()
  const access = randomUUID()
  if (path[1] === 'refresh') {
    if ((tokens.refresh.get(String(body['refresh'])) ?? 0) <= now)
      return failure(401, 'Invalid token', 'Token is invalid or expired')
    tokens.access.set(access, now + DAY_MS)
    return { status: 200, body: { access, access_expires: 86_400 } }
  }
  if (
    body['secret_id'] !== GOCARDLESS_KEYS.secretId ||
    body['secret_key'] !== GOCARDLESS_KEYS.secretKey
  )
    return failure(
      401,
      'Authentication failed',
      'No active account found with the given credentials',
    )
  const refresh = randomUUID()
  tokens.access.set(access, now + DAY_MS)
  tokens.refresh.set(refresh, now + 30 * DAY_MS)
  const expiries = { access_expires: 86_400, refresh_expires: 2_592_000 }
  return { status: 200, body: { access, refresh, ...expiries } }
}

function answer(state: State, call: Call): Answer {
  switch (call.path[0]) {
    case 'institutions':
      return institutions(call)
    case 'agreements':
      return agreement(state, call)
    case 'requisitions':
      return requisition(state, call)
    case 'accounts':
      return account(state, call)
    default:
      return failure(404, 'Not found', '')
  }
}

const INSTITUTIONS = [
  { id: 'SANDBOXFINANCE_SFIN0000', name: 'Sandbox Finance', bic: 'SFIN0000', countries: ['XX'] },
  { id: 'REVOLUT_REVOGB21', name: 'Revolut', bic: 'REVOGB21', countries: ['FR', 'DE'] },
  { id: 'BNP_PARIBAS_BNPAFRPP', name: 'BNP Paribas', bic: 'BNPAFRPP', countries: ['FR'] },
].map(one => ({
  ...one,
  transaction_total_days: '730',
  max_access_valid_for_days: one.id.startsWith('REVOLUT') ? '180' : '90',
  logo: 'https://cdn-logos.gocardless.com/ais/logo.png',
}))

function institutions({ path, query }: Call): Answer {
  const [, id] = path
  if (id === undefined) {
    const country = query.get('country')?.toUpperCase() ?? ''
    return { status: 200, body: INSTITUTIONS.filter(one => one.countries.includes(country)) }
  }
  const found = INSTITUTIONS.find(one => one.id === id)
  return found ? { status: 200, body: found } : failure(404, 'Not found.', 'Not found.')
}

function agreement({ server, agreements }: State, { method, path, body }: Call): Answer {
  if (method === 'GET') {
    const found = agreements.get(path[2] ?? '')
    return found ? { status: 200, body: found } : failure(404, 'Not found.', 'Not found.')
  }
  const bank = INSTITUTIONS.find(one => one.id === body['institution_id'])
  const days = Number(body['max_historical_days'])
  if (!bank || days > Number(bank.transaction_total_days))
    return failure(400, 'Incorrect max_historical_days', '')
  const made: Agreement = {
    id: randomUUID(),
    created: server.now().toISOString(),
    institution_id: bank.id,
    max_historical_days: days,
    access_valid_for_days: Number(body['access_valid_for_days']),
    access_scope: ['details', 'transactions'],
    accepted: null,
  }
  agreements.set(made.id, made)
  return { status: 201, body: made }
}

function requisition({ server }: State, { method, path, body }: Call): Answer {
  if (method === 'POST') {
    const id = randomUUID()
    const bank = String(body['institution_id'])
    const made: Requisition = {
      id,
      redirect: String(body['redirect']),
      institution_id: bank,
      agreement: String(body['agreement']),
      reference: String(body['reference']),
      user_language: String(body['user_language']),
      account_selection: body['account_selection'] === true,
      link: `https://ob.gocardless.com/psd2/start/${id}/${bank}`,
      status: 'CR',
      accounts: [],
    }
    server.requisitions.push(made)
    return { status: 201, body: made }
  }
  const found = server.requisitions.find(one => one.id === path[1])
  if (!found) return failure(404, 'Not found.', 'Not found.')
  if (method === 'GET') return { status: 200, body: found }
  server.requisitions.splice(server.requisitions.indexOf(found), 1)
  return { status: 200, body: { summary: 'Requisition deleted', detail: '' } }
}

function account({ server }: State, { path, query }: Call): Answer {
  const [, id = '', part] = path
  const found = server.accounts.get(id)
  if (!found) return failure(404, 'Not found.', 'Not found.')
  const refused = server.refuseNext
  server.refuseNext = undefined
  if (refused) return refused
  if (part === 'details') {
    const { iban, currency, name } = found
    return { status: 200, body: { account: { resourceId: id, iban, currency, name } } }
  }
  if (server.state === 'slow-bank')
    return {
      status: 503,
      body: { summary: 'Institution service unavailable', type: 'ServiceError' },
    }
  if (found.used >= server.allowed)
    return {
      status: 429,
      body: { summary: 'Rate limit exceeded', type: 'RateLimitError', status_code: 429 },
      headers: limitHeaders(server, found),
    }
  found.used += 1
  const from = query.get('date_from') ?? ''
  const to = query.get('date_to') ?? ''
  const booked = found.booked.filter(one => one.bookingDate >= from && one.bookingDate <= to)
  const body = { transactions: { booked, pending: found.pending }, last_updated: server.now() }
  return {
    status: 200,
    body: typeof server.state === 'object' ? server.state.body : body,
    headers: limitHeaders(server, found),
  }
}

const RESET_SECONDS = '40000'

/** As the names are in bankaccountdata.zendesk.com, Bank API Rate Limits and Rate Limit Headers. */
function limitHeaders({ allowed }: GocardlessServer, { used }: TestAccount) {
  return {
    HTTP_X_RATELIMIT_LIMIT: '100',
    HTTP_X_RATELIMIT_REMAINING: '99',
    HTTP_X_RATELIMIT_RESET: '60',
    HTTP_X_RATELIMIT_ACCOUNT_SUCCESS_LIMIT: String(allowed),
    HTTP_X_RATELIMIT_ACCOUNT_SUCCESS_REMAINING: String(Math.max(0, allowed - used)),
    HTTP_X_RATELIMIT_ACCOUNT_SUCCESS_RESET: RESET_SECONDS,
  }
}

function failure(status: number, summary: string, detail: string): Answer {
  return { status, body: { summary, detail, status_code: status } }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
