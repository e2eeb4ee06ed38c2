import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  startPostgres,
} from '../../../tools/postgres.ts'
import { type Database, type DatabaseOptions, MIGRATIONS, openDatabase } from './database.ts'
import { lockDirectory } from './lock.ts'
import { readMigrations } from './migrate.ts'

/** Test support, not product: the same suite on both engines, each time on a fresh, migrated database. */
export type TestEngine = {
  readonly name: Database['engine']
  /** The suite's own database; there from beforeAll on. */
  readonly db: Database
}

/** `migrations`: another folder of .sql files; `limits`: shorter timeouts. */
export type TestOptions = Pick<DatabaseOptions, 'migrations' | 'limits' | 'log'>

/** `sideBySide`: on both engines at once, for what takes minutes and mostly waits. */
export type SuiteOptions = TestOptions & { readonly sideBySide?: boolean }

const ENGINES: readonly Database['engine'][] = ['pglite', 'postgresql']

/**
 * Runs a suite once on each engine. TEST_ENGINE=pglite or =postgresql runs it on one alone, which is quicker.
 *
 * Inside, `engine.db` is a migrated, otherwise empty database, made before the suite's first test and removed after
 * its last; tests of one suite share it.
 */
export function describeEngines(
  name: string,
  suite: (engine: TestEngine) => void,
  { sideBySide = false, ...options }: SuiteOptions = {},
): void {
  const only = process.env['TEST_ENGINE']
  const on = sideBySide ? describe.concurrent : describe
  for (const engine of ENGINES) {
    if (only && only !== engine) continue
    on(`${name} on ${engine}`, () => {
      let place: TestPlace | undefined
      beforeAll(async () => {
        place = await createPlace(engine, options)
      })
      afterAll(() => place?.remove())
      suite({
        name: engine,
        get db() {
          if (!place)
            throw new Error('engine.db is there from beforeAll on; use it inside tests and hooks')
          return place.db
        },
      })
    })
  }
}

export type TestPlace = {
  readonly db: Database
  /** What openDatabase was given, to open the same place again. */
  readonly options: DatabaseOptions
  remove(): Promise<void>
}

/** A fresh, migrated database on one engine, for suites that want several or close and open them. */
export async function createPlace(
  engine: Database['engine'],
  options: TestOptions = {},
): Promise<TestPlace> {
  const migrations = options.migrations ?? MIGRATIONS
  return engine === 'pglite'
    ? createFolder({ ...options, migrations })
    : createOnServer({ ...options, migrations })
}

type Given = TestOptions & { readonly migrations: string }

async function createFolder(given: Given): Promise<TestPlace> {
  const dataDir = mkdtempSync(
    join(process.env['TEST_TEMPLATE_DIR'] ?? tmpdir(), 'bordereau-pglite-'),
  )
  const template = await folderTemplate(given.migrations)
  if (template) cpSync(template, join(dataDir, 'pglite'), { recursive: true })
  const options = { ...given, dataDir }
  const db = await openDatabase(options)
  const remove = async () => {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { db, options, remove }
}

/** The folder of a migrated embedded database, made by whichever test file comes first; none without globalSetup. */
async function folderTemplate(migrations: string): Promise<string | undefined> {
  const dir = process.env['TEST_TEMPLATE_DIR']
  if (!dir) return undefined
  const template = join(dir, templateName(migrations))
  if (existsSync(template)) return template
  const lock = lockDirectory(dir, TEMPLATE_MS)
  try {
    if (!existsSync(template)) await makeFolder(join(dir, 'draft'), template, migrations)
  } finally {
    lock.release()
  }
  return template
}

const TEMPLATE_MS = 90_000

async function makeFolder(draft: string, template: string, migrations: string): Promise<void> {
  rmSync(draft, { recursive: true, force: true })
  const db = await openDatabase({ dataDir: draft, migrations })
  await db.close()
  renameSync(join(draft, 'pglite'), template)
}

async function createOnServer(given: Given): Promise<TestPlace> {
  const adminUrl = await serverUrl()
  const url = await createDatabase(adminUrl, await serverTemplate(adminUrl, given.migrations))
  const options = { ...given, url, dataDir: tmpdir() }
  const db = await openDatabase(options)
  const remove = async () => {
    await db.close()
    await dropDatabase(adminUrl, url)
  }
  return { db, options, remove }
}

let ownServer: Promise<string> | undefined

/** The run's server, or one for this process, which ends with it. */
export function serverUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return Promise.resolve(given)
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
    if (found.rowCount === 0) await makeOnServer(admin, adminUrl, name, migrations)
  } finally {
    await admin.end()
  }
  return name
}

async function makeOnServer(
  admin: pg.Client,
  adminUrl: string,
  name: string,
  migrations: string,
): Promise<void> {
  const draft = `draft_${randomBytes(8).toString('hex')}`
  await admin.query(`create database ${draft}`)
  const db = await openDatabase({
    url: databaseUrl(adminUrl, draft),
    dataDir: tmpdir(),
    migrations,
  })
  await db.close()
  await admin.query(`alter database ${draft} rename to ${name}`)
}

/** By content, so that a changed migration makes a new template. */
function templateName(migrations: string): string {
  const hash = createHash('sha256')
  for (const { sha256 } of readMigrations(migrations)) hash.update(sha256)
  return `template_${hash.digest('hex').slice(0, 16)}`
}
