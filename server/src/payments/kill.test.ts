import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markSent } from '@bordereau/contract/delivery'
import { getInvoice } from '@bordereau/contract/invoices'
import { getCollection, setCollects } from '@bordereau/contract/payment-mandates'
import { listPayments } from '@bordereau/contract/payments'
import { signIn } from '@bordereau/contract/session'
import { describe, expect, test } from 'vitest'
import { TEST_NODE } from '../../../tools/node-arguments.ts'
import { runCollections, sent } from '../collections/testing.ts'
import { openDatabase } from '../db/database.ts'
import { createTestDatabase, enginesOf } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  blankRenderer,
  client,
  mailsTo,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { listen } from '../outgoing/testing.ts'
import { enqueueCollections } from './collect-due.ts'
import { enqueueEventReading } from './read-events.ts'
import { type Gate, POINTS, type Point, startGate } from './testing-held.ts'
import { type MoneyServer, connect, startMoneyMollie, startMoneyStripe } from './testing-money.ts'

const HOUR_MS = 3_600_000
/** After the kill: when the process is there again, a day later and a month later, the provider having forgotten all keys. */
const REPETITIONS = [1, 25, 29 * 24]
const MAIN = join(import.meta.dirname, '../main.ts')
const CLOCK = join(import.meta.dirname, '../../../e2e/clock-ahead.ts')
const OWNER = 'owner@example.com'
/** What the process is killed in, at each provider. */
const ACTS = 3

type Company = {
  readonly server: MoneyServer
  readonly workspaceId: string
  /** Of each: the payment that is refunded, with or without a credit note, or the invoice that is collected. */
  readonly refunded: Paid
  readonly credited: Paid
  readonly collected: string
}
type Paid = { readonly invoiceId: string; readonly paymentId: string }

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test.runIf(enginesOf('both').includes(engine)).each(POINTS)(
    'kill -9 while refunds and collections are %s: money moves once, and the ledger has it',
    async point => {
      const database = await createTestDatabase(engine)
      const dataDir =
        engine === 'pglite' ? database.options.dataDir : mkdtempSync(join(tmpdir(), 'bordereau-'))
      const servers = [await startMoneyStripe(), await startMoneyMollie()]
      const paymentProviderUrls = Object.fromEntries(servers.map(({ name, url }) => [name, url]))
      const first = await startApp(database.db, { dataDir, paymentProviderUrls }, blankRenderer)
      const owner = await signedUp(first, OWNER)
      const companies: Company[] = []
      for (const server of servers) companies.push(await aCompanyAt(first, owner, server))
      first.clock.move(48 * HOUR_MS)
      await owner.must(signIn, { body: { email: OWNER, password: PASSWORD } })
      await enqueueCollections(first.context)
      const now = first.clock.now()
      await first.close()
      await database.db.close()

      const made = servers.map(counts)
      const gates = await Promise.all(servers.map(({ url }) => startGate(url)))
      await killedWhile(point, { now, owner, companies, gates, dataDir, url: database.options.url })
      for (const gate of gates) await gate.close()

      const db = await openDatabase(database.options)
      const again = await startApp(db, { dataDir, paymentProviderUrls }, blankRenderer)
      again.clock.set(now.toISOString())
      for (const hours of REPETITIONS) {
        for (const server of servers) server.forgetKeys()
        again.clock.move(hours * HOUR_MS)
        await enqueueEventReading(again.context)
        await runCollections(again)
        await runDueJobs(again.context, jobs)
      }
      expect(servers.map(counts)).toEqual(
        made.map(([refunds = 0, collections = 0]) => [refunds + 2, collections + 1]),
      )
      for (const company of companies) await expectLedger(again, company)
      const letters = await mailsTo(again.context, 'buyer@example.com')
      const refunds = letters.filter(({ text }) => text.includes('50,00'))
      expect(refunds).toHaveLength(2 * companies.length)
      await again.close()
      await db.close()
      for (const server of servers) await server.close()
      await database.remove()
    },
    300_000,
  )
})

function counts(server: MoneyServer): readonly number[] {
  return [server.countMade('refund'), server.countMade('collection')]
}

/** Two payments to be refunded, and an invoice that is to be collected now. */
async function aCompanyAt(at: TestApp, owner: Client, server: MoneyServer): Promise<Company> {
  const workspaceId = await aCompany(owner)
  await connect(owner, workspaceId, server)
  const paid = async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await server.pay(at, workspaceId, invoice)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    return { customerId, invoiceId: invoice.id, paymentId: rows[0]?.id ?? '' }
  }
  const [refunded, credited, { customerId }] = [await paid(), await paid(), await paid()]
  const query = { workspaceId, customerId }
  await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
  const { id: collected } = await sent(at, owner, workspaceId, aDraft(customerId))
  const ofInvoice = { workspaceId, invoiceId: collected }
  await owner.must(markSent, { query: ofInvoice, body: { how: 'by hand' } })
  return { server, workspaceId, refunded, credited, collected }
}

/** Starts the server as its operator does, and kills it when all acts are at the point. */
async function killedWhile(
  point: Point,
  of: {
    readonly now: Date
    readonly owner: Client
    readonly companies: readonly Company[]
    readonly gates: readonly Gate[]
    readonly dataDir: string
    readonly url: string | null | undefined
  },
): Promise<void> {
  const free = await listen(() => undefined, '127.0.0.1')
  const { port } = free
  await free.close()
  const { gates, companies } = of
  const urls = companies.map(({ server }, no) => [
    `${server.name.toUpperCase()}_URL`,
    gates[no]?.url,
  ])
  const child = spawn(process.execPath, [...TEST_NODE, '--import', CLOCK, MAIN], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: of.dataDir,
      DATABASE_URL: of.url ?? '',
      OUTGOING_ALLOW_HTTP: 'true',
      OUTGOING_ALLOW_NETWORKS: '127.0.0.0/8',
      RENDER_WORKERS: '1',
      LOG_LEVEL: 'warn',
      CLOCK_AHEAD_MS: String(of.now.getTime() - Date.now()),
      ...Object.fromEntries(urls),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (log += String(text)))
  const ended = once(child, 'close')
  for (const gate of gates) gate.holdAt(point)
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    ended.then(() => Promise.reject(new Error(`it ended:\n${log}`))),
    inFlight(url, of).catch((error: unknown) =>
      Promise.reject(new Error(`not all was asked for:\n${log}`, { cause: error })),
    ),
  ])
  child.kill('SIGKILL')
  await ended
}

/** Asks for the refunds, and waits until they and the collections are held. */
async function inFlight(
  url: string,
  {
    owner,
    companies,
    gates,
  }: {
    readonly owner: Client
    readonly companies: readonly Company[]
    readonly gates: readonly Gate[]
  },
): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok)
    await new Promise(resolve => setTimeout(resolve, 100))
  for (const { workspaceId, refunded, credited } of companies)
    for (const [{ invoiceId, paymentId }, owed] of [
      [refunded, 'yes'],
      [credited, 'no'],
    ] as const) {
      const asked = fetch(`${url}/api/workspaces/${workspaceId}/payments/${paymentId}/refunds`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-bordereau': '1',
          'sec-fetch-site': 'same-origin',
          cookie: owner.cookie,
        },
        body: JSON.stringify({ amount: '50', reason: '', invoiceId, owed }),
      })
      // It gets no answer: the process is killed. One that is refused is not held, and the test ends by its time.
      asked.catch(() => undefined)
    }
  await Promise.all(gates.map(gate => gate.held(ACTS)))
}

async function expectLedger(at: TestApp, company: Company): Promise<void> {
  const { workspaceId, refunded, credited, collected } = company
  const owner = await signedInAgain(at)
  const view = (invoiceId: string) => owner.must(getInvoice, { query: { workspaceId, invoiceId } })
  const { rows } = await owner.must(listPayments, { query: { workspaceId } })
  for (const { paymentId } of [refunded, credited]) {
    const payment = rows.find(({ id }) => id === paymentId)
    expect(payment).toMatchObject({ refunded: '50.00', unallocated: '0.00' })
    expect(payment?.refunds).toHaveLength(1)
    expect(['pending', 'succeeded']).toContain(payment?.refunds[0]?.status)
  }
  const [owes, doesNot, paid] = [
    await view(refunded.invoiceId),
    await view(credited.invoiceId),
    await view(collected),
  ]
  expect([owes.open, owes.creditNotes]).toEqual(['50.00', []])
  expect([doesNot.open, doesNot.creditNotes.map(({ payable }) => payable)]).toEqual([
    '0.00',
    ['50.00'],
  ])
  expect([owes.undecidedRefunds, doesNot.undecidedRefunds]).toEqual([[], []])
  const { collection } = await owner.must(getCollection, {
    query: { workspaceId, invoiceId: collected },
  })
  const isCollected = collection?.status === 'collected'
  expect(['collected', 'processing']).toContain(collection?.status)
  expect([paid.status, paid.open]).toEqual(isCollected ? ['paid', '0.00'] : [paid.status, '166.39'])
}

async function signedInAgain(at: TestApp): Promise<Client> {
  const owner = client(at.app)
  await owner.must(signIn, { body: { email: OWNER, password: PASSWORD } })
  return owner
}
