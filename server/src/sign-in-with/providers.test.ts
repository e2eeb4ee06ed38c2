import { getMe } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type TestHouse, startHouse } from '../lib/testing.ts'
import { type StandIn, browser, standIn, wayBy } from './testing.ts'

/** Each provider as it answers by its own documentation, at its true addresses as far as we can tell. */
describeEngines('by name', engine => {
  let at: TestHouse
  let google: StandIn
  let microsoft: StandIn
  let linkedin: StandIn
  let github: StandIn
  let facebook: StandIn
  beforeAll(async () => {
    google = await standIn('google', 'https://accounts.google.com')
    microsoft = await standIn('microsoft', 'https://login.microsoftonline.com/common/v2.0')
    linkedin = await standIn('linkedin', 'https://www.linkedin.com/oauth')
    github = await standIn('github')
    facebook = await standIn('facebook')
    const all = [google, microsoft, linkedin, github, facebook]
    at = await startHouse(engine.db, { signInWith: all.map(one => one.config), signUpOpen: true })
  })
  afterAll(async () => {
    await at.close()
    await Promise.all([google, microsoft, linkedin, github, facebook].map(one => one.close()))
  })

  async function whoBy(one: StandIn) {
    const visitor = browser(at.app)
    const end = await wayBy(visitor, one)
    const { person } = await visitor.must(getMe)
    return person ? { email: person.email, name: person.name, verified: person.emailVerified } : end
  }

  test('the instance says who may vouch for somebody', async () => {
    const { instance } = await browser(at.app).must(getMe)
    expect(instance.signInWith.map(({ provider }) => provider)).toEqual([
      'google',
      'microsoft',
      'linkedin',
      'github',
      'facebook',
    ])
    expect(JSON.stringify(instance)).not.toContain('secret')
  })

  test('Google', async () => {
    google.is = { sub: '1', email: 'anna@gmail.com', email_verified: true, name: 'Anna A' }
    expect(await whoBy(google)).toEqual({ email: 'anna@gmail.com', name: 'Anna A', verified: true })
    google.lie = { issuer: 'https://accounts.google.com.evil.example' }
    expect(await whoBy(google)).toBe('/sign-in?refused=provider_unverified&with=google')
  })

  test('Microsoft, of any tenant; a tenant that is not the token’s own issuer is refused', async () => {
    const person = { sub: '2', tid: 'tenant-a', email: 'ben@firm.example', name: 'Ben B' }
    microsoft.is = person
    expect(await whoBy(microsoft)).toEqual({
      email: 'ben@firm.example',
      name: 'Ben B',
      verified: false,
    })
    microsoft.lie = { issuer: 'https://login.microsoftonline.com/tenant-b/v2.0' }
    expect(await whoBy(microsoft)).toBe('/sign-in?refused=provider_unverified&with=microsoft')
  })

  test('LinkedIn, which takes no verifier and repeats no nonce', async () => {
    linkedin.is = {
      sub: '3',
      email: 'cem@example.com',
      email_verified: true,
      given_name: 'Cem',
      family_name: 'C',
    }
    expect(await whoBy(linkedin)).toEqual({
      email: 'cem@example.com',
      name: 'Cem C',
      verified: true,
    })
    expect(linkedin.brought.at(-1)?.has('code_verifier')).toBe(false)
  })

  test('GitHub: the verified first address, never the one that is shown', async () => {
    github.is = {
      '/user': { id: 4, login: 'dan', name: null, email: 'shown@example.com' },
      '/user/emails': [
        { email: 'old@example.com', primary: false, verified: true },
        { email: 'dan@example.com', primary: true, verified: true },
      ],
    }
    expect(await whoBy(github)).toEqual({ email: 'dan@example.com', name: 'dan', verified: true })
    expect(github.brought.at(-1)?.has('code_verifier')).toBe(true)
    github.is = {
      '/user': { id: 5, login: 'eli', email: 'shown@example.com' },
      '/user/emails': [{ email: 'eli@example.com', primary: true, verified: false }],
    }
    expect(await whoBy(github)).toBe('/sign-in?refused=email_missing&with=github')
    github.is = { '/user': { login: 'nobody' }, '/user/emails': [] }
    expect(await whoBy(github)).toBe('/sign-in?refused=provider_unverified&with=github')
  })

  test('Facebook, whose address nobody has verified', async () => {
    facebook.is = { '/me': { id: '6', name: 'Fe F', email: 'fe@example.com' } }
    expect(await whoBy(facebook)).toEqual({
      email: 'fe@example.com',
      name: 'Fe F',
      verified: false,
    })
    facebook.is = { '/me': { id: '7', name: 'Without' } }
    expect(await whoBy(facebook)).toBe('/sign-in?refused=email_missing&with=facebook')
  })

  test('with wrong keys of our own it is nobody’s fault who signs in', async () => {
    const config = { ...google.config, clientSecret: 'another' }
    const other = await startHouse(engine.db, { signInWith: [config], signUpOpen: true })
    google.lie = {}
    const end = await wayBy(browser(other.app), google)
    expect(end).toBe('/sign-in?refused=provider_unavailable&with=google')
    await other.close()
  })
})
