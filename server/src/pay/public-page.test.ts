import { renewPortalLink } from '@bordereau/contract/portal-link'
import { createQuote, sendQuote } from '@bordereau/contract/quotes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('public pages', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    // The sandbox, with which nothing leaves this process, is offered to sample companies.
    await engine.admin.updateTable('workspace').set({ sample: true }).execute()
  })
  afterAll(() => at.close())

  const get = (url: string) => at.app.inject({ url })
  const post = (url: string, payload = '') =>
    at.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload,
    })

  /** Pays on the sandbox's page to which a form led; returns the address after it. */
  async function paid(begun: Awaited<ReturnType<typeof post>>): Promise<unknown> {
    const { pathname, search } = new URL(String(begun.headers.location))
    const { body } = await get(pathname + search)
    expect(body).toContain('<html lang="pl"')
    expect(body).toContain(`action="${pathname}?lang&#61;pl"`)
    return (await post(pathname + search)).headers.location
  }

  test('name a sole trader with the mark that is on the paper', async () => {
    const hers = await aCompany(owner, {
      ...FRENCH_COMPANY,
      legalName: 'Claire Dubois',
      legalInformation: '',
      sellerTerms: { taxPoint: 'law', soleTrader: true, latePayment: '', earlyPayment: '' },
    })
    const { payLink } = await issued(owner, hers, aDraft(await aCustomer(owner, hers)))
    const { body } = await get(new URL(payLink ?? '').pathname)
    expect(body).toContain('Claire Dubois EI')
  })

  test('lead back from a payment in the language in which it was begun', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { pathname } = new URL(invoice.payLink ?? '')
    expect((await get(`${pathname}?lang=pl`)).body).toContain('name="lang" value="pl"')
    const begun = () => post(`${pathname}/checkout/sandbox-pay`, 'lang=pl')
    expect(await paid(await begun())).toBe(`${pathname}?lang=pl`)
    // Nothing is open any more; the page that says so is in the same language.
    expect((await begun()).headers.location).toBe(`${pathname}?lang=pl`)
  })

  test('do so in the portal too', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, customerId }
    const { link } = await owner.must(renewPortalLink, { query, body: undefined })
    const { pathname } = new URL(link ?? '')
    const form = `provider=sandbox-pay&invoice=${id}&lang=pl`
    expect(await paid(await post(`${pathname}/checkout`, form))).toBe(`${pathname}?lang=pl`)
  })

  test('keep the number in their heading whole', async () => {
    const { payLink, number } = await issued(owner, workspaceId, aDraft(customerId))
    const { body } = await get(`${new URL(payLink ?? '').pathname}?lang=en`)
    expect(body).toContain(`<h1>Invoice <bdi class="number">${number}</bdi> from `)
  })

  test('answer a form that was sent too often by a page, not by JSON', async () => {
    const body = { draft: aDraft(customerId) }
    const { id, version } = await owner.must(createQuote, { query: { workspaceId }, body })
    const query = { workspaceId, quoteId: id }
    const quote = await owner.must(sendQuote, { query, body: { version } })
    const url = quote.revisions[0]?.link ?? ''
    const answers = []
    for (let tries = 0; tries < 21; tries += 1)
      answers.push(await post(`${new URL(url).pathname}/accept`, 'lang=fr'))
    expect(answers.map(one => one.statusCode)).toEqual([...Array(20).fill(422), 429])
    const { headers, body: shown } = answers[20] ?? {}
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(headers?.['retry-after']).toMatch(/^\d+$/)
    expect(shown).toContain('<h1>Trop de tentatives. Patientez un peu, puis réessayez.</h1>')
  })
})
