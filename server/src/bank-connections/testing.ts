import {
  beginBankConnection,
  connectBankFeed,
  finishBankConnection,
  listBankConnections,
} from '@bordereau/contract/bank-connections'
import { importBankStatement } from '@bordereau/contract/bank-imports'
import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { listNotifications } from '@bordereau/contract/notifications'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  GOCARDLESS_KEYS,
  type GocardlessServer,
  type Requisition,
  type TestAccount,
  type TestEntry,
  startGocardless,
} from '../bank-feeds/testing-gocardless.ts'
import type { TestEngine } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, PASSWORD, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { enqueueReadings } from './enqueue-reading.ts'

export const HOUR_MS = 3_600_000
export const IBAN = 'FR7630006000011234567890189'
export const ACCOUNT = '7e944232-bda9-40bc-b784-660c7ab5fe78'
export const DOLLARS = '99a0bfe2-0bef-46df-bff2-e9ae0c6c5838'

export const entry = (bookingDate: string, amount: string, more: object = {}): TestEntry => ({
  bookingDate,
  valueDate: bookingDate,
  transactionAmount: { amount, currency: 'EUR' },
  ...more,
})
export const credit = (bookingDate: string, amount: string, name: string, more: object = {}) =>
  entry(bookingDate, amount, { debtorName: name, ...more })

/** A credit in a file of the same account. */
export const ntry = (day: string, amount: string, name: string) => `<Ntry>
  <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
  <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>`

type Started = { readonly service: GocardlessServer; readonly app: TestApp }
type Company = { readonly owner: Client; readonly workspaceId: string; readonly email: string }

/** For each test a new company that has stored its keys of a GoCardless on this machine. */
export function withConnections(engine: TestEngine) {
  let started: Started | undefined
  let company: Company | undefined
  let companies = 0

  beforeAll(async () => {
    const service = await startGocardless()
    const app = await startApp(engine.db, { bankFeedUrls: { gocardless: service.url } })
    service.now = app.clock.now
    started = { service, app }
  })
  beforeEach(async () => {
    const { service, app } = running()
    Object.assign(service, { state: 'up', allowed: 4 })
    service.accounts.clear()
    service.requisitions.splice(0)
    app.clock.set('2026-11-20T10:00:00Z')
    // Those of the tests before read from the same server.
    await engine.admin.deleteFrom('bank_connection').execute()
    companies += 1
    const email = `owner${companies}@example.com`
    const owner = await signedUp(app, email)
    company = { owner, email, workspaceId: await aCompany(owner) }
    await owner.must(connectBankFeed, keys(GOCARDLESS_KEYS))
  })
  afterAll(async () => {
    await started?.app.close()
    await started?.service.close()
  })

  const running = () => present(started)
  const own = () => present(company)
  const keys = (of: typeof GOCARDLESS_KEYS) => ({
    query: { workspaceId: own().workspaceId, feed: 'gocardless' },
    body: { keys: of },
  })
  const actions = { ...consentsOf(running, own), ...rowsOf(own) }
  return {
    get service() {
      return running().service
    },
    get app() {
      return running().app
    },
    get owner() {
      return own().owner
    },
    get workspaceId() {
      return own().workspaceId
    },
    keys,
    ...actions,
  }
}

/** What happens at the bank, and at which time. */
function consentsOf(running: () => Started, own: () => Company) {
  async function begin(institutionId = 'REVOLUT_REVOGB21'): Promise<[string, Requisition]> {
    const { owner, workspaceId } = own()
    const { connectionId } = await owner.must(beginBankConnection, {
      query: { workspaceId },
      body: { feed: 'gocardless', country: 'FR', institutionId, language: 'fr' },
    })
    return [connectionId, present(running().service.requisitions.at(-1))]
  }
  const runJobs = () => runDueJobs(running().app.context, jobs)
  return {
    begin,
    runJobs,
    account(id: string, booked: TestEntry[], currency = 'EUR', iban = IBAN): TestAccount {
      const made: TestAccount = { iban, currency, name: 'Business', booked, pending: [], used: 0 }
      running().service.accounts.set(id, made)
      return made
    },
    async connect(accounts: readonly string[], institutionId?: string): Promise<string> {
      const { owner, workspaceId } = own()
      const [connectionId, requisition] = await begin(institutionId)
      running().service.agree(requisition, accounts)
      await owner.must(finishBankConnection, { query: { workspaceId, connectionId }, body: {} })
      await runJobs()
      return connectionId
    },
    /** The hourly task, after so many hours. */
    async pass(hours: number): Promise<void> {
      const { app } = running()
      app.clock.move(hours * HOUR_MS)
      await enqueueReadings(app.context)
      await runJobs()
      const { owner, email } = own()
      // A session does not last as long as a consent.
      if (hours > 24) await owner.must(signIn, { body: { email, password: PASSWORD } })
    },
    readings: () => running().service.requests.filter(one => one.includes('/transactions/')),
  }
}

/** What the company sees. */
function rowsOf(own: () => Company) {
  const inOwn = () => ({ query: { workspaceId: own().workspaceId } })
  const connections = async () => (await own().owner.must(listBankConnections, inOwn())).connections
  const transactions = async () =>
    (await own().owner.must(listBankTransactions, { query: { ...inOwn().query, limit: 100 } })).rows
  return {
    connections,
    transactions,
    /** The only connection, with its first account. */
    async only() {
      const first = present((await connections())[0])
      return { ...first, account: present(first.accounts[0]) }
    },
    amounts: async () => (await transactions()).map(row => row.amount).toSorted(),
    /** The kinds of notifications about banks, the newest first. */
    async kinds() {
      const { rows } = await own().owner.must(listNotifications, inOwn())
      return rows.map(({ kind }) => kind).filter(kind => kind.startsWith('bank'))
    },
    /** Imports a bank's file of the account; how many transactions were added. */
    async importFile(rows: readonly string[]) {
      const file = `<?xml version="1.0" encoding="UTF-8"?>
        <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
        <Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${rows.join('')}</Stmt></BkToCstmrStmt></Document>`
      const { statements } = await own().owner.must(importBankStatement, {
        query: { ...inOwn().query, fileName: 'statement' },
        file: { bytes: new TextEncoder().encode(file), mediaType: 'application/octet-stream' },
      })
      return statements[0]?.added
    },
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the test has not begun, or found nothing')
  return value
}
