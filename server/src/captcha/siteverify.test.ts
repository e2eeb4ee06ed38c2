import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDERS, type Provider, getCaptcha } from '@bordereau/contract/captcha'
import { requestReset } from '@bordereau/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaProviderConfig } from '../config.ts'
import { describeEngines } from '../db/testing.ts'
import { type TestHouse, client, startHouse } from '../lib/testing.ts'
import { PROVIDER_FACTS } from './providers.ts'
import { askProvider } from './siteverify.ts'

type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string }

/** Stands where a provider verifies: answers as its documentation says, and keeps what it was asked. */
let reply: Reply | 'hang' = {}
let asked: { method: string; type: string; form: URLSearchParams }[] = []
let server: Server
let verifyUrl = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    void formOf(request).then(form => {
      const type = request.headers['content-type'] ?? ''
      asked.push({ method: request.method ?? '', type, form })
      if (reply === 'hang') return
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(reply.text ?? JSON.stringify(reply.body))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

const keys = { kind: 'provider', siteKey: 'site-key', secretKey: 'secret-key' } as const
const config = (provider: Provider): CaptchaProviderConfig => ({
  ...keys,
  provider,
  verifyUrl,
  minScore: 0.5,
})

/** What each documents as its answer to a token that is good. */
const AT = '2026-11-20T10:00:00Z'
const GOOD: Readonly<Record<Provider, Record<string, unknown>>> = {
  'recaptcha-v2': { success: true, challenge_ts: AT, hostname: 'localhost' },
  'recaptcha-v3': {
    success: true,
    score: 0.9,
    action: 'reset',
    challenge_ts: AT,
    hostname: 'localhost',
  },
  hcaptcha: { success: true, challenge_ts: AT, hostname: 'not-provided' },
  turnstile: {
    success: true,
    'error-codes': [],
    challenge_ts: AT,
    hostname: 'localhost',
    action: 'reset',
    cdata: '',
    metadata: { interactive: false },
  },
}

describeEngines('a provider', engine => {
  let at: TestHouse
  let count = 0
  beforeAll(async () => {
    at = await startHouse(engine.db)
  })
  afterAll(() => Promise.all([at, ...houses.values()].map(house => house.close())))

  const houses = new Map<Provider, TestHouse>()
  async function houseOf(provider: Provider): Promise<TestHouse> {
    const house =
      houses.get(provider) ?? (await startHouse(engine.db, { captcha: config(provider) }))
    houses.set(provider, house)
    return house
  }

  /** What asking for a reset with its token is refused for; undefined when it is not. */
  async function refusalOf(
    provider: Provider,
    told: Reply,
    token = `token-${(count += 1)}`,
  ): Promise<string | undefined> {
    reply = told
    asked = []
    const house = await houseOf(provider)
    const body = { email: `somebody${(count += 1)}@example.com`, captcha: token }
    const answer = await client(house.app).call(requestReset, { body })
    return answer.ok ? undefined : `${answer.status} ${answer.refusal}`
  }

  test.each(PROVIDERS)('%s: its yes is a yes, once', async provider => {
    expect(await refusalOf(provider, { body: GOOD[provider] }, `once-${provider}`)).toBeUndefined()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST' })
    expect(asked[0]?.type).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      secret: 'secret-key',
      response: `once-${provider}`,
      ...(provider === 'hcaptcha' ? { sitekey: 'site-key' } : {}),
    })
    const again = await refusalOf(provider, { body: GOOD[provider] }, `once-${provider}`)
    expect(again).toBe('409 captcha_used')
  })

  test.each(PROVIDERS)('%s: is not asked without a token', async provider => {
    expect(await refusalOf(provider, { body: GOOD[provider] }, '')).toBe('422 captcha_missing')
    expect(asked).toEqual([])
  })

  test.each<[Provider, string, string]>([
    ['recaptcha-v2', 'invalid-input-response', '422 captcha_invalid'],
    ['recaptcha-v2', 'missing-input-response', '422 captcha_invalid'],
    ['recaptcha-v2', 'timeout-or-duplicate', '422 captcha_expired'],
    ['recaptcha-v2', 'invalid-input-secret', '503 captcha_unavailable'],
    ['recaptcha-v3', 'timeout-or-duplicate', '422 captcha_expired'],
    ['recaptcha-v3', 'missing-input-secret', '503 captcha_unavailable'],
    ['recaptcha-v3', 'bad-request', '503 captcha_unavailable'],
    ['hcaptcha', 'invalid-input-response', '422 captcha_invalid'],
    ['hcaptcha', 'expired-input-response', '422 captcha_expired'],
    ['hcaptcha', 'already-seen-response', '409 captcha_used'],
    ['hcaptcha', 'sitekey-secret-mismatch', '503 captcha_unavailable'],
    ['turnstile', 'invalid-input-response', '422 captcha_invalid'],
    ['turnstile', 'timeout-or-duplicate', '422 captcha_expired'],
    ['turnstile', 'invalid-input-secret', '503 captcha_unavailable'],
    ['turnstile', 'internal-error', '503 captcha_unavailable'],
  ])('%s: %s', async (provider, code, refusal) => {
    expect(await refusalOf(provider, { body: { success: false, 'error-codes': [code] } })).toBe(
      refusal,
    )
  })

  test.each(PROVIDERS)('%s: what says no without a reason is a no', async provider => {
    expect(await refusalOf(provider, { body: { success: false } })).toBe('422 captcha_invalid')
  })

  test.each<[Provider, string, Record<string, unknown>]>([
    ['recaptcha-v2', 'of another host', { hostname: 'evil.example' }],
    ['recaptcha-v2', 'of no host', { hostname: undefined }],
    ['recaptcha-v3', 'of another host', { hostname: 'evil.example' }],
    ['recaptcha-v3', 'for another action', { action: 'sign_up' }],
    ['recaptcha-v3', 'for no action', { action: undefined }],
    ['recaptcha-v3', 'of a low score', { score: 0.49 }],
    ['recaptcha-v3', 'of no score', { score: undefined }],
    ['turnstile', 'of another host', { hostname: 'evil.example' }],
    ['turnstile', 'for another action', { action: 'sign_in' }],
    ['turnstile', 'for no action', { action: null }],
  ])('%s: a yes %s is a no', async (provider, _, change) => {
    const body = { ...GOOD[provider], ...change }
    expect(await refusalOf(provider, { body })).toBe('422 captcha_invalid')
  })

  test.each(PROVIDERS)('%s: what cannot be understood is no yes', async provider => {
    const broken: Reply[] = [
      { status: 500, body: GOOD[provider] },
      { status: 502, text: '<h1>Bad gateway</h1>' },
      { text: '' },
      { text: 'true' },
      { body: { success: 'true' } },
      { body: [] },
    ]
    for (const told of broken) {
      expect(await refusalOf(provider, told)).toBe('503 captcha_unavailable')
    }
  })

  test('that does not answer, or not where it should, is no yes', async () => {
    reply = 'hang'
    const hanging = config('turnstile')
    expect(await askProvider(at.house, hanging, 'reset', 'token', 50)).toMatchObject({
      refusal: 'captcha_unavailable',
    })
    // Nobody listens on port 1.
    const away = { ...hanging, verifyUrl: 'http://127.0.0.1:1/' }
    expect(await askProvider(at.house, away, 'reset', 'token')).toMatchObject({
      refusal: 'captcha_unavailable',
    })
  })

  test('is what a form is told of, never its secret; a page may load it and no other', async () => {
    for (const provider of PROVIDERS) {
      const house = await houseOf(provider)
      const told = await client(house.app).call(getCaptcha, { query: { purpose: 'sign_in' } })
      const value = { kind: 'provider', provider, siteKey: 'site-key', action: 'sign_in' }
      expect(told).toMatchObject({ value })
      expect(Buffer.from(told.bytes).toString()).not.toContain('secret-key')
      const policy = String(told.headers['content-security-policy'])
      const { sources } = PROVIDER_FACTS[provider]
      expect(policy).toContain(`script-src 'self' ${sources.script.join(' ')};`)
      expect(policy).toContain(`frame-src 'self' blob: ${sources.frame.join(' ')};`)
    }
    const plain = await client(at.app).call(getCaptcha, { query: { purpose: 'sign_in' } })
    const policy = String(plain.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('https:')
  })
})

describe('the addresses', () => {
  test('are those the providers document', () => {
    expect(PROVIDERS.map(provider => PROVIDER_FACTS[provider].verifyUrl)).toEqual([
      'https://www.google.com/recaptcha/api/siteverify',
      'https://www.google.com/recaptcha/api/siteverify',
      'https://api.hcaptcha.com/siteverify',
      'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    ])
  })
})
