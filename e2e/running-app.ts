import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The application as an operator starts it: its own process, its own data folder, reached over HTTP only. */
export type RunningApp = {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Its log so far. */
  readonly log: () => string
  /** Stops it by SIGTERM, and waits. */
  readonly stop: () => Promise<void>
  /** Kills it as a power failure does, and waits. */
  readonly kill: () => Promise<void>
}

export type AppOptions = {
  readonly dataDir?: string
  readonly databaseUrl?: string | undefined
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Arguments of Node; those of tests unless given. */
  readonly nodeArguments?: readonly string[]
  /** Milliseconds by which its clock is ahead. */
  readonly aheadMs?: number
}

const MAIN = join(import.meta.dirname, '../server/src/main.ts')
const CLOCK_AHEAD = join(import.meta.dirname, 'clock-ahead.ts')
const READY_MS = 240_000
/** Arguments of Node, with the reasons of tools/node-arguments.ts, which this room does not import. */
const TEST_NODE = ['--liftoff-only', '--single-threaded-gc', '--initial-old-space-size=256']

export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const dataDir = options.dataDir ?? newDataDir()
  const port = options.port ?? (await freePort())
  const { child, log } = launch({ ...options, dataDir, port })
  const url = `http://127.0.0.1:${port}`
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await ready(url, child, log)
  return {
    url,
    dataDir,
    process: child,
    log,
    stop: () => end(child, exited, 'SIGTERM'),
    kill: () => end(child, exited, 'SIGKILL'),
  }
}

/** Starts it and waits until it exits by itself: for starts that must be refused. */
export async function startRefused(
  options: AppOptions & { readonly dataDir: string },
): Promise<{ code: number | null; log: string }> {
  const { child, log } = launch({ ...options, port: await freePort() })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  return { code, log: log() }
}

/** A data folder of a fresh instance (template.ts); empty where no template was made. */
export function newDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'bordereau-e2e-'))
  const template = process.env['TEST_HOUSE_DIR']
  if (template !== undefined) cpSync(template, dir, { recursive: true })
  return dir
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

function launch(options: AppOptions & { readonly dataDir: string; readonly port: number }) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(options.port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${options.port}`,
    DATA_DIR: options.dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    // Solved for real, but with the least work.
    CAPTCHA_WORK: '1000',
    // A process for typesetting takes a second to start; the documents of a test seldom need two at once.
    RENDER_WORKERS: '1',
    // Registers are asked as soon as a number is typed: no test asks a server that is not its own.
    ...(Object.keys(options.env ?? {}).some(name => name.startsWith('OUTGOING'))
      ? {}
      : { OUTGOING: 'off' }),
    ...(options.aheadMs === undefined ? {} : { CLOCK_AHEAD_MS: String(options.aheadMs) }),
    ...options.env,
  }
  const clock = options.aheadMs === undefined ? [] : ['--import', CLOCK_AHEAD]
  const child = spawn(process.execPath, [...(options.nodeArguments ?? TEST_NODE), ...clock, MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', chunk => (text += String(chunk)))
  child.stderr.on('data', chunk => (text += String(chunk)))
  return { child, log: () => text }
}

async function ready(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the application did not start:\n${log()}`)
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`the application is not ready after ${READY_MS} ms:\n${log()}`)
}

async function end(
  child: ChildProcess,
  exited: Promise<void>,
  signal: NodeJS.Signals,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  await exited
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
