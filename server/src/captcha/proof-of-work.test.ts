import { getCaptcha, workProof } from '@bordereau/contract/captcha'
import { signIn } from '@bordereau/contract/session'
import { requestReset, signUp } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { prune } from '../jobs/prune-store.ts'
import { PASSWORD, type TestApp, client, signedUp, startApp } from '../lib/testing.ts'
import { proofOf, solved } from './testing.ts'

const TEN_MINUTES_MS = 600_000

describeWithDatabase('a solved challenge', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
    await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  let count = 0
  const form = () => ({ name: 'Ada', email: `ada${(count += 1)}@example.com`, password: PASSWORD })
  /** The refusal of signing up with this proof; undefined when it is accepted. */
  async function refusalOf(captcha: string | undefined, app = at.app): Promise<string | undefined> {
    const reply = await client(app).call(signUp, { body: { ...form(), captcha } })
    return reply.ok ? undefined : `${reply.status} ${reply.refusal}`
  }

  test('is valid once, in all processes and for concurrent requests', async () => {
    const other = await startApp(engine.db)
    const proof = await solved(client(at.app), 'sign_up')
    expect(await refusalOf(proof)).toBeUndefined()
    expect(await refusalOf(proof)).toBe('409 captcha_used')
    expect(await refusalOf(proof, other.app)).toBe('409 captcha_used')
    const spaced = `${proof.slice(0, 8)}\n${proof.slice(8)}`
    expect(await refusalOf(spaced)).toBe('409 captcha_used')
    const next = await solved(client(at.app), 'sign_up')
    const two = await Promise.all([refusalOf(next), refusalOf(next, other.app)])
    expect(two.toSorted()).toEqual(['409 captcha_used', undefined])
    await other.close()
  })

  test('expires after ten minutes, and is then pruned', async () => {
    const proof = await solved(client(at.app), 'sign_up')
    const late = await solved(client(at.app), 'sign_up')
    at.clock.move(TEN_MINUTES_MS - 1)
    expect(await refusalOf(proof)).toBeUndefined()
    at.clock.move(1)
    expect(await refusalOf(late)).toBe('422 captcha_expired')
    expect(await refusalOf(proof)).toBe('422 captcha_expired')
    at.clock.move(1)
    await asSystem(engine.db, tx => prune(tx, at.clock.now()))
    expect(await engine.admin.selectFrom('captcha_used').selectAll().execute()).toEqual([])
  })

  test('is required, and must have our signature, a solution and the right purpose', async () => {
    expect(await refusalOf(undefined)).toBe('422 captcha_missing')
    expect(await refusalOf('')).toBe('422 captcha_missing')
    expect(await refusalOf('anything')).toBe('422 captcha_invalid')
    expect(await refusalOf(await solved(client(at.app), 'reset'))).toBe('422 captcha_invalid')
    const { challenge, solution } = await solvedProof()
    const { parameters, signature } = challenge
    const forged = {
      'a purpose of one’s own': {
        challenge: {
          signature,
          parameters: { ...parameters, data: { ...parameters.data, purpose: 'reset' } },
        },
        solution,
      },
      'more time': {
        challenge: {
          signature,
          parameters: { ...parameters, data: { ...parameters.data, expiresAt: 9e15 } },
        },
        solution,
      },
      'another signature': { challenge: { parameters, signature: '0'.repeat(64) }, solution },
      'no solution': { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      'no signature of the key': {
        challenge: { signature, parameters: { ...parameters, keySignature: undefined } },
        solution,
      },
    }
    for (const [what, proof] of Object.entries(forged)) {
      expect([what, await refusalOf(encoded(proof))]).toEqual([what, '422 captcha_invalid'])
    }
    expect(await refusalOf(encoded({ challenge, solution }))).toBeUndefined()
  })

  async function solvedProof() {
    const proof = await solved(client(at.app), 'sign_up')
    return workProof.parse(JSON.parse(Buffer.from(proof, 'base64').toString()))
  }

  test('of another instance is invalid', async () => {
    const otherInstance = { ...at.context, secret: new Uint8Array(32) }
    const { newProofOfWork: newWork } = await import('./proof-of-work.ts')
    const { challenge } = await newWork(otherInstance, 'sign_up', 1000)
    expect(await refusalOf(await proofOf(challenge))).toBe('422 captcha_invalid')
  })

  test('needs more work after failures from the same network, and easier ones fetched before are refused', async () => {
    const attacker = client(at.app)
    const currentWork = async () => {
      const response = await attacker.must(getCaptcha, { query: { purpose: 'reset' } })
      return response.kind === 'work' ? response.challenge.parameters.data.work : 0
    }
    const fetchedBefore = await solved(attacker, 'reset')
    expect(await currentWork()).toBe(1000)
    const reset = (captcha: string) =>
      attacker.call(requestReset, { body: { email: 'owner@example.com', captcha } })
    for (let i = 0; i < 5; i += 1) await reset('wrong')
    expect(await currentWork()).toBe(2000)
    for (let i = 0; i < 5; i += 1) await reset('wrong')
    expect(await currentWork()).toBe(4000)
    expect(await reset(fetchedBefore)).toMatchObject({ refusal: 'captcha_expired' })
    expect((await reset(await solved(attacker, 'reset'))).ok).toBe(true)
    const response = await client(at.app).must(getCaptcha, { query: { purpose: 'reset' } })
    expect(response).toMatchObject({ challenge: { parameters: { data: { work: 1000 } } } })
    at.clock.move(15 * 60_000)
    expect(await currentWork()).toBe(1000)
  })

  test('is required before an address is looked up', async () => {
    const body = { ...form(), email: 'owner@example.com' }
    expect(await client(at.app).call(signUp, { body })).toMatchObject({
      refusal: 'captcha_missing',
    })
    for (const email of ['owner@example.com', 'unknown@example.com']) {
      const reply = await client(at.app).call(requestReset, { body: { email } })
      expect(reply).toMatchObject({ status: 422, refusal: 'captcha_missing' })
    }
  })

  test('is required for sign-in after three failures at the address or from the network', async () => {
    const guess = (visitor = client(at.app), email = 'owner@example.com', extra = {}) =>
      visitor.call(signIn, { body: { email, password: 'guess', ...extra } })
    for (let i = 0; i < 3; i += 1) expect((await guess()).status).toBe(401)
    const owner = client(at.app)
    const body = { email: 'owner@example.com', password: PASSWORD }
    expect(await owner.call(signIn, { body })).toMatchObject({
      status: 422,
      refusal: 'captcha_required',
    })
    const other = { ...body, captcha: await solved(owner, 'sign_up') }
    expect(await owner.call(signIn, { body: other })).toMatchObject({ refusal: 'captcha_invalid' })
    await owner.must(signIn, { body: { ...body, captcha: await solved(owner, 'sign_in') } })
    // After the successful sign-in the address needs no captcha.
    await owner.must(signIn, { body })
    const attacker = client(at.app)
    for (let i = 0; i < 3; i += 1) await guess(attacker, `victim${i}@example.com`)
    expect(await guess(attacker, 'victim9@example.com')).toMatchObject({
      refusal: 'captcha_required',
    })
    const captcha = await solved(attacker, 'sign_in')
    expect((await guess(attacker, 'victim9@example.com', { captcha })).status).toBe(401)
  })
})

describeWithDatabase('an instance', engine => {
  test('requires no captcha of its first person, and one of the second', async () => {
    const at = await startApp(engine.db, { signUpOpen: true })
    const form = { name: 'Ada', password: PASSWORD }
    await client(at.app).must(signUp, { body: { ...form, email: 'first@example.com' } })
    const second = { ...form, email: 'second@example.com' }
    expect(await client(at.app).call(signUp, { body: second })).toMatchObject({
      refusal: 'captcha_missing',
    })
    await at.close()
  })

  test('with CAPTCHA=off requires none', async () => {
    const at = await startApp(engine.db, { signUpOpen: true, captcha: { kind: 'off' } })
    const visitor = client(at.app)
    const response = await visitor.must(getCaptcha, { query: { purpose: 'sign_up' } })
    expect(response).toEqual({ kind: 'off' })
    const body = { name: 'Ada', email: 'third@example.com', password: PASSWORD }
    await visitor.must(signUp, { body })
    await client(at.app).must(requestReset, { body: { email: 'third@example.com' } })
    const statuses: number[] = []
    for (let i = 0; i < 5; i += 1) {
      const guess = { email: 'third@example.com', password: 'guess' }
      statuses.push((await visitor.call(signIn, { body: guess })).status)
    }
    expect(statuses).toEqual(Array<number>(5).fill(401))
    await at.close()
  })
})

function encoded(proof: unknown): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64')
}
