import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openAs, shoot, startBrowser } from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let business: Business

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
})
afterAll(async () => {
  await browser?.close()
})

/** The product has one channel: the page gets a second one from a changed response. */
const NETWORK = {
  name: 'test-network',
  label: 'Test Network',
  kinds: ['invoice'],
  configured: true,
  address: '9930:DE136695976',
  missing: [] as string[],
}

async function withNetwork(page: Page, network: typeof NETWORK): Promise<void> {
  await page.route('**/channels', async route => {
    const response = await route.fetch()
    const { channels } = await response.json()
    await route.fulfill({ response, json: { channels: [...channels, network] } })
  })
}

async function anInvoice(): Promise<string> {
  const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
  const body = { draft: draftFor(business.customerId) }
  const { id, version } = await expectOk(owner.send('POST', at('invoices'), body))
  await expectOk(owner.send('POST', at(`invoices/${String(id)}/issue`), { version }))
  return `${sharedApp.url}/w/${business.workspaceId}/invoices/${String(id)}`
}

test('the dialog offers a second channel, and sends without the fields of an e-mail', async () => {
  const { page } = await openAs(browser, owner, sharedApp.url)
  const invoice = await anInvoice()
  const press = () => page.getByRole('button', { name: 'Send', exact: true })
  const dialog = page.getByRole('dialog', { name: /^Send / })
  await page.goto(invoice)
  await press().click()
  await dialog.getByLabel('Subject').waitFor()
  expect(await dialog.getByLabel('Send by').count()).toBe(0)

  await withNetwork(page, NETWORK)
  await page.goto(invoice)
  await press().click()
  await dialog.getByLabel('Send by').selectOption({ label: 'Test Network' })
  await dialog.getByText('9930:DE136695976').waitFor()
  expect(await dialog.getByLabel('Subject').count()).toBe(0)
  await shoot(page, 'sending-by-channel')
  expect(await axeViolations(page)).toEqual([])
  const request = page.waitForRequest(sent => sent.url().endsWith('/send'))
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await request).postDataJSON()).toEqual({
    channel: 'test-network',
    kind: 'invoice',
    undoable: true,
  })
  // The server does not know the channel.
  await dialog.getByText('It cannot be sent this way.').waitFor()

  await withNetwork(page, { ...NETWORK, address: '', missing: ['electronic_address'] })
  await page.goto(invoice)
  await press().click()
  await dialog.getByLabel('Send by').selectOption({ label: 'Test Network' })
  await dialog.getByText('Missing: Electronic address').waitFor()
  await dialog.getByLabel('Send by').selectOption({ label: 'Email' })
  await dialog.getByLabel('Subject').waitFor()
  await page.context().close()
})
