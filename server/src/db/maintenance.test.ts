import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyzeGrown, checkpointIfDue, vacuum } from './maintenance.ts'
import { Engine } from './pglite.ts'
import { createPglitePool } from './pglite-socket.ts'
import { createEmptyCluster } from './testing.ts'

const MEGABYTE = 1024 * 1024
const SEGMENT = /^[0-9A-F]{24}$/

let dir: string
let engine: Engine
let pool: pg.Pool
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bordereau-maintenance-'))
  // No limit of this test: on a busy machine, a query that writes megabytes takes its time.
  const limits = { queryMs: 600_000, idleInTransactionMs: 600_000 }
  await createEmptyCluster(dir)
  engine = new Engine(join(dir, 'pglite'), limits, message => expect.fail(message))
  pool = createPglitePool(engine, {})
  await pool.query('create table entry (number integer primary key, text text)')
})
afterAll(async () => {
  await pool.end()
  await engine.close()
  rmSync(dir, { recursive: true, force: true })
})

test('a checkpoint runs once after writing when no request waits', async () => {
  await fill(1, 2_000)
  expect(await checkpointIfDue(pool, true)).toBe(true)
  expect(await checkpointIfDue(pool, true)).toBe(false)
  await fill(2_001, 4_000)
  expect(await checkpointIfDue(pool, false), 'no checkpoint while requests wait').toBe(false)
})

test('tables with many changes are vacuumed and analyzed once', async () => {
  await pool.query(`update entry set text = text || 'y'`)
  await counted()
  expect(await vacuum(pool)).toContain('public.entry')
  const { rows } = await pool.query(
    `select reltuples > 1000 as known from pg_class where relname = 'entry'`,
  )
  expect(rows).toEqual([{ known: true }])
  await counted()
  expect(await vacuum(pool)).toEqual([])
})

test('a table that has more than doubled is analyzed once', async () => {
  await fill(4_001, 4_500)
  await counted()
  expect(await analyzeGrown(pool)).toEqual([])
  await fill(4_501, 9_999)
  await counted()
  expect(await analyzeGrown(pool)).toEqual(['public.entry'])
  await counted()
  expect(await analyzeGrown(pool)).toEqual([])
})

test('the log stays short while much is written and requests wait', async () => {
  let from = 10_000
  let checkpoints = 0
  while ((await logWritten()) < 200 * MEGABYTE) {
    await fill(from, (from += 20_000) - 1)
    if (await checkpointIfDue(pool, false)) checkpoints += 1
    expect(logOnDisk()).toBeLessThan(130 * MEGABYTE)
  }
  expect(checkpoints).toBeGreaterThanOrEqual(2)
})

/** PostgreSQL updates the counters of changes about once a second. */
async function counted(): Promise<void> {
  await pause(1_100)
  await pool.query('select 1')
}

async function fill(from: number, to: number): Promise<void> {
  await pool.query(
    `insert into entry select n, repeat('x', 400) from generate_series($1::int, $2::int) n`,
    [from, to],
  )
}

async function logWritten(): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`,
  )
  return Number(rows[0]?.bytes)
}

function logOnDisk(): number {
  const segments = readdirSync(join(dir, 'pglite', 'pg_wal')).filter(name => SEGMENT.test(name))
  return segments.length * 16 * MEGABYTE
}
