import { readConfig, type SignInWithConfig } from '../config.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyWithProvider } from '../captcha/siteverify.ts'
import { asSystem } from '../db/database.ts'
import { localDate } from '@bordereau/domain/date'
import { fetchRatesFrom } from '../exchange-rates/fetch-rates.ts'
import { FRENCH_COMPANY, aCompany } from '../invoices/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type TestApp, signedUp, startApp } from '../lib/testing.ts'
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
}

describeWithDatabase('every feature that sends requests', engine => {
  let at: TestApp
  let context: AppContext
  let server: TestServer
  let target = '/'
  beforeAll(async () => {
    server = await listen((request, response) => {
      const isRedirect = request.headers.host?.startsWith('127.0.0.2') === true
      if (isRedirect) response.writeHead(302, { location: target })
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
    const results: unknown[] = []
    for (const url of urls) results.push(await PATHS[path]?.(context, url))
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
    for (const host of REFUSED_HOSTS.filter(one => /^[ -~]+$/.test(one))) {
      target = `http://${host}:${server.port}/`
      const before = server.connections()
      const url = `http://127.0.0.2:${server.port}/`
      expect([host, await refusedThrough(path, ['127.0.0.2'], [url])]).toEqual([host, []])
      // One connection: to the address that is allowed.
      expect(server.connections() - before).toBe(1)
    }
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
