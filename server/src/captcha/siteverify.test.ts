import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDERS, type Provider, getCaptcha } from '@bordereau/contract/captcha'
import { requestReset } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaProviderConfig } from './settings.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type TestApp, client, startApp } from '../lib/testing.ts'
import { PROVIDER_PROPERTIES } from './providers.ts'
import { verifyWithProvider } from './siteverify.ts'

type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string }

/** A mock of a provider's endpoint that responds as documented and stores its requests. */
let reply: Reply | 'hang' = {}
let requests: { method: string; type: string; form: URLSearchParams }[] = []
let server: Server
let verifyUrl = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    void formOf(request).then(form => {
      const type = request.headers['content-type'] ?? ''
      requests.push({ method: request.method ?? '', type, form })
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

/** The documented responses to a valid token. */
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

describeWithDatabase('a provider', engine => {
  let at: TestApp
  let count = 0
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => Promise.all([at, ...apps.values()].map(context => context.close())))

  const apps = new Map<Provider, TestApp>()
  async function contextOf(provider: Provider): Promise<TestApp> {
    const context = apps.get(provider) ?? (await startApp(engine.db, { captcha: config(provider) }))
    apps.set(provider, context)
    return context
  }

  /** The refusal of a reset with this response and token; undefined when it is accepted. */
  async function refusalOf(
    provider: Provider,
    response: Reply,
    token = `token-${(count += 1)}`,
  ): Promise<string | undefined> {
    reply = response
    requests = []
    const context = await contextOf(provider)
    const body = { email: `visitor${(count += 1)}@example.com`, captcha: token }
    const result = await client(context.app).call(requestReset, { body })
    return result.ok ? undefined : `${result.status} ${result.refusal}`
  }

  test.each(PROVIDERS)('%s: a valid token is accepted once', async provider => {
    expect(await refusalOf(provider, { body: GOOD[provider] }, `once-${provider}`)).toBeUndefined()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'POST' })
    expect(requests[0]?.type).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(requests[0]?.form ?? [])).toEqual({
      secret: 'secret-key',
      response: `once-${provider}`,
      ...(provider === 'hcaptcha' ? { sitekey: 'site-key' } : {}),
    })
    const again = await refusalOf(provider, { body: GOOD[provider] }, `once-${provider}`)
    expect(again).toBe('409 captcha_used')
  })

  test.each(PROVIDERS)('%s: no request is sent without a token', async provider => {
    expect(await refusalOf(provider, { body: GOOD[provider] }, '')).toBe('422 captcha_missing')
    expect(requests).toEqual([])
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

  test.each(PROVIDERS)('%s: a failure without a code is captcha_invalid', async provider => {
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
  ])('%s: a success %s is captcha_invalid', async (provider, _, change) => {
    const body = { ...GOOD[provider], ...change }
    expect(await refusalOf(provider, { body })).toBe('422 captcha_invalid')
  })

  test.each(PROVIDERS)('%s: an invalid response is captcha_unavailable', async provider => {
    const broken: Reply[] = [
      { status: 500, body: GOOD[provider] },
      { status: 502, text: '<h1>Bad gateway</h1>' },
      { text: '' },
      { text: 'true' },
      { body: { success: 'true' } },
      { body: [] },
    ]
    for (const response of broken) {
      expect(await refusalOf(provider, response)).toBe('503 captcha_unavailable')
    }
  })

  test('that does not respond or cannot be reached is captcha_unavailable', async () => {
    reply = 'hang'
    const hanging = config('turnstile')
    expect(await verifyWithProvider(at.context, hanging, 'reset', 'token', 50)).toMatchObject({
      refusal: 'captcha_unavailable',
    })
    // No server listens on port 1.
    const unreachable = { ...hanging, verifyUrl: 'http://127.0.0.1:1/' }
    expect(await verifyWithProvider(at.context, unreachable, 'reset', 'token')).toMatchObject({
      refusal: 'captcha_unavailable',
    })
  })

  test('is in the response to a form without its secret; the policy allows its origins only', async () => {
    for (const provider of PROVIDERS) {
      const context = await contextOf(provider)
      const response = await client(context.app).call(getCaptcha, { query: { purpose: 'sign_in' } })
      const value = { kind: 'provider', provider, siteKey: 'site-key', action: 'sign_in' }
      expect(response).toMatchObject({ value })
      expect(Buffer.from(response.bytes).toString()).not.toContain('secret-key')
      const policy = String(response.headers['content-security-policy'])
      const { sources } = PROVIDER_PROPERTIES[provider]
      expect(policy).toContain(`script-src 'self' ${sources.script.join(' ')};`)
      expect(policy).toContain(`frame-src 'self' blob: ${sources.frame.join(' ')};`)
    }
    const plain = await client(at.app).call(getCaptcha, { query: { purpose: 'sign_in' } })
    const policy = String(plain.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    // Forms lead to the pages of payment providers.
    expect(policy.replace(/form-action [^;]*;/, '')).not.toContain('https:')
  })
})

describe('the endpoints', () => {
  test('are those of the providers’ documentation', () => {
    expect(PROVIDERS.map(provider => PROVIDER_PROPERTIES[provider].verifyUrl)).toEqual([
      'https://www.google.com/recaptcha/api/siteverify',
      'https://www.google.com/recaptcha/api/siteverify',
      'https://api.hcaptcha.com/siteverify',
      'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    ])
  })
})
