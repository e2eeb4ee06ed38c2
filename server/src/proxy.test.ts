import { signIn } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { describeEngines } from './db/testing.ts'
import { client, signedUp, startHouse } from './lib/testing.ts'

describeEngines('behind a proxy', engine => {
  test('nobody chooses the place that guesses are counted by', async () => {
    const house = await startHouse(engine.db, { trustProxy: true })
    await signedUp(house, 'owner@example.com')
    const thief = client(house.app, '127.0.0.1')
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const reply = await thief.call(signIn, {
        body: { email: `victim${i}@example.com`, password: 'spray' },
        // Only the last was written by the proxy.
        headers: { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` },
      })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([...Array<number>(3).fill(401), ...Array<number>(7).fill(422)])
    const other = await thief.call(signIn, {
      body: { email: 'another@example.com', password: 'spray' },
      headers: { 'x-forwarded-for': '203.0.113.8' },
    })
    expect(other.status).toBe(401)
    await house.close()
  })
})

test('which proxies are trusted is said by yes or no, or by their addresses', () => {
  const read = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy
  expect(['true', '0', ''].map(read)).toEqual([true, false, false])
  expect(read('127.0.0.1, 10.0.0.0/8,::1')).toBe('127.0.0.1, 10.0.0.0/8,::1')
  expect(read('loopback')).toBe('loopback')
  for (const text of ['everybody', '10.0.0.0/8;', 'true,false'])
    expect(() => read(text)).toThrow(ConfigError)
})
