import { createCompany, inviteMember } from '@bordereau/contract/company'
import { listIdentities } from '@bordereau/contract/sign-in-with'
import { getMe, signIn, signOut } from '@bordereau/contract/session'
import { requestReset, resetPassword } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { jobs } from '../jobs.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { ensureInstance } from '../identity/instance.ts'
import { PASSWORD, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import {
  type Browser,
  type TestProvider,
  browser,
  guestBrowser,
  startTestProvider,
  signInThrough,
} from './testing.ts'

describeWithDatabase('the account of an identity', engine => {
  let at: TestApp
  let own: TestProvider
  let microsoft: TestProvider
  let owner: Browser
  let workspaceId: string
  beforeAll(async () => {
    own = await startTestProvider('oidc')
    microsoft = await startTestProvider(
      'microsoft',
      'https://login.microsoftonline.com/common/v2.0',
    )
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@example.com' }
    at = await startApp(engine.db, { signInWith: [own.config, microsoft.config], smtp })
  })
  afterAll(async () => {
    await at.close()
    await Promise.all([own.close(), microsoft.close()])
  })
  const identifyAs = (sub: string, email: string, extra = {}) => {
    own.is = { sub, email, email_verified: true, name: `Ms ${sub}`, ...extra }
  }
  const open = (signUpOpen: boolean) =>
    asSystem(at.context.db, tx => ensureInstance(tx, at.clock, signUpOpen))

  test('is the owner’s for the first person, and keeps the id of a guest', async () => {
    const guest = await guestBrowser(at)
    owner = guest
    const before = owner.cookies.get('bordereau')
    identifyAs('anna', 'Anna@Example.com')
    expect(await signInThrough(owner, own)).toBe('/sign-up')
    const me = await owner.must(getMe)
    expect(me.person).toMatchObject({
      id: guest.id,
      email: 'anna@example.com',
      name: 'Ms anna',
      emailVerified: true,
      language: 'fr',
    })
    expect(me.instance).toMatchObject({ firstRun: false })
    // The earlier session token is invalid, and the authorization request has ended.
    expect(owner.cookies.get('bordereau')).not.toBe(before)
    expect([...owner.cookies.keys()]).toEqual(['bordereau'])
    const body = { country: 'FR', legalName: 'Atelier' }
    workspaceId = (await owner.must(createCompany, { body })).workspaceId
  })

  test('is found by the subject, also with another address, and sign-in leads to the requested page', async () => {
    await owner.must(signOut)
    identifyAs('anna', 'other@example.com')
    expect(await signInThrough(owner, own, '?to=%2Fw%2F1%2Finvoices%3Ftab%3Dopen')).toBe(
      '/w/1/invoices?tab=open',
    )
    expect((await owner.must(getMe)).person?.email).toBe('anna@example.com')
    const { identities } = await owner.must(listIdentities)
    expect(identities).toMatchObject([{ provider: 'oidc', email: 'other@example.com' }])
    expect(await signInThrough(browser(at.app), own)).toBe('/')
  })

  test('is not created while sign-up is closed', async () => {
    identifyAs('bob', 'bob@example.com')
    const bob = browser(at.app)
    expect(await signInThrough(bob, own)).toBe('/sign-in?refused=sign_up_closed&with=oidc')
    expect((await bob.must(getMe)).person).toBeNull()
  })

  test('is never linked by address alone, confirmed or not', async () => {
    const victim = await signedUp(at, 'victim@example.com')
    for (const email_verified of [true, false]) {
      identifyAs('attacker', 'victim@example.com', { email_verified })
      const attacker = browser(at.app)
      expect(await signInThrough(attacker, own, '?to=%2Fw%2F1')).toBe(
        '/sign-in?refused=email_taken&with=oidc&next=%2Fw%2F1',
      )
      expect((await attacker.must(getMe)).person).toBeNull()
    }
    expect((await victim.must(listIdentities)).identities).toEqual([])
  })

  test('is created without a password while sign-up is open', async () => {
    await open(true)
    identifyAs('carla', 'carla@example.com', { email_verified: 'true', name: undefined })
    const carla = browser(at.app)
    expect(await signInThrough(carla, own, '?to=%2Fcatalogue&language=pl')).toBe(
      '/sign-up?next=%2Fcatalogue',
    )
    // The text 'true' is not the boolean true: the address is unconfirmed.
    expect((await carla.must(getMe)).person).toMatchObject({
      email: 'carla@example.com',
      name: 'carla',
      emailVerified: false,
      language: 'pl',
    })
    expect((await mailsTo(at.context, 'carla@example.com'))[0]?.text).toContain('/verify/')
    const body = { email: 'carla@example.com', password: PASSWORD }
    expect(await browser(at.app).call(signIn, { body })).toMatchObject({
      refusal: 'wrong_credentials',
    })
    await open(false)
  })

  test('is unconfirmed with an address from Microsoft, where each tenant is another issuer', async () => {
    await open(true)
    microsoft.is = { sub: 'dora', tid: 'one', email: 'dora@example.com', email_verified: true }
    const dora = browser(at.app)
    expect(await signInThrough(dora, microsoft)).toBe('/sign-up')
    expect((await dora.must(getMe)).person).toMatchObject({ emailVerified: false })
    // The same subject in another tenant.
    microsoft.is = { ...microsoft.is, tid: 'two' }
    expect(await signInThrough(browser(at.app), microsoft)).toBe(
      '/sign-in?refused=email_taken&with=microsoft',
    )
    await open(false)
  })

  test('loses its identities when a password reset confirms the address', async () => {
    const visitor = browser(at.app)
    const email = 'dora@example.com'
    await visitor.must(requestReset, { body: { email, captcha: await solved(visitor, 'reset') } })
    await runDueJobs(at.context, jobs)
    const link = (await mailsTo(at.context, email)).find(({ text }) => text.includes('/reset/'))
    const token = /\/reset\/([\w-]+)/.exec(link?.text ?? '')?.[1] ?? ''
    await visitor.must(resetPassword, { body: { token, password: PASSWORD } })
    expect(await visitor.must(listIdentities)).toEqual({ password: true, identities: [] })
    microsoft.is = { sub: 'dora', tid: 'one', email }
    expect(await signInThrough(browser(at.app), microsoft)).toContain('refused=email_taken')
  })

  test('is not created without an address', async () => {
    await open(true)
    for (const email of [undefined, '', 'no address', 7]) {
      own.is = { sub: 'without-address', email, email_verified: true }
      expect(await signInThrough(browser(at.app), own)).toBe(
        '/sign-in?refused=email_missing&with=oidc',
      )
    }
    // An address from the userinfo endpoint is accepted.
    identifyAs('eve', 'eve@example.com', { email_later: true })
    expect(await signInThrough(browser(at.app), own)).toBe('/sign-up')
    await open(false)
  })

  test('is created by an invitation to its address, once', async () => {
    const invite = async (email: string) => {
      const query = { workspaceId }
      await owner.must(inviteMember, { query, body: { email, role: 'viewer' } })
      const [invitationEmail] = await mailsTo(at.context, email)
      return /\/invitation\/([\w-]+)/.exec(invitationEmail?.text ?? '')?.[1] ?? ''
    }
    const token = await invite('fritz@example.com')
    const search = `?invitation=${token}&to=%2Finvitation%2F${token}`
    const next = `next=%2Finvitation%2F${token}`
    identifyAs('gina', 'gina@example.com')
    expect(await signInThrough(browser(at.app), own, search)).toBe(
      `/sign-in?refused=other_address&with=oidc&${next}`,
    )
    identifyAs('fritz', 'fritz@example.com')
    const fritz = browser(at.app)
    expect(await signInThrough(fritz, own, search)).toBe('/sign-up')
    expect((await fritz.must(getMe)).workspaces).toMatchObject([
      { id: workspaceId, role: 'viewer' },
    ])
    identifyAs('hans', 'hans@example.com')
    for (const used of [token, 'A'.repeat(43)])
      expect(await signInThrough(browser(at.app), own, `?invitation=${used}`)).toBe(
        '/sign-in?refused=invitation_invalid&with=oidc',
      )
    // A known person accepts the invitation on its page.
    identifyAs('fritz', 'fritz@example.com')
    expect(await signInThrough(browser(at.app), own, search)).toBe(`/invitation/${token}`)
  })

  test('is created once for concurrent requests with one identity', async () => {
    await open(true)
    identifyAs('ida', 'ida@example.com')
    const pages = await Promise.all([1, 2].map(() => signInThrough(browser(at.app), own)))
    expect(pages.toSorted()[1]).toBe('/sign-up')
    expect(['/', '/sign-in?refused=email_taken&with=oidc']).toContain(pages.toSorted()[0])
    await open(false)
  })
})
