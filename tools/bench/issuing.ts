import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { draftFor } from '../../e2e/business.ts'
import { type Visitor, expectOk } from '../../e2e/visitor.ts'
import { bareTable } from './bare-table.ts'
import { freeCores } from './cores.ts'
import { cpuOf, parentOf } from './cpu.ts'
import { type Figure, percentile, timed } from './figure.ts'

/** What issuing is measured against and on: the instance's process, its database and one company. */
export type IssuingSubject = {
  readonly pid: number | undefined
  readonly databaseUrl: string | undefined
  readonly owner: Visitor
  readonly business: { readonly workspaceId: string; readonly customerId: string }
}

const ROUNDS = 6
const RUNS_OF_ROUND = 8
const CLIENTS = 16
const DOCUMENTS = 160
/** Issuing may take so many times its limit, by clock and by processor time. */
const GOAL = 2.5
/** Sixteen clients must reach this share of what the free cores allow. */
const LEAST_SHARE = 0.8
const READER_GOAL = 3

/**
 * Issuing a document of five lines, against the least that it could be: typesetting a bare table of five rows with the
 * same compiler as PDF/A-3, and one durable insert. Both in turn, so that other programs slow both down. Then sixteen
 * clients of one company at once, against the cores that are free just before and after, and the waiting of a reader
 * meanwhile.
 */
export async function issuingFigures(subject: IssuingSubject): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: subject.databaseUrl })
  if (subject.databaseUrl) await client.connect()
  const backend = subject.databaseUrl ? await backendOf(client) : 0
  const cpu = () => cpuOf(subject.pid ?? 0, ...(backend > 0 ? [parentOf(backend)] : []))
  // Every typesetting process is started.
  await together(subject, await drafts(subject, CLIENTS * 2))
  const alone = await inTurn(subject, client, cpu)
  const ready = await drafts(subject, DOCUMENTS)
  const cores = [await freeCores()]
  const before = cpu()
  const throughput = await together(subject, ready)
  const cpuTogether = (cpu() - before) / DOCUMENTS
  cores.push(await freeCores())
  const free = cores.reduce((sum, one) => sum + one, 0) / cores.length
  const reader = await readMeanwhile(subject)
  if (subject.databaseUrl) await client.end()
  const bare = 'bare table and one durable insert'
  return [
    {
      what: 'issue, 5 lines, p50',
      value: alone.ms,
      unit: 'ms',
      reference: { name: bare, value: alone.bareMs, goal: GOAL },
    },
    {
      what: 'issue, 5 lines, processor time',
      value: alone.cpu,
      unit: 'ms',
      reference: { name: bare, value: alone.bareCpu, goal: GOAL },
    },
    {
      what: `issued per second, one company, ${CLIENTS} clients`,
      value: throughput,
      unit: '/s',
      reference: {
        name: `${free.toFixed(1)} free cores ÷ processor time of one`,
        value: (1000 * free) / alone.cpu,
        least: LEAST_SHARE,
      },
    },
    { what: 'processor time of one among them', value: cpuTogether, unit: 'ms' },
    {
      what: 'list of 10 meanwhile, p95',
      value: reader.list,
      unit: 'ms',
      reference: { name: 'the same list alone', value: reader.idleList, goal: READER_GOAL },
    },
  ]
}

/** The limit and issuing in turn: medians in milliseconds, and mean processor times. */
async function inTurn(subject: IssuingSubject, client: pg.Client, cpu: () => number) {
  const typeset = bareTable(5)
  if (subject.databaseUrl) await client.query('create table durable (id uuid, body text)')
  const least = async (run: number) => {
    typeset(run)
    const values = [randomUUID(), 'x'.repeat(500)]
    if (subject.databaseUrl) await client.query({ name: 'durable', text: INSERT, values })
  }
  await timed(1, least, 4)
  const samples: Record<'bare' | 'own', number[]> = { bare: [], own: [] }
  let [bareCpu, ownCpu] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await drafts(subject, RUNS_OF_ROUND)
    const [began, bench] = [cpu(), process.cpuUsage()]
    samples.bare.push(...(await timed(RUNS_OF_ROUND, run => least(round * 100 + run), 0)))
    const { user, system } = process.cpuUsage(bench)
    const between = cpu()
    bareCpu += (user + system) / 1000 + between - began
    samples.own.push(...(await timed(RUNS_OF_ROUND, () => issue(subject, ids.pop()), 0)))
    ownCpu += cpu() - between
  }
  const count = ROUNDS * RUNS_OF_ROUND
  return {
    ms: percentile(samples.own, 0.5),
    bareMs: percentile(samples.bare, 0.5),
    cpu: ownCpu / count,
    bareCpu: bareCpu / count,
  }
}

const INSERT = 'insert into durable values ($1, $2)'

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function drafts({ owner, business }: IssuingSubject, count: number): Promise<string[]> {
  const [line] = draftFor(business.customerId).lines
  const lines = Array.from({ length: 5 }, (_, i) => ({ ...line, id: String(i) }))
  const draft = { ...draftFor(business.customerId), lines }
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    const path = `/api/workspaces/${business.workspaceId}/invoices`
    ids.push(String((await expectOk(owner.send('POST', path, { draft })))['id']))
  }
  return ids
}

function issue({ owner, business }: IssuingSubject, id = '') {
  const path = `/api/workspaces/${business.workspaceId}/invoices/${id}/issue`
  return expectOk(owner.send('POST', path, { version: 1 }))
}

/** Issues these drafts of one company by sixteen clients; returns how many a second. */
async function together(subject: IssuingSubject, ids: string[]): Promise<number> {
  const count = ids.length
  const began = performance.now()
  const issuer = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) await issue(subject, id)
  }
  await Promise.all(Array.from({ length: CLIENTS }, issuer))
  return count / ((performance.now() - began) / 1000)
}

/** Milliseconds of a list while sixteen clients issue, and alone. */
async function readMeanwhile(subject: IssuingSubject) {
  const { owner, business } = subject
  const read = () =>
    expectOk(owner.get(`/api/workspaces/${business.workspaceId}/invoices?limit=10`))
  const idle = await timed(40, read)
  const reads: number[] = []
  const done = new AbortController()
  const reader = async () => {
    while (!done.signal.aborted) reads.push(...(await timed(1, read, 0)))
  }
  const ready = await drafts(subject, DOCUMENTS)
  const reading = reader()
  await together(subject, ready)
  done.abort()
  await reading
  return { list: percentile(reads, 0.95), idleList: percentile(idle, 0.95) }
}
