import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Business, draftFor, openBusiness } from '../../e2e/business.ts'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { makeClusters } from '../../server/src/db/made-cluster.ts'
import { startOptions } from '../node-arguments.ts'
import { createDatabase, startPostgres } from '../postgres.ts'

export const summary =
  'Ten minutes of mixed load by four people: memory idle, minute by minute, and after it.'

const USERS = 4
/**
 * Memory after the load may be so many times that before it, when each request of the load has been answered once: a
 * process for typesetting then runs, as after the load. At its end it may be so many times that in its middle.
 */
const AFTER_GOAL = 1.3
const GROWTH_GOAL = 1.05
const MINUTE_MS = 60_000
const SETTLED_MS = 30_000

/**
 * On both engines, or `--engine`; `--minutes N`. Linux only: proportional set sizes of the server, started as by `npm start`,
 * and its processes.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const minutes = Number(values.minutes)
  await makeClusters()
  const isOver: boolean[] = []
  if (values.engine !== 'pglite') {
    const cluster = await startPostgres()
    const url = await createDatabase(cluster.url)
    isOver.push(await onEngine('postgresql', url, minutes, 200).finally(() => cluster.stop()))
  }
  if (values.engine !== 'postgresql') isOver.push(await onEngine('pglite', undefined, minutes, 550))
  return isOver.includes(true) ? 1 : 0
}

/** Prints megabytes; whether a goal is missed. */
async function onEngine(
  engine: string,
  databaseUrl: string | undefined,
  minutes: number,
  idleGoal: number,
): Promise<boolean> {
  const dataDir = newDataDir()
  const { env, node } = startOptions()
  const app = await startApp({
    dataDir,
    databaseUrl,
    env: { ...env, RENDER_WORKERS: '2' },
    nodeArguments: node,
  })
  const owner = visitor(() => app.url)
  const business = await openBusiness(owner)
  await pause(SETTLED_MS)
  const memory = () => memoryOf(app.process.pid ?? 0)
  const unused = memory()
  const done = new AbortController()
  const counts = { rounds: 0 }
  await workOnce(owner, business)
  await pause(SETTLED_MS)
  const idle = memory()
  const users = Array.from({ length: USERS }, () => work(owner, business, done.signal, counts))
  const byMinute: number[] = []
  for (let minute = 0; minute < minutes; minute += 1) {
    await pause(MINUTE_MS)
    byMinute.push(memory())
  }
  done.abort()
  await Promise.all(users)
  await pause(SETTLED_MS)
  const after = memory()
  await app.stop()
  removeDataDir(dataDir)
  const middle = byMinute[Math.floor(minutes / 2) - 1] ?? 0
  const growth = (byMinute.at(-1) ?? 0) / middle
  console.log(
    `${engine}: ${unused} MB unused (most ${idleGoal}), idle after the first requests ${idle}, by minute ${byMinute.join(', ')}, 30 s after ${after} (${(after / idle).toFixed(2)} × idle), last : middle minute ${growth.toFixed(2)}, ${counts.rounds} rounds of work`,
  )
  return unused > idleGoal || after > AFTER_GOAL * idle || growth > GROWTH_GOAL
}

/** One person, again and again. */
async function work(
  owner: Visitor,
  business: Business,
  stop: AbortSignal,
  counts: { rounds: number },
): Promise<void> {
  while (!stop.aborted) {
    await workOnce(owner, business)
    counts.rounds += 1
  }
}

/** Lists, the dashboard, a draft, its preview, and its issue. */
async function workOnce(owner: Visitor, { workspaceId, customerId }: Business): Promise<void> {
  const at = `/api/workspaces/${workspaceId}`
  for (const path of ['invoices?limit=50', 'invoices/counts', 'dashboard', 'customers?limit=50'])
    await expectOk(owner.get(`${at}/${path}`))
  const draft = draftFor(customerId)
  await expectOk(owner.send('POST', `${at}/invoices/preview`, { draft }))
  const { id } = await expectOk(owner.send('POST', `${at}/invoices`, { draft }))
  const invoice = `${at}/invoices/${String(id)}`
  await expectOk(owner.send('POST', `${invoice}/issue`, { version: 1 }))
  await expectOk(owner.get(invoice))
}

/** Megabytes of a process and its descendants; what they share is counted once. */
function memoryOf(root: number): number {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => parentOf(pid) === root)
  const own = Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${root}/smaps_rollup`))?.[1] ?? 0)
  return Math.round(own / 1000) + children.reduce((sum, pid) => sum + memoryOf(Number(pid)), 0)
}

function parentOf(pid: string): number {
  return Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? 0)
}

/** '' for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
