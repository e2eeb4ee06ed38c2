import { createCompany, inviteMember } from '@bordereau/contract/company'
import { listIdentities } from '@bordereau/contract/sign-in-with'
import { getMe, requestReset, resetPassword, signIn, signOut } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { asSystem } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { ensureInstance } from '../identity/instance.ts'
import { PASSWORD, type TestHouse, mailsTo, signedUp, startHouse } from '../lib/testing.ts'
import { type Browser, type StandIn, browser, guestBrowser, standIn, wayBy } from './testing.ts'

describeEngines('whose account an identity opens', engine => {
  let at: TestHouse
  let own: StandIn
  let microsoft: StandIn
  let owner: Browser
  let workspaceId: string
  beforeAll(async () => {
    own = await standIn('oidc')
    microsoft = await standIn('microsoft', 'https://login.microsoftonline.com/common/v2.0')
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@example.com' }
    at = await startHouse(engine.db, { signInWith: [own.config, microsoft.config], smtp })
  })
  afterAll(async () => {
    await at.close()
    await Promise.all([own.close(), microsoft.close()])
  })
  const be = (sub: string, email: string, more = {}) => {
    own.is = { sub, email, email_verified: true, name: `Ms ${sub}`, ...more }
  }
  const open = (signUpOpen: boolean) =>
    asSystem(at.house.db, tx => ensureInstance(tx, at.clock, signUpOpen))

  test('the first person owns a fresh instance, and a guest stays who she is', async () => {
    const guest = await guestBrowser(at)
    owner = guest
    const before = owner.cookies.get('bordereau')
    be('anna', 'Anna@Example.com')
    expect(await wayBy(owner, own)).toBe('/sign-up')
    const me = await owner.must(getMe)
    expect(me.person).toMatchObject({
      id: guest.id,
      email: 'anna@example.com',
      name: 'Ms anna',
      emailVerified: true,
      language: 'fr',
    })
    expect(me.instance).toMatchObject({ firstRun: false })
    // A token known before is worth nothing, and the errand is over.
    expect(owner.cookies.get('bordereau')).not.toBe(before)
    expect([...owner.cookies.keys()]).toEqual(['bordereau'])
    const body = { country: 'FR', legalName: 'Atelier' }
    workspaceId = (await owner.must(createCompany, { body })).workspaceId
  })

  test('known again it signs in, to the page that was wanted, whatever its address is by now', async () => {
    await owner.must(signOut)
    be('anna', 'other@example.com')
    expect(await wayBy(owner, own, '?to=%2Fw%2F1%2Finvoices%3Ftab%3Dopen')).toBe(
      '/w/1/invoices?tab=open',
    )
    expect((await owner.must(getMe)).person?.email).toBe('anna@example.com')
    const { identities } = await owner.must(listIdentities)
    expect(identities).toMatchObject([{ provider: 'oidc', email: 'other@example.com' }])
    expect(await wayBy(browser(at.app), own)).toBe('/')
  })

  test('unknown, it is nobody while sign-up is closed', async () => {
    be('bob', 'bob@example.com')
    const bob = browser(at.app)
    expect(await wayBy(bob, own)).toBe('/sign-in?refused=sign_up_closed&with=oidc')
    expect((await bob.must(getMe)).person).toBeNull()
  })

  test('unknown, it is never linked to who has its address, verified or not', async () => {
    const victim = await signedUp(at, 'victim@example.com')
    for (const email_verified of [true, false]) {
      be('attacker', 'victim@example.com', { email_verified })
      const attacker = browser(at.app)
      expect(await wayBy(attacker, own, '?to=%2Fw%2F1')).toBe(
        '/sign-in?refused=email_taken&with=oidc&next=%2Fw%2F1',
      )
      expect((await attacker.must(getMe)).person).toBeNull()
    }
    expect((await victim.must(listIdentities)).identities).toEqual([])
  })

  test('unknown, at an open door, it is somebody new without a password', async () => {
    await open(true)
    be('carla', 'carla@example.com', { email_verified: 'true', name: undefined })
    const carla = browser(at.app)
    expect(await wayBy(carla, own, '?to=%2Fcatalogue&language=pl')).toBe(
      '/sign-up?next=%2Fcatalogue',
    )
    // Text is not the truth: the address is still to be shown hers.
    expect((await carla.must(getMe)).person).toMatchObject({
      email: 'carla@example.com',
      name: 'carla',
      emailVerified: false,
      language: 'pl',
    })
    expect((await mailsTo(at.house, 'carla@example.com'))[0]?.text).toContain('/verify/')
    const body = { email: 'carla@example.com', password: PASSWORD }
    expect(await browser(at.app).call(signIn, { body })).toMatchObject({
      refusal: 'wrong_credentials',
    })
    await open(false)
  })

  test('Microsoft’s word for an address is not taken; each tenant is another issuer', async () => {
    await open(true)
    microsoft.is = { sub: 'dora', tid: 'one', email: 'dora@example.com', email_verified: true }
    const dora = browser(at.app)
    expect(await wayBy(dora, microsoft)).toBe('/sign-up')
    expect((await dora.must(getMe)).person).toMatchObject({ emailVerified: false })
    // The same subject of a tenant that the attacker owns.
    microsoft.is = { ...microsoft.is, tid: 'two' }
    expect(await wayBy(browser(at.app), microsoft)).toBe(
      '/sign-in?refused=email_taken&with=microsoft',
    )
    await open(false)
  })

  test('a reset by who can read the address shuts out whoever opened the account with it', async () => {
    const visitor = browser(at.app)
    const email = 'dora@example.com'
    await visitor.must(requestReset, { body: { email, captcha: await solved(visitor, 'reset') } })
    const link = (await mailsTo(at.house, email)).find(({ text }) => text.includes('/reset/'))
    const token = /\/reset\/([\w-]+)/.exec(link?.text ?? '')?.[1] ?? ''
    await visitor.must(resetPassword, { body: { token, password: PASSWORD } })
    expect(await visitor.must(listIdentities)).toEqual({ password: true, identities: [] })
    microsoft.is = { sub: 'dora', tid: 'one', email }
    expect(await wayBy(browser(at.app), microsoft)).toContain('refused=email_taken')
  })

  test('without an address there is no account', async () => {
    await open(true)
    for (const email of [undefined, '', 'no address', 7]) {
      own.is = { sub: 'nobody', email, email_verified: true }
      expect(await wayBy(browser(at.app), own)).toBe('/sign-in?refused=email_missing&with=oidc')
    }
    // One that is told only when asked for is one.
    be('eve', 'eve@example.com', { email_later: true })
    expect(await wayBy(browser(at.app), own)).toBe('/sign-up')
    await open(false)
  })

  test('an invitation lets in whom it was sent to, once', async () => {
    const invite = async (email: string) => {
      const query = { workspaceId }
      await owner.must(inviteMember, { query, body: { email, role: 'viewer' } })
      const [letter] = await mailsTo(at.house, email)
      return /\/invitation\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    }
    const token = await invite('fritz@example.com')
    const search = `?invitation=${token}&to=%2Finvitation%2F${token}`
    const next = `next=%2Finvitation%2F${token}`
    be('gina', 'gina@example.com')
    expect(await wayBy(browser(at.app), own, search)).toBe(
      `/sign-in?refused=other_address&with=oidc&${next}`,
    )
    be('fritz', 'fritz@example.com')
    const fritz = browser(at.app)
    expect(await wayBy(fritz, own, search)).toBe('/sign-up')
    expect((await fritz.must(getMe)).workspaces).toMatchObject([
      { id: workspaceId, role: 'viewer' },
    ])
    be('hans', 'hans@example.com')
    for (const used of [token, 'A'.repeat(43)])
      expect(await wayBy(browser(at.app), own, `?invitation=${used}`)).toBe(
        '/sign-in?refused=invitation_invalid&with=oidc',
      )
    // Who is known already accepts on the page itself.
    be('fritz', 'fritz@example.com')
    expect(await wayBy(browser(at.app), own, search)).toBe(`/invitation/${token}`)
  })

  test('of two who are new at once with one identity, one account is made', async () => {
    await open(true)
    be('ida', 'ida@example.com')
    const ends = await Promise.all([1, 2].map(() => wayBy(browser(at.app), own)))
    expect(ends.toSorted()[1]).toBe('/sign-up')
    expect(['/', '/sign-in?refused=email_taken&with=oidc']).toContain(ends.toSorted()[0])
    await open(false)
  })
})
