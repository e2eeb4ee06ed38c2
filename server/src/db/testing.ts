import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  startPostgres,
} from '../../../tools/postgres.ts'
import { type Database, type DatabaseOptions, MIGRATIONS, openDatabase } from './database.ts'
import { CLUSTER } from './folder/check-data-folder.ts'
import { lockDirectory } from './lock.ts'
import { createCluster, emptyCluster, madeCluster } from './made-cluster.ts'
import { readMigrations } from './migrate.ts'
import { LIMITS, type Limits, createServerPool, handleConnectionLoss } from './pool.ts'
import type { Schema } from './tables.ts'

/** Test support: the same suite on both engines, each time on a new, migrated database. */
export type TestEngine = {
  readonly name: Database['engine']
  /**
   * The suite's database; available from beforeAll on. On PostgreSQL with an ordinary role, as in
   * docs/operating.md.
   */
  readonly db: Database
  /** The same database as a superuser, to whom row-level security does not apply. */
  readonly admin: Kysely<Schema>
}

/**
 * Ten times those of the product: a test waits for results, and a statement of a machine under load may take more than half
 * a minute.
 */
const PATIENT_LIMITS: Limits = {
  connectMs: LIMITS.connectMs * 10,
  statementMs: LIMITS.statementMs * 10,
  idleInTransactionMs: LIMITS.idleInTransactionMs * 10,
  lockMs: LIMITS.lockMs * 10,
}

/** A folder with the first migrations alone, as an earlier release had them. */
export function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bordereau-migrations-'))
  const files = readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql'))
  for (const name of files.toSorted().slice(0, count))
    copyFileSync(join(MIGRATIONS, name), join(folder, name))
  return folder
}

/** `migrations`: another folder of .sql files; `limits`: shorter timeouts. */
export type TestOptions = Pick<DatabaseOptions, 'migrations' | 'limits' | 'log'>

/** `concurrent`: on both engines at once, for suites that take minutes and mostly wait. */
export type SuiteOptions = TestOptions & { readonly concurrent?: boolean }

const ENGINES: readonly Database['engine'][] = ['pglite', 'postgresql']

/** Both where TEST_ENGINE is not set: for what differs between the engines. */
export function enginesOf(unset: 'both' | 'postgresql'): readonly Database['engine'][] {
  const wanted = process.env['TEST_ENGINE'] || unset
  return ENGINES.filter(engine => wanted === 'both' || wanted === engine)
}

/**
 * Runs a suite with a database of PostgreSQL, which takes a third of the processor time; what TEST_ENGINE names instead: `pglite`,
 * `postgresql` or `both`. The SQL is the same on both engines, and e2e runs on the embedded one.
 *
 * `engine.db` is a migrated, otherwise empty database, created before the suite's first test and removed after its
 * last; the tests of one suite share it.
 */
export function describeWithDatabase(
  name: string,
  suite: (engine: TestEngine) => void,
  options: SuiteOptions = {},
): void {
  describeOn(enginesOf('postgresql'), name, suite, options)
}

/**
 * Runs a suite once on each engine: SQL and types, migrations, row-level security, concurrency and locks, claims of jobs
 * and of the outbox, issuing, the journal, backup. TEST_ENGINE=pglite or =postgresql runs it on one alone.
 */
export function describeBothEngines(
  name: string,
  suite: (engine: TestEngine) => void,
  options: SuiteOptions = {},
): void {
  describeOn(enginesOf('both'), name, suite, options)
}

function describeOn(
  engines: readonly Database['engine'][],
  name: string,
  suite: (engine: TestEngine) => void,
  { concurrent = false, ...options }: SuiteOptions,
): void {
  const on = concurrent ? describe.concurrent : describe
  for (const engine of engines) {
    on(`${name} on ${engine}`, () => {
      let database: TestDatabase | undefined
      beforeAll(async () => {
        database = await createTestDatabase(engine, options)
      })
      afterAll(() => database?.remove())
      suite({
        name: engine,
        get db() {
          return requireDatabase(database).db
        },
        get admin() {
          return requireDatabase(database).admin
        },
      })
    })
  }
}

function requireDatabase(database: TestDatabase | undefined): TestDatabase {
  if (database) return database
  throw new Error('the database exists from beforeAll on; use it inside tests and hooks')
}

export type TestDatabase = {
  readonly db: Database
  readonly admin: Kysely<Schema>
  /** The options of openDatabase, to open the same database again. */
  readonly options: DatabaseOptions
  remove(): Promise<void>
}

/** A new, migrated database on one engine, for suites that need several or close and open them. */
export async function createTestDatabase(
  engine: Database['engine'],
  options: TestOptions = {},
): Promise<TestDatabase> {
  const migrations = options.migrations ?? MIGRATIONS
  const input = { ...options, migrations, limits: { ...PATIENT_LIMITS, ...options.limits } }
  return engine === 'pglite' ? createFolder(input) : createOnServer(input)
}

type CreateOptions = TestOptions & { readonly migrations: string }

async function createFolder(input: CreateOptions): Promise<TestDatabase> {
  const dataDir = mkdtempSync(
    join(process.env['TEST_TEMPLATE_DIR'] ?? tmpdir(), 'bordereau-pglite-'),
  )
  const template = await folderTemplate(input.migrations)
  if (template) cpSync(template, join(dataDir, 'pglite'), { recursive: true })
  const options = { ...input, dataDir }
  const db = await openDatabase(options)
  const remove = async () => {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { db, admin: db.kysely, options, remove }
}

/**
 * The folder of a migrated embedded database, put there by the first test file: that of the set-up, or a new one for other
 * migrations. Undefined without globalSetup.
 */
async function folderTemplate(migrations: string): Promise<string | undefined> {
  const dir = process.env['TEST_TEMPLATE_DIR']
  if (!dir) return undefined
  const template = join(dir, templateName(migrations))
  if (existsSync(template)) return template
  const lock = lockDirectory(dir, TEMPLATE_MS)
  try {
    if (!existsSync(template))
      await createTemplateFolder(join(dir, 'unfinished'), template, migrations)
  } finally {
    lock.release()
  }
  return template
}

const TEMPLATE_MS = 600_000

async function createTemplateFolder(
  unfinished: string,
  template: string,
  migrations: string,
): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true })
  const made = migrations === MIGRATIONS ? madeCluster() : undefined
  if (made) cpSync(made, join(unfinished, CLUSTER), { recursive: true })
  else await migrateEmptyCluster(dirname(template), unfinished, migrations)
  renameSync(join(unfinished, CLUSTER), template)
}

async function migrateEmptyCluster(
  dir: string,
  dataDir: string,
  migrations: string,
): Promise<void> {
  await putEmptyCluster(dir, dataDir)
  const db = await openDatabase({ dataDir, migrations })
  await db.close()
}

/**
 * Puts an embedded database without migrations into a new data folder. PGlite takes seconds of processor time to create
 * one, so a run does it once; pglite-files.test.ts and the tests of the start create their own.
 */
export async function createEmptyCluster(dataDir: string): Promise<void> {
  const dir = process.env['TEST_TEMPLATE_DIR']
  if (!dir) return createCluster(join(dataDir, CLUSTER))
  const lock = lockDirectory(dir, TEMPLATE_MS)
  try {
    await putEmptyCluster(dir, dataDir)
  } finally {
    lock.release()
  }
}

/** The one of the set-up, or one of this run. To be called with the lock of `dir`. */
async function putEmptyCluster(dir: string, dataDir: string): Promise<void> {
  const empty = emptyCluster() ?? join(dir, 'empty')
  if (!existsSync(empty)) {
    const unfinished = join(dir, 'unfinished-empty')
    await createCluster(unfinished)
    renameSync(unfinished, empty)
  }
  cpSync(empty, join(dataDir, CLUSTER), { recursive: true })
}

async function createOnServer(input: CreateOptions): Promise<TestDatabase> {
  const adminUrl = await serverUrl()
  const url = await createDatabase(adminUrl, await serverTemplate(adminUrl, input.migrations))
  const options = { ...input, url, dataDir: tmpdir() }
  const db = await openDatabase(options)
  const admin = adminOf(adminUrl, url)
  const remove = async () => {
    await db.close()
    await admin.destroy()
    await dropDatabase(adminUrl, url)
  }
  return { db, admin, options, remove }
}

/** The database of `url` as the superuser of `adminUrl`. */
export function adminOf(adminUrl: string, url: string): Kysely<Schema> {
  const pool = createServerPool(databaseUrl(adminUrl, nameOf(url)), LIMITS, 2)
  handleConnectionLoss(pool, () => undefined)
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

let ownServer: Promise<string> | undefined

/** The server of this test run, or one for this process, which ends with it. */
export function serverUrl(): Promise<string> {
  const input = process.env['TEST_DATABASE_URL']
  if (input) return Promise.resolve(input)
  ownServer ??= startPostgres().then(cluster => cluster.url)
  return ownServer
}

async function serverTemplate(adminUrl: string, migrations: string): Promise<string> {
  const name = templateName(migrations)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(`select pg_advisory_lock(hashtext('bordereau template'))`)
    const found = await admin.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await createTemplateOnServer(admin, adminUrl, name, migrations)
  } finally {
    await admin.end()
  }
  return name
}

async function createTemplateOnServer(
  admin: pg.Client,
  adminUrl: string,
  name: string,
  migrations: string,
): Promise<void> {
  const url = await createDatabase(adminUrl)
  const db = await openDatabase({ url, dataDir: tmpdir(), migrations })
  await db.close()
  await admin.query(`alter database ${nameOf(url)} rename to ${name}`)
}

/** The name has a hash of the migrations, so that a changed migration creates a new template. */
function templateName(migrations: string): string {
  const hash = createHash('sha256')
  for (const { sha256 } of readMigrations(migrations)) hash.update(sha256)
  return `template_${hash.digest('hex').slice(0, 16)}`
}
