import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, asSystem, openDatabase } from './database.ts'
import { dumpSchema } from './dump.ts'
import { checkDataFolder } from './folder/check-data-folder.ts'
import { copyCluster } from './pglite-files.ts'
import { type TestDatabase, createTestDatabase } from './testing.ts'

const SAMPLE = join(import.meta.dirname, 'sample')
let root: string
let source: TestDatabase
let made: string
let sourceSystem: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bordereau-made-'))
  source = await createTestDatabase('pglite', { migrations: SAMPLE })
  sourceSystem = await systemOf(source.db)
  await source.db.close()
  made = join(source.options.dataDir, 'pglite')
})
afterAll(async () => {
  await source.remove()
  rmSync(root, { recursive: true, force: true })
})

/** The identifier that PostgreSQL gives to a cluster when it is created. */
async function systemOf(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()`.execute(db.kysely)
  return rows[0]?.id ?? ''
}

function newFolder(): string {
  return mkdtempSync(join(root, 'data-'))
}

test('a new embedded database begins with the made cluster and keeps what is written to it', async () => {
  const options = { dataDir: newFolder(), migrations: SAMPLE, made }
  const db = await openDatabase(options)
  expect(await dumpSchema(db.kysely)).toContain('create table public.counter')
  expect(await systemOf(db)).toBe(sourceSystem)
  await sql`update counter set value = 7`.execute(db.kysely)
  await db.close()
  // Not copied again over what was written.
  const again = await openDatabase(options)
  const kept = await asSystem(again, tx =>
    sql<{ value: number }>`select value from counter`.execute(tx),
  )
  expect(kept.rows).toEqual([{ value: 7 }])
  await again.close()
  expect(checkDataFolder(options.dataDir)).toBe('database')
})

test('a made cluster of an earlier release is migrated', async () => {
  const migrations = newFolder()
  writeFileSync(join(migrations, '0002-next.sql'), 'create table next (id integer primary key);')
  copyFileSync(join(SAMPLE, '0001-sample.sql'), join(migrations, '0001-sample.sql'))
  const next = await openDatabase({ dataDir: newFolder(), made, migrations })
  expect((await sql`select from next`.execute(next.kysely)).rows).toEqual([])
  await next.close()
})

test('what a crash left of a copy is replaced', async () => {
  const dir = join(newFolder(), 'pglite')
  mkdirSync(`${dir}.new`)
  writeFileSync(join(`${dir}.new`, 'PG_VERSION'), 'half')
  await copyCluster(made, dir)
  expect(existsSync(`${dir}.new`)).toBe(false)
  expect(existsSync(join(dir, 'global/pg_control'))).toBe(true)
})
