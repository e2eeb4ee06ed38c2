import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import pg from 'pg'
import { draftFor, openBusiness, openCompany } from '../../e2e/business.ts'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { makeClusters } from '../../server/src/db/made-cluster.ts'
import { startOptions } from '../node-arguments.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { bankFigures, seedBank } from './bank.ts'
import { buildFigures } from './build.ts'
import { bundleFigures } from './bundle.ts'
import { load, parentOf } from './cpu.ts'
import { documentFigures } from './documents.ts'
import { editorFigures } from './editor.ts'
import { type Figure, isWithin, percentile, print, timed } from './figure.ts'
import { issuingFigures } from './issuing.ts'
import { requestCost } from './request-cost.ts'
import { type Timings, readFigures, timeReads } from './reads.ts'
import { seedInvoices } from './seed.ts'

/**
 * `npm run bench`: every figure with its goal and the ratio to a limit measured in the same run, because machines differ
 * (docs/performance.md). `--quick` leaves a million invoices out; `--strict` fails when a goal is missed; `--peer=URL`
 * measures another server's list as well.
 */
const quick = process.argv.includes('--quick')
const peer = process.argv.find(one => one.startsWith('--peer='))?.slice('--peer='.length)
const READ_RUNS = 60
const figures: Figure[] = []

await section('Bundles', async () => [...(await buildFigures()), ...bundleFigures()])
await section('Documents', documentFigures)
await section('Embedded database', () => onInstance(undefined, [10_000]))
const cluster = await startPostgres()
try {
  const url = await createDatabase(cluster.url)
  await section('PostgreSQL', () => onInstance(url, quick ? [10_000] : [10_000, 1_000_000]))
} finally {
  await cluster.stop()
}
if (process.argv.includes('--strict') && !figures.every(isWithin)) process.exitCode = 1

async function section(title: string, measure: () => Promise<Figure[]>): Promise<void> {
  const before = load()
  const measured = await measure()
  console.log(`\n${title} (load ${before} before, ${load()} after)`)
  figures.push(...measured)
  print(measured)
}

async function onInstance(
  databaseUrl: string | undefined,
  sizes: readonly number[],
): Promise<Figure[]> {
  const dataDir = newDataDir()
  // As `npm start` leaves it: its set-up makes the database that the first start copies.
  await makeClusters()
  const start = performance.now()
  const { env, node: nodeArguments } = startOptions()
  const options = { dataDir, databaseUrl, env, nodeArguments }
  let app = await startApp(options)
  const first = performance.now() - start
  const firstPeak = memoryOf(app.process.pid, 'VmHWM')
  const owner = visitor(() => app.url)
  const business = await openBusiness(owner)
  await app.stop()
  const again = performance.now()
  app = await startApp(options)
  const measured: Figure[] = [
    { what: 'first start', value: first, unit: 'ms', limit: { at: 'most', value: 2000 } },
    {
      what: 'first start, peak memory',
      value: firstPeak,
      unit: 'MB',
      limit: { at: 'most', value: 500 },
    },
    {
      what: 'cold start on existing data',
      value: performance.now() - again,
      unit: 'ms',
      limit: { at: 'most', value: 3000 },
    },
    {
      what: 'memory, idle',
      value: await settledMemoryOf(app.process.pid),
      unit: 'MB',
      limit: { at: 'most', value: databaseUrl ? 200 : 550 },
    },
    ...(await writing(owner, business)),
    ...(await issuingFigures({ pid: app.process.pid, databaseUrl, owner, business })),
    // The web application is the same for both databases.
    ...(databaseUrl ? [] : await editorFigures(app.url, owner, business)),
  ]
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    // The connection is lost when the server stops after a failure; the failure itself is reported.
    client.on('error', () => undefined)
    await client.connect()
    const [database = 0] = await databasePid(databaseUrl)
    let small: Timings | undefined
    for (const size of sizes) {
      await seedInvoices(client, business.workspaceId, size)
      const timings = await timeReads(owner, business.workspaceId, READ_RUNS)
      measured.push(
        ...readFigures(timings, size, small),
        ...(await lists(app.url, owner, business.workspaceId, size)),
        ...(await requestCost({
          rows: size,
          appPid: app.process.pid ?? 0,
          databasePid: database,
          databaseUrl,
          ...business,
          owner,
          peer,
        })),
      )
      small ??= timings
    }
    await client.end()
  }
  const company = await openCompany(owner)
  await app.stop()
  await seedBank(databaseUrl, dataDir, company.workspaceId)
  app = await startApp(options)
  const pids = [app.process.pid ?? 0, ...(await databasePid(databaseUrl))]
  measured.push(
    ...(await bankFigures({ owner, pids, bank: company.workspaceId, lists: business.workspaceId })),
  )
  await app.stop()
  removeDataDir(dataDir)
  return measured
}

/** The process of the server that the database is on; none of the embedded one. */
async function databasePid(databaseUrl: string | undefined): Promise<number[]> {
  if (databaseUrl === undefined) return []
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return [pid]
}

async function writing(
  owner: Visitor,
  business: { workspaceId: string; customerId: string },
): Promise<Figure[]> {
  const at = `/api/workspaces/${business.workspaceId}/invoices`
  const bare = percentile(await timed(100, () => owner.get('/readyz')), 0.5)
  const reference = { name: 'one empty query over HTTP', value: bare }
  const line = draftFor(business.customerId).lines[0]
  const fiveLines = {
    ...draftFor(business.customerId),
    lines: Array.from({ length: 5 }, (_, i) => ({ ...line, id: String(i) })),
  }
  const drafts = await timed(200, () => expectOk(owner.send('POST', at, { draft: fiveLines })))
  const issues: number[] = []
  for (let i = 0; i < 60; i += 1) {
    const draft = await expectOk(owner.send('POST', at, { draft: fiveLines }))
    const [sample] = await timed(
      1,
      () =>
        expectOk(
          owner.send('POST', `${at}/${String(draft['id'])}/issue`, { version: draft['version'] }),
        ),
      0,
    )
    if (i >= 10 && sample !== undefined) issues.push(sample)
  }
  return [
    {
      what: 'create a 5-line draft, one after another, p50',
      value: percentile(drafts, 0.5),
      unit: 'ms',
      reference,
    },
    {
      what: 'issue with PDF and XML, p50',
      value: percentile(issues, 0.5),
      unit: 'ms',
      limit: { at: 'most', value: 80 },
      reference,
    },
    { what: 'issue with PDF and XML, p95', value: percentile(issues, 0.95), unit: 'ms', reference },
  ]
}

async function lists(
  url: string,
  owner: Visitor,
  workspaceId: string,
  size: number,
): Promise<Figure[]> {
  const at = `/api/workspaces/${workspaceId}/invoices`
  const rows = size.toLocaleString('en')
  const many = (duration: number) =>
    autocannon({
      url: `${url}${at}?limit=10`,
      connections: 10,
      duration,
      headers: { cookie: owner.cookie() },
    })
  // Warm, as all figures: each database connection has been used.
  await many(3)
  const requests = await many(5)
  return [
    {
      what: `lists per second at ${rows}, 10 connections`,
      value: requests.requests.average,
      unit: '/s',
      limit: { at: 'least', value: 500 },
    },
  ]
}

/** After the memory of the start has been released. */
async function settledMemoryOf(pid: number | undefined): Promise<number> {
  await new Promise(resolve => setTimeout(resolve, 15_000))
  return memoryOf(pid)
}

function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000
}
