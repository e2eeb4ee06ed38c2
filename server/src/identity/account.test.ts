import {
  changePassword,
  endSession,
  listSessions,
  sendVerification,
} from '@bordereau/contract/account'
import { updateMe } from '@bordereau/contract/preferences'
import { getMe, signIn, signOut } from '@bordereau/contract/session'
import { requestReset, resetPassword, signUp, verifyEmail } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { jobs } from '../jobs.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { PASSWORD, type TestApp, client, mailsTo, signedUp, startApp } from '../lib/testing.ts'

const DAY_MS = 86_400_000
const NEW_PASSWORD = 'paper in 9 drawers'

describeWithDatabase('an account', engine => {
  let at: TestApp
  beforeAll(async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@example.com' }
    at = await startApp(engine.db, { publicUrl: 'http://localhost:3000', smtp })
  })
  afterAll(() => at.close())

  /** The token of the newest link of its kind. */
  async function tokenTo(email: string, kind: 'reset' | 'verify'): Promise<string> {
    const texts = (await mailsTo(at.context, email)).map(mail => mail.text)
    const links = texts.flatMap(text => new RegExp(`/${kind}/([\\w-]+)`).exec(text)?.[1] ?? [])
    return links[0] ?? ''
  }

  test('gets a new token at each sign-in, and the earlier one is invalid', async () => {
    const anna = await signedUp(at, 'anna@example.com')
    const first = anna.cookie
    await anna.must(signIn, { body: { email: 'Anna@Example.com ', password: PASSWORD } })
    expect(anna.cookie).not.toBe(first)
    const attacker = client(at.app)
    attacker.cookie = first
    expect((await attacker.must(getMe)).person).toBeNull()
    expect((await anna.must(getMe)).person?.email).toBe('anna@example.com')
  })

  test('has an HttpOnly cookie that other sites cannot use', async () => {
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

  test('cannot use its token after signing out', async () => {
    const bert = await signedUp(at, 'bert@example.com')
    const { cookie } = bert
    await bert.must(signOut)
    expect(bert.cookie).toBe('')
    bert.cookie = cookie
    expect(await bert.call(listSessions)).toMatchObject({ status: 401, refusal: 'not_signed_in' })
  })

  test('ends a session after fourteen idle days, and any after ninety days', async () => {
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

  test('ends an idle session after fourteen days in requests, in its list and in the table', async () => {
    const start = at.clock.now().toISOString()
    const used = await signedUp(at, 'used@example.com')
    const [early, late] = [client(at.app), client(at.app)]
    const credentials = { email: 'used@example.com', password: PASSWORD }
    for (const one of [early, late]) await one.must(signIn, { body: credentials })
    const live = async () => (await used.must(listSessions)).sessions.length
    const storedSessions = () =>
      engine.admin.selectFrom('session').select('id').where('created_at', '=', began).execute()
    const began = at.clock.now()
    at.clock.move(14 * DAY_MS - 1)
    expect((await early.must(getMe)).person).not.toBeNull()
    expect(await live()).toBe(3)
    at.clock.move(1)
    expect((await late.must(getMe)).person).toBeNull()
    expect(await live()).toBe(2)
    const before = await storedSessions()
    await signedUp(at, 'later@example.com')
    expect((await storedSessions()).length).toBeLessThan(before.length)
    at.clock.set(start)
  })

  test('lists and ends its own sessions only', async () => {
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

  test('changes its password only with the current one, and all other sessions end', async () => {
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

  test('refuses common passwords and those made of its own name', async () => {
    const visitor = client(at.app)
    const commonPasswords = [
      'Password123',
      'aaaaaaaaaaaa',
      'emil@example.com',
      'EmilEmilEmil1',
      'bordereau2026',
    ]
    for (const password of commonPasswords) {
      const body = { name: 'Emil Example', email: 'emil@example.com', password }
      expect(await visitor.call(signUp, { body }), password).toMatchObject({
        status: 422,
        refusal: 'password_too_common',
      })
    }
    const short = { name: 'Emil', email: 'emil@example.com', password: 'x7#kk2!Lq' }
    expect(await visitor.call(signUp, { body: short })).toMatchObject({ refusal: 'bad_request' })
  })

  test('ignores fields that the form does not have', async () => {
    const fred = client(at.app)
    const extra = { emailVerified: true, email_verified_at: '2026-01-01', role: 'owner', id: 'x' }
    const form = { name: 'Fred', email: 'fred@example.com', password: PASSWORD }
    const captcha = await solved(fred, 'sign_up')
    const me = await fred.must(signUp, { body: { ...form, ...extra, captcha } })
    expect(me.person).toMatchObject({ emailVerified: false })
    const change = { name: 'Frederic', language: 'fr', email: 'root@example.com', ...extra }
    const headers = { 'sec-fetch-site': 'none' }
    expect(await fred.call(updateMe, { body: change, headers })).toMatchObject({ status: 400 })
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
    // The flag cannot be reset.
    await tess.call(updateMe, { body: { tourSeen: false } as unknown as { tourSeen: true } })
    expect((await tess.must(getMe)).person).toMatchObject({ tourSeen: true })
  })

  test('gets a new password by a link that works once, for an hour, and ends all sessions', async () => {
    const gina = await signedUp(at, 'gina@example.com')
    const visitor = client(at.app)
    const evil = { host: 'evil', 'x-forwarded-host': 'evil.example' }
    const captcha = await solved(visitor, 'reset')
    const request = { email: 'gina@example.com', captcha }
    await visitor.must(requestReset, { body: request, headers: evil })
    await runDueJobs(at.context, jobs)
    const [mail] = await mailsTo(at.context, 'gina@example.com')
    expect(mail?.text).toContain('http://localhost:3000/reset/')
    expect(JSON.stringify(mail)).not.toContain('evil')
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

  test('is not reset by an expired, invented or other link', async () => {
    const email = 'hugo@example.com'
    const hugo = await signedUp(at, email)
    const visitor = client(at.app)
    await visitor.must(requestReset, { body: { email, captcha: await solved(visitor, 'reset') } })
    await runDueJobs(at.context, jobs)
    const late = await tokenTo(email, 'reset')
    at.clock.move(61 * 60_000)
    for (const token of [late, await tokenTo(email, 'verify'), 'A'.repeat(43)]) {
      const reply = await visitor.call(resetPassword, { body: { token, password: NEW_PASSWORD } })
      expect(reply).toMatchObject({ status: 422, refusal: 'token_invalid' })
    }
    expect((await hugo.must(getMe)).person).not.toBeNull()
  })

  test('gives the same response to a reset whether it exists or not', async () => {
    await signedUp(at, 'known@example.com')
    await runDueJobs(at.context, jobs)
    const visitor = client(at.app)
    const requestFor = async (email: string) =>
      visitor.call(requestReset, { body: { email, captcha: await solved(visitor, 'reset') } })
    const known = await requestFor('known@example.com')
    const jobsOf = () =>
      engine.admin.selectFrom('job').select('kind').where('done_at', 'is', null).execute()
    const ofKnown = await jobsOf()
    // The e-mail to a known address is written after the response, so that response times are equal.
    expect(
      (await mailsTo(at.context, 'known@example.com')).map(mail => mail.text),
    ).not.toContainEqual(expect.stringContaining('/reset/'))
    const unknown = await requestFor('unknown@example.com')
    expect((await jobsOf()).length - ofKnown.length).toBe(1)
    expect(ofKnown).toContainEqual({ kind: 'reset_password' })
    await runDueJobs(at.context, jobs)
    expect([unknown.status, unknown.bytes.toString()]).toEqual([
      known.status,
      known.bytes.toString(),
    ])
    expect(await mailsTo(at.context, 'unknown@example.com')).toEqual([])
  })

  test('confirms its address by a link that works once', async () => {
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
