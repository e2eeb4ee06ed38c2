import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  expectNoErrors,
  openTab,
  openWindow,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { heading } from './owner.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let window: Window
let company: string

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir })
  window = await openWindow(browser)
  const { page } = window
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Explore with sample data' }).click()
  await heading(page, 'Dashboard').waitFor({ timeout: 240_000 })
  company = /\/w\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  const [session] = await page.context().cookies()
  owner = visitor(() => app.url, `${session?.name}=${session?.value}`)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

/** An open invoice in euro, as the sample company has it. */
async function openInvoice(): Promise<{ id: string; number: string; payLink: string }> {
  const at = `/api/workspaces/${company}/invoices`
  const { rows } = await expectOk(owner.get(`${at}?limit=1&tab=open&currency=EUR`))
  const [first] = rows as { id: string }[]
  const invoice = await expectOk(owner.get(`${at}/${first?.id}`))
  return {
    id: String(invoice['id']),
    number: String(invoice['number']),
    payLink: String(invoice['payLink']),
  }
}

test('a customer pays in the sandbox, gets a receipt, and a part is refunded', async () => {
  const { page } = window
  const invoice = await openInvoice()
  const customer = await openTab(window)
  reportOnFailure('online-payment', () => customer.page)
  await customer.page.goto(`${invoice.payLink}?lang=en`)
  await expectNoErrors(customer.page, 'online-pay-page')
  await customer.page.getByRole('button', { name: 'Pay with Sandbox' }).click()
  await customer.page.waitForURL(/\/checkout\//)
  await customer.page.getByRole('note').waitFor()
  await expectNoErrors(customer.page, 'online-sandbox')
  await customer.page.locator('form button').click()
  await customer.page.waitForURL(invoice.payLink)
  await customer.page.goto(`${invoice.payLink}?lang=en`)
  await customer.page.getByText(/^Paid on/).waitFor()
  await expectNoErrors(customer.page, 'online-paid')

  await page.goto(`${app.url}/w/${company}/invoices/${invoice.id}`)
  await page.getByText('Sandbox', { exact: true }).first().waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Refund …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund payment' })
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByLabel('Why').fill('Returned')
  await expectNoErrors(page, 'online-refund')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByText('€10.00 refunded').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await expectNoErrors(page, 'online-refunded')

  const { rows } = await expectOk(owner.get(`/api/workspaces/${company}/mail?limit=10`))
  const receipts = (rows as { kind: string; subject: string }[]).filter(
    mail => mail.kind === 'receipt' && mail.subject.includes(invoice.number),
  )
  expect(receipts).toHaveLength(2)
  await page.goto(`${app.url}/w/${company}/settings/payments`)
  await page.getByText('This sample company is paid by a sandbox').waitFor()
  await expectNoErrors(page, 'online-settings-sample')
  expect([...window.consoleErrors, ...customer.consoleErrors]).toEqual([])
})
