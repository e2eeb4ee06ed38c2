import { bodyLimitOf } from '@bordereau/contract/endpoint'
import { Readable } from 'node:stream'
import { createCustomer } from '@bordereau/contract/customers'
import { createDraft } from '@bordereau/contract/invoices'
import { signIn } from '@bordereau/contract/session'
import { requestReset } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../invoices/testing.ts'
import { routes } from '../routes.ts'
import { type Client, type TestApp, client, signedUp, startApp } from './testing.ts'

describeWithDatabase('a long request body', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
  })
  afterAll(() => at.close())

  const long = (bytes: number) => ({ password: 'x', filler: 'x'.repeat(bytes) })

  test('is refused by public endpoints, with the limit in the response', async () => {
    for (const endpoint of [signIn, requestReset]) {
      const body = { email: 'a@example.com', ...long(40_000) }
      const reply = await client(at.app).call(endpoint, { body })
      expect(reply).toMatchObject({
        status: 413,
        refusal: 'too_large',
        detail: { mostBytes: 32_000 },
      })
    }
  })

  test('is not read before the session is checked', async () => {
    // A signed-in client gets 400 for the invalid JSON.
    const request = {
      method: 'POST',
      url: createDraft.path.replace(':workspaceId', workspaceId),
      payload: '['.repeat(4_000_000),
    } as const
    const headers = { 'content-type': 'application/json', 'x-bordereau': '1' }
    const stranger = await at.app.inject({ ...request, headers })
    expect([stranger.statusCode, stranger.json().refusal]).toEqual([401, 'not_signed_in'])
    const signedIn = { ...headers, cookie: owner.cookie }
    expect((await at.app.inject({ ...request, headers: signedIn })).statusCode).toBe(400)
  })

  test('without a Content-Length is not read either', async () => {
    const sent = { chunks: 0 }
    const payload = new Readable({
      read() {
        sent.chunks += 1
        this.push(sent.chunks > 100 ? null : Buffer.alloc(60_000, '['))
      },
    })
    const reply = await at.app.inject({
      method: 'POST',
      url: createDraft.path.replace(':workspaceId', workspaceId),
      headers: {
        'content-type': 'application/json',
        'x-bordereau': '1',
        'transfer-encoding': 'chunked',
      },
      payload,
    })
    expect(reply.statusCode).toBe(401)
  })

  test('from a page of another site is not read', async () => {
    const reply = await at.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      headers: {
        'content-type': 'application/json',
        'x-bordereau': '1',
        'sec-fetch-site': 'cross-site',
      },
      payload: '[',
    })
    expect(reply.statusCode).toBe(403)
  })

  test('is accepted from a member where documents are long, and nowhere else', async () => {
    const query = { workspaceId }
    const draft = {
      ...aDraft(await aCustomer(owner, workspaceId)),
      lines: Array.from({ length: 400 }, (_, i) =>
        aLine({ id: `line-${i}`, description: 'x'.repeat(4000) }),
      ),
    }
    expect((await owner.call(createDraft, { query, body: { draft } })).status).toBe(200)
    const customer = await owner.call(createCustomer, { query, body: long(1_600_000) as never })
    expect([customer.status, customer.ok]).toEqual([413, false])
  })

  test('has a limit at every endpoint', () => {
    const overLimit = routes
      .filter(({ endpoint }) => endpoint.access === 'public' && bodyLimitOf(endpoint) > 32_000)
      .map(({ endpoint }) => endpoint.name)
    expect(overLimit).toEqual([])
  })
})
