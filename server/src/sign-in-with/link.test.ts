import { linkIdentity, listIdentities, unlinkIdentity } from '@bordereau/contract/sign-in-with'
import { getMe, signIn, signOut } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, setTenantScope } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { PASSWORD, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import {
  type Browser,
  type TestProvider,
  browser,
  guestBrowser,
  startTestProvider,
  signInThrough,
} from './testing.ts'

const ACCOUNT = '/w/1/settings/account'

describeWithDatabase('linked identities', engine => {
  let at: TestApp
  let own: TestProvider
  let github: TestProvider
  beforeAll(async () => {
    own = await startTestProvider('oidc')
    github = await startTestProvider('github')
    at = await startApp(engine.db, { signInWith: [own.config, github.config] })
  })
  afterAll(async () => {
    await at.close()
    await Promise.all([own.close(), github.close()])
  })

  async function signedInBrowser(email: string): Promise<Browser> {
    await signedUp(at, email)
    const person = browser(at.app)
    await person.must(signIn, { body: { email, password: PASSWORD } })
    return person
  }
  async function linkIdentityOf(person: Browser, sub: string): Promise<string> {
    own.is = { sub, email: `${sub}@elsewhere.example` }
    const body = { provider: 'oidc' as const, to: ACCOUNT }
    const { url } = await person.must(linkIdentity, { body })
    return person.open(own.agree(url))
  }

  test('are added by the signed-in person, with any address, and reported by e-mail', async () => {
    const anna = await signedInBrowser('anna@example.com')
    const session = anna.cookies.get('bordereau')
    expect(await anna.must(listIdentities)).toEqual({ password: true, identities: [] })
    expect(await linkIdentityOf(anna, 'anna')).toBe(`${ACCOUNT}?linked=oidc`)
    expect(anna.cookies.get('bordereau')).toBe(session)
    expect((await anna.must(listIdentities)).identities).toMatchObject([
      { provider: 'oidc', name: 'Keycloak', email: 'anna@elsewhere.example', usable: true },
    ])
    const emails = await mailsTo(at.context, 'anna@example.com')
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Keycloak can now sign in to your account',
    ])
    // Linking the same identity again changes nothing and sends no e-mail.
    expect(await linkIdentityOf(anna, 'anna')).toBe(`${ACCOUNT}?linked=oidc`)
    expect((await anna.must(listIdentities)).identities).toHaveLength(1)
    expect(await mailsTo(at.context, 'anna@example.com')).toHaveLength(1)
    const visitor = browser(at.app)
    expect(await signInThrough(visitor, own)).toBe('/')
    expect((await visitor.must(getMe)).person?.email).toBe('anna@example.com')
  })

  test('of another person cannot be linked', async () => {
    const bob = await signedInBrowser('bob@example.com')
    expect(await linkIdentityOf(bob, 'anna')).toBe(`${ACCOUNT}?refused=identity_taken&with=oidc`)
    expect((await bob.must(listIdentities)).identities).toEqual([])
    own.is = { sub: 'anna' }
    const visitor = browser(at.app)
    await signInThrough(visitor, own)
    expect((await visitor.must(getMe)).person?.email).toBe('anna@example.com')
  })

  test('are not linked after the person has signed out or signed in as another', async () => {
    const carla = await signedInBrowser('carla@example.com')
    own.is = { sub: 'carla' }
    const begin = async () => {
      const body = { provider: 'oidc' as const, to: ACCOUNT }
      return own.agree((await carla.must(linkIdentity, { body })).url)
    }
    const callback = await begin()
    await carla.must(signOut)
    expect(await carla.open(callback)).toBe('/sign-in?refused=authorization_invalid&with=oidc')
    await carla.must(signIn, { body: { email: 'carla@example.com', password: PASSWORD } })
    const other = await begin()
    await carla.must(signIn, { body: { email: 'bob@example.com', password: PASSWORD } })
    expect(await carla.open(other)).toBe('/sign-in?refused=authorization_invalid&with=oidc')
    expect((await carla.must(listIdentities)).identities).toEqual([])
  })

  test('cannot be added by a guest, or for a provider that is not configured', async () => {
    const guest = await guestBrowser(at)
    const body = { provider: 'oidc' as const }
    expect(await guest.call(linkIdentity, { body })).toMatchObject({ refusal: 'forbidden' })
    expect(await browser(at.app).call(linkIdentity, { body })).toMatchObject({
      refusal: 'not_signed_in',
    })
    const dora = await signedInBrowser('dora@example.com')
    const unknown = { provider: 'facebook' as const }
    expect(await dora.call(linkIdentity, { body: unknown })).toMatchObject({
      status: 404,
      refusal: 'provider_unknown',
    })
  })

  test('can be removed, with an e-mail, except for the last sign-in method', async () => {
    own.is = { sub: 'eve', email: 'eve@example.com', email_verified: true }
    const eve = browser(at.app)
    expect(await signInThrough(eve, own)).toBe('/sign-up')
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
    const replies = await Promise.all([unlink(last?.id), unlink(last?.id)])
    expect(replies.map(reply => reply.ok)).toEqual([false, false])
    const emails = await mailsTo(at.context, 'eve@example.com')
    expect(emails.map(({ subject }) => subject)).toContain(
      // In the browser's language at sign-up.
      'Keycloak ne permet plus d’ouvrir votre compte',
    )
    // A removed identity cannot sign in, but can be linked again.
    expect(await signInThrough(browser(at.app), own)).toContain('refused=email_taken')
  })

  test('of another person cannot be removed or read, also by row-level security', async () => {
    const anna = browser(at.app)
    await anna.must(signIn, { body: { email: 'anna@example.com', password: PASSWORD } })
    const [identity] = (await anna.must(listIdentities)).identities
    const bob = browser(at.app)
    await bob.must(signIn, { body: { email: 'bob@example.com', password: PASSWORD } })
    const reply = await bob.call(unlinkIdentity, { query: { identityId: identity?.id ?? '' } })
    expect(reply).toMatchObject({ status: 404, refusal: 'not_found' })
    const personId = (await bob.must(getMe)).person?.id ?? ''
    const seen = await asSystem(at.context.db, async tx => {
      await setTenantScope(tx, { personId })
      return {
        identities: await tx.selectFrom('identity').select('person_id').execute(),
        authorizationRequests: await tx
          .selectFrom('authorization_request')
          .select('provider')
          .execute(),
      }
    })
    expect(seen).toEqual({ identities: [], authorizationRequests: [] })
  })

  test('of a provider that is no longer configured are not usable', async () => {
    const fay = await signedInBrowser('fay@example.com')
    await linkIdentityOf(fay, 'fay')
    const without = await startApp(engine.db, { signInWith: [github.config] })
    const later = browser(without.app)
    await later.must(signIn, { body: { email: 'fay@example.com', password: PASSWORD } })
    expect((await later.must(listIdentities)).identities).toMatchObject([{ usable: false }])
    await without.close()
  })
})
