import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../db/testing.ts'
import { isBusy, isDiskFull } from './error.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test('errors that a repeated request may not meet again are busy', async () => {
  const codes = ['40P01', '40001', '55P03', '57014', '57P03', '53300', '08006', '25P03']
  for (const code of [...codes, 'ECONNREFUSED', 'ECONNRESET', 'render_busy'])
    expect([code, isBusy(withCode(code))]).toEqual([code, true])
  for (const code of ['23505', '22P02', '42P01', 'ENOENT', ''])
    expect([code, isBusy(withCode(code))]).toEqual([code, false])
  expect([isBusy('ECONNRESET'), isBusy(undefined)]).toEqual([false, false])
})

test('driver errors without a code are busy as well', async () => {
  const unreachable = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  expect(isBusy(await unreachable.query('select 1').catch((error: unknown) => error))).toBe(true)
  await unreachable.end()
  expect(isBusy(await unreachable.query('select 1').catch((error: unknown) => error))).toBe(true)
})

test('a connection that the server has closed is busy', async () => {
  const testDatabase = await createTestDatabase('postgresql')
  const client = new pg.Client({ connectionString: testDatabase.options.url ?? '' })
  const closed = new Promise(resolve => client.on('error', resolve))
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await testDatabase.admin.executeQuery(
    sql`select pg_terminate_backend(${rows[0].pid})`.compile(testDatabase.admin),
  )
  await closed
  const error: unknown = await client.query('select 1').catch((thrown: unknown) => thrown)
  expect([String(error), isBusy(error)]).toEqual([expect.stringContaining('not queryable'), true])
  await client.end()
  await testDatabase.remove()
})

test('a full disk is not busy', () => {
  for (const code of ['53100', 'ENOSPC', 'EDQUOT', 'EROFS'])
    expect([code, isDiskFull(withCode(code))]).toEqual([code, true])
  expect(isDiskFull(new Error('the archive', { cause: withCode('ENOSPC') }))).toBe(true)
  for (const code of ['53300', 'ENOENT', '']) expect(isDiskFull(withCode(code))).toBe(false)
})
