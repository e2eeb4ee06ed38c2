import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeFaults,
  openAs,
  settled,
  shapeFaults,
  shoot,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { type Business, draftFor, openBusiness } from './business.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import { heading } from './owner.ts'
import { line } from './sale.ts'
import { type Visitor, must, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let house: House
let owner: Visitor
let business: Business
let window: Window
let invoiceId: string

beforeAll(async () => {
  browser = await startBrowser()
  house = await startHouse({ dataDir })
  owner = visitor(() => house.url)
  business = await openBusiness(owner)
  const draft = draftFor(business.customerId)
  const { id, version } = await must(owner.send('POST', at('invoices'), { draft }))
  invoiceId = String(id)
  await must(owner.send('POST', at(`invoices/${invoiceId}/issue`), { version }))
  window = await openAs(browser, owner, house.url)
})
afterAll(async () => {
  await browser?.close()
  await house?.stop()
  removeDataDir(dataDir)
})

const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
const pageOf = (path: string) => `${house.url}/w/${business.workspaceId}${path}`
const NAME = 'Hosting and care'

test('an invoice is repeated, run now, changed, seen in the calendar, paused, skipped and ended', async () => {
  const { page } = window
  tellOnFailure('recurring', () => page)
  await page.goto(pageOf(`/invoices/${invoiceId}`))
  await begin(page)
  await heading(page, NAME).waitFor()
  await page.getByText('No day has come yet').waitFor()
  await looked(page, 'recurring-begun')

  await act(page, 'Make the next one now')
  await confirm(page, 'Make it now')
  const made = page.getByRole('table', { name: 'Days so far' }).getByRole('link')
  await made.waitFor()
  await page.getByText('Issued', { exact: true }).first().waitFor()
  await made.click()
  await page.getByText('Made by a recurring invoice').waitFor()
  await page.getByRole('link', { name: NAME }).click()
  await heading(page, NAME).waitFor()

  await changePrice(page)
  await heading(page, NAME).waitFor()
  await page.getByText('The next runs will look like this.').waitFor()
  const [day] = await nextDays()
  await page.goto(pageOf(`/calendar?month=${(day ?? '').slice(0, 7)}`))
  const entry = page.getByRole('link', { name: /Recurring.*Müller/ })
  await entry.waitFor()
  expect(await entry.innerText()).toContain('600')
  await entry.click()
  await heading(page, NAME).waitFor()

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('It is paused.').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('It goes on.').waitFor()
  await act(page, 'Skip the next one')
  await confirm(page, 'Skip it')
  await page.getByText('Skipped', { exact: true }).waitFor()
  expect(await nextDays()).toHaveLength(1)
  await looked(page, 'recurring-runs')
  await act(page, 'End it')
  await confirm(page, 'End it')
  await page.getByText('No more days are to come.').waitFor()
  expect(window.complaints).toEqual([])
})

test('it fits a phone, and a language that runs from right to left', async () => {
  await must(owner.send('PATCH', '/api/me', { language: 'ar' }))
  const phone = await openAs(browser, owner, house.url, { viewport: { width: 390, height: 844 } })
  const { page } = phone
  tellOnFailure('recurring-phone', () => page)
  await page.goto(pageOf('/recurring'))
  await page.getByRole('link', { name: NAME }).waitFor()
  await looked(page, 'recurring-list-ar')
  await page.getByRole('link', { name: NAME }).click()
  await heading(page, NAME).waitFor()
  await looked(page, 'recurring-ar')
  expect(phone.complaints).toEqual([])
  await must(owner.send('PATCH', '/api/me', { language: 'en' }))
})

/** From the menu of the invoice: three times, issued at once. */
async function begin(page: Page): Promise<void> {
  await act(page, 'Repeat…')
  const dialog = page.getByRole('dialog', { name: 'Repeat this invoice' })
  await dialog.getByText(/^Every month from .*, without end$/).waitFor()
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Repeat' }).click()
  await dialog.getByText('Give it a name').waitFor()
  await dialog.getByLabel('Name').fill(NAME)
  await dialog.getByRole('radio', { name: 'After so many times' }).check()
  await dialog.getByLabel('How many times').fill('3')
  await dialog.getByText(/^Every month from .*, 3 times, the last on /).waitFor()
  await dialog.getByRole('radio', { name: 'Issue it', exact: true }).check()
  await looked(page, 'recurring-dialog')
  await dialog.getByRole('button', { name: 'Repeat' }).click()
}

/** What repeats is opened as a draft, and put back by the act that stands where one issues. */
async function changePrice(page: Page): Promise<void> {
  await act(page, 'Change what repeats')
  const use = page.getByRole('button', { name: 'Use for the next runs' })
  await use.waitFor()
  await line(page, 1).price.fill('500')
  await use.click()
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name }).click()
}

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function looked(page: Page, name: string): Promise<void> {
  await settled(page)
  await shoot(page, name)
  expect(await axeFaults(page)).toEqual([])
  expect(await shapeFaults(page)).toEqual([])
}

async function nextDays(): Promise<string[]> {
  const { rows } = await must(owner.get(at('recurring')))
  const [row] = Array.isArray(rows) ? rows : []
  const { nextDays: days } = await must(owner.get(at(`recurring/${String(row?.id)}`)))
  return Array.isArray(days) ? days.map(String) : []
}
