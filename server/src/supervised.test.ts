import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDatabase, dropDatabase, startPostgres } from '../../tools/postgres.ts'
import { TEST_NODE } from '../../tools/node-arguments.ts'
import { adminOf, enginesOf, serverUrl } from './db/testing.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

describe.runIf(enginesOf('postgresql').includes('postgresql'))(
  'the process on PostgreSQL, as a supervisor sees it',
  () => {
    let adminUrl: string
    let url: string
    let dataDir: string
    const running: Running[] = []
    beforeAll(async () => {
      adminUrl = await serverUrl()
      url = await createDatabase(adminUrl)
      dataDir = mkdtempSync(join(tmpdir(), 'bordereau-start-'))
    })
    afterEach(async () => {
      for (const one of running.splice(0)) await one.end('SIGKILL')
    })
    afterAll(async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await dropDatabase(adminUrl, url)
    })

    async function start(databaseUrl: string, port?: number): Promise<Running> {
      const app = run(databaseUrl, dataDir, port ?? (await freePort()))
      running.push(app)
      return app
    }

    test('lives while it waits for the database, says so, and is ready once it has it', async () => {
      const door = await createDoor(url)
      const app = await start(door.url)
      expect(await app.until('/healthz', 200)).toMatchObject({ status: 'ok' })
      const waiting = await app.get('/readyz')
      expect([waiting?.status, await waiting?.json()]).toEqual([503, { status: 'unavailable' }])
      expect((await app.get('/'))?.headers.get('retry-after')).toBe('5')
      expect(app.output()).toContain(`waiting for the database at ${new URL(door.url).host}: `)
      await door.open()
      expect(await app.until('/readyz', 200)).toMatchObject({ status: 'ready' })
      expect(await app.until('/healthz', 200)).toMatchObject({ status: 'ok' })
      expect(await app.end('SIGTERM')).toEqual([0, null])
      await door.close()
    })

    test('lives on when all its sessions are ended, again and again', async () => {
      const app = await start(url)
      await app.until('/readyz', 200)
      const admin = adminOf(adminUrl, url)
      for (let round = 0; round < 20; round += 1) {
        const asked = Promise.all(Array.from({ length: 5 }, () => app.get('/readyz')))
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(admin)
        const answers = await asked
        expect(answers.filter(one => one && [200, 503].includes(one.status))).toHaveLength(5)
      }
      await admin.destroy()
      await app.until('/readyz', 200)
      expect(app.output()).not.toContain('unhandled')
      expect(await app.end('SIGTERM')).toEqual([0, null])
    })

    test('ends by the signal that killed it, and starts again on the same folder and port', async () => {
      const port = await freePort()
      for (let round = 0; round < 2; round += 1) {
        const app = await start(url, port)
        expect(await app.until('/readyz', 200)).toMatchObject({ database: 'postgresql' })
        expect(await app.end('SIGKILL')).toEqual([null, 'SIGKILL'])
        expect(await app.get('/healthz')).toBeUndefined()
      }
      const app = await start(url, port)
      await app.until('/readyz', 200)
      expect(await app.end('SIGTERM')).toEqual([0, null])
    })

    test('ends at once with 1 and one sentence where there is no such database', async () => {
      const app = await start(url.replace(/[^/]+$/, 'missing'))
      expect(await app.ended).toEqual([1, null])
      expect(app.output()).toContain(
        'The database cannot be reached: database "missing" does not exist\n',
      )
    })
  },
)

test('ends at once with 1 and one sentence where the password is wrong', async () => {
  const cluster = await startPostgres('system', { durable: false })
  const url = await createDatabase(cluster.url)
  const admin = adminOf(cluster.url, url)
  await sql`do $$ begin
    execute format($f$copy (select 'host all postgres 127.0.0.1/32 trust'
      union all select 'host all all 127.0.0.1/32 scram-sha-256') to %L$f$, current_setting('hba_file'));
    perform pg_reload_conf();
  end $$`.execute(admin)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-start-'))
  const app = run(wrong.href, dataDir, await freePort())
  expect(await app.ended).toEqual([1, null])
  expect(app.output()).toContain(
    'The database cannot be reached: password authentication failed for user "bordereau"\n',
  )
  expect(app.output()).not.toContain('wrong@')
  await admin.destroy()
  await cluster.stop()
  rmSync(dataDir, { recursive: true })
})

type Running = {
  readonly get: (path: string) => Promise<Response | undefined>
  /** The body of the first answer with this status. */
  readonly until: (path: string, status: number) => Promise<unknown>
  readonly output: () => string
  /** Its exit code and signal. */
  readonly ended: Promise<Ended>
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
}

type Ended = readonly [number | null, NodeJS.Signals | null]

function run(databaseUrl: string, dataDir: string, port: number): Running {
  const child: ChildProcess = spawn(
    process.execPath,
    [...TEST_NODE, join(import.meta.dirname, 'main.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'warn',
        OUTGOING: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const pipe of [child.stdout, child.stderr])
    pipe?.on('data', chunk => (output += String(chunk)))
  const ended = new Promise<Ended>(resolve =>
    child.once('close', (code, signal) => resolve([code, signal])),
  )
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(120_000) }).catch(
      () => undefined,
    )
  const until = async (path: string, status: number) => {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`it has ended:\n${output}`)
      const response = await get(path)
      if (response?.status === status) return response.json()
    }
  }
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return { get, until, output: () => output, ended, end }
}

/** A way to a server that refuses connections until it is opened. */
async function createDoor(url: string) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    const { hostname, port: behind } = new URL(url)
    const other = connect(Number(behind), hostname)
    for (const one of [socket, other]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.once('close', () => [socket, other].map(each => each.destroy()))
    }
    socket.pipe(other).pipe(socket)
  })
  const through = new URL(url)
  through.port = String(port)
  return {
    url: through.href,
    open: () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve)),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
