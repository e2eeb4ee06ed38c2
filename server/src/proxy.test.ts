import { signIn } from '@bordereau/contract/session'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createTestDatabase, describeWithDatabase } from './db/testing.ts'
import { reachableWarning } from './lib/proxy.ts'
import { client, signedUp, startApp } from './lib/testing.ts'

describeWithDatabase('behind a proxy', engine => {
  test('a client cannot choose the network address that the throttle counts', async () => {
    const context = await startApp(engine.db, { trustProxy: true })
    await signedUp(context, 'owner@example.com')
    const attacker = client(context.app, '127.0.0.1')
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const reply = await attacker.call(signIn, {
        body: { email: `victim${i}@example.com`, password: 'spray' },
        // Only the last entry is written by the proxy.
        headers: { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` },
      })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([...Array<number>(3).fill(401), ...Array<number>(7).fill(422)])
    const other = await attacker.call(signIn, {
      body: { email: 'another@example.com', password: 'spray' },
      headers: { 'x-forwarded-for': '203.0.113.8' },
    })
    expect(other.status).toBe(401)
    await context.close()
  })
})

test('logs one warning for requests without X-Forwarded-For', async () => {
  const testDatabase = await createTestDatabase('pglite')
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
  const context = await startApp(testDatabase.db, { trustProxy: true })
  const app = await buildApp({ ...context.context, log })
  const request = (url: string, headers = {}) => app.inject({ url, headers })
  await request('/healthz')
  await request('/api/me', { 'x-forwarded-for': '203.0.113.7' })
  expect(lines).toEqual([])
  await request('/api/me')
  await request('/api/me')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('without X-Forwarded-For')
  await app.close()
  await context.close()
  await testDatabase.remove()
})

test('warns at start when every client would be trusted as the proxy', () => {
  const warning = (env: NodeJS.ProcessEnv) => reachableWarning(readConfig(env))
  expect(warning({ TRUST_PROXY: 'true', HOST: '0.0.0.0' })).toContain('from every network')
  expect(warning({ TRUST_PROXY: 'true', HOST: '192.0.2.1' })).toContain('at 192.0.2.1')
  expect(warning({ TRUST_PROXY: 'true' })).toBeUndefined()
  expect(warning({ TRUST_PROXY: '172.17.0.1', HOST: '0.0.0.0' })).toBeUndefined()
  expect(warning({ HOST: '0.0.0.0' })).toBeUndefined()
})

test('TRUST_PROXY accepts a flag or addresses', () => {
  const read = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy
  expect(['true', '0', ''].map(read)).toEqual([true, false, false])
  expect(read('127.0.0.1, 10.0.0.0/8,::1')).toBe('127.0.0.1, 10.0.0.0/8,::1')
  expect(read('loopback')).toBe('loopback')
  for (const text of ['everybody', '10.0.0.0/8;', 'true,false'])
    expect(() => read(text)).toThrow(ConfigError)
})
