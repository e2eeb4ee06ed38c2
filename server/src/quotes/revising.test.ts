import {
  type QuoteView,
  createQuote,
  getQuote,
  listQuotes,
  reviseQuote,
  saveQuote,
  sendQuote,
} from '@bordereau/contract/quotes'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { textOf } from '../documents/testing-pdf.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('a quote whose next version is edited', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  const key = (quoteId: string) => ({ query: { workspaceId, quoteId } })
  const revise = (id: string, revising: boolean) =>
    owner.must(reviseQuote, { ...key(id), body: { revising } })

  const offer = (changes: Partial<Draft> = {}) =>
    aDraft(customerId, {
      language: 'en',
      validity: { by: 'days', days: 10 },
      lines: [aLine({ id: 'a', name: 'Design', price: decimal('100') })],
      ...changes,
    })

  async function sent(changes: Partial<Draft> = {}): Promise<QuoteView> {
    const body = { draft: offer(changes) }
    const { id, version } = await owner.must(createQuote, { query: { workspaceId }, body })
    return owner.must(sendQuote, { ...key(id), body: { version } })
  }

  /** Sent in euros, and edited to another price in yen since. */
  async function edited(): Promise<QuoteView> {
    const { id } = await sent()
    const { version } = await revise(id, true)
    const lines = [aLine({ id: 'a', name: 'Smaller', price: decimal('7000') })]
    const draft = offer({ currency: 'JPY', lines })
    await owner.must(saveQuote, { ...key(id), body: { version, draft } })
    return owner.must(getQuote, key(id))
  }

  async function answer(quote: QuoteView, kind: 'accept' | 'decline') {
    const link = new URL(quote.revisions[0]?.link ?? '').pathname
    await at.app.inject({
      method: 'POST',
      url: `${link}/${kind}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Grace&reason=Smaller',
    })
    return owner.must(getQuote, key(quote.id))
  }

  const shown = ({ draft, currency, gross, totals, revisions }: QuoteView) => [
    draft.currency,
    currency,
    gross,
    totals.gross,
    revisions[0]?.gross,
  ]

  const AS_SENT = ['EUR', 'EUR', '120.00', '120.00', '120.00']

  test('shows what each version came to in its own currency', async () => {
    expect(shown(await edited())).toEqual(['JPY', 'JPY', '8400', '8400', '120.00'])
  })

  test('keeps what was edited where the new version is begun again', async () => {
    const { id, version } = await edited()
    const again = await revise(id, true)
    expect([again.version, again.draft.lines[0]?.name]).toEqual([version, 'Smaller'])
  })

  test('is again as it was sent where the new version is abandoned', async () => {
    const { id } = await edited()
    expect(shown(await revise(id, false))).toEqual(AS_SENT)
    const { rows } = await owner.must(listQuotes, { query: { workspaceId } })
    expect(rows.find(row => row.id === id)).toMatchObject({ net: '100.00', currency: 'EUR' })
  })

  test('is as it was sent where the customer accepts that meanwhile', async () => {
    const accepted = await answer(await edited(), 'accept')
    expect([accepted.status, accepted.isRevising]).toEqual(['accepted', false])
    expect(shown(accepted)).toEqual(AS_SENT)
  })

  test('keeps what was edited where the customer declines meanwhile', async () => {
    const declined = await answer(await edited(), 'decline')
    expect([declined.status, declined.isRevising]).toEqual(['declined', true])
    expect(declined.draft.lines[0]?.name).toBe('Smaller')
  })

  test('is sent once, however many windows send it', async () => {
    const { id, version } = await edited()
    await owner.must(sendQuote, { ...key(id), body: { version } })
    const again = await owner.call(sendQuote, { ...key(id), body: { version } })
    expect(again).toMatchObject({ refusal: 'changed_meanwhile' })
    expect((await owner.must(getQuote, key(id))).revision).toBe(2)
  })

  test('is a quote on its paper, not an invoice', async () => {
    const quote = await sent()
    const pdf = await at.app.inject({
      url: `${new URL(quote.revisions[0]?.link ?? '').pathname}/file`,
    })
    const printed = (await textOf(pdf.rawPayload)).replaceAll(/\s+/g, ' ')
    expect(printed).toContain('Quote for')
    expect(printed).not.toMatch(/invoice|bill to/i)
  })
})
