import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, dropDatabase, startPostgres } from './postgres.ts'

test('a temporary server flushes, copies a template fast, survives a crash and leaves no files', async () => {
  const cluster = await startPostgres()
  const place = await folderOf(cluster.url)
  const url = await createDatabase(cluster.url)
  expect(await value(url, 'show fsync')).toBe('on')
  await value(url, 'create table kept as select 7 as value')
  await cluster.crash()
  const copy = await createDatabase(cluster.url, new URL(url).pathname.slice(1))
  expect(await value(copy, 'select value from kept')).toBe(7)
  await dropDatabase(cluster.url, copy)
  await expect(value(copy, 'select 1')).rejects.toThrow(/does not exist/)
  await cluster.stop()
  expect(existsSync(place)).toBe(false)
  await expect(value(cluster.url, 'select 1')).rejects.toThrow()
})

test('kill -9 of the process that started it ends it too', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'postgres.ts'))
  const script = `const { startPostgres } = await import(${module})
    console.log((await startPostgres()).url); setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [first] = await once(parent.stdout, 'data')
  const url = String(first).trim()
  const place = await folderOf(url)
  expect(existsSync(place)).toBe(true)
  parent.kill('SIGKILL')
  for (let tries = 0; tries < 100 && existsSync(place); tries += 1) await pause(100)
  expect(existsSync(place)).toBe(false)
  await expect(value(url, 'select 1')).rejects.toThrow()
})

async function folderOf(url: string): Promise<string> {
  return join(String(await value(url, 'show data_directory')), '..')
}

/** The first column of the first row. */
async function value(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
