import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from '../tools/postgres.ts'
import { type Business, draftFor, openBusiness } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** Sessions of the database that an administrator ends under load; `npm run campaign -- connections` ends more. */
const SESSIONS = Number(process.env['TEST_SESSIONS'] ?? 12)
const ISSUERS = 3
const READERS = 2
/** Between two ends so much is answered, whatever the machine does meanwhile. */
const ANSWERS_BETWEEN = 3

const dataDir = newDataDir()
let app: RunningApp | undefined
let url: string | undefined

afterAll(async () => {
  await app?.stop()
  removeDataDir(dataDir)
  if (url) await dropDatabase(serverUrl(), url)
})

/** What the server has acknowledged, and how it has answered. */
type Tally = {
  readonly numbers: string[]
  readonly payments: string[]
  readonly items: string[]
  readonly statuses: Map<number, number>
  /** Requests that got no answer. */
  cut: number
  isDone: boolean
}

test(`${SESSIONS} sessions that an administrator ends under mixed load: the process lives, nothing acknowledged is lost`, async () => {
  url = await createDatabase(serverUrl())
  const running = await startApp({ dataDir, databaseUrl: url })
  app = running
  const owner = visitor(() => running.url)
  const business = await openBusiness(owner)
  const tally: Tally = {
    numbers: [],
    payments: [],
    items: [],
    statuses: new Map(),
    cut: 0,
    isDone: false,
  }
  const people = [
    ...Array.from({ length: ISSUERS }, () => issueAndPay(owner, business, tally)),
    ...Array.from({ length: READERS }, () => read(owner, business, tally)),
    keepItems(owner, business, tally),
    watch(running, owner, business, tally),
  ]
  const ended = endSessions(url, tally).finally(() => (tally.isDone = true))
  const [sessions] = await Promise.all([ended, ...people])
  expect(running.process.exitCode).toBeNull()
  expect(running.log()).not.toMatch(/unhandled/i)
  const problems = await lost(owner, business, tally)
  report(sessions, tally, problems)
  expect(problems).toEqual([])
  const unexpected = [...tally.statuses.keys()].filter(status => ![200, 503].includes(status))
  expect(unexpected).toEqual([])
  expect(tally.numbers.length).toBeGreaterThan(0)
})

/** Ends one of the server's sessions at a time, whatever it does, and returns how many there were by what they did. */
async function endSessions(database: string, tally: Tally): Promise<ReadonlyMap<string, number>> {
  const name = new URL(database).pathname.slice(1)
  const admin = new pg.Client({ connectionString: databaseUrl(serverUrl(), name) })
  await admin.connect()
  const found = new Map<string, number>()
  for (let ended = 0; ended < SESSIONS;) {
    const before = answers(tally)
    while (answers(tally) < before + ANSWERS_BETWEEN) await admin.query('select pg_sleep(0.005)')
    const { rows } = await admin.query<{ state: string }>(
      `select coalesce(state, 'starting') as state, pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       order by (application_name = 'bordereau signals' and random() < 0.9), (state = 'idle' and random() < 0.8), random() limit 1`,
    )
    for (const { state } of rows) found.set(state, (found.get(state) ?? 0) + 1)
    ended += rows.length
  }
  await admin.end()
  return found
}

function answers({ statuses, cut }: Tally): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, cut)
}

/** Repeats a request with its key until it succeeds, as a client does after 503 or no answer. */
async function untilDone(
  person: Visitor,
  tally: Tally,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const key = randomUUID()
  for (;;) {
    const headers: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': key }
    const response = await person.send(method, path, body, headers).catch(() => undefined)
    if (!response) {
      tally.cut += 1
      continue
    }
    tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1)
    if (response.status < 400) return response.body
    if (response.status !== 503) throw new Error(`${method} ${path}: ${JSON.stringify(response)}`)
  }
}

async function issueAndPay(person: Visitor, business: Business, tally: Tally): Promise<void> {
  const { workspaceId, customerId } = business
  const at = `/api/workspaces/${workspaceId}`
  while (!tally.isDone) {
    const body = { draft: draftFor(customerId) }
    const draft = await untilDone(person, tally, 'POST', `${at}/invoices`, body)
    const issue = `${at}/invoices/${String(draft['id'])}/issue`
    const issued = await untilDone(person, tally, 'POST', issue, { version: draft['version'] })
    tally.numbers.push(String(issued['number']))
    const payment = await untilDone(person, tally, 'POST', `${at}/payments`, {
      customerId,
      date: String(issued['issueDate']),
      currency: 'EUR',
      amount: '10',
      method: 'transfer',
      reference: '',
      note: '',
      allocations: [{ invoiceId: issued['id'], amount: '10' }],
    })
    tally.payments.push(String(payment['id']))
  }
}

async function read(person: Visitor, { workspaceId }: Business, tally: Tally): Promise<void> {
  const at = `/api/workspaces/${workspaceId}`
  while (!tally.isDone)
    for (const path of [
      '/invoices?limit=20',
      '/dashboard',
      '/payments?limit=20',
      '/journal/verify',
    ])
      await untilDone(person, tally, 'GET', at + path)
}

async function keepItems(person: Visitor, { workspaceId }: Business, tally: Tally): Promise<void> {
  while (!tally.isDone) {
    const item = await untilDone(person, tally, 'POST', `/api/workspaces/${workspaceId}/items`, {
      code: '',
      name: `Item ${randomUUID()}`,
      description: '',
      unit: 'HUR',
      prices: [{ currency: 'EUR', price: '10' }],
      supply: 'services',
      taxCategory: 'S',
      taxRate: '20',
      texts: [],
      classification: '',
    })
    tally.items.push(String(item['id']))
  }
}

/** A stream of notifications, opened again whenever it ends, with a reader that takes what comes. */
async function watch(
  { url: base }: RunningApp,
  person: Visitor,
  { workspaceId }: Business,
  tally: Tally,
): Promise<void> {
  while (!tally.isDone) {
    const stop = new AbortController()
    const timer = setInterval(() => tally.isDone && stop.abort(), 50)
    const address = `${base}/api/workspaces/${workspaceId}/notifications/stream`
    const headers = { cookie: person.cookie(), 'x-bordereau': '1' }
    try {
      const response = await fetch(address, { headers, signal: stop.signal })
      for await (const _ of response.body ?? []) if (tally.isDone) break
    } catch {
      // It was cut, or the load is over.
    }
    clearInterval(timer)
  }
}

/** What was acknowledged and is not there, or is there twice; gaps of the numbers; findings of the journal. */
async function lost(person: Visitor, business: Business, tally: Tally): Promise<string[]> {
  const at = `/api/workspaces/${business.workspaceId}`
  const invoices = await all(person, `${at}/invoices`)
  const payments = await all(person, `${at}/payments`)
  const items = await all(person, `${at}/items`)
  const numbers = invoices.map(one => String(one['number'] ?? '')).filter(text => text !== '')
  const places = numbers.map(text => Number(/(\d+)$/.exec(text)?.[1])).toSorted((a, b) => a - b)
  const { findings } = await expectOk(person.get(`${at}/journal/verify`))
  const missing = (kind: string, known: readonly string[], found: readonly unknown[]) =>
    known.filter(one => !found.includes(one)).map(one => `${kind} ${one} is lost`)
  return [
    ...missing('invoice', tally.numbers, numbers),
    ...missing(
      'payment',
      tally.payments,
      payments.map(one => one['id']),
    ),
    ...missing(
      'item',
      tally.items,
      items.map(one => one['id']),
    ),
    ...(payments.length === tally.payments.length ? [] : ['a payment was recorded twice']),
    ...(items.length === tally.items.length ? [] : ['an item was created twice']),
    ...(places.every((place, i) => place === i + 1) ? [] : ['the numbers have a gap']),
    ...(Array.isArray(findings) ? findings.map(one => JSON.stringify(one)) : ['no journal']),
  ]
}

async function all(person: Visitor, path: string) {
  const found: Record<string, unknown>[] = []
  let cursor: unknown
  do {
    const from = typeof cursor === 'string' ? `&after=${encodeURIComponent(cursor)}` : ''
    const page = await expectOk(person.get(`${path}?limit=100${from}`))
    const rows = page['rows']
    if (!Array.isArray(rows)) throw new Error(`no rows of ${path}`)
    found.push(...rows)
    cursor = page['next']
  } while (typeof cursor === 'string')
  return found
}

function report(
  sessions: ReadonlyMap<string, number>,
  tally: Tally,
  problems: readonly string[],
): void {
  const counts = (map: ReadonlyMap<unknown, number>) =>
    [...map].map(([key, count]) => `${String(key)}: ${count}`).join(', ')
  console.log(
    `sessions ended by what they did: ${counts(sessions)}; answers by status: ${counts(tally.statuses)}, none: ${tally.cut}; ` +
      `acknowledged: ${tally.numbers.length} invoices, ${tally.payments.length} payments, ${tally.items.length} items; problems: ${problems.length}`,
  )
}

function serverUrl(): string {
  const found = process.env['TEST_DATABASE_URL']
  if (!found) throw new Error('vitest starts PostgreSQL for this (tools/vitest-postgres.ts)')
  return found
}
