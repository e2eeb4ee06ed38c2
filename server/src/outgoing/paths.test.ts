import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import type { SignInWithConfig } from '../sign-in-with/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyWithProvider } from '../captcha/siteverify.ts'
import { asSystem } from '../db/database.ts'
import { localDate } from '@bordereau/domain/date'
import { fetchRatesFrom } from '../exchange-rates/fetch-rates.ts'
import { FRENCH_COMPANY, aCompany } from '../invoices/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { SmtpError, sendBySmtp } from '../delivery/email/smtp.ts'
import { FeedError } from '../bank-feeds/feed.ts'
import { enableBanking } from '../bank-feeds/enable-banking.ts'
import { gocardless } from '../bank-feeds/gocardless.ts'
import { ENABLE_BANKING_KEYS } from '../bank-feeds/testing-enable-banking.ts'
import { mollie } from '../payment-providers/mollie.ts'
import { stripe } from '../payment-providers/stripe.ts'
import { discover } from '../sign-in-with/provider.ts'
import { REGISTERS } from '../tax-registers/registers.ts'
import { OutgoingError } from './error.ts'
import { createOutgoing } from './outgoing.ts'
import {
  PUBLIC_ONLY,
  REFUSED_HOSTS,
  REFUSED_NAMES,
  type TestServer,
  hostileResolver,
  listen,
  silent,
} from './testing.ts'

/** Those that a header can contain. */
const TARGETS = REFUSED_HOSTS.filter(one => /^[ -~]+$/.test(one))

const QUESTION = { number: 'PL9512357282', requester: null, day: localDate('2026-11-20') }

function engineRates(context: AppContext): Promise<number> {
  return asSystem(context.db, async tx => {
    const { count } = await tx
      .selectFrom('published_rate')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

const OFFERED: SignInWithConfig = {
  provider: 'oidc',
  name: 'Keycloak',
  clientId: 'bordereau',
  clientSecret: 'secret',
  issuer: null,
  testBaseUrl: null,
}

/** Every feature that sends requests, as a function that sends one to a URL and says how it ended. */
const PATHS: Readonly<Record<string, (context: AppContext, url: string) => Promise<unknown>>> = {
  captcha: async (context, url) => {
    const keys = { siteKey: 'a', secretKey: 'b', verifyUrl: url, minScore: 0 }
    const captcha = { kind: 'provider', provider: 'turnstile', ...keys } as const
    const result = await verifyWithProvider(context, captcha, 'sign_up', 'token')
    return result.ok ? 'accepted' : result.refusal
  },
  'sign-in': async (context, url) =>
    (await discover(context, { ...OFFERED, issuer: url })) ?? 'unavailable',
  'exchange rates': async (context, url) => {
    const at = () => url
    await fetchRatesFrom(context, { ecb: at, nbp: at, hmrc: at, bazg: at })
    return (await engineRates(context)) === 0 ? 'unavailable' : 'stored'
  },
  ...Object.fromEntries(
    [mollie, stripe].map(provider => [
      provider.name,
      async ({ clock, outgoing }: AppContext, url: string) => {
        const keys = { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' }
        const services = { clock, send: outgoing.send, apiUrl: url, keys }
        const result = await provider.connect(services)
        return result.ok ? 'accepted' : result.refusal
      },
    ]),
  ),
  ...Object.fromEntries(
    [enableBanking, gocardless].map(feed => [
      feed.name,
      ({ clock, outgoing }: AppContext, url: string) => {
        const token = { read: async () => undefined, write: async () => undefined }
        const keys = { ...ENABLE_BANKING_KEYS, secretId: 'a', secretKey: 'b' }
        const returnUrl = 'https://invoices.example'
        return feed
          .check({ clock, send: outgoing.send, returnUrl, apiUrl: url, keys, token })
          .then(() => 'accepted')
          .catch((error: unknown) => (error instanceof FeedError ? error.reason : String(error)))
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.values(REGISTERS).map(register => [
      register.name,
      (context: AppContext, url: string) =>
        register
          .ask(context.outgoing.send, url.replace(/\/$/, ''), QUESTION)
          .then(answer => answer.kind)
          .catch((error: unknown) => (error instanceof OutgoingError ? 'refused' : String(error))),
    ]),
  ),
}
const REFUSED_BY: Readonly<Record<string, string>> = {
  captcha: 'captcha_unavailable',
  'sign-in': 'unavailable',
  'exchange rates': 'unavailable',
  vies: 'refused',
  sirene: 'refused',
  white_list: 'refused',
  mollie: 'provider_unavailable',
  'enable-banking': 'unavailable',
  gocardless: 'unavailable',
  stripe: 'provider_unavailable',
}

/** Each file of the server that sends or connects, with its paths above; 'mail server' is tested by itself. */
const SENDERS: Readonly<Record<string, string | readonly string[]>> = {
  'bank-feeds/request.ts': ['enable-banking', 'gocardless'],
  'captcha/siteverify.ts': 'captcha',
  'delivery/email/smtp.ts': 'mail server',
  'exchange-rates/fetch-rates.ts': 'exchange rates',
  'payment-providers/mollie-client.ts': 'mollie',
  'payment-providers/stripe.ts': 'stripe',
  'sign-in-with/outgoing-fetch.ts': 'sign-in',
  'tax-registers/sirene.ts': 'sirene',
  'tax-registers/vies.ts': 'vies',
  'tax-registers/white-list.ts': 'white_list',
}
/** The guard itself, and a socket in the data folder between the processes of a backup. */
const NOT_SENDERS = ['backup/snapshot.ts', 'outgoing/connect.ts', 'outgoing/outgoing.ts']
/** A request through the guard, or a library or module that opens connections. */
const SENDS =
  /purpose: '|^import (?!type)[^']*\bconnect\b[^']*'node:(net|tls)'|^import (?!type)[^']*'(stripe|undici|ws|nodemailer|nodemailer\/lib\/smtp-connection)'|import\('mollie|new (WebSocket|EventSource)\(/m

test('every file of the server that sends or connects is tested here', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/test|testing/.test(file))
    .filter(file => SENDS.test(readFileSync(join(folder, file), 'utf8')))
  const sending = files.map(file => file.replaceAll('\\', '/'))
  expect(sending.toSorted()).toEqual([...Object.keys(SENDERS), ...NOT_SENDERS].toSorted())
  expect(new Set(Object.values(SENDERS).flat())).toEqual(
    new Set([...Object.keys(PATHS), 'mail server']),
  )
})

describeWithDatabase('every feature that sends requests', engine => {
  let at: TestApp
  let context: AppContext
  let server: TestServer
  beforeAll(async () => {
    server = await listen((request, response) => {
      const [, index] = /^127\.0\.2\.(\d+)/.exec(request.headers.host ?? '') ?? []
      const host = index === undefined ? undefined : TARGETS[Number(index)]
      if (host !== undefined)
        response.writeHead(302, { location: `http://${host}:${server.port}/` })
      response.end('{"success":true,"hostname":"localhost","action":"sign_up"}')
    })
    at = await startApp(engine.db)
    // Rates are fetched where a company needs them: one in France, of one source.
    await aCompany(await signedUp(at, 'owner@example.com'), FRENCH_COMPANY)
  })
  afterAll(async () => {
    await at.close()
    await server.close()
  })

  async function refusedThrough(path: string, allowedNetworks: readonly string[], urls: string[]) {
    const config = { ...PUBLIC_ONLY, allowedNetworks }
    const outgoing = createOutgoing(config, silent, hostileResolver)
    context = { ...at.context, outgoing }
    const results = await Promise.all(urls.map(async url => PATHS[path]?.(context, url)))
    await outgoing.close()
    return results.filter(result => result !== REFUSED_BY[path])
  }

  test.each(Object.keys(PATHS))('%s refuses addresses that must not be reached', async path => {
    const urls = [...REFUSED_HOSTS, ...REFUSED_NAMES].flatMap(host => [
      `http://${host}:${server.port}/`,
      `https://${host}:${server.port}/`,
    ])
    expect(await refusedThrough(path, [], urls)).toEqual([])
    expect(server.connections()).toBe(0)
  })

  test.each(Object.keys(PATHS))('%s follows no redirect to them', async path => {
    const before = server.connections()
    const urls = TARGETS.map((_, index) => `http://127.0.2.${index}:${server.port}/`)
    expect(await refusedThrough(path, ['127.0.2.0/24'], urls)).toEqual([])
    // Only the addresses that are allowed, which redirect; Stripe's library asks twice.
    const reached = server.reached().slice(before)
    expect(reached.filter(address => !address.includes('127.0.2.'))).toEqual([])
    expect(new Set(reached).size).toBe(TARGETS.length)
  })

  test('a mail server at them is not connected to', async () => {
    const { connect, close } = createOutgoing(PUBLIC_ONLY, silent, hostileResolver)
    const before = server.connections()
    const envelope = { from: 'a@example.com', to: ['b@example.com'] }
    for (const host of [...REFUSED_HOSTS, ...REFUSED_NAMES]) {
      const mailServer = { url: `smtp://${host}:${server.port}/`, from: '', isGuarded: true }
      const sent = sendBySmtp(mailServer, envelope, Buffer.from('x'), connect, 5_000)
      await expect(sent, host).rejects.toBeInstanceOf(SmtpError)
    }
    await close()
    expect(server.connections() - before).toBe(0)
  })
})

test('the settings are read and checked', () => {
  expect(readConfig({}).outgoing).toEqual({
    enabled: true,
    allowHttp: false,
    allowedNetworks: [],
    proxy: { http: '', https: '', exceptions: '' },
  })
  const set = readConfig({
    OUTGOING: 'off',
    OUTGOING_ALLOW_HTTP: 'true',
    OUTGOING_ALLOW_NETWORKS: '10.0.0.0/8, ::1',
    HTTPS_PROXY: 'http://proxy.example:3128',
    https_proxy: 'http://other.example:3128',
    NO_PROXY: 'id.example',
  }).outgoing
  expect(set).toEqual({
    enabled: false,
    allowHttp: true,
    allowedNetworks: ['10.0.0.0/8', '::1'],
    proxy: { http: '', https: 'http://other.example:3128', exceptions: 'id.example' },
  })
  for (const wrong of ['10.0.0.0/33', 'lan', '10.0.0.0/8,'])
    expect(() => readConfig({ OUTGOING_ALLOW_NETWORKS: wrong })).toThrow(/OUTGOING_ALLOW_NETWORKS/)
  const local = { OIDC_ISSUER: 'http://127.0.0.1:8080/', OIDC_CLIENT_ID: 'a' }
  expect(() => readConfig({ ...local, OIDC_CLIENT_SECRET: 'b' })).toThrow(/OUTGOING_ALLOW_HTTP/)
})
