import {
  createQuote,
  getQuote,
  getQuoteFile,
  saveQuote,
  sendQuote,
  withdrawQuote,
  type QuoteView,
} from '@bordereau/contract/quotes'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import type { Renderer } from '../documents/render.ts'
import { aCompany, aCustomer, aDraft } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

describeBothEngines('quotes that are typeset', engine => {
  /** Connections that were taken when each document was typeset. */
  let taken: number[] = []
  /** What others do while a document is typeset. */
  let meanwhile: () => Promise<unknown> = async () => undefined
  const renderer: Renderer = {
    ...blankRenderer,
    renderPdf: async (...input) => {
      const { total, idle } = engine.db.connections()
      taken.push(total - idle)
      await meanwhile()
      return blankRenderer.renderPdf(...input)
    },
  }
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db, {}, renderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterEach(() => {
    taken = []
    meanwhile = async () => undefined
  })
  afterAll(() => at.close())

  const key = (quoteId: string) => ({ query: { workspaceId, quoteId } })
  const offer = () => aDraft(customerId, { validity: { by: 'days', days: 10 } })
  const create = () => owner.must(createQuote, { query: { workspaceId }, body: { draft: offer() } })
  const send = ({ id, version }: Pick<QuoteView, 'id' | 'version'>) =>
    owner.must(sendQuote, { ...key(id), body: { version } })
  const numberOnPaper = async ({ id }: Pick<QuoteView, 'id'>) => {
    const { bytes } = await owner.call(getQuoteFile, key(id))
    return Buffer.from(bytes).toString().split('\n% ')[1]?.trim()
  }
  const accept = (quote: QuoteView) =>
    at.app.inject({
      method: 'POST',
      url: `${new URL(quote.revisions[0]?.link ?? '').pathname}/accept`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Grace+Hopper',
    })

  test('take no connection meanwhile, for which others would wait', async () => {
    const quote = await send(await create())
    await accept(quote)
    expect((await owner.must(getQuote, key(quote.id))).status).toBe('accepted')
    expect(taken).toEqual([0, 0])
  })

  test('have numbers without gap that are those on their papers, however many are sent at once', async () => {
    const before = await send(await create())
    const drafts = await Promise.all([create(), create(), create(), create()])
    const sent = await Promise.all(drafts.map(send))
    const first = Number(before.number?.slice(-4)) + 1
    const numbers = sent.map(({ number }) => number).toSorted()
    expect(numbers).toEqual(sent.map((_, i) => `Q2026-${String(first + i).padStart(4, '0')}`))
    expect(await Promise.all(sent.map(numberOnPaper))).toEqual(sent.map(({ number }) => number))
  })

  test('are not sent when they were saved meanwhile, and take no number', async () => {
    const { id, version } = await create()
    meanwhile = () => {
      meanwhile = async () => undefined
      return owner.must(saveQuote, { ...key(id), body: { version, draft: offer() } })
    }
    const reply = await owner.call(sendQuote, { ...key(id), body: { version } })
    expect(reply).toMatchObject({ status: 409, refusal: 'changed_meanwhile' })
    const quote = await owner.must(getQuote, key(id))
    expect([quote.status, quote.number, quote.revisions]).toEqual(['draft', null, []])
    const [next, after] = [await send(await create()), await send(quote)]
    expect(Number(after.number?.slice(-4))).toBe(Number(next.number?.slice(-4)) + 1)
  })

  test('are not accepted when they were withdrawn meanwhile', async () => {
    const quote = await send(await create())
    meanwhile = () => owner.must(withdrawQuote, key(quote.id))
    await accept(quote)
    const { status, revisions } = await owner.must(getQuote, key(quote.id))
    expect([status, revisions[0]?.answer]).toEqual(['withdrawn', null])
  })

  test('answer a repeated request with the version that the first one sent', async () => {
    const { id, version } = await create()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const request = { ...key(id), body: { version }, headers }
    const both = await Promise.all([owner.must(sendQuote, request), owner.must(sendQuote, request)])
    const { number, revisions } = await owner.must(getQuote, key(id))
    expect(both.map(quote => quote.number)).toEqual([number, number])
    expect(revisions).toHaveLength(1)
  })
})
