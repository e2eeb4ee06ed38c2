import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../tools/postgres.ts'
import { openAs, openWindow, reportOnFailure, settled, startBrowser } from './browser.ts'
import { draftFor } from './business.ts'
import { type StripeBusiness, startWithStripe } from './stripe-business.ts'
import { showStripePage } from './stripe-server.ts'
import { expectOk } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

type Invoice = { id: string; version: number; payLink: string; open: string }

// Other journeys run on one engine: what moves money is walked through on both.
describe.each(['pglite', 'postgresql'] as const)('refunds on %s', engine => {
  let started: StripeBusiness
  let stripe: StripeBusiness['stripe']
  let mailServer: StripeBusiness['mailServer']
  let app: StripeBusiness['app']
  let owner: StripeBusiness['owner']
  let business: StripeBusiness['business']
  let events: StripeBusiness['events']
  let page: Page
  let customer: Page
  let portal: string

  beforeAll(async () => {
    started = await startWithStripe(engine, { createDatabase, dropDatabase })
    ;({ stripe, mailServer, app, owner, business, events } = started)
    const link = await send('POST', `customers/${business.customerId}/portal-link`)
    portal = String(link['link'])
    page = (await openAs(browser, owner, app.url)).page
    customer = (await openWindow(browser, { viewport: { width: 390, height: 844 } })).page
    await showStripePage(customer, stripe)
  })
  beforeEach(() => {
    reportOnFailure(`${engine} refunds of the owner`, () => page)
    reportOnFailure(`${engine} refunds of the customer`, () => customer)
  })
  afterAll(() => started?.stop())

  const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
  const send = (method: string, path: string, body?: unknown) =>
    expectOk(owner.send(method, at(path), body))
  const read = async (id: string) =>
    (await expectOk(owner.get(at(`invoices/${id}`)))) as unknown as Invoice
  async function issued(): Promise<Invoice> {
    const draft = { ...draftFor(business.customerId), language: 'en' }
    const { id } = (await send('POST', 'invoices', { draft })) as unknown as Invoice
    await send('POST', `invoices/${id}/issue`, { version: (await read(id)).version })
    await send('POST', `invoices/${id}/pay-link`)
    return read(id)
  }
  /** The customer pays what the invoice's page asks for. */
  async function pays({ payLink }: Invoice): Promise<number> {
    await customer.goto(`${payLink}?lang=en`)
    await customer.getByRole('button', { name: 'Pay with Stripe' }).click()
    await customer.getByRole('link', { name: 'Pay' }).waitFor()
    const session = [...stripe.sessions.values()].at(-1)
    if (!session) throw new Error('no payment began')
    await events.paid(session)
    await customer.getByRole('link', { name: 'Pay' }).click()
    await customer.getByText(/^Paid on/).waitFor()
    return session.amount
  }
  /** In the dialog that is open. */
  async function refund(name: string, amount: string, choice: string, submit: string) {
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByLabel(choice).check()
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(`€${amount} refunded`).first().waitFor()
  }
  /** What each page asks the customer for: exactly what is owed; null: nothing. */
  async function isAskedFor({ id, payLink }: Invoice, amount: string | null): Promise<void> {
    expect((await read(id)).open).toBe(amount ?? '0.00')
    await customer.goto(`${payLink}?lang=en`)
    await customer.getByText(/€[\d.]+ refunded/).waitFor()
    const isAsked = customer.getByRole('button', { name: 'Pay with Stripe' })
    expect(await isAsked.count()).toBe(amount === null ? 0 : 1)
    if (amount !== null) await customer.getByText(`€${amount}`).first().waitFor()
    await customer.goto(`${portal}?lang=en`)
    await customer.getByRole('heading', { level: 1 }).waitFor()
    expect(await customer.locator('.sum').allInnerTexts()).toEqual(
      amount === null ? [] : [expect.stringContaining(`€${amount}`)],
    )
    expect(await customer.getByText('Your credit').count()).toBe(0)
  }
  /** The letters of refunds, in their order, which say in front that it is a test; receipts are left. */
  async function letter(): Promise<string> {
    for (;;) {
      const { subject = '', text = '' } = await mailServer.take('kunde@example.com')
      if (subject.includes('Refund for')) return text
    }
  }

  test('what was paid online and refunded is asked for where it is still owed, and nowhere else', async () => {
    const invoice = await issued()
    expect(await pays(invoice)).toBe(166_39)
    await page.goto(`${app.url}/w/${business.workspaceId}/invoices/${invoice.id}`)
    await settled(page)
    await page.getByRole('button', { name: 'Refund …' }).click()
    await refund('Refund payment', '40.00', 'The customer no longer owes it', 'Refund')
    const forgiven = await letter()
    expect(forgiven).toContain('€40.00')
    expect(forgiven).toContain('You do not have to pay this amount again.')
    await isAskedFor(invoice, null)

    await page.getByRole('button', { name: 'Refund …' }).click()
    await refund('Refund payment', '26.39', 'They will pay it another way', 'Refund')
    const owed = await letter()
    expect(owed).toContain('€26.39')
    expect(owed).toContain('The document is open again over this amount.')
    await isAskedFor(invoice, '26.39')
    expect(await pays(invoice)).toBe(26_39)
    await isAskedFor(invoice, null)
  })

  test('what was paid back by hand is not asked for, and the payment not reversed on top of it', async () => {
    const invoice = await issued()
    const money = { date: new Date().toISOString().slice(0, 10), currency: 'EUR' }
    const words = { method: 'transfer', reference: '', note: '' }
    const allocations = [{ invoiceId: invoice.id, amount: '166.39' }]
    const { customerId } = business
    const body = { customerId, ...money, amount: '166.39', ...words, allocations }
    await send('POST', 'payments', body)
    await page.goto(`${app.url}/w/${business.workspaceId}/invoices/${invoice.id}`)
    await settled(page)
    await page.getByRole('button', { name: /^More for the payment of/ }).click()
    await page.getByRole('menuitem', { name: 'Reverse' }).waitFor()
    await page.getByRole('menuitem', { name: 'Paid back …' }).click()
    await refund('Record money paid back', '66.39', 'The customer no longer owes it', 'Record')
    await isAskedFor(invoice, null)
    await page.getByRole('button', { name: 'Paid back …' }).waitFor()
    expect(await page.getByRole('button', { name: /^More for the payment of/ }).count()).toBe(0)
  })
})
