import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Visitor } from '../../e2e/visitor.ts'
import { cpuOf } from './cpu.ts'
import type { Figure } from './figure.ts'

const ROUNDS = 6
const REQUESTS = 150
const AT_ONCE = 10
/** CPU of a list may be so many times that of the bare query (design budget). */
const GOAL = 4

/** What is compared: how to send one request, and the processes that answer it. */
type Candidate = {
  readonly name: string
  readonly request: () => Promise<unknown>
  readonly pids: readonly number[]
}

/**
 * Processor time of a list of 10 rows, server and database together, against one bare prepared query over HTTP and, with
 * `--peer`, against another server: all alternately, so that a busy machine meets each alike.
 */
export async function listCost(at: {
  readonly rows: number
  readonly appPid: number
  readonly databasePid: number
  readonly databaseUrl: string
  readonly workspaceId: string
  readonly owner: Visitor
  readonly peer?: string | undefined
}): Promise<Figure[]> {
  const bare = await startBare(at.databaseUrl, at.workspaceId)
  const path = `/api/workspaces/${at.workspaceId}/invoices?limit=10`
  const ours: Candidate = {
    name: 'ours',
    request: () => at.owner.get(path),
    pids: [at.appPid, at.databasePid],
  }
  const limit: Candidate = {
    name: 'one prepared query over HTTP',
    request: () => fetch(bare.url).then(response => response.arrayBuffer()),
    pids: [bare.pid, at.databasePid],
  }
  const costs = await alternately([ours, limit])
  bare.stop()
  const value = costs.get(ours.name) ?? 0
  const size = at.rows.toLocaleString('en')
  const reference = { name: limit.name, value: costs.get(limit.name) ?? 0, goal: GOAL }
  const peer = at.peer === undefined ? [] : [await peerFigure(at.peer)]
  return [{ what: `list of 10 at ${size}, processor time`, value, unit: 'ms', reference }, ...peer]
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
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-list.ts'), workspaceId], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), pid: child.pid ?? 0, stop: () => void child.kill() }
}
