import { join } from 'node:path'
import { freePort, newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { routes } from '../../server/src/routes.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { type Tally, trial } from './fuzz/trial.ts'

export const summary =
  'requests generated from the contract, odd in every way, against a real server on both engines (--requests 50000, --engine pglite|postgresql)'

/** By then the server has loaded what it caches: threads, compiled code, pages of the database. */
const WARM_SHARE = 0.2
/** A longer gap in the event loop is a stall that all users notice. */
const MOST_STALL_MS = 1_000
/** The allowed growth of memory since the warm state. */
const MOST_GROWTH = 1.25
const IDLE_SECONDS = 20
/** Closing sign-up would end the trial (trial.ts). */
const NOT_ASKED = 1

type Measured = {
  readonly stallMs: number
  /** The most processor time of the thread between two turns of the event loop. */
  readonly busyMs: number
  readonly rss: number
  readonly heap: number
}

export async function run(args: readonly string[]): Promise<number> {
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1]
  const number = (name: string, usual: number) =>
    args.includes(`--${name}`) ? Number(option(name)) : usual
  const given = { requests: number('requests', 50_000), seed: number('seed', 1) }
  const engines = args.includes('--engine') ? [option('engine')] : ['pglite', 'postgresql']
  let failed = false
  for (const engine of engines) {
    const cluster = engine === 'postgresql' ? await startPostgres() : undefined
    try {
      const url = cluster && (await createDatabase(cluster.url))
      failed = !(await fuzz(engine ?? '', url, given)) || failed
    } finally {
      await cluster?.stop()
    }
  }
  return failed ? 1 : 0
}

async function fuzz(
  engine: string,
  databaseUrl: string | undefined,
  given: { readonly requests: number; readonly seed: number },
): Promise<boolean> {
  const dataDir = newDataDir()
  const watchPort = await freePort()
  const app = await startApp({
    dataDir,
    databaseUrl,
    env: {
      NODE_OPTIONS: `--expose-gc --import ${join(import.meta.dirname, 'fuzz/watch.ts')}`,
      FUZZ_WATCH_PORT: String(watchPort),
      SIGN_UP_OPEN: 'true',
      // So that each request can come from a network of its own.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
    },
  })
  const measure = async (): Promise<Measured> =>
    (await fetch(`http://127.0.0.1:${watchPort}/`)).json()
  const seen: (Measured & { requests: number; ready: number })[] = []
  let shown = 0
  const takeMeasurement = async (tally: Tally) => {
    const measured = await measure()
    const { status } = await fetch(`${app.url}/readyz`)
    seen.push({ ...measured, requests: tally.requests, ready: status })
    for (const failure of tally.failures.slice(shown)) console.log(`  ${failure}`)
    shown = tally.failures.length
    if (measured.busyMs > MOST_STALL_MS / 2)
      console.log(
        `  busy for ${Math.round(measured.busyMs)} ms of ${Math.round(measured.stallMs)} ms; the slowest answer then took ${Math.round(tally.slowest.ms)} ms: ${tally.slowest.what.slice(0, 200)}`,
      )
    if (tally.requests % 2_500 === 0) progress(engine, tally, measured)
  }
  const first = await measure()
  const tally = await trial(app.url, given, takeMeasurement)
  const idle = await settled(measure)
  const ended = app.process.exitCode !== null
  await app.stop()
  removeDataDir(dataDir)
  return report(engine, tally, { first, idle }, seen, ended ? app.log() : '')
}

/**
 * The lowest measurement for some time after the last request: typesetting threads release their memory with a delay.
 */
async function settled(measure: () => Promise<Measured>): Promise<Measured> {
  let least = await measure()
  for (let second = 0; second < IDLE_SECONDS; second += 1) {
    await new Promise(resolve => setTimeout(resolve, 1_000))
    const now = await measure()
    if (now.rss < least.rss) least = now
  }
  return least
}

function progress(engine: string, tally: Tally, measured: Measured): void {
  console.log(
    `${engine} ${tally.requests} requests, ${tally.failures.length} failures, busy ${Math.round(measured.busyMs)} ms, ${mega(measured.rss)} MB`,
  )
}

function report(
  engine: string,
  tally: Tally,
  { first, idle: last }: { readonly first: Measured; readonly idle: Measured },
  seen: readonly (Measured & { requests: number; ready: number })[],
  crash: string,
): boolean {
  const warm = seen.find(one => one.requests >= tally.requests * WARM_SHARE) ?? first
  const stallMs = Math.max(...seen.map(one => one.stallMs))
  const busyMs = Math.max(...seen.map(one => one.busyMs))
  const isSwift = busyMs < MOST_STALL_MS
  const notReady = seen.filter(one => one.ready !== 200).length
  const of = (status: number) => tally.statuses.get(status) ?? 0
  const statuses = [...tally.statuses]
    .filter(([status]) => status > 0)
    .toSorted(([a], [b]) => a - b)
  const lines: [string, string, boolean][] = [
    ['requests', String(tally.requests), true],
    [
      'endpoints asked / answered 2xx or 3xx',
      `${tally.asked.size} / ${tally.answered.size} of ${routes.length}`,
      tally.asked.size >= routes.length - NOT_ASKED,
    ],
    ['only refused', [...tally.asked.difference(tally.answered)].toSorted().join(', '), true],
    [
      'answers by status',
      statuses.map(([status, count]) => `${status}: ${count}`).join(', '),
      true,
    ],
    [
      '5xx (but 503 to a sample beyond the queue)',
      String(tally.failures.length - of(-1)),
      tally.failures.length === of(-1),
    ],
    ['no answer within 20 s', String(of(-1)), of(-1) === 0],
    ['connections closed without an answer', String(of(0)), true],
    ['/readyz not 200', String(notReady), notReady === 0],
    ['longest stall of the event loop, processor time', `${Math.round(busyMs)} ms`, isSwift],
    ['the same by the clock, other programs included', `${Math.round(stallMs)} ms`, true],
    [
      'memory (RSS) at start, warm, at the end',
      `${mega(first.rss)}, ${mega(warm.rss)}, ${mega(last.rss)} MB`,
      last.rss < warm.rss * MOST_GROWTH,
    ],
    [
      'JavaScript heap at start, warm, at the end',
      `${mega(first.heap)}, ${mega(warm.heap)}, ${mega(last.heap)} MB`,
      last.heap < warm.heap * MOST_GROWTH,
    ],
    ['ended by itself', crash === '' ? 'no' : 'yes', crash === ''],
  ]
  console.log(`\n${engine}`)
  for (const [what, value, good] of lines)
    console.log(`  ${good ? ' ' : '!'} ${what.padEnd(46)} ${value}`)
  if (crash !== '') console.log(crash)
  return lines.every(([, , good]) => good)
}

function mega(bytes: number): number {
  return Math.round(bytes / 1e6)
}
