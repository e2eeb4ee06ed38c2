import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'

/**
 * Enable Banking on this machine, as far as the server speaks to it (enablebanking.com/docs/api/reference): the application, one
 * bank, sessions and accounts, whose transactions come in pages of one. The page on which the holder consents is answered by the
 * browser (`showBankPage`).
 */
export type EnableBankingServer = {
  /** For ENABLE_BANKING_URL. */
  readonly url: string
  /** The accounts at the bank. */
  readonly accounts: readonly BankAccount[]
  readonly orders: ReadonlyMap<string, Order>
  /** Where the application leads back to, which its owner enters there. */
  redirectUrl: string
  /** The holder agrees to the reading of these accounts: the code of the return. */
  readonly agree: (ibans: readonly string[]) => string
  /** What was agreed to until now has run out at the bank. */
  readonly expire: () => void
  readonly close: () => void
}

export type BankAccount = {
  readonly iban: string
  readonly name: string
  readonly booked: object[]
}
type Order = { readonly redirect_url: string; readonly state: string; readonly access: object }
type Bank = {
  redirectUrl: string
  readonly accounts: readonly BankAccount[]
  readonly orders: Map<string, Order>
  readonly codes: Map<string, readonly string[]>
  /** By the number of the account in a session: its IBAN. */
  readonly readable: Map<string, string>
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const APPLICATION_ID = 'cf589be3-3755-465b-a8df-a90a16a31403'
/** As the browser saves it, with the application's ID as its name. */
export const KEY_FILE = {
  name: `${APPLICATION_ID}.pem`,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
}
const PAGES = 'https://tilisy.enablebanking.com/'
const BNP = {
  name: 'BNP Paribas',
  country: 'FR',
  bic: 'BNPAFRPP',
  logo: 'https://enablebanking.com/brands/FR/BNP/',
  psu_types: ['business'],
  auth_methods: [],
  maximum_consent_validity: 90 * 86_400,
  beta: false,
}

export async function startEnableBanking(
  accounts: readonly Omit<BankAccount, 'booked'>[],
): Promise<EnableBankingServer> {
  const bank: Bank = {
    redirectUrl: '',
    accounts: accounts.map(account => ({ ...account, booked: [] })),
    orders: new Map(),
    codes: new Map(),
    readable: new Map(),
  }
  const server = createServer((request, response) => {
    void answer(bank, request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return Object.assign(bank, {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    agree: (ibans: readonly string[]) => {
      const code = randomUUID()
      bank.codes.set(code, ibans)
      return code
    },
    expire: () => bank.readable.clear(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

/**
 * The page of the bank lists its accounts, none of them ticked, and leads back once the holder has consented, as the service
 * does: with the `state` that the application gave, and a code.
 */
export async function showBankPage(page: Page, service: EnableBankingServer): Promise<void> {
  await page.route(
    url => url.href.startsWith(PAGES),
    async route => {
      const url = new URL(route.request().url())
      const order = service.orders.get(url.searchParams.get('sessionid') ?? '')
      if (!order) return route.fulfill({ status: 404 })
      const chosen = url.searchParams.getAll('account')
      const back = new URL(order.redirect_url)
      back.searchParams.set('state', order.state)
      if (chosen.length > 0) back.searchParams.set('code', service.agree(chosen))
      return route.fulfill({
        contentType: 'text/html',
        body: chosen.length > 0 ? leadBack(back.href) : consentForm(service, url),
      })
    },
  )
}

const leadBack = (address: string) =>
  `<!doctype html><html lang="en"><title>Bank</title><script>location.replace(${JSON.stringify(address)})</script></html>`

function consentForm({ accounts }: EnableBankingServer, { searchParams }: URL): string {
  const choices = accounts.map(
    ({ iban, name }) =>
      `<label><input type="checkbox" name="account" value="${iban}">${name}</label>`,
  )
  return `<!doctype html><html lang="en"><title>Bank</title><h1>BNP Paribas</h1>
    <form><input type="hidden" name="sessionid" value="${searchParams.get('sessionid')}">${choices.join('')}<button>Consent</button></form></html>`
}

type Answer = readonly [status: number, body: object]

async function answer(bank: Bank, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const [, kind = '', id = '', part = ''] = pathname.split('/')
  const isPost = request.method === 'POST'
  const body: Readonly<Record<string, unknown>> = isPost ? Object(await json(request)) : {}
  if (!isSigned(request)) return refused(401, 'UNAUTHORIZED_ACCESS')
  if (kind === 'application')
    return [200, { environment: 'PRODUCTION', active: true, redirect_urls: [bank.redirectUrl] }]
  if (kind === 'aspsps') return [200, { aspsps: [BNP] }]
  if (kind === 'auth') return begun(bank, body)
  if (kind === 'sessions')
    return isPost ? given(bank, String(body['code'])) : [200, { message: 'OK' }]
  return accountAnswer(bank, id, part, Number(searchParams.get('continuation_key') ?? 0))
}

function isSigned({ headers }: IncomingMessage): boolean {
  const [head = '', claims = '', signature = ''] = String(headers.authorization)
    .replace('Bearer ', '')
    .split('.')
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
  const signed = Buffer.from(`${head}.${claims}`)
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))
}

function begun({ orders, redirectUrl }: Bank, body: Readonly<Record<string, unknown>>): Answer {
  if (body['redirect_url'] !== redirectUrl) return refused(400, 'REDIRECT_URI_NOT_ALLOWED')
  const id = randomUUID()
  orders.set(id, {
    redirect_url: redirectUrl,
    state: String(body['state']),
    access: Object(body['access']),
  })
  return [200, { url: `${PAGES}welcome?sessionid=${id}`, authorization_id: id }]
}

function given({ accounts, codes, orders, readable }: Bank, code: string): Answer {
  const ibans = codes.get(code)
  if (!ibans) return refused(422, 'WRONG_AUTHORIZATION_CODE')
  codes.delete(code)
  const agreed = accounts
    .filter(({ iban }) => ibans.includes(iban))
    .map(({ iban, name }) => {
      const uid = randomUUID()
      readable.set(uid, iban)
      return { uid, account_id: { iban }, currency: 'EUR', details: name }
    })
  const { access } = [...orders.values()].at(-1) ?? {}
  return [200, { session_id: randomUUID(), access, accounts: agreed }]
}

function accountAnswer({ accounts, readable }: Bank, id: string, part: string, at: number): Answer {
  const account = accounts.find(({ iban }) => iban === readable.get(id))
  if (!account || part !== 'transactions') return refused(401, 'EXPIRED_SESSION')
  const { booked } = account
  const isLast = at + 1 >= booked.length
  return [
    200,
    {
      transactions: booked.slice(at, at + 1),
      continuation_key: isLast ? null : String(at + 1),
    },
  ]
}

function refused(code: number, error: string): Answer {
  return [code, { code, error, message: 'refused' }]
}
