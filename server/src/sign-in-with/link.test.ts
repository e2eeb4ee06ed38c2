import { linkIdentity, listIdentities, unlinkIdentity } from '@bordereau/contract/sign-in-with'
import { getMe, signIn, signOut } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, enter } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { PASSWORD, type TestHouse, mailsTo, signedUp, startHouse } from '../lib/testing.ts'
import { type Browser, type StandIn, browser, guestBrowser, standIn, wayBy } from './testing.ts'

const ACCOUNT = '/w/1/settings/account'

describeEngines('the ways into an account', engine => {
  let at: TestHouse
  let own: StandIn
  let github: StandIn
  beforeAll(async () => {
    own = await standIn('oidc')
    github = await standIn('github')
    at = await startHouse(engine.db, { signInWith: [own.config, github.config] })
  })
  afterAll(async () => {
    await at.close()
    await Promise.all([own.close(), github.close()])
  })

  async function somebody(email: string): Promise<Browser> {
    await signedUp(at, email)
    const person = browser(at.app)
    await person.must(signIn, { body: { email, password: PASSWORD } })
    return person
  }
  async function linked(person: Browser, sub: string): Promise<string> {
    own.is = { sub, email: `${sub}@elsewhere.example` }
    const body = { provider: 'oidc' as const, to: ACCOUNT }
    const { url } = await person.must(linkIdentity, { body })
    return person.open(own.agree(url))
  }

  test('are linked by who is signed in, whatever the provider’s address; a letter says so', async () => {
    const anna = await somebody('anna@example.com')
    const session = anna.cookies.get('bordereau')
    expect(await anna.must(listIdentities)).toEqual({ password: true, identities: [] })
    expect(await linked(anna, 'anna')).toBe(`${ACCOUNT}?linked=oidc`)
    expect(anna.cookies.get('bordereau')).toBe(session)
    expect((await anna.must(listIdentities)).identities).toMatchObject([
      { provider: 'oidc', name: 'Keycloak', email: 'anna@elsewhere.example', usable: true },
    ])
    const letters = await mailsTo(at.house, 'anna@example.com')
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Keycloak can now sign in to your account',
    ])
    // Linked again it is the same one, and no news.
    expect(await linked(anna, 'anna')).toBe(`${ACCOUNT}?linked=oidc`)
    expect((await anna.must(listIdentities)).identities).toHaveLength(1)
    expect(await mailsTo(at.house, 'anna@example.com')).toHaveLength(1)
    const visitor = browser(at.app)
    expect(await wayBy(visitor, own)).toBe('/')
    expect((await visitor.must(getMe)).person?.email).toBe('anna@example.com')
  })

  test('somebody else’s identity is not linked', async () => {
    const bob = await somebody('bob@example.com')
    expect(await linked(bob, 'anna')).toBe(`${ACCOUNT}?refused=identity_taken&with=oidc`)
    expect((await bob.must(listIdentities)).identities).toEqual([])
    own.is = { sub: 'anna' }
    const visitor = browser(at.app)
    await wayBy(visitor, own)
    expect((await visitor.must(getMe)).person?.email).toBe('anna@example.com')
  })

  test('are not linked by who has signed out meanwhile, or is somebody else by now', async () => {
    const carla = await somebody('carla@example.com')
    own.is = { sub: 'carla' }
    const begin = async () => {
      const body = { provider: 'oidc' as const, to: ACCOUNT }
      return own.agree((await carla.must(linkIdentity, { body })).url)
    }
    const end = await begin()
    await carla.must(signOut)
    expect(await carla.open(end)).toBe('/sign-in?refused=errand_invalid&with=oidc')
    await carla.must(signIn, { body: { email: 'carla@example.com', password: PASSWORD } })
    const other = await begin()
    await carla.must(signIn, { body: { email: 'bob@example.com', password: PASSWORD } })
    expect(await carla.open(other)).toBe('/sign-in?refused=errand_invalid&with=oidc')
    expect((await carla.must(listIdentities)).identities).toEqual([])
  })

  test('a guest has no account to link to; a provider that is not set up is none', async () => {
    const guest = await guestBrowser(at)
    const body = { provider: 'oidc' as const }
    expect(await guest.call(linkIdentity, { body })).toMatchObject({ refusal: 'forbidden' })
    expect(await browser(at.app).call(linkIdentity, { body })).toMatchObject({
      refusal: 'not_signed_in',
    })
    const dora = await somebody('dora@example.com')
    const unknown = { provider: 'facebook' as const }
    expect(await dora.call(linkIdentity, { body: unknown })).toMatchObject({
      status: 404,
      refusal: 'provider_unknown',
    })
  })

  test('one is taken away, and tells so; the last one stays', async () => {
    own.is = { sub: 'eve', email: 'eve@example.com', email_verified: true }
    const eve = browser(at.app)
    expect(await wayBy(eve, own)).toBe('/sign-up')
    const [first] = (await eve.must(listIdentities)).identities
    const unlink = (identityId = '') => eve.call(unlinkIdentity, { query: { identityId } })
    expect(await unlink(first?.id)).toMatchObject({ status: 409, refusal: 'last_way_in' })
    github.is = {
      '/user': { id: 7, login: 'eve' },
      '/user/emails': [{ email: 'eve@work.example', primary: true, verified: true }],
    }
    const { url } = await eve.must(linkIdentity, { body: { provider: 'github', to: ACCOUNT } })
    expect(await eve.open(github.agree(url))).toBe(`${ACCOUNT}?linked=github`)
    expect(await unlink(first?.id)).toMatchObject({ ok: true })
    expect((await eve.must(listIdentities)).identities).toMatchObject([{ provider: 'github' }])
    const [last] = (await eve.must(listIdentities)).identities
    const ends = await Promise.all([unlink(last?.id), unlink(last?.id)])
    expect(ends.map(end => end.ok)).toEqual([false, false])
    const letters = await mailsTo(at.house, 'eve@example.com')
    expect(letters.map(({ subject }) => subject)).toContain(
      // In her browser's language, in which she came.
      'Keycloak ne permet plus d’ouvrir votre compte',
    )
    // Unlinked, it opens nothing: the address is eve's, and it is hers to link again.
    expect(await wayBy(browser(at.app), own)).toContain('refused=email_taken')
  })

  test('somebody else’s is not there to be taken away, for the database neither', async () => {
    const anna = browser(at.app)
    await anna.must(signIn, { body: { email: 'anna@example.com', password: PASSWORD } })
    const [hers] = (await anna.must(listIdentities)).identities
    const bob = browser(at.app)
    await bob.must(signIn, { body: { email: 'bob@example.com', password: PASSWORD } })
    const reply = await bob.call(unlinkIdentity, { query: { identityId: hers?.id ?? '' } })
    expect(reply).toMatchObject({ status: 404, refusal: 'not_found' })
    const personId = (await bob.must(getMe)).person?.id ?? ''
    const seen = await asSystem(at.house.db, async tx => {
      await enter(tx, { personId })
      return {
        identities: await tx.selectFrom('identity').select('person_id').execute(),
        errands: await tx.selectFrom('errand').select('provider').execute(),
      }
    })
    expect(seen).toEqual({ identities: [], errands: [] })
  })

  test('a provider that is set up no more is no way in', async () => {
    const fay = await somebody('fay@example.com')
    await linked(fay, 'fay')
    const without = await startHouse(engine.db, { signInWith: [github.config] })
    const later = browser(without.app)
    await later.must(signIn, { body: { email: 'fay@example.com', password: PASSWORD } })
    expect((await later.must(listIdentities)).identities).toMatchObject([{ usable: false }])
    await without.close()
  })
})
