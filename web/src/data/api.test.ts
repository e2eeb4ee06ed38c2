import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { saveDraft } from '@bordereau/contract/invoices'
import { getMe, signIn } from '@bordereau/contract/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, call, fileNameOf, fileOf, onSessionLost } from './api.ts'
import { getDocument } from '@bordereau/contract/invoice-files'

const W = '01a1f8a7-b365-7254-856b-9da49c89da31'
const ID = '01a1f8a7-b365-7254-856b-9da49c89da32'
const ME = {
  person: null,
  workspaces: [],
  instance: {
    firstRun: true,
    signUpOpen: false,
    mailConfigured: false,
    release: '1',
    signInWith: [],
  },
}

afterEach(() => vi.unstubAllGlobals())

/** Answers the next calls and records what was sent: the network is the one part that is replaced here. */
function network(...answers: (Response | Error)[]) {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer')
    return answer.clone()
  })
  return sent
}

const headerOf = (init: RequestInit | undefined, name: string) =>
  new Headers(init?.headers).get(name)

describe('the address of an endpoint', () => {
  it('fills the path with the parameters it names', () => {
    expect(addressOf(getCustomer, { workspaceId: W, customerId: ID })).toBe(
      `/api/workspaces/${W}/customers/${ID}`,
    )
  })

  it('puts the other parameters into the query string and leaves out undefined ones', () => {
    const query = { workspaceId: W, q: 'Müller & Söhne', limit: 20, state: undefined, after: '' }
    expect(addressOf(listCustomers, query)).toBe(
      `/api/workspaces/${W}/customers?q=M%C3%BCller+%26+S%C3%B6hne&limit=20`,
    )
  })

  it('throws for a missing path parameter', () => {
    expect(() => addressOf(getCustomer, { workspaceId: W, customerId: '' })).toThrow('customerId')
  })
})

describe('calling', () => {
  it('reads a response by the contract', async () => {
    network(Response.json({ ...ME, surplus: 1 }))
    expect(await call(getMe, {})).toEqual({ ok: true, value: ME })
  })

  it('returns a refusal as data with its reference', async () => {
    const body = { refusal: 'wrong_credentials', message: 'No', reference: 'r1' }
    network(Response.json(body, { status: 401 }))
    const answer = await call(signIn, { body: { email: 'a@b.fr', password: 'x' } })
    expect(answer).toEqual({ ok: false, ...body, detail: undefined, status: 401 })
  })

  it('reports offline when there is no response', async () => {
    network(new TypeError('Failed to fetch'))
    expect(await call(getMe, {})).toMatchObject({ ok: false, refusal: 'offline', status: 0 })
  })

  it('throws the reason of an abort', async () => {
    const controller = new AbortController()
    controller.abort(new Error('left the page'))
    network(new Error('aborted'))
    await expect(call(getMe, { signal: controller.signal })).rejects.toThrow()
  })

  it('reports unreadable when a response breaks the contract', async () => {
    network(Response.json({ hello: 'world' }))
    expect(await call(getMe, {})).toMatchObject({ ok: false, refusal: 'unreadable', status: 200 })
  })

  it('reports unavailable when a proxy answers with a page of its own', async () => {
    network(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await call(getMe, {})).toMatchObject({ ok: false, refusal: 'unavailable', status: 502 })
  })

  it('notifies when the session is lost', async () => {
    const lost = vi.fn()
    onSessionLost(lost)
    network(
      Response.json({ refusal: 'not_signed_in', message: '', reference: '' }, { status: 401 }),
    )
    await call(getCustomer, { query: { workspaceId: W, customerId: ID } })
    expect(lost).toHaveBeenCalledOnce()
  })
})

describe('what is sent', () => {
  it('marks a mutation as same-origin and sends its idempotency key', async () => {
    const sent = network(Response.json(ME))
    await call(signIn, { body: { email: 'a@b.fr', password: 'x' }, idempotencyKey: 'key-1' })
    expect(headerOf(sent[0]?.init, 'x-bordereau')).toBe('1')
    expect(headerOf(sent[0]?.init, 'idempotency-key')).toBe('key-1')
    expect(sent[0]?.init.body).toBe('{"email":"a@b.fr","password":"x"}')
  })

  it('gives each mutation without a key a new one', async () => {
    const sent = network(Response.json(ME))
    const body = { email: 'a@b.fr', password: 'x' }
    await call(signIn, { body })
    await call(signIn, { body })
    const keys = sent.map(({ init }) => headerOf(init, 'idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('sends a GET without a body and without a key', async () => {
    const sent = network(Response.json(ME))
    await call(getMe, {})
    expect(sent[0]?.init.body).toBeUndefined()
    expect(headerOf(sent[0]?.init, 'idempotency-key')).toBeNull()
  })

  it('names the path of a nested endpoint', () => {
    expect(addressOf(saveDraft, { workspaceId: W, invoiceId: ID })).toBe(
      `/api/workspaces/${W}/invoices/${ID}/draft`,
    )
  })
})

describe('file downloads', () => {
  it('have the name that the server gave them', async () => {
    network(
      new Response('%PDF', {
        headers: { 'content-disposition': `attachment; filename*=UTF-8''F2026%E2%80%910001.pdf` },
      }),
    )
    const answer = await fileOf(getDocument, {
      query: { workspaceId: W, invoiceId: ID, kind: 'pdf' },
    })
    expect(answer.ok && answer.value.name).toBe('F2026‑0001.pdf')
    expect(answer.ok && (await answer.value.blob.text())).toBe('%PDF')
  })

  it.each([
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment; filename=a.xml', 'a.xml'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''%C3%A9.pdf`, 'é.pdf'],
    ['inline', undefined],
    [null, undefined],
  ])('reads %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})
