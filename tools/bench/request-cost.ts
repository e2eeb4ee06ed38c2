import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { draftFor } from '../../e2e/business.ts'
import { type Visitor, expectOk } from '../../e2e/visitor.ts'
import { cpuOf } from './cpu.ts'
import { type Figure, percentile, timed } from './figure.ts'

const ROUNDS = 6
const REQUESTS = 150
const AT_ONCE = 10
/** Processor time of a list, and of creating a draft, may be so many times that of the bare request (design budget). */
const LIST_GOAL = 4
const CREATE_GOAL = 12
/** Creating a draft, one after another, may take so many times as long as one durable insert over HTTP. */
const CREATE_TIME_GOAL = 10

/** What is compared: how to send one request, and the processes that answer it. */
type Candidate = {
  readonly name: string
  readonly request: () => Promise<unknown>
  readonly pids: readonly number[]
}

type Subject = {
  readonly rows: number
  readonly appPid: number
  readonly databasePid: number
  readonly databaseUrl: string
  readonly workspaceId: string
  readonly customerId: string
  readonly owner: Visitor
  readonly peer?: string | undefined
}

/**
 * Processor time, server and database together, of a list of 10 rows against one bare prepared query over HTTP, and of
 * creating a draft of five lines against one durable insert over HTTP; with `--peer`, the list of another server. All
 * alternately, so that a busy machine meets each alike.
 */
export async function requestCost(at: Subject): Promise<Figure[]> {
  const bare = await startBare(at.databaseUrl, at.workspaceId)
  const ourPids = [at.appPid, at.databasePid]
  const barePids = [bare.pid, at.databasePid]
  const { owner, customerId } = at
  const path = `/api/workspaces/${at.workspaceId}/invoices`
  const list: Candidate = {
    name: 'list',
    request: () => expectOk(owner.get(`${path}?limit=10`)),
    pids: ourPids,
  }
  const bareList: Candidate = {
    name: 'one prepared query over HTTP',
    request: () => fetch(bare.url).then(response => response.arrayBuffer()),
    pids: barePids,
  }
  const draft = fiveLines(customerId)
  const create: Candidate = {
    name: 'create',
    request: () => expectOk(owner.send('POST', path, { draft })),
    pids: ourPids,
  }
  const bareInsert: Candidate = {
    name: 'one durable insert over HTTP',
    request: () => postTo(bare.url, { draft }),
    pids: barePids,
  }
  const costs = await alternately([list, bareList, create, bareInsert])
  const times = await alternatelyTimed(create, bareInsert)
  bare.stop()
  const size = at.rows.toLocaleString('en')
  const costOf = ({ name }: Candidate) => costs.get(name) ?? 0
  const reference = (limit: Candidate, goal: number) => ({
    name: limit.name,
    value: costOf(limit),
    goal,
  })
  const peer = at.peer === undefined ? [] : [await peerFigure(at.peer)]
  return [
    {
      what: `list of 10 at ${size}, processor time`,
      value: costOf(list),
      unit: 'ms',
      reference: reference(bareList, LIST_GOAL),
    },
    {
      what: `create a 5-line draft at ${size}, processor time`,
      value: costOf(create),
      unit: 'ms',
      reference: reference(bareInsert, CREATE_GOAL),
    },
    {
      what: `create a 5-line draft at ${size}, one after another, p50`,
      value: times.ours,
      unit: 'ms',
      reference: { name: bareInsert.name, value: times.bare, goal: CREATE_TIME_GOAL },
    },
    ...peer,
  ]
}

function fiveLines(customerId: string) {
  const draft = draftFor(customerId)
  const [line] = draft.lines
  return { ...draft, lines: Array.from({ length: 5 }, (_, i) => ({ ...line, id: String(i) })) }
}

async function postTo(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
}

/** One request at a time, the two in turn; medians in milliseconds. */
async function alternatelyTimed(ours: Candidate, bare: Candidate) {
  const samples: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let i = 0; i < REQUESTS; i += 1) {
    samples.bare.push(...(await timed(1, bare.request, 0)))
    samples.ours.push(...(await timed(1, ours.request, 0)))
  }
  return { ours: percentile(samples.ours, 0.5), bare: percentile(samples.bare, 0.5) }
}

/** `--peer=URL`: the milliseconds that another server takes for a page of its list; `PEER_HEADERS` is JSON. */
async function peerFigure(url: string): Promise<Figure> {
  const headers: Record<string, string> = JSON.parse(process.env['PEER_HEADERS'] ?? '{}')
  const samples: number[] = []
  for (let i = 0; i < REQUESTS; i += 1) {
    const start = performance.now()
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the peer answers ${response.status}`)
    samples.push(performance.now() - start)
  }
  const middle = samples.toSorted((a, b) => a - b)[REQUESTS / 2] ?? 0
  return { what: `peer ${new URL(url).host}, p50`, value: middle, unit: 'ms' }
}

async function alternately(candidates: readonly Candidate[]): Promise<Map<string, number>> {
  const spent = new Map(candidates.map(({ name }) => [name, 0]))
  for (const { request } of candidates) await burst(request)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, request, pids } of candidates) {
      const before = cpuOf(...pids)
      await burst(request)
      spent.set(name, (spent.get(name) ?? 0) + cpuOf(...pids) - before)
    }
  return new Map([...spent].map(([name, ms]) => [name, ms / (ROUNDS * REQUESTS)]))
}

async function burst(request: () => Promise<unknown>): Promise<void> {
  const lane = async () => {
    for (let i = 0; i < REQUESTS / AT_ONCE; i += 1) await request()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

async function startBare(databaseUrl: string, workspaceId: string) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), workspaceId],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), pid: child.pid ?? 0, stop: () => void child.kill() }
}
