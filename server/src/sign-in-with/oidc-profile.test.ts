import { describe, expect, test } from 'vitest'
import { facebookProfile, githubProfile, openIdProfile } from './oidc-profile.ts'

describe('the profile of an OpenID provider', () => {
  const profile = (claims: unknown, verifiesEmail = true) =>
    openIdProfile('https://id.example', 's', claims, verifiesEmail)

  test('has a verified address only where the provider verifies it and says so', () => {
    const claims = { email: ' Ada@Example.com', email_verified: true, name: 'Ada' }
    expect(profile(claims)).toEqual({
      issuer: 'https://id.example',
      subject: 's',
      email: 'ada@example.com',
      verified: true,
      name: 'Ada',
    })
    expect(profile(claims, false).verified).toBe(false)
    expect(profile({ ...claims, email_verified: 'true' }).verified).toBe(false)
    expect(profile({ email: 'no address' }).email).toBe('')
  })

  test('has the first name that is one: the full one, its parts, the address', () => {
    const email = 'ada@example.com'
    expect(profile({ email, given_name: 'Ada', family_name: 'Byron' }).name).toBe('Ada Byron')
    expect(profile({ email, name: 7, given_name: 'Ada', family_name: null }).name).toBe('Ada')
    expect(profile({ email, name: '  ' }).name).toBe('ada')
    expect(profile({ email, name: 'a'.repeat(300) }).name).toBe('a'.repeat(200))
    expect(profile({}).name).toBe('')
  })
})

describe('the profile of GitHub', () => {
  const profile = (emails: unknown, name: string | null = null) =>
    githubProfile(async url =>
      url === 'https://api.github.com/user'
        ? { id: 7, login: 'ada', name }
        : url === 'https://api.github.com/user/emails'
          ? emails
          : undefined,
    )

  test('has the primary address, if it is verified', async () => {
    const other = { email: 'x@example.com', primary: false, verified: true }
    const primary = { email: 'ada@example.com', primary: true, verified: true }
    expect(await profile([other, primary], 'Ada')).toEqual({
      issuer: 'https://github.com',
      subject: '7',
      email: 'ada@example.com',
      verified: true,
      name: 'Ada',
    })
    expect(await profile([other, { ...primary, verified: false }])).toMatchObject({
      email: '',
      verified: false,
      name: 'ada',
    })
  })
})

test('the profile of Facebook never has a verified address', async () => {
  const fetched: string[] = []
  const profile = await facebookProfile(async url => {
    fetched.push(url)
    return { id: '9', name: null, email: 'ada@example.com' }
  })
  expect(fetched).toEqual(['https://graph.facebook.com/me?fields=id%2Cname%2Cemail'])
  expect(profile).toEqual({
    issuer: 'https://www.facebook.com',
    subject: '9',
    email: 'ada@example.com',
    verified: false,
    name: 'ada',
  })
})
