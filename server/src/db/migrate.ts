import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { prepareRoles } from './role.ts'
import { StartError } from './start-error.ts'
import { notReached } from './waiting.ts'

export type Migration = {
  readonly number: number
  readonly name: string
  readonly sha256: string
  readonly sql: string
}

type Applied = { number: number; name: string; sha256: string }

const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/
/** The key of an advisory lock; arbitrary, but used by no other program. */
export const START_LOCK = 267_337_328
const OLDEST_SERVER = 150_000
const MIGRATION_TIMEOUT_MS = 600_000

/**
 * Applies missing migrations. Each file runs in its own transaction together with its row in the table `migration`, so
 * a crash leaves the database before it or after it. Several processes starting together wait for each other. Throws
 * StartError when an applied file was changed or the database is newer than this program.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  engine: 'pglite' | 'postgresql',
): Promise<void> {
  const migrations = readMigrations(folder)
  const client = await connect(pool)
  try {
    // Waiting for another process's migrations, and long migrations themselves, must not time out.
    await run(client, `set statement_timeout = 0; set lock_timeout = ${MIGRATION_TIMEOUT_MS}`)
    await checkVersion(client)
    // PGlite has one session and its directory's lock, so no other process can migrate.
    if (engine === 'postgresql') {
      await run(client, `select pg_advisory_lock(${START_LOCK})`)
      await prepareRoles(client)
    }
    await run(client, MIGRATION_TABLE)
    await applyMissing(client, migrations)
  } finally {
    // Closing the connection ends its settings and the lock.
    client.release(true)
  }
}

export const MIGRATION_TABLE = `create table if not exists migration (
  number integer primary key,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`

/**
 * The numbered files of a folder, in order. A number may be missing: branches reserve numbers in advance. Throws on a
 * file with another name or a number twice.
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => readMigration(folder, file))
  migrations.forEach((migration, index) => {
    if (migration.number === migrations[index - 1]?.number) {
      throw new Error(`migration ${migration.number} is doubled by ${migration.name}`)
    }
  })
  return migrations
}

function readMigration(folder: string, file: string): Migration {
  const match = FILE.exec(file)
  if (!match) throw new Error(`${file} is not named as a migration: 0001-name.sql`)
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  if (/^\s*(begin|start\s+transaction|commit|rollback)\s*;/im.test(sql)) {
    throw new Error(`${file} opens or ends a transaction; each migration already runs in one`)
  }
  const sha256 = createHash('sha256').update(sql).digest('hex')
  return { number: Number(match[1]), name: match[2] ?? '', sha256, sql }
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  const { rows } = await client.query<Applied>(
    'select number, name, sha256 from migration order by number',
  )
  checkApplied(rows, migrations)
  const applied = new Set(rows.map(row => row.number))
  for (const migration of migrations) {
    if (!applied.has(migration.number)) await apply(client, migration)
  }
}

function checkApplied(rows: readonly Applied[], migrations: readonly Migration[]): void {
  for (const row of rows) {
    const known = migrations.find(migration => migration.number === row.number)
    const label = labelOf(row)
    if (!known) {
      throw new StartError(
        `The database has migration ${label}, which this version of Bordereau does not know. ` +
          'Start the newer version that made it, or restore an older backup.',
      )
    }
    if (known.sha256 !== row.sha256) {
      throw new StartError(
        `Migration ${label} was changed after it was applied to this database. ` +
          'Applied migrations are never edited: restore the file and add a new one.',
      )
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await run(client, 'begin')
    // Row-level security applies to the owner of the tables, too: without this its statements fail or see no rows.
    await run(client, `set local app.system = 'on'`)
    await run(client, migration.sql)
    await client.query('insert into migration (number, name, sha256) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.sha256,
    ])
    await run(client, 'commit')
  } catch (error) {
    const where = `${labelOf(migration)}${lineOf(migration, error)}`
    throw new Error(`migration ${where} failed and was undone: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

function labelOf(migration: { number: number; name: string }): string {
  return `${String(migration.number).padStart(4, '0')}-${migration.name}`
}

/** The position in a PostgreSQL error counts characters of the whole file from 1. */
function lineOf(migration: Migration, error: unknown): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : NaN
  if (!Number.isInteger(position)) return ''
  return `, line ${migration.sql.slice(0, position).split('\n').length},`
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw notReached(error)
  }
}

async function checkVersion(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const server = rows[0]
  if (server && server.number < OLDEST_SERVER) {
    throw new StartError(`PostgreSQL ${server.version} is too old; Bordereau needs 15 or newer.`)
  }
}

/** `query_timeout` is a setting of the driver, independent of the server's; its typings omit it. */
function run(client: pg.PoolClient, text: string): Promise<unknown> {
  const query: pg.QueryConfig & { query_timeout: number } = {
    text,
    query_timeout: MIGRATION_TIMEOUT_MS,
  }
  return client.query(query)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
