import { signIn } from '@bordereau/contract/session'
import { requestReset } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, PASSWORD, type TestApp, client, signedUp, startApp } from './testing.ts'
import { clientNetwork } from './throttle.ts'

describeWithDatabase('the limit of tries', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  test('stops concurrent guesses from one network; the owner can sign in from another', async () => {
    await signedUp(at, 'owner@example.com')
    const attacker = client(at.app)
    const guess = async (password: string) => {
      const captcha = await solved(attacker, 'sign_in')
      return attacker.call(signIn, { body: { email: 'owner@example.com', password, captcha } })
    }
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(`guess ${i}`)))
    expect(replies.filter(reply => reply.status === 401)).toHaveLength(8)
    const limited = replies.filter(reply => reply.status === 429)
    expect(limited).toHaveLength(4)
    for (const reply of limited) {
      const seconds = reply.ok ? 0 : Number(Object(reply.detail).retryAfterSeconds)
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(900)
    }
    expect((await guess(PASSWORD)).status).toBe(429)
    const owner = client(at.app)
    const captcha = await solved(owner, 'sign_in')
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD, captcha } })
  })

  test('is shared by all processes and survives a restart', async () => {
    await signedUp(at, 'busy@example.com')
    const next = await startApp(engine.db)
    const from = '192.0.2.44'
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const attacker = client((i % 2 === 0 ? at : next).app, from)
      const captcha = await solved(attacker, 'sign_in')
      const body = { email: 'busy@example.com', password: `guess ${i}`, captcha }
      statuses.push((await attacker.call(signIn, { body })).status)
    }
    await next.close()
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429, 429])
    at.clock.move(15 * 60_000)
    const owner = client(at.app, from)
    await owner.must(signIn, { body: { email: 'busy@example.com', password: PASSWORD } })
  })

  test('holds for many accounts from one network', async () => {
    const attacker = client(at.app)
    const statuses: number[] = []
    for (let i = 0; i < 62; i += 1) {
      const body = { email: `victim${i}@example.com`, password: 'spray' }
      statuses.push((await attacker.call(signIn, { body })).status)
    }
    expect(statuses.filter(status => status === 429)).toHaveLength(2)
  })

  test('makes guesses at one account from many networks harder, then refuses them; known networks of its owner are exempt', async () => {
    const email = 'wanted@example.com'
    const owner = await signedUp(at, email)
    let work = 0
    const statuses: number[] = []
    const guess = async (visitor: Client, password: string) => {
      const plain = await visitor.call(signIn, { body: { email, password } })
      if (plain.ok || plain.refusal !== 'captcha_required') return plain
      work = Object(plain.detail).work
      const captcha = await solved(visitor, 'sign_in', work)
      return visitor.call(signIn, { body: { email, password, captcha } })
    }
    for (let i = 0; i < 105; i += 1)
      statuses.push((await guess(client(at.app), `guess ${i}`)).status)
    expect(statuses).toEqual([...Array<number>(100).fill(401), ...Array<number>(5).fill(429)])
    expect(work).toBe(32_000)
    // A challenge fetched in advance is easier.
    const stranger = client(at.app)
    const easy = await solved(stranger, 'sign_in')
    const body = { email, password: PASSWORD, captcha: easy }
    expect(await stranger.call(signIn, { body })).toMatchObject({
      refusal: 'captcha_expired',
      detail: { work: 32_000 },
    })
    expect((await guess(stranger, PASSWORD)).status).toBe(429)
    const home = client(at.app, owner.address)
    expect((await guess(home, PASSWORD)).status).toBe(200)
    expect(work).toBe(1000)
    // After twelve hours the count ends, and sign-in makes the network a known one.
    at.clock.move(12 * 3_600_000)
    expect((await guess(client(at.app), PASSWORD)).status).toBe(200)
  })

  test('does not count successful sign-ins', async () => {
    const busy = client(at.app)
    for (let i = 0; i < 10; i += 1) {
      await busy.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    }
  })

  test('refuses many reset e-mails to one address from many networks', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = client(at.app)
        const body = { email: 'owner@example.com', captcha: await solved(visitor, 'reset') }
        return (await visitor.call(requestReset, { body })).status
      }),
    )
    expect(statuses.filter(status => status === 429)).toHaveLength(2)
  })
})

test('a /64 of IPv6 is one network', () => {
  expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe(clientNetwork('2001:db8:1:2:bbbb:1:2:3'))
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(clientNetwork('2001:db8:1:2::1'))
  expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1')
  expect(clientNetwork('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
})
