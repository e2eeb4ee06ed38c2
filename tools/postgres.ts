import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A throw-away PostgreSQL server for tests and benches, on 127.0.0.1, with fsync on. */
export type Cluster = {
  /** Its administration database, as superuser. */
  readonly url: string
  /** Ends the server and removes its folder. The same happens by itself when this process dies. */
  stop(): Promise<void>
  /** kill -9 of every process of the server, then a new start in the same place: recovery included. */
  crash(): Promise<void>
}

const START_MS = 60_000
const LOG_LINES_KEPT = 40

/** Starts a new cluster in a folder of its own. Needs PostgreSQL's programs, not a running server. */
export async function startPostgres(): Promise<Cluster> {
  const bin = findPostgres()
  if (!bin) {
    throw new Error(
      'PostgreSQL is not installed. On Debian: apt-get install postgresql; on macOS: brew install postgresql.',
    )
  }
  const dir = mkdtempSync(join(tmpdir(), 'bordereau-pg-'))
  const owner = ownerOf(dir)
  const watchdog = startWatchdog(dir)
  const stop = async () => {
    if (watchdog.exitCode !== null) return
    const gone = once(watchdog, 'exit')
    watchdog.ref()
    watchdog.stdin?.end()
    await gone
  }
  try {
    initialise(bin, dir, owner)
    const port = await freePort()
    let server = await startServer(bin, dir, owner, port)
    const crash = async () => {
      await killAll(server)
      server = await startServer(bin, dir, owner, port)
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, crash }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Makes an empty database, or a copy of a template, beside the given one; a copy takes a fraction of a second. */
export async function createDatabase(adminUrl: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name}${template ? ` template ${template}` : ''}`)
  return databaseUrl(adminUrl, name)
}

export async function dropDatabase(adminUrl: string, url: string): Promise<void> {
  await asAdmin(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The folder of initdb and postgres, newest version first; undefined when there is none. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(root, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
  if (debian) return debian
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: START_MS })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root; then the folder and the server belong to the system's user `postgres`. */
function ownerOf(dir: string): 'postgres' | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  chownSync(dir, id('-u'), id('-g'))
  chmodSync(dir, 0o700)
  return 'postgres'
}

function command(
  owner: 'postgres' | undefined,
  program: string,
  args: string[],
): [string, string[]] {
  if (!owner) return [program, args]
  const drop = [`--reuid=${owner}`, `--regid=${owner}`, '--init-groups', '--']
  return ['setpriv', [...drop, program, ...args]]
}

function initialise(bin: string, dir: string, owner: 'postgres' | undefined): void {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const [program, args] = command(owner, join(bin, 'initdb'), [
    `--pgdata=${join(dir, 'data')}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ])
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: dir })
}

async function startServer(
  bin: string,
  dir: string,
  owner: 'postgres' | undefined,
  port: number,
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dir}`,
    `port=${port}`,
    'fsync=on',
    'max_connections=200',
    'shared_buffers=64MB',
    'timezone=UTC',
  ]
  const place = ['-D', join(dir, 'data')]
  const given = settings.flatMap(setting => ['-c', setting])
  const [program, args] = command(owner, join(bin, 'postgres'), [...place, ...given])
  // Its own session: Ctrl-C in the terminal goes to the tests, and they end it.
  const server = spawn(program, args, {
    cwd: dir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await accepting(server)
  server.unref()
  unrefPipe(server)
  return server
}

function accepting(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const fail = (why: string) => {
      clearTimeout(timer)
      reject(new Error(`PostgreSQL ${why}:\n${lines.join('\n')}`))
    }
    const timer = setTimeout(() => fail('did not start in time'), START_MS)
    server.once('error', error => fail(error.message))
    server.once('exit', code => fail(`ended with ${code}`))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.trimEnd().split('\n'))
      lines.splice(0, lines.length - LOG_LINES_KEPT)
      if (!text.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/** The log is read for as long as this process lives, but does not keep it alive. */
function unrefPipe(server: ChildProcess): void {
  const pipe = server.stderr
  if (pipe && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref()
}

/** Children first listed, then all killed at once: the postmaster could start others in between. */
async function killAll(server: ChildProcess): Promise<void> {
  const { pid } = server
  if (pid === undefined || server.exitCode !== null) return
  const gone = once(server, 'exit')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  server.kill('SIGKILL')
  for (const child of children) kill(Number(child))
  await gone
}

function kill(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended already.
  }
}

/**
 * A shell that waits until its input ends: when stop() closes it, or when this process dies, however it dies. Then it
 * ends the server at once (SIGQUIT), waits for it and removes the folder.
 */
function startWatchdog(dir: string): ChildProcess {
  const script = `
    read -r _
    pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)
    if [ -n "$pid" ]; then
      kill -QUIT "$pid" 2>/dev/null
      n=0
      while kill -0 "$pid" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n + 1)); done
      kill -KILL "$pid" 2>/dev/null
    fi
    rm -rf "$1"`
  const watchdog = spawn('sh', ['-c', script, 'watchdog', dir], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  const input = watchdog.stdin
  if (input && 'unref' in input && typeof input.unref === 'function') input.unref()
  return watchdog
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
