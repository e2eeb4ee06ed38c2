import { fsyncSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Engine } from './pglite.ts'
import { openEngine } from './pglite-files.ts'
import { simpleQuery, transactionState } from './wire.ts'

/*
 * PGlite is not told by any documented means to flush its files. These tests say so when a new version of it no longer
 * hears us.
 */

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bordereau-files-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const never = (reason: unknown): never => {
  throw new Error(String(reason))
}

test('each commit is flushed to disk before it is acknowledged, and a read is not', async () => {
  const flushed: string[] = []
  const engine = await openEngine(join(dir, 'pglite'), {
    sync: (fd, path) => {
      fsyncSync(fd)
      flushed.push(path)
    },
    onSyncFailure: never,
    onAbort: never,
  })
  await engine.exec('create table entry (number integer primary key)')
  for (let number = 0; number < 50; number += 1) {
    flushed.length = 0
    await engine.query('insert into entry values ($1)', [number])
    expect(flushed).toHaveLength(1)
    expect(flushed[0]).toMatch(/pg_wal\/[0-9A-F]{24}$/)
  }
  flushed.length = 0
  await engine.query('select * from entry')
  expect(flushed).toEqual([])
  await engine.exec('checkpoint')
  expect(flushed.some(path => /base\/\d+\/\d+$/.test(path))).toBe(true)
  expect(flushed.some(path => path.endsWith('pg_control'))).toBe(true)
  await engine.close()
})

test('PostgreSQL itself believes that it flushes, by a method that reaches us', async () => {
  const engine = await openEngine(join(dir, 'pglite'), {
    sync: fsyncSync,
    onSyncFailure: never,
    onAbort: never,
  })
  const names = [
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'wal_sync_method',
    'data_checksums',
  ]
  const { rows } = await engine.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [names],
  )
  expect(Object.fromEntries(rows.map(row => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
    data_checksums: 'on',
  })
  await engine.close()
})

test('the product’s engine counts a flush for each commit', async () => {
  const engine = startEngine(never)
  await engine.attach()
  await engine.run(simpleQuery('create table entry (number integer)'))
  const before = engine.syncs
  for (let round = 0; round < 10; round += 1)
    await engine.run(simpleQuery('insert into entry values (1)'))
  expect(engine.syncs - before).toBe(10)
  await engine.close()
})

test('the engine is created whole or not at all, and opens again', async () => {
  const engine = startEngine(never)
  await engine.attach()
  await engine.run(simpleQuery('create table entry (number integer)'))
  await engine.close()
  const again = startEngine(never)
  const answer = await again.run(simpleQuery('begin; select * from entry'))
  expect(transactionState(answer)).toBe('open')
  await again.close()
})

function startEngine(stop: (message: string) => void): Engine {
  return new Engine(join(dir, 'pglite'), { queryMs: 60_000, idleInTransactionMs: 60_000 }, stop)
}
