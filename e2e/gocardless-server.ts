import { randomUUID } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'

/**
 * GoCardless Bank Account Data on this machine, as far as the server speaks to version 2 of it
 * (developer.gocardless.com/bank-account-data): tokens, one bank, agreements, requisitions and accounts. The page on which
 * the holder consents is answered by the browser (`showBankPage`).
 */
export type GocardlessServer = {
  /** For GOCARDLESS_URL. */
  readonly url: string
  /** The accounts at the bank, by the service's numbers. */
  readonly accounts: ReadonlyMap<string, BankAccount>
  readonly requisitions: ReadonlyMap<string, Requisition>
  /** The holder agrees to the reading of these accounts. */
  readonly agree: (requisition: Requisition, accounts: readonly string[]) => void
  /** What was agreed to until now has run out at the bank. */
  readonly expire: () => void
  readonly close: () => void
}

export type BankAccount = {
  readonly iban: string
  readonly name: string
  readonly booked: object[]
}

type Requisition = {
  readonly id: string
  readonly redirect: string
  readonly reference: string
  readonly agreement: string
  readonly status: string
  readonly accounts: readonly string[]
}
type Bank = {
  readonly accounts: Map<string, BankAccount>
  readonly requisitions: Map<string, Requisition>
  readonly agreements: Map<string, object>
  readonly expired: Set<string>
}

export const GOCARDLESS_KEYS = {
  secretId: '0f6c1d4e-6b0a-4f2b-9a43-0f7d4f3f2c11',
  secretKey: 'ab'.repeat(64),
}
const PAGES = 'https://ob.gocardless.com/'
const BNP = {
  id: 'BNP_PARIBAS_BNPAFRPP',
  name: 'BNP Paribas',
  bic: 'BNPAFRPP',
  countries: ['FR'],
  logo: 'https://cdn-logos.gocardless.com/ais/BNP_PARIBAS_BNPAFRPP.png',
  transaction_total_days: '730',
  max_access_valid_for_days: '90',
}

export async function startGocardless(
  accounts: readonly Omit<BankAccount, 'booked'>[],
): Promise<GocardlessServer> {
  const bank: Bank = {
    accounts: new Map(accounts.map(account => [randomUUID(), { ...account, booked: [] }])),
    requisitions: new Map(),
    agreements: new Map(),
    expired: new Set(),
  }
  const server = createServer((request, response) => {
    void answer(bank, request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ...bank,
    agree: (requisition, chosen) => {
      bank.requisitions.set(requisition.id, { ...requisition, status: 'LN', accounts: chosen })
      for (const id of chosen) bank.expired.delete(id)
    },
    expire: () => {
      for (const id of bank.accounts.keys()) bank.expired.add(id)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * The page of the bank lists its accounts, none of them ticked, and leads back once the holder has consented, as the service
 * does: with the number that the application gave the requisition as `ref`.
 */
export async function showBankPage(page: Page, service: GocardlessServer): Promise<void> {
  await page.route(
    url => url.href.startsWith(PAGES),
    async route => {
      const url = new URL(route.request().url())
      const requisition = service.requisitions.get(url.pathname.slice(1))
      if (!requisition) return route.fulfill({ status: 404 })
      const chosen = url.searchParams.getAll('account')
      if (chosen.length > 0) service.agree(requisition, chosen)
      const back = `${requisition.redirect}?ref=${requisition.reference}`
      return route.fulfill({
        contentType: 'text/html',
        body: chosen.length > 0 ? leadBack(back) : consentForm(service),
      })
    },
  )
}

const leadBack = (address: string) =>
  `<!doctype html><html lang="en"><title>Bank</title><script>location.replace(${JSON.stringify(address)})</script></html>`

function consentForm({ accounts }: GocardlessServer): string {
  const choices = [...accounts].map(
    ([id, { name }]) =>
      `<label><input type="checkbox" name="account" value="${id}">${name}</label>`,
  )
  return `<!doctype html><html lang="en"><title>Bank</title><h1>BNP Paribas</h1>
    <form>${choices.join('')}<button>Consent</button></form></html>`
}

type Answer = readonly [status: number, body: object]

async function answer(bank: Bank, request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const [kind = '', id = '', part = ''] = pathname.replace('/api/v2/', '').split('/')
  const isPost = request.method === 'POST'
  const body: Readonly<Record<string, unknown>> = isPost ? Object(await json(request)) : {}
  if (kind === 'token') return [200, TOKENS]
  if (kind === 'institutions') return [200, id === '' ? [BNP] : BNP]
  if (kind === 'agreements') return isPost ? agreed(bank, body) : found(bank.agreements, part)
  if (kind === 'requisitions') {
    if (isPost) return begun(bank, body)
    const answered = found(bank.requisitions, id)
    if (request.method === 'DELETE') bank.requisitions.delete(id)
    return answered
  }
  return accountAnswer(bank, id, part)
}

const TOKENS = {
  access: 'access-token',
  access_expires: 86_400,
  refresh: 'refresh-token',
  refresh_expires: 2_592_000,
}

function found(all: ReadonlyMap<string, object>, id: string): Answer {
  const one = all.get(id)
  return one ? [200, one] : [404, { summary: 'Not found.', detail: 'Not found.', status_code: 404 }]
}

function agreed({ agreements }: Bank, body: object): Answer {
  const created = new Date().toISOString()
  const agreement = { id: randomUUID(), created, accepted: created, ...body }
  agreements.set(agreement.id, agreement)
  return [201, agreement]
}

function begun({ requisitions }: Bank, body: Readonly<Record<string, unknown>>): Answer {
  const requisition: Requisition = {
    id: randomUUID(),
    redirect: String(body['redirect']),
    reference: String(body['reference']),
    agreement: String(body['agreement']),
    status: 'CR',
    accounts: [],
  }
  requisitions.set(requisition.id, requisition)
  return [201, { ...requisition, link: PAGES + requisition.id }]
}

function accountAnswer({ accounts, expired }: Bank, id: string, part: string): Answer {
  const account = accounts.get(id)
  if (!account) return found(accounts, id)
  const { iban, name, booked } = account
  if (part === 'details') return [200, { account: { resourceId: id, iban, currency: 'EUR', name } }]
  // docs.gocardless.com/docs/bank-account-data/statuses-and-error-code: the consent of the holder ran out.
  if (expired.has(id))
    return [401, { summary: 'Access has expired', type: 'AccessExpiredError', status_code: 401 }]
  return [200, { transactions: { booked, pending: [] } }]
}
