import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Engine } from './pglite.ts'
import { openEngine, syncDescriptor } from './pglite-files.ts'
import { createEmptyCluster } from './testing.ts'
import { simpleQuery, transactionState } from './wire.ts'

/*
 * PGlite has no documented way to flush its files. These tests fail when a new version no longer calls our hooks.
 */

let dir: string
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bordereau-files-'))
  await createEmptyCluster(dir)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const throwError = (reason: unknown): never => {
  throw new Error(String(reason))
}

test.each(['linux', 'win32'])('a flush that fails is an error on %s', name => {
  const path = join(dir, 'flushed')
  writeFileSync(path, 'x')
  const fd = openSync(path, 'r')
  expect(() => syncDescriptor(fd)).not.toThrow()
  closeSync(fd)
  const platform = process.platform
  Object.defineProperty(process, 'platform', { value: name })
  try {
    expect(() => syncDescriptor(fd)).toThrow('EBADF')
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
})

test('each commit is flushed to disk before it is acknowledged, and a read is not', async () => {
  const flushed: string[] = []
  const engine = await openEngine(join(dir, 'pglite'), {
    sync: (fd, path) => {
      fsyncSync(fd)
      flushed.push(path)
    },
    onSyncFailure: throwError,
    onAbort: throwError,
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

test('PostgreSQL’s settings flush by a method that calls our hook', async () => {
  const engine = await openEngine(join(dir, 'pglite'), {
    sync: fsyncSync,
    onSyncFailure: throwError,
    onAbort: throwError,
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

test('Engine counts a flush for each commit', async () => {
  const engine = startEngine(throwError)
  await engine.attach()
  await engine.run(simpleQuery('create table entry (number integer)'))
  const before = engine.syncs
  for (let round = 0; round < 10; round += 1)
    await engine.run(simpleQuery('insert into entry values (1)'))
  expect(engine.syncs - before).toBe(10)
  await engine.close()
})

test('the files are copied between two batches, never during one', async () => {
  const engine = startEngine(throwError)
  await engine.attach()
  const ended: string[] = []
  const waits = `do $$ begin while (pg_stat_file('released', true)).size is null loop end loop; end $$`
  const during = (name: string, work: Promise<unknown>) => work.then(() => ended.push(name))
  const all = Promise.all([
    during('the batch before', engine.run(simpleQuery(waits))),
    during('the copy', engine.copyTo(join(dir, 'copy'))),
    during('the batch after', engine.run(simpleQuery('select 1'))),
  ])
  // In the time of two copies, one that did not wait for its turn would end.
  for (const other of ['one', 'two'])
    await cp(join(dir, 'pglite'), join(dir, other), { recursive: true })
  expect(ended).toEqual([])
  writeFileSync(join(dir, 'pglite', 'released'), 'x')
  await all
  expect(ended).toEqual(['the batch before', 'the copy', 'the batch after'])
  await engine.close()
})

test('the engine is created atomically, and opens again', async () => {
  rmSync(join(dir, 'pglite'), { recursive: true })
  const engine = startEngine(throwError)
  await engine.attach()
  await engine.run(simpleQuery('create table entry (number integer)'))
  await engine.close()
  const again = startEngine(throwError)
  const response = await again.run(simpleQuery('begin; select * from entry'))
  expect(transactionState(response)).toBe('open')
  await again.close()
})

function startEngine(stop: (message: string) => void): Engine {
  return new Engine(join(dir, 'pglite'), { queryMs: 600_000, idleInTransactionMs: 600_000 }, stop)
}
