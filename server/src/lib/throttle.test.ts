import { requestReset, signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeEngines } from '../db/testing.ts'
import { PASSWORD, type TestHouse, client, signedUp, startHouse } from './testing.ts'
import { placeOf } from './throttle.ts'

describeEngines('guessing', engine => {
  let at: TestHouse
  beforeAll(async () => {
    at = await startHouse(engine.db)
  })
  afterAll(() => at.close())

  test('ends after a few tries from one place, also when they come at once; the owner gets in from another', async () => {
    await signedUp(at, 'owner@example.com')
    const thief = client(at.app)
    const guess = async (password: string) => {
      const captcha = await solved(thief, 'sign_in')
      return thief.call(signIn, { body: { email: 'owner@example.com', password, captcha } })
    }
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(`guess ${i}`)))
    expect(replies.filter(reply => reply.status === 401)).toHaveLength(8)
    const held = replies.filter(reply => reply.status === 429)
    expect(held).toHaveLength(4)
    for (const reply of held) {
      const seconds = reply.ok ? 0 : Number(Object(reply.detail).retryAfterSeconds)
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(900)
    }
    expect((await guess(PASSWORD)).status).toBe(429)
    const owner = client(at.app)
    const captcha = await solved(owner, 'sign_in')
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD, captcha } })
  })

  test('is counted together by all processes, and by one that was started again', async () => {
    await signedUp(at, 'busy@example.com')
    const next = await startHouse(engine.db)
    const from = '192.0.2.44'
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const thief = client((i % 2 === 0 ? at : next).app, from)
      const captcha = await solved(thief, 'sign_in')
      const body = { email: 'busy@example.com', password: `guess ${i}`, captcha }
      statuses.push((await thief.call(signIn, { body })).status)
    }
    await next.close()
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429, 429])
    at.clock.move(15 * 60_000)
    const owner = client(at.app, from)
    await owner.must(signIn, { body: { email: 'busy@example.com', password: PASSWORD } })
  })

  test('of many addresses from one place ends too', async () => {
    const thief = client(at.app)
    const statuses: number[] = []
    for (let i = 0; i < 62; i += 1) {
      const body = { email: `victim${i}@example.com`, password: 'spray' }
      statuses.push((await thief.call(signIn, { body })).status)
    }
    expect(statuses.filter(status => status === 429)).toHaveLength(2)
  })

  test('does not hold up who signs in often and right', async () => {
    const busy = client(at.app)
    for (let i = 0; i < 10; i += 1) {
      await busy.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    }
  })

  test('cannot flood an address with reset mails from many places', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const somebody = client(at.app)
        const body = { email: 'owner@example.com', captcha: await solved(somebody, 'reset') }
        return (await somebody.call(requestReset, { body })).status
      }),
    )
    expect(statuses.filter(status => status === 429)).toHaveLength(2)
  })
})

test('one customer’s IPv6 network is one place', () => {
  expect(placeOf('2001:db8:1:2:aaaa::1')).toBe(placeOf('2001:db8:1:2:bbbb:1:2:3'))
  expect(placeOf('2001:db8:1:3::1')).not.toBe(placeOf('2001:db8:1:2::1'))
  expect(placeOf('192.0.2.1')).toBe('192.0.2.1')
  expect(placeOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
})
