import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import { type TestServer, listen } from '../outgoing/testing.ts'

/**
 * A server on this machine that answers as Enable Banking documents its interface (enablebanking.com/docs/api/reference). It
 * verifies signature, audience, issuer and life of every token.
 */
export type EnableBankingServer = {
  readonly url: string
  /** What was requested: method and path with its query. */
  readonly requests: string[]
  /** The bodies of what was posted to /auth; the newest last. */
  readonly orders: Order[]
  /** By the service's number of the account within a session. */
  readonly accounts: Map<string, TestAccount>
  readonly sessions: Map<string, TestSession>
  readonly application: { environment: string; active: boolean; redirect_urls: string[] }
  now: () => Date
  state: 'up' | 'down'
  /** Each page names the same next one. */
  isCircular: boolean
  /** The next requests of accounts are refused so, each once. */
  readonly refusals: ApiRefusal[]
  /** The holder agrees on the bank's pages to these accounts: the code of the return. */
  readonly agree: (order: Order, accounts: readonly TestAccount[]) => string
  readonly close: () => Promise<void>
}

export type Order = {
  readonly access: { readonly valid_until: string }
  readonly aspsp: { readonly name: string; readonly country: string }
  readonly psu_type: string
  readonly redirect_url: string
  readonly state: string
  readonly language: string
}
export type TestAccount = {
  readonly iban: string
  readonly currency: string
  readonly details: string
  /** In the documented form, page by page; a page may be empty. */
  readonly pages: object[][]
}
export type TestSession = {
  readonly order: Order
  readonly accounts: readonly string[]
  status: 'AUTHORIZED' | 'EXPIRED' | 'REVOKED' | 'CLOSED'
}
export type ApiRefusal = {
  readonly status: number
  readonly error: string
  readonly retryAfter?: string
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const ENABLE_BANKING_KEYS = {
  applicationId: 'cf589be3-3755-465b-a8df-a90a16a31403',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

type Answer = readonly [status: number, body: object, headers?: Readonly<Record<string, string>>]
type Call = {
  readonly method: string
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly body: unknown
}
type State = {
  readonly server: EnableBankingServer
  readonly codes: Map<string, { readonly order: Order; readonly accounts: readonly TestAccount[] }>
}

export async function startEnableBanking(redirectUrl: string): Promise<EnableBankingServer> {
  const codes: State['codes'] = new Map()
  const http: TestServer = await listen((request, response) => {
    void take(state, request).then(([status, body, headers]) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    })
  }, '127.0.0.1')
  const server: EnableBankingServer = {
    url: `http://127.0.0.1:${http.port}`,
    requests: [],
    orders: [],
    accounts: new Map(),
    sessions: new Map(),
    application: { environment: 'PRODUCTION', active: true, redirect_urls: [redirectUrl] },
    now: () => new Date(),
    state: 'up',
    isCircular: false,
    refusals: [],
    agree: (order, accounts) => {
      const code = randomUUID()
      codes.set(code, { order, accounts })
      return code
    },
    close: http.close,
  }
  const state: State = { server, codes }
  return server
}

async function take(state: State, request: IncomingMessage): Promise<Answer> {
  const { server } = state
  const { method = '' } = request
  const url = new URL(request.url ?? '/', server.url)
  server.requests.push(`${method} ${url.pathname}${url.search}`)
  const body = method === 'POST' ? await json(request) : undefined
  if (server.state === 'down') return refused({ status: 500, error: '' })
  if (!(await isSigned(server, request)))
    return refused({ status: 401, error: 'UNAUTHORIZED_ACCESS' })
  const path = url.pathname.slice(1).split('/')
  return answer(state, { method, path, query: url.searchParams, body })
}

async function isSigned({ now }: EnableBankingServer, { headers }: IncomingMessage) {
  const token = String(headers.authorization).replace(/^Bearer /, '')
  try {
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      algorithms: ['RS256'],
      issuer: 'enablebanking.com',
      audience: 'api.enablebanking.com',
      typ: 'JWT',
      maxTokenAge: 86_400,
      currentDate: now(),
    })
    const { iat = 0, exp = 0 } = payload
    return protectedHeader.kid === ENABLE_BANKING_KEYS.applicationId && exp - iat <= 86_400
  } catch {
    return false
  }
}

function answer(state: State, call: Call): Answer {
  const { server } = state
  switch (`${call.method} ${call.path[0]}`) {
    case 'GET application':
      return [
        200,
        { name: 'Invoices', kid: ENABLE_BANKING_KEYS.applicationId, ...server.application },
      ]
    case 'GET aspsps':
      return [200, { aspsps: BANKS.filter(one => one.country === call.query.get('country')) }]
    case 'POST auth':
      return begin(server, Object(call.body))
    case 'POST sessions':
      return redeem(state, String(Object(call.body).code))
    case 'DELETE sessions':
      return close(server, call.path[1] ?? '')
    default:
      return readAccount(server, call)
  }
}

const BANKS = [
  {
    name: 'Banque Marée',
    country: 'FR',
    psu_types: ['business', 'personal'],
    bic: 'MAREFRPP',
    days: 180,
  },
  { name: 'Caisse du Nord', country: 'FR', psu_types: ['personal'], days: 90 },
  { name: 'Bank Südufer', country: 'DE', psu_types: ['business'], bic: 'SUEDDEFF', days: 180 },
].map(({ days, ...one }) => ({
  ...one,
  logo: 'https://enablebanking.com/brands/',
  auth_methods: [],
  maximum_consent_validity: days * 86_400,
  beta: false,
}))

function begin(server: EnableBankingServer, order: Order): Answer {
  const bank = BANKS.find(
    one => one.name === order.aspsp.name && one.country === order.aspsp.country,
  )
  if (!bank) return refused({ status: 400, error: 'WRONG_ASPSP_PROVIDED' })
  if (!server.application.redirect_urls.includes(order.redirect_url))
    return refused({ status: 400, error: 'REDIRECT_URI_NOT_ALLOWED' })
  const longest = server.now().getTime() + bank.maximum_consent_validity * 1000
  if (Date.parse(order.access.valid_until) > longest || !/^[a-z]{2}$/.test(order.language))
    return refused({ status: 422, error: 'WRONG_REQUEST_PARAMETERS' })
  server.orders.push(order)
  const id = randomUUID()
  return [
    200,
    { url: `https://tilisy.enablebanking.com/welcome?sessionid=${id}`, authorization_id: id },
  ]
}

function redeem({ server, codes }: State, code: string): Answer {
  const given = codes.get(code)
  if (!given) return refused({ status: 422, error: 'WRONG_AUTHORIZATION_CODE' })
  codes.delete(code)
  const { order } = given
  const accounts = given.accounts.map(account => [randomUUID(), account] as const)
  for (const [uid, account] of accounts) server.accounts.set(uid, account)
  const id = randomUUID()
  server.sessions.set(id, { order, accounts: accounts.map(([uid]) => uid), status: 'AUTHORIZED' })
  return [
    200,
    {
      session_id: id,
      aspsp: order.aspsp,
      psu_type: order.psu_type,
      access: order.access,
      accounts: [...accounts.map(([uid, account]) => accountOf(uid, account)), BLOCKED],
    },
  ]
}

/** An account that the bank shows and does not let be read. */
const BLOCKED = { account_id: { iban: 'FR7610107001011234567890129' }, currency: 'EUR', uid: null }

function accountOf(uid: string, { iban, currency, details }: TestAccount) {
  return { uid, account_id: { iban }, currency, name: 'Claire Dubois', details, product: 'Compte' }
}

function close({ sessions }: EnableBankingServer, id: string): Answer {
  const found = sessions.get(id)
  if (!found) return refused({ status: 404, error: 'SESSION_DOES_NOT_EXIST' })
  found.status = 'CLOSED'
  return [200, { message: 'OK' }]
}

function readAccount(server: EnableBankingServer, { path, query }: Call): Answer {
  const [, uid = '', part] = path
  const account = server.accounts.get(uid)
  const session = [...server.sessions.values()].find(one => one.accounts.includes(uid))
  if (!account || !session) return refused({ status: 404, error: 'ACCOUNT_DOES_NOT_EXIST' })
  const next = server.refusals.shift()
  if (next) return refused(next)
  if (session.status !== 'AUTHORIZED')
    return refused({ status: 401, error: `${session.status}_SESSION` })
  if (part === 'details') return [200, accountOf(uid, account)]
  const at = Number(query.get('continuation_key') ?? 0)
  const isLast = at + 1 >= account.pages.length
  return [
    200,
    {
      transactions: account.pages[at] ?? [],
      continuation_key: server.isCircular ? '1' : isLast ? null : String(at + 1),
    },
  ]
}

function refused({ status, error, retryAfter }: ApiRefusal): Answer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  return [status, { code: status, message: 'refused', error, detail: 'IBAN FR76…' }, headers]
}
