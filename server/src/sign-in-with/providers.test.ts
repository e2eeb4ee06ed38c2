import { getMe } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type TestApp, startApp } from '../lib/testing.ts'
import { type TestProvider, browser, startTestProvider, signInThrough } from './testing.ts'

/** Each test provider responds as documented by the real one, with its real issuer. */
describeWithDatabase('sign-in by provider', engine => {
  let at: TestApp
  let google: TestProvider
  let microsoft: TestProvider
  let linkedin: TestProvider
  let github: TestProvider
  let facebook: TestProvider
  beforeAll(async () => {
    google = await startTestProvider('google', 'https://accounts.google.com')
    microsoft = await startTestProvider(
      'microsoft',
      'https://login.microsoftonline.com/common/v2.0',
    )
    linkedin = await startTestProvider('linkedin', 'https://www.linkedin.com/oauth')
    github = await startTestProvider('github')
    facebook = await startTestProvider('facebook')
    const all = [google, microsoft, linkedin, github, facebook]
    at = await startApp(engine.db, { signInWith: all.map(one => one.config), signUpOpen: true })
  })
  afterAll(async () => {
    await at.close()
    await Promise.all([google, microsoft, linkedin, github, facebook].map(one => one.close()))
  })

  async function personBy(one: TestProvider) {
    const visitor = browser(at.app)
    const end = await signInThrough(visitor, one)
    const { person } = await visitor.must(getMe)
    return person ? { email: person.email, name: person.name, verified: person.emailVerified } : end
  }

  test('the instance lists its providers', async () => {
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
    expect(await personBy(google)).toEqual({
      email: 'anna@gmail.com',
      name: 'Anna A',
      verified: true,
    })
    google.wrongResponse = { issuer: 'https://accounts.google.com.evil.example' }
    expect(await personBy(google)).toBe('/sign-in?refused=provider_unverified&with=google')
  })

  test('Microsoft of any tenant, whose tenant must be the token’s issuer', async () => {
    const person = { sub: '2', tid: 'tenant-a', email: 'ben@firm.example', name: 'Ben B' }
    microsoft.is = person
    expect(await personBy(microsoft)).toEqual({
      email: 'ben@firm.example',
      name: 'Ben B',
      verified: false,
    })
    microsoft.wrongResponse = { issuer: 'https://login.microsoftonline.com/tenant-b/v2.0' }
    expect(await personBy(microsoft)).toBe('/sign-in?refused=provider_unverified&with=microsoft')
  })

  test('LinkedIn without code verifier and nonce', async () => {
    linkedin.is = {
      sub: '3',
      email: 'cem@example.com',
      email_verified: true,
      given_name: 'Cem',
      family_name: 'C',
    }
    expect(await personBy(linkedin)).toEqual({
      email: 'cem@example.com',
      name: 'Cem C',
      verified: true,
    })
    expect(linkedin.tokenRequests.at(-1)?.has('code_verifier')).toBe(false)
  })

  test('GitHub with the primary confirmed address, not the one of the profile', async () => {
    github.is = {
      '/user': { id: 4, login: 'dan', name: null, email: 'shown@example.com' },
      '/user/emails': [
        { email: 'old@example.com', primary: false, verified: true },
        { email: 'dan@example.com', primary: true, verified: true },
      ],
    }
    expect(await personBy(github)).toEqual({
      email: 'dan@example.com',
      name: 'dan',
      verified: true,
    })
    expect(github.tokenRequests.at(-1)?.has('code_verifier')).toBe(true)
    github.is = {
      '/user': { id: 5, login: 'eli', email: 'shown@example.com' },
      '/user/emails': [{ email: 'eli@example.com', primary: true, verified: false }],
    }
    expect(await personBy(github)).toBe('/sign-in?refused=email_missing&with=github')
    github.is = { '/user': { login: 'without-id' }, '/user/emails': [] }
    expect(await personBy(github)).toBe('/sign-in?refused=provider_unverified&with=github')
  })

  test('Facebook with an unconfirmed address', async () => {
    facebook.is = { '/me': { id: '6', name: 'Fe F', email: 'fe@example.com' } }
    expect(await personBy(facebook)).toEqual({
      email: 'fe@example.com',
      name: 'Fe F',
      verified: false,
    })
    facebook.is = { '/me': { id: '7', name: 'Without' } }
    expect(await personBy(facebook)).toBe('/sign-in?refused=email_missing&with=facebook')
  })

  test('wrong client credentials are provider_unavailable', async () => {
    const config = { ...google.config, clientSecret: 'another' }
    const other = await startApp(engine.db, { signInWith: [config], signUpOpen: true })
    google.wrongResponse = {}
    const end = await signInThrough(browser(other.app), google)
    expect(end).toBe('/sign-in?refused=provider_unavailable&with=google')
    await other.close()
  })
})
