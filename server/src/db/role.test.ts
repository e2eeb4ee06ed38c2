import { tmpdir } from 'node:os'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cluster,
  asAdmin,
  databaseUrl,
  findPackagedPostgres,
  startPostgres,
} from '../../../tools/postgres.ts'
import { type Database, MIGRATIONS, asSystem, openDatabase } from './database.ts'
import { firstMigrations } from './testing.ts'

const SERVERS = findPackagedPostgres() ? (['system', 'npm'] as const) : (['system'] as const)

/** The fifth migration inserts the one row that is counted; all of them take half a second each time. */
const FEW = 5

/** Statements that an administrator runs; `$` is replaced by a unique name. */
type Preparation = readonly string[]

const MAY_CREATE_ROLES: Preparation = [
  'create role $ login createrole',
  'create database $ owner $',
]
const GRANTED: Preparation = [
  'create role $ login',
  'create role bordereau_app nologin',
  'grant bordereau_app to $',
  'create database $ owner $',
]

describe.each(SERVERS)('an ordinary role as owner of the database (PostgreSQL by %s)', source => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres(source)
  })
  afterAll(() => cluster?.stop())

  const names: string[] = []
  /** Every test starts on a server without bordereau_app. */
  afterEach(async () => {
    const drop = (kind: string) => names.map(name => `drop ${kind} if exists ${name}`)
    await asAdmin(cluster.url, ...drop('database'))
    await asAdmin(cluster.url, 'drop role if exists bordereau_app', ...drop('role'))
    names.length = 0
  })

  test.each([
    ['that may create roles', MAY_CREATE_ROLES],
    ['that was granted bordereau_app', GRANTED],
    [
      'that has noinherit',
      ['create role $ login createrole noinherit', 'create database $ owner $'],
    ],
  ])('starts on an empty database as a role %s', async (_, preparation) => {
    const testDatabase = await prepareDatabase(preparation, MIGRATIONS)
    const db = await openDatabase(testDatabase.options)
    expect(await workspaces(db)).toBe(1n)
    expect(await powers(db)).toEqual({ is_superuser: 'off', inherits: true })
    await db.close()
    // The second start changes nothing.
    await (await openDatabase(testDatabase.options)).close()
  })

  test('a second database of the same server starts, too', async () => {
    const first = await prepareDatabase(MAY_CREATE_ROLES)
    await (await openDatabase(first.options)).close()
    const second = await prepareDatabase([
      'create role $ login',
      'grant bordereau_app to $',
      'create database $ owner $',
    ])
    await (await openDatabase(second.options)).close()
  })

  test.each([
    ['may not create bordereau_app', ['create role $ login', 'create database $ owner $']],
    [
      'is no member of bordereau_app',
      ['create role $ login', 'create role bordereau_app nologin', 'create database $ owner $'],
    ],
    ['does not own the database', ['create role $ login createrole', 'create database $']],
    [
      'cannot become bordereau_app',
      [
        'create role $ login noinherit',
        'create role bordereau_app nologin',
        'grant bordereau_app to $',
        'create database $ owner $',
      ],
    ],
  ])('a role that %s is refused with the SQL that fixes it', async (_, preparation) => {
    const testDatabase = await prepareDatabase(preparation)
    const refusal = await openDatabase(testDatabase.options).then(
      () => expect.fail('it started'),
      (error: unknown) => error,
    )
    expect(refusal).toMatchObject({ name: 'StartError' })
    const [, remedy = ''] =
      /run as an administrator of PostgreSQL: (.+)$/.exec(String(refusal)) ?? []
    expect(remedy, String(refusal)).toMatch(/;$/)
    await asAdmin(databaseUrl(cluster.url, testDatabase.name), remedy)
    const db = await openDatabase(testDatabase.options)
    expect(await workspaces(db)).toBe(1n)
    await db.close()
  })

  test('tables of another role are refused with a message', async () => {
    const testDatabase = await prepareDatabase(MAY_CREATE_ROLES)
    await (
      await openDatabase({
        ...testDatabase.options,
        url: databaseUrl(cluster.url, testDatabase.name),
      })
    ).close()
    await expect(openDatabase(testDatabase.options)).rejects.toThrow(
      /^The tables of the database .+ belong to the role postgres, not to .+\.$/,
    )
  })

  test('a superuser in DATABASE_URL logs a warning, an ordinary role does not', async () => {
    const warned: string[] = []
    const log = { warn: (_: object, text: string) => void warned.push(text), error: () => {} }
    const testDatabase = await prepareDatabase(MAY_CREATE_ROLES)
    await (await openDatabase({ ...testDatabase.options, log })).close()
    expect(warned).toEqual([])
    await asAdmin(cluster.url, `alter role ${testDatabase.name} bypassrls`)
    await (await openDatabase({ ...testDatabase.options, log })).close()
    await asAdmin(cluster.url, `alter role ${testDatabase.name} nobypassrls superuser`)
    await (await openDatabase({ ...testDatabase.options, log })).close()
    expect(warned).toEqual([
      expect.stringContaining('may bypass row-level security'),
      expect.stringContaining('is a superuser'),
    ])
  })

  async function prepareDatabase(preparation: Preparation, migrations = firstMigrations(FEW)) {
    const name = `owner_${randomBytes(6).toString('hex')}`
    names.push(name)
    await asAdmin(cluster.url, ...preparation.map(statement => statement.replaceAll('$', name)))
    const url = new URL(databaseUrl(cluster.url, name))
    url.username = name
    return { name, options: { url: url.href, dataDir: tmpdir(), migrations } }
  }
})

async function workspaces(db: Database): Promise<bigint | undefined> {
  const { rows } = await asSystem(db, tx =>
    sql<{ count: bigint }>`select count(*) from workspace`.execute(tx),
  )
  return rows[0]?.count
}

async function powers(db: Database): Promise<unknown> {
  const { rows } = await sql`select current_setting('is_superuser') as is_superuser,
    pg_has_role(current_user, 'bordereau_app', 'usage') as inherits`.execute(db.kysely)
  return rows[0]
}
