import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../../tools/postgres.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database.ts'
import { START_LOCK } from './migrate.ts'
import { type Terminator, createTerminator } from './testing-terminate.ts'
import { adminOf, enginesOf, serverUrl } from './testing.ts'
import { notReached, whenReachable } from './waiting.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

const PASSING: readonly [string, unknown][] = [
  ['no server listens', coded('ECONNREFUSED')],
  [
    'neither of two addresses listens',
    new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]),
  ],
  ['no socket is there yet', coded('ENOENT', { syscall: 'connect' })],
  ['its name is not known yet', coded('ENOTFOUND')],
  ['no server of names answers', coded('EAI_AGAIN')],
  ['its network is not there', coded('ENETUNREACH')],
  ['it does not answer', coded('ETIMEDOUT')],
  ['it does not answer the driver in time', new Error('timeout expired')],
  [
    'the driver was busy for too long',
    new Error('Connection terminated due to connection timeout'),
  ],
  ['it is starting', coded('57P03')],
  ['it is stopping', coded('57P01')],
  ['another process of it has crashed', coded('57P02')],
  ['it has no free connection', coded('53300')],
  ['it closed the connection', new Error('Connection terminated unexpectedly')],
  ['its connection was reset', coded('ECONNRESET')],
  ['a migration was cut off', new Error('migration 0001 failed', { cause: coded('57P01') })],
]

const LASTING: readonly [string, unknown][] = [
  ['the password is wrong', coded('28P01')],
  ['the role may not sign in', coded('28000')],
  ['there is no such database', coded('3D000')],
  ['a migration is wrong', new Error('migration 0001 failed', { cause: coded('42601') })],
  ['a file of the program is missing', coded('ENOENT', { syscall: 'open' })],
  ['it has no TLS', new Error('The server does not support SSL connections')],
]

test.each(PASSING)('a start waits while %s', async (_, error) => {
  const reasons: string[] = []
  let attempts = 0
  const open = async () => {
    attempts += 1
    if (attempts < 3) throw attempts === 1 ? error : notReached(error)
    return 'open'
  }
  const waiting = { forMs: 600_000, onWait: (reason: string) => reasons.push(reason) }
  expect(await whenReachable(open, waiting)).toBe('open')
  expect([attempts, reasons.length]).toEqual([3, 1])
  expect(reasons[0]).not.toBe('')
})

test.each(LASTING)('a start ends at once where %s', async (_, error) => {
  let attempts = 0
  const open = async () => {
    attempts += 1
    throw notReached(error)
  }
  const waiting = { forMs: 600_000, onWait: () => expect.fail('it waits') }
  await expect(whenReachable(open, waiting)).rejects.toThrow(/^The database cannot be reached: ./)
  expect(attempts).toBe(1)
})

test('a start ends after the time it waits, and without one at once', async () => {
  const open = async () => {
    throw notReached(coded('ECONNREFUSED'))
  }
  for (const waiting of [undefined, { forMs: 0, onWait: () => undefined }])
    await expect(whenReachable(open, waiting)).rejects.toMatchObject({ name: 'StartError' })
})

const SAMPLE = join(import.meta.dirname, 'sample', '0001-sample.sql')

describe.runIf(enginesOf('postgresql').includes('postgresql'))(
  'a session that is ended while a start migrates',
  () => {
    let terminator: Terminator
    let folder: string
    let first: string
    beforeAll(async () => {
      terminator = await createTerminator()
      folder = mkdtempSync(join(tmpdir(), 'bordereau-migrations-'))
      first = mkdtempSync(join(tmpdir(), 'bordereau-migrations-'))
      for (const one of [folder, first]) copyFileSync(SAMPLE, join(one, '0001-sample.sql'))
      writeFileSync(
        join(folder, '0002-more.sql'),
        'create table more (id integer);\nlock table note;\ninsert into more values (1);\n',
      )
    })
    afterAll(async () => {
      await terminator.close()
      for (const one of [folder, first]) rmSync(one, { recursive: true })
    })

    test.each([
      [
        'before the first, while it waits for another process',
        `select pg_advisory_lock(${START_LOCK})`,
      ],
      ['in the middle of one', 'lock table note'],
    ])('%s: it begins again, and each one is applied once', async (_, lock) => {
      const adminUrl = await serverUrl()
      const url = await createDatabase(adminUrl)
      const admin = adminOf(adminUrl, url)
      await (await openDatabase({ url, dataDir: tmpdir(), migrations: first })).close()
      const reasons: string[] = []
      const options: DatabaseOptions = {
        url,
        dataDir: tmpdir(),
        migrations: folder,
        waiting: { forMs: 600_000, onWait: reason => reasons.push(reason) },
      }
      let opening: Promise<Database> | undefined
      await admin.transaction().execute(async tx => {
        await sql.raw(lock).execute(tx)
        opening = openDatabase(options)
        opening.catch(() => undefined)
        for (let ended = 0; ended < 3; ended += 1)
          terminator.terminate(await Promise.race([blockedSession(tx), opening.then(notBlocked)]))
        await sql`select pg_advisory_unlock_all()`.execute(tx)
      })
      const db = await opening
      const { rows } = await sql`select (select count(*)::int from migration) as applied,
        (select count(*)::int from more) as rows`.execute(admin)
      expect(rows).toEqual([{ applied: 2, rows: 1 }])
      expect(reasons).toEqual([expect.stringContaining('terminating connection')])
      await db?.close()
      await admin.destroy()
      await dropDatabase(adminUrl, url)
    })
  },
)

describe.runIf(enginesOf('both').includes('pglite'))('a start on the embedded engine', () => {
  test.each(['57P01', '08006', '53300'])(
    'ends at once where a migration fails with %s, which a server would be waited for',
    async code => {
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-embedded-'))
      const migrations = join(dataDir, 'migrations')
      mkdirSync(migrations)
      copyFileSync(SAMPLE, join(migrations, '0001-sample.sql'))
      writeFileSync(
        join(migrations, '0002-fails.sql'),
        `do $$ begin raise exception 'gone' using errcode = '${code}'; end $$;\n`,
      )
      const waiting = { forMs: 600_000, onWait: () => expect.fail('it waits') }
      await expect(openDatabase({ dataDir, migrations, waiting })).rejects.toThrow(/gone/)
      rmSync(dataDir, { recursive: true })
    },
  )
})

function notBlocked(): never {
  throw new Error('the start did not wait for the lock')
}

/** Waits until a session of this database waits for a lock. */
async function blockedSession(
  tx: Parameters<ReturnType<typeof sql>['execute']>[0],
): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
      tx,
    )
    if (rows[0]) return rows[0].pid
  }
}
