import { putLogo } from '@bordereau/contract/company'
import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { saveDraft } from '@bordereau/contract/invoices'
import { getMe, signIn } from '@bordereau/contract/session'
import { describe, expect, it, test, vi } from 'vitest'
import { addressOf, call, fileNameOf, fileOf, isRefusal, onSessionLost } from './api.ts'
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

  it.each([
    ['null', 500, 'unavailable'],
    ['null', 499, 'unreadable'],
    ['"no"', 404, 'unreadable'],
    ['{"refusal":"not_found"}', 404, 'unreadable'],
    ['{"refusal":1,"message":"No","reference":""}', 404, 'unreadable'],
    ['{"refusal":"not_found","message":1,"reference":""}', 404, 'unreadable'],
    ['{"refusal":"not_found","message":"No"}', 404, 'unreadable'],
  ])('takes %s with status %i for no refusal of the application', async (text, status, refusal) => {
    network(new Response(text, { status, statusText: 'Why', headers: { 'x-request-id': 'r7' } }))
    const answer = {
      ok: false,
      refusal,
      message: 'Why',
      reference: 'r7',
      detail: undefined,
      status,
    }
    expect(await call(getMe, {})).toEqual(answer)
  })

  it('has an empty reference where the response has none', async () => {
    network(new Response('', { status: 500 }))
    expect(await call(getMe, {})).toMatchObject({ ok: false, reference: '' })
  })

  it('does not read the bytes of a file endpoint', async () => {
    network(new Response('%PDF'))
    const query = { workspaceId: W, invoiceId: ID, kind: 'pdf' } as const
    expect(await call(getDocument, { query })).toEqual({ ok: true, value: undefined })
  })

  it('notifies when the session is lost', async () => {
    const lost = vi.fn()
    onSessionLost(lost)
    network(
      Response.json({ refusal: 'not_signed_in', message: '', reference: '' }, { status: 401 }),
    )
    await call(getCustomer, { query: { workspaceId: W, customerId: ID } })
    expect(lost).toHaveBeenCalledOnce()
    network(Response.json({ refusal: 'not_found', message: '', reference: '' }, { status: 404 }))
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

  it('asks for JSON and says what the body is: JSON, or the file itself with its type', async () => {
    const sent = network(Response.json(ME))
    await call(signIn, { body: { email: 'a@b.fr', password: 'x' } })
    const file = new Blob(['<svg/>'], { type: 'image/svg+xml' })
    await call(putLogo, { query: { workspaceId: W }, file })
    await call(putLogo, { query: { workspaceId: W }, file: new Blob(['?']) })
    const types = sent.map(({ init }) => headerOf(init, 'content-type'))
    expect(types).toEqual(['application/json', 'image/svg+xml', 'application/octet-stream'])
    expect(headerOf(sent[0]?.init, 'accept')).toBe('application/json')
    expect(sent[1]?.init.body).toBe(file)
  })

  it('sends cookies to the own origin only, and outlives the page or skips the cache only when asked to', async () => {
    const sent = network(Response.json(ME))
    const { signal } = new AbortController()
    await call(getMe, {})
    await call(getMe, { fresh: true, keepalive: true, signal })
    expect(sent.map(({ init }) => ({ ...init, headers: undefined }))).toEqual([
      { method: 'GET', credentials: 'same-origin', keepalive: false },
      { method: 'GET', credentials: 'same-origin', keepalive: true, cache: 'no-cache', signal },
    ])
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

  const query = { workspaceId: W, invoiceId: ID, kind: 'pdf' } as const

  it('report the bytes received so far, with the headers that say how many there are', async () => {
    const pieces = ['%PDF', '-1.7', '!']
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(control) {
        const piece = pieces.shift()
        if (piece === undefined) control.close()
        else control.enqueue(new TextEncoder().encode(piece))
      },
    })
    const headers = { 'content-type': 'application/pdf', 'content-length': '9' }
    vi.stubGlobal('fetch', async () => new Response(body, { headers }))
    const progress: unknown[] = []
    const answer = await fileOf(getDocument, { query }, (bytes, received) =>
      progress.push([bytes, received.get('content-length')]),
    )
    expect(progress).toEqual([
      [4, '9'],
      [8, '9'],
      [9, '9'],
    ])
    expect(answer.ok && (await answer.value.blob.text())).toBe('%PDF-1.7!')
    expect(answer.ok && [answer.value.blob.type, answer.value.name]).toEqual([
      'application/pdf',
      'getDocument',
    ])
  })

  it('are refused like every call', async () => {
    network(new TypeError('Failed to fetch'))
    expect(await fileOf(getDocument, { query })).toMatchObject({ ok: false, refusal: 'offline' })
    const body = { refusal: 'not_issued', message: 'No', reference: 'r1' }
    network(Response.json(body, { status: 409 }))
    expect(await fileOf(getDocument, { query })).toMatchObject({ ok: false, ...body, status: 409 })
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

test.each([
  [{ ok: false, refusal: 'offline', status: 0 }, true],
  [new Error('a bug'), false],
  [{ refusal: 'offline' }, false],
  [{ status: 404 }, false],
  ['refusal status', false],
  [null, false],
  [undefined, false],
])('what was thrown, %j, is a refusal: %s', (thrown, is) => {
  expect(isRefusal(thrown)).toBe(is)
})
