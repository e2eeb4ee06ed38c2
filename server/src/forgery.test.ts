import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from './db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from './lib/testing.ts'
import { routes } from './routes.ts'

const OURS = { 'x-bordereau': '1' }

/** What a page of another site, which its visitor's cookies go with, can and cannot send. */
const FORGED: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { ...OURS, origin: 'null' },
  { ...OURS, origin: 'http://evil.example' },
  { ...OURS, origin: 'http://localhost.evil.example' },
  { ...OURS, origin: 'http://localhost:1' },
  { ...OURS, 'sec-fetch-site': 'cross-site' },
  { ...OURS, 'sec-fetch-site': 'same-site' },
  { ...OURS, origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
]

const writes = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, crossSite }) => method !== 'GET' && !crossSite)

describeWithDatabase('a request that a page of another site makes its visitor send', engine => {
  let at: TestApp
  let owner: Client
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  test('is refused by every endpoint that changes something, whatever headers such a page can set', async () => {
    expect(writes.length).toBeGreaterThan(100)
    const passed: string[] = []
    for (const { name, method, path } of writes)
      for (const forged of FORGED) {
        const url = path.replaceAll(/:\w+/g, 'x')
        const headers = { cookie: owner.cookie, ...forged }
        const { statusCode } = await at.app.inject({ method, url, headers })
        if (statusCode !== 403) passed.push(`${name} ${JSON.stringify(forged)}: ${statusCode}`)
      }
    expect(passed).toEqual([])
    const headers = { cookie: owner.cookie, ...OURS }
    const own = await at.app.inject({ method: 'POST', url: '/api/sign-out', headers })
    expect(own.statusCode).toBe(200)
  })
})
