import {
  changePassword,
  endSession,
  getMe,
  listSessions,
  requestReset,
  resetPassword,
  sendVerification,
  signIn,
  signOut,
  signUp,
  updateMe,
  verifyEmail,
} from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeEngines } from '../db/testing.ts'
import { PASSWORD, type TestHouse, client, mailsTo, signedUp, startHouse } from '../lib/testing.ts'

const DAY_MS = 86_400_000
const NEW_PASSWORD = 'paper in 9 drawers'

describeEngines('an account', engine => {
  let at: TestHouse
  beforeAll(async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@example.com' }
    at = await startHouse(engine.db, { publicUrl: 'http://localhost:3000', smtp })
  })
  afterAll(() => at.close())

  /** The token of the newest link of its kind. */
  async function tokenTo(email: string, kind: 'reset' | 'verify'): Promise<string> {
    const texts = (await mailsTo(at.house, email)).map(mail => mail.text)
    const links = texts.flatMap(text => new RegExp(`/${kind}/([\\w-]+)`).exec(text)?.[1] ?? [])
    return links[0] ?? ''
  }

  test('gets a new token at each sign-in, and the one before is worth nothing', async () => {
    const anna = await signedUp(at, 'anna@example.com')
    const first = anna.cookie
    await anna.must(signIn, { body: { email: 'Anna@Example.com ', password: PASSWORD } })
    expect(anna.cookie).not.toBe(first)
    const thief = client(at.app)
    thief.cookie = first
    expect((await thief.must(getMe)).person).toBeNull()
    expect((await anna.must(getMe)).person?.email).toBe('anna@example.com')
  })

  test('keeps its cookie from scripts and other sites', async () => {
    const anna = client(at.app)
    const reply = await anna.call(signIn, {
      body: { email: 'anna@example.com', password: PASSWORD },
    })
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly/)
    expect(String(reply.headers['set-cookie'])).toMatch(/SameSite=Lax/)
    const forged = await anna.call(signOut, { headers: { origin: 'https://evil.example' } })
    expect(forged).toMatchObject({ status: 403, refusal: 'forbidden' })
    const framed = await anna.call(signOut, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(framed).toMatchObject({ status: 403, refusal: 'forbidden' })
  })

  test('is signed out for good', async () => {
    const bert = await signedUp(at, 'bert@example.com')
    const { cookie } = bert
    await bert.must(signOut)
    expect(bert.cookie).toBe('')
    bert.cookie = cookie
    expect(await bert.call(listSessions)).toMatchObject({ status: 401, refusal: 'not_signed_in' })
  })

  test('ends a session that was idle for a fortnight, and any after ninety days', async () => {
    const idle = await signedUp(at, 'idle@example.com')
    const busy = await signedUp(at, 'busy@example.com')
    const start = at.clock.now().toISOString()
    at.clock.move(13 * DAY_MS)
    expect((await busy.must(getMe)).person).not.toBeNull()
    at.clock.move(2 * DAY_MS)
    expect((await idle.must(getMe)).person).toBeNull()
    for (let day = 15; day < 89; day += 10) {
      expect((await busy.must(getMe)).person).not.toBeNull()
      at.clock.move(10 * DAY_MS)
    }
    at.clock.move(2 * DAY_MS)
    expect((await busy.must(getMe)).person).toBeNull()
    at.clock.set(start)
  })

  test('lists its sessions and ends them, but nobody else’s', async () => {
    const cleo = await signedUp(at, 'cleo@example.com')
    const phone = client(at.app)
    await phone.must(signIn, { body: { email: 'cleo@example.com', password: PASSWORD } })
    const { sessions } = await cleo.must(listSessions)
    expect(sessions.map(session => session.current).toSorted()).toEqual([false, true])
    const other = sessions.find(session => !session.current)?.id ?? ''
    const stranger = await signedUp(at, 'stranger@example.com')
    expect(await stranger.call(endSession, { query: { sessionId: other } })).toMatchObject({
      refusal: 'not_found',
    })
    await cleo.must(endSession, { query: { sessionId: other } })
    expect((await phone.must(getMe)).person).toBeNull()
    expect((await cleo.must(getMe)).person).not.toBeNull()
  })

  test('changes its password only with the present one, and all other sessions end', async () => {
    const dora = await signedUp(at, 'dora@example.com')
    const phone = client(at.app)
    await phone.must(signIn, { body: { email: 'dora@example.com', password: PASSWORD } })
    const wrong = await dora.call(changePassword, {
      body: { current: 'not this one', password: NEW_PASSWORD },
    })
    expect(wrong).toMatchObject({ status: 403, refusal: 'wrong_credentials' })
    const common = await dora.call(changePassword, {
      body: { current: PASSWORD, password: 'qwertyuiop' },
    })
    expect(common).toMatchObject({ refusal: 'password_too_common' })
    const { cookie } = dora
    await dora.must(changePassword, { body: { current: PASSWORD, password: NEW_PASSWORD } })
    expect(dora.cookie).not.toBe(cookie)
    expect((await dora.must(getMe)).person).not.toBeNull()
    expect((await phone.must(getMe)).person).toBeNull()
    const old = await client(at.app).call(signIn, {
      body: { email: 'dora@example.com', password: PASSWORD },
    })
    expect(old).toMatchObject({ status: 401, refusal: 'wrong_credentials' })
  })

  test('refuses passwords of many, and those made of its own name', async () => {
    const visitor = client(at.app)
    const words = [
      'Password123',
      'aaaaaaaaaaaa',
      'emil@example.com',
      'EmilEmilEmil1',
      'bordereau2026',
    ]
    for (const password of words) {
      const body = { name: 'Emil Example', email: 'emil@example.com', password }
      expect(await visitor.call(signUp, { body }), password).toMatchObject({
        status: 422,
        refusal: 'password_too_common',
      })
    }
    const short = { name: 'Emil', email: 'emil@example.com', password: 'x7#kk2!Lq' }
    expect(await visitor.call(signUp, { body: short })).toMatchObject({ refusal: 'bad_request' })
  })

  test('takes no field that the form does not have', async () => {
    const fred = client(at.app)
    const extra = { emailVerified: true, email_verified_at: '2026-01-01', role: 'owner', id: 'x' }
    const form = { name: 'Fred', email: 'fred@example.com', password: PASSWORD }
    const captcha = await solved(fred, 'sign_up')
    const me = await fred.must(signUp, { body: { ...form, ...extra, captcha } })
    expect(me.person).toMatchObject({ emailVerified: false })
    const change = { name: 'Frederic', language: 'fr', email: 'root@example.com', ...extra }
    const after = await fred.must(updateMe, { body: change })
    expect(after.person).toMatchObject({
      name: 'Frederic',
      language: 'fr',
      email: 'fred@example.com',
      emailVerified: false,
    })
  })

  test('is offered the tour once', async () => {
    const tess = await signedUp(at, 'tess@example.com')
    expect((await tess.must(getMe)).person).toMatchObject({ tourSeen: false })
    const after = await tess.must(updateMe, { body: { tourSeen: true } })
    expect(after.person).toMatchObject({ tourSeen: true, language: 'en' })
    // Nothing makes it new again.
    await tess.call(updateMe, { body: { tourSeen: false } as unknown as { tourSeen: true } })
    expect((await tess.must(getMe)).person).toMatchObject({ tourSeen: true })
  })

  test('is reset by a link that works once, for an hour, and ends all sessions', async () => {
    const gina = await signedUp(at, 'gina@example.com')
    const visitor = client(at.app)
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const captcha = await solved(visitor, 'reset')
    const asked = { email: 'gina@example.com', captcha }
    await visitor.must(requestReset, { body: asked, headers: evil })
    const [mail] = await mailsTo(at.house, 'gina@example.com')
    expect(mail?.text).toContain('http://localhost:3000/reset/')
    expect(JSON.stringify(mail)).not.toContain('evil.example')
    const token = await tokenTo('gina@example.com', 'reset')
    const two = await Promise.all([
      visitor.call(resetPassword, { body: { token, password: NEW_PASSWORD } }),
      client(at.app).call(resetPassword, { body: { token, password: 'another thing 5' } }),
    ])
    expect(two.filter(reply => reply.ok)).toHaveLength(1)
    expect(
      await visitor.call(resetPassword, { body: { token, password: 'a third thing' } }),
    ).toMatchObject({ status: 422, refusal: 'token_invalid' })
    expect((await gina.must(getMe)).person).toBeNull()
  })

  test('is not reset by a link that is too old, made up, or for something else', async () => {
    const email = 'hugo@example.com'
    const hugo = await signedUp(at, email)
    const visitor = client(at.app)
    await visitor.must(requestReset, { body: { email, captcha: await solved(visitor, 'reset') } })
    const late = await tokenTo(email, 'reset')
    at.clock.move(61 * 60_000)
    for (const token of [late, await tokenTo(email, 'verify'), 'A'.repeat(43)]) {
      const reply = await visitor.call(resetPassword, { body: { token, password: NEW_PASSWORD } })
      expect(reply).toMatchObject({ status: 422, refusal: 'token_invalid' })
    }
    expect((await hugo.must(getMe)).person).not.toBeNull()
  })

  test('is asked for alike whether it is there or not', async () => {
    const visitor = client(at.app)
    const ask = async (email: string) =>
      visitor.call(requestReset, { body: { email, captcha: await solved(visitor, 'reset') } })
    const known = await ask('anna@example.com')
    const unknown = await ask('nobody@example.com')
    expect([unknown.status, unknown.bytes.toString()]).toEqual([
      known.status,
      known.bytes.toString(),
    ])
    expect(await mailsTo(at.house, 'nobody@example.com')).toEqual([])
  })

  test('shows that its address is its own by a link that works once', async () => {
    const email = 'ines@example.com'
    const ines = await signedUp(at, email)
    expect((await ines.must(getMe)).person?.emailVerified).toBe(false)
    const token = await tokenTo(email, 'verify')
    await client(at.app).must(verifyEmail, { body: { token } })
    expect((await ines.must(getMe)).person?.emailVerified).toBe(true)
    const again = await client(at.app).call(verifyEmail, { body: { token } })
    expect(again).toMatchObject({ refusal: 'token_invalid' })
    expect(await ines.call(sendVerification)).toMatchObject({ refusal: 'already_verified' })
  })
})
