import { getMe } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type TestApp, startApp } from '../lib/testing.ts'
import {
  type WrongResponse,
  type TestProvider,
  browser,
  startTestProvider,
  signInThrough,
} from './testing.ts'

const BEGIN = '/api/sign-in-with/oidc'
const refusedPage = (refused: string) => `/sign-in?refused=${refused}&with=oidc`

describeWithDatabase('an authorization request', engine => {
  let at: TestApp
  let own: TestProvider
  beforeAll(async () => {
    own = await startTestProvider('oidc')
    at = await startApp(engine.db, { signInWith: [own.config] })
    own.is = { sub: 'anna', email: 'anna@example.com', email_verified: true }
    expect(await signInThrough(browser(at.app), own)).toBe('/sign-up')
  })
  beforeEach(() => {
    own.wrongResponse = {}
  })
  afterAll(async () => {
    await at.close()
    await own.close()
  })

  test('has PKCE, nonce, state and the scopes for identification only', async () => {
    const page = new URL(await browser(at.app).open(BEGIN))
    expect(page.origin + page.pathname).toBe(`${own.config.issuer}/authorize`)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'bordereau',
      redirect_uri: 'http://localhost:3000/api/sign-in-with/oidc/back',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('is stored without state and cookie in plain text', async () => {
    const visitor = browser(at.app)
    const state = new URL(await visitor.open(BEGIN)).searchParams.get('state') ?? ''
    const rows = await asSystem(at.context.db, tx =>
      tx.selectFrom('authorization_request').selectAll().execute(),
    )
    const stored = rows.map(row => Object.values(row).map(String).join(' ')).join(' ')
    expect(rows.length).toBeGreaterThan(0)
    expect(stored).not.toContain(state)
    expect(stored).not.toContain(visitor.cookies.get('bordereau-authorization') ?? 'nothing')
  })

  test('is finished once: a repeated callback is refused', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    const cookie = visitor.cookies.get('bordereau-authorization') ?? ''
    expect(await visitor.open(end)).toBe('/')
    visitor.cookies.set('bordereau-authorization', cookie)
    expect(await visitor.open(end)).toBe(refusedPage('authorization_invalid'))
  })

  test('cannot be finished in another browser', async () => {
    const end = own.agree(await browser(at.app).open(BEGIN))
    const victim = browser(at.app)
    expect(await victim.open(end)).toBe(refusedPage('authorization_invalid'))
    await victim.open(BEGIN)
    const again = own.agree(await browser(at.app).open(BEGIN))
    expect(await victim.open(again)).toBe(refusedPage('authorization_invalid'))
    expect((await victim.must(getMe)).person).toBeNull()
  })

  test('is finished with its own state and provider only', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    expect(await visitor.open(end.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`))).toBe(
      refusedPage('authorization_invalid'),
    )
    expect(await visitor.open(`${BEGIN}/back?code=x`)).toBe(refusedPage('authorization_invalid'))
    expect(await visitor.open(`${BEGIN}/back`)).toBe(refusedPage('authorization_invalid'))
    expect(await visitor.open(end.replace('oidc', 'github'))).toBe(
      '/sign-in?refused=provider_unknown&with=github',
    )
  })

  test('expires after ten minutes', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    at.clock.move(600_000)
    expect(await visitor.open(end)).toBe(refusedPage('authorization_invalid'))
  })

  test('is not used up by a HEAD request', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    const head = await at.app.inject({ method: 'HEAD', url: end })
    expect(head.headers.location).toBe('/sign-in')
    expect(await visitor.open(end)).toBe('/')
  })

  test.each<[string, WrongResponse, string]>([
    ['another nonce', { nonce: 'of-another-request' }, 'provider_unverified'],
    ['a signature by a key that is not the provider’s', { wrongKey: true }, 'provider_unverified'],
    ['a token for another audience', { audience: 'another-client' }, 'provider_unverified'],
    ['a token of another issuer', { issuer: 'https://evil.example' }, 'provider_unverified'],
    ['a token that is too old', { expired: true }, 'provider_unverified'],
    ['no token', { noToken: true }, 'provider_unverified'],
    ['a code that the provider does not know', { refuseCode: true }, 'provider_unverified'],
    ['a provider that is down', { status: 503 }, 'provider_unavailable'],
    ['a response that is too long', { huge: true }, 'provider_unavailable'],
  ])('does not sign in by %s', async (_, wrongResponse, refused) => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(`${BEGIN}?to=%2Fw%2F1`))
    own.wrongResponse = wrongResponse
    expect(await visitor.open(end)).toBe(`${refusedPage(refused)}&next=%2Fw%2F1`)
    expect((await visitor.must(getMe)).person).toBeNull()
  })

  test('distinguishes a cancelled request, a provider’s failure and an invalid response', async () => {
    const refusals: Record<string, string> = {
      access_denied: 'provider_cancelled',
      server_error: 'provider_unavailable',
      invalid_scope: 'provider_unverified',
    }
    for (const [error, refused] of Object.entries(refusals)) {
      const visitor = browser(at.app)
      const state = new URL(await visitor.open(BEGIN)).searchParams.get('state') ?? ''
      const end = `${BEGIN}/back?${new URLSearchParams({ error, state })}`
      expect(await visitor.open(end)).toBe(refusedPage(refused))
    }
  })

  test('cannot begin while the provider is unavailable or has another issuer', async () => {
    const fresh = { ...own.config }
    const other = await startApp(engine.db, { signInWith: [fresh] })
    own.wrongResponse = { status: 500 }
    expect(await browser(other.app).open(BEGIN)).toBe(refusedPage('provider_unavailable'))
    own.wrongResponse = {}
    expect(await browser(other.app).open(BEGIN)).toContain(`${own.config.issuer}/authorize`)
    await other.close()
    const wrong = await startApp(engine.db, {
      signInWith: [{ ...own.config, issuer: `${own.config.issuer}/realms/other` }],
    })
    expect(await browser(wrong.app).open(BEGIN)).toBe(refusedPage('provider_unavailable'))
    await wrong.close()
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'evil.example',
    'javascript:alert(1)',
    '/api/me',
    '/api/sign-in-with/oidc',
    '/w/../api/me',
    `/${'w'.repeat(2000)}`,
    '',
  ])('leads to the start page instead of %j', async to => {
    const search = `?${new URLSearchParams({ to })}`
    expect(await signInThrough(browser(at.app), own, search)).toBe('/')
  })

  test('has a limit for each network', async () => {
    const visitor = browser(at.app)
    const pages = []
    for (let visit = 0; visit < 41; visit += 1) pages.push(await visitor.open(BEGIN))
    expect(pages.filter(page => page === refusedPage('too_many_requests'))).toHaveLength(1)
  })
})
