import pg from 'pg'
import { expect, test } from 'vitest'
import { isBusy } from './error.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test('what may succeed when it is asked again is said to be so', async () => {
  const codes = ['40P01', '40001', '55P03', '57014', '57P03', '53300', '08006', '25P03']
  for (const code of [...codes, 'ECONNREFUSED', 'ECONNRESET', 'render_busy'])
    expect([code, isBusy(coded(code))]).toEqual([code, true])
  for (const code of ['23505', '22P02', '42P01', 'ENOENT', ''])
    expect([code, isBusy(coded(code))]).toEqual([code, false])
  expect([isBusy('ECONNRESET'), isBusy(undefined)]).toEqual([false, false])
})

test('also where the driver gives no code', async () => {
  const nobody = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  expect(isBusy(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
  await nobody.end()
  expect(isBusy(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
})
