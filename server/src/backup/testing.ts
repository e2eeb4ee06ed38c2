import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { createDatabase, dropDatabase } from '../../../tools/postgres.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import {
  type TestDatabase,
  adminOf,
  createTestDatabase,
  enginesOf,
  serverUrl,
} from '../db/testing.ts'
import type { OutputFormat } from '../documents/output-formats.ts'
import type { Schema } from '../db/tables.ts'
import { CONFIG, type TestApp, startApp } from '../lib/testing.ts'
import { serveSnapshots } from './snapshot.ts'

/** Test fixtures: instances with their own data folder, as source and target of backups. */

export type EngineName = Database['engine']

export const ENGINES = enginesOf('both')

export type SourceInstance = {
  readonly config: Config
  readonly at: TestApp
  readonly admin: Kysely<Schema>
  readonly stop: () => Promise<void>
}

/** A new instance that looks like a running one to a backup. */
export async function startSource(
  engine: EngineName,
  formats?: readonly OutputFormat[],
): Promise<SourceInstance> {
  const place = await createTestDatabase(engine)
  const dataDir = engine === 'pglite' ? place.options.dataDir : newFolder()
  const databaseUrl = place.options.url ?? null
  const { admin, db } = place
  const at = await startApp(db, { dataDir, databaseUrl }, undefined, formats ? { formats } : {})
  const stopSnapshots = db.copyFiles ? await serveSnapshots(dataDir, db.copyFiles) : () => {}
  const stop = async () => {
    stopSnapshots()
    await at.close()
    await place.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { config: at.context.config, at, admin, stop }
}

export type EmptyTarget = {
  readonly config: Config
  readonly remove: () => Promise<void>
}

/** An empty data folder and, on a server, an empty database. */
export async function emptyTarget(engine: EngineName): Promise<EmptyTarget> {
  const dataDir = newFolder()
  const adminUrl = engine === 'postgresql' ? await serverUrl() : undefined
  const databaseUrl = adminUrl === undefined ? null : await createDatabase(adminUrl)
  const remove = async () => {
    if (adminUrl !== undefined && databaseUrl !== null) await dropDatabase(adminUrl, databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { config: { ...CONFIG, dataDir, databaseUrl }, remove }
}

export type RestoredDatabase = Pick<TestDatabase, 'db' | 'admin'> & {
  readonly close: () => Promise<void>
}

/** Opens the database of a restored instance, also as superuser. */
export async function openRestored({ dataDir, databaseUrl }: Config): Promise<RestoredDatabase> {
  const db = await openDatabase({ url: databaseUrl, dataDir })
  if (databaseUrl === null) return { db, admin: db.kysely, close: () => db.close() }
  const admin = adminOf(await serverUrl(), databaseUrl)
  const close = async () => {
    await admin.destroy()
    await db.close()
  }
  return { db, admin, close }
}

/** Every row of every table, read as superuser. */
export async function allRows(admin: Kysely<Schema>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(admin)
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    // The time of applying a migration differs in the restored database.
    const row = name === 'migration' ? sql`to_jsonb(t) - 'applied_at'` : sql`to_jsonb(t)`
    const { rows } = await sql<{ line: string }>`
      select (${row})::text as line from ${sql.table(name)} t order by 1`.execute(admin)
    all[name] = rows.map(({ line }) => line)
  }
  return all
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bordereau-backup-'))
}
