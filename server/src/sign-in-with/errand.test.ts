import { getMe } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type TestHouse, startHouse } from '../lib/testing.ts'
import { type Lie, type StandIn, browser, standIn, wayBy } from './testing.ts'

const BEGIN = '/api/sign-in-with/oidc'
const over = (refused: string) => `/sign-in?refused=${refused}&with=oidc`

describeEngines('a visit to a provider', engine => {
  let at: TestHouse
  let own: StandIn
  beforeAll(async () => {
    own = await standIn('oidc')
    at = await startHouse(engine.db, { signInWith: [own.config] })
    own.is = { sub: 'anna', email: 'anna@example.com', email_verified: true }
    expect(await wayBy(browser(at.app), own)).toBe('/sign-up')
  })
  beforeEach(() => {
    own.lie = {}
  })
  afterAll(async () => {
    await at.close()
    await own.close()
  })

  test('asks with a proof that only the asker can give, and for no more than who it is', async () => {
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

  test('keeps in the database no state and no cookie that could be brought', async () => {
    const visitor = browser(at.app)
    const state = new URL(await visitor.open(BEGIN)).searchParams.get('state') ?? ''
    const rows = await at.house.db.kysely.selectFrom('errand').selectAll().execute()
    const kept = rows.map(row => Object.values(row).map(String).join(' ')).join(' ')
    expect(rows.length).toBeGreaterThan(0)
    expect(kept).not.toContain(state)
    expect(kept).not.toContain(visitor.cookies.get('bordereau-errand') ?? 'nothing')
  })

  test('ends once: the same end brought again is refused', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    const cookie = visitor.cookies.get('bordereau-errand') ?? ''
    expect(await visitor.open(end)).toBe('/')
    visitor.cookies.set('bordereau-errand', cookie)
    expect(await visitor.open(end)).toBe(over('errand_invalid'))
  })

  test('cannot be ended in another browser, so nobody is signed in as somebody else', async () => {
    const end = own.agree(await browser(at.app).open(BEGIN))
    const victim = browser(at.app)
    expect(await victim.open(end)).toBe(over('errand_invalid'))
    await victim.open(BEGIN)
    const again = own.agree(await browser(at.app).open(BEGIN))
    expect(await victim.open(again)).toBe(over('errand_invalid'))
    expect((await victim.must(getMe)).person).toBeNull()
  })

  test('ends with the state it began with, at the provider it began at', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    expect(await visitor.open(end.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`))).toBe(
      over('errand_invalid'),
    )
    expect(await visitor.open(`${BEGIN}/back?code=x`)).toBe(over('errand_invalid'))
    expect(await visitor.open(`${BEGIN}/back`)).toBe(over('errand_invalid'))
    expect(await visitor.open(end.replace('oidc', 'github'))).toBe(
      '/sign-in?refused=provider_unknown&with=github',
    )
  })

  test('ends within ten minutes', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    at.clock.move(600_000)
    expect(await visitor.open(end)).toBe(over('errand_invalid'))
  })

  test('ends for a program that only looks without anything coming of it', async () => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(BEGIN))
    const looked = await at.app.inject({ method: 'HEAD', url: end })
    expect(looked.headers.location).toBe('/sign-in')
    expect(await visitor.open(end)).toBe('/')
  })

  test.each<[string, Lie, string]>([
    ['another nonce', { nonce: 'of-another-visit' }, 'provider_unverified'],
    [
      'a signature by a key that is not the provider’s',
      { strangeKey: true },
      'provider_unverified',
    ],
    ['a token for somebody else', { audience: 'another-client' }, 'provider_unverified'],
    ['a token of another issuer', { issuer: 'https://evil.example' }, 'provider_unverified'],
    ['a token that is too old', { expired: true }, 'provider_unverified'],
    ['no token', { noToken: true }, 'provider_unverified'],
    ['a code that the provider does not know', { refuseCode: true }, 'provider_unverified'],
    ['a provider that is down', { status: 503 }, 'provider_unavailable'],
    ['an answer without end', { huge: true }, 'provider_unavailable'],
  ])('signs nobody in by %s', async (_, lie, refused) => {
    const visitor = browser(at.app)
    const end = own.agree(await visitor.open(`${BEGIN}?to=%2Fw%2F1`))
    own.lie = lie
    expect(await visitor.open(end)).toBe(`${over(refused)}&next=%2Fw%2F1`)
    expect((await visitor.must(getMe)).person).toBeNull()
  })

  test('says who changed her mind from a provider in trouble and from nonsense', async () => {
    const told: Record<string, string> = {
      access_denied: 'provider_cancelled',
      server_error: 'provider_unavailable',
      invalid_scope: 'provider_unverified',
    }
    for (const [error, refused] of Object.entries(told)) {
      const visitor = browser(at.app)
      const state = new URL(await visitor.open(BEGIN)).searchParams.get('state') ?? ''
      const end = `${BEGIN}/back?${new URLSearchParams({ error, state })}`
      expect(await visitor.open(end)).toBe(over(refused))
    }
  })

  test('cannot begin where the provider is not there, or is not itself, and can once it is', async () => {
    const fresh = { ...own.config }
    const other = await startHouse(engine.db, { signInWith: [fresh] })
    own.lie = { status: 500 }
    expect(await browser(other.app).open(BEGIN)).toBe(over('provider_unavailable'))
    own.lie = {}
    expect(await browser(other.app).open(BEGIN)).toContain(`${own.config.issuer}/authorize`)
    await other.close()
    const wrong = await startHouse(engine.db, {
      signInWith: [{ ...own.config, issuer: `${own.config.issuer}/realms/other` }],
    })
    expect(await browser(wrong.app).open(BEGIN)).toBe(over('provider_unavailable'))
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
  ])('leads home, and not to %j', async to => {
    const search = `?${new URLSearchParams({ to })}`
    expect(await wayBy(browser(at.app), own, search)).toBe('/')
  })

  test('is begun so often from one place and no more', async () => {
    const visitor = browser(at.app)
    const pages = []
    for (let visit = 0; visit < 41; visit += 1) pages.push(await visitor.open(BEGIN))
    expect(pages.filter(page => page === over('too_many_requests'))).toHaveLength(1)
  })
})
