import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openAs,
  openTab,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { type Business, openCompany } from './business.ts'
import { heading } from './owner.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let business: Business
/** Of all tests, which open tabs in it. */
let window: Window

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(async () => {
  await browser?.close()
})

const drafts = async () =>
  (await expectOk(owner.get(`/api/workspaces/${business.workspaceId}/invoices?tab=draft`)))['total']

async function newDraft(): Promise<Page> {
  const { page } = await openTab(window)
  reportOnFailure('new draft', () => page)
  await page.goto(`${sharedApp.url}/w/${business.workspaceId}/invoices`)
  await settled(page)
  await page.getByRole('link', { name: 'New invoice' }).first().click()
  await heading(page, /^Draft invoice/).waitFor()
  await settled(page)
  return page
}

test('a draft that was only looked at is not kept; one with a change is, also after a reload', async () => {
  const page = await newDraft()
  expect(await drafts()).toBe(1)
  await page.goBack()
  await heading(page, 'Invoices').waitFor()
  await expect.poll(drafts).toBe(0)
  await page.close()

  const edited = await newDraft()
  await edited.getByRole('textbox', { name: 'What is sold, line 1' }).fill('Design')
  await edited.getByText('Saved', { exact: true }).waitFor()
  await edited.reload()
  await heading(edited, /^Draft invoice/).waitFor()
  await settled(edited)
  await edited.getByRole('link', { name: 'Customers' }).first().click()
  await heading(edited, 'Customers').waitFor()
  await settled(edited)
  expect(await drafts()).toBe(1)
  await edited.close()
})

test('a new draft names the steps that are left quietly, until one asks to issue it', async () => {
  const page = await newDraft()
  const check = page.getByRole('region', { name: 'To fix' })
  await check.getByText('3 steps left').waitFor()
  expect(await check.getByRole('img', { name: 'To fix' }).count()).toBe(0)
  expect(await page.locator('article [aria-invalid=true]').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Issue/ })
    .first()
    .click()
  await check.getByRole('img', { name: 'To fix' }).first().waitFor()
  await page.getByText('3 things to fix').waitFor()
  await page.close()
})

test('a field keeps the focus when the customer, chosen before, arrives', async () => {
  const page = await newDraft()
  let arrive = () => {}
  const asked = new Promise<void>(resolve => (arrive = resolve))
  await page.route(`**/customers/${business.customerId}`, async route => {
    await asked
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('söhne')
  await page.getByRole('option', { name: /Müller/ }).click()
  const price = page.getByRole('textbox', { name: 'Price, line 1' })
  await price.click()
  arrive()
  await page.getByRole('button', { name: /^Customer: Müller/ }).waitFor()
  await page.keyboard.type('700')
  expect(await price.inputValue()).toBe('700')
  await page.close()
})

test('after the customer was chosen one writes on in the first line', async () => {
  const page = await newDraft()
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true })
  await expect.poll(() => customer.evaluate(field => field === document.activeElement)).toBe(true)
  await customer.fill('söhne')
  await page.getByRole('option', { name: /Müller/ }).waitFor()
  await customer.press('Enter')
  await page.getByRole('button', { name: /^Customer: Müller/ }).waitFor()
  const item = page.getByRole('textbox', { name: 'What is sold, line 1' })
  await expect.poll(() => item.evaluate(field => field === document.activeElement)).toBe(true)
  await page.close()
})

test('what two tabs change in different fields of a draft is merged without a question', async () => {
  const page = await newDraft()
  const fieldIn = (tab: Page, name: string) => tab.getByRole('textbox', { name, exact: true })
  await fieldIn(page, 'What is sold, line 1').fill('Design')
  await page.getByText('Saved', { exact: true }).waitFor()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await settled(second)
  await fieldIn(second, 'Note').fill('Thank you')
  await second.getByText('Saved', { exact: true }).waitFor()
  await fieldIn(page, 'What is sold, line 1').fill('Design of a logo')
  await expect.poll(() => fieldIn(page, 'Note').inputValue()).toBe('Thank you')
  await page.getByText('Saved', { exact: true }).waitFor()
  await second.reload()
  await settled(second)
  expect(await fieldIn(second, 'What is sold, line 1').inputValue()).toBe('Design of a logo')
  expect(await fieldIn(second, 'Note').inputValue()).toBe('Thank you')
  await second.close()
  await page.close()
})

test('a field that the company names is in its drafts, with what was typed into it', async () => {
  const { page } = await openTab(window)
  reportOnFailure('own field', () => page)
  await page.goto(`${sharedApp.url}/w/${business.workspaceId}/settings/branding`)
  await settled(page)
  await page.getByRole('button', { name: 'Add a field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a field' })
  await dialog.getByLabel('Name, as it is printed').fill('Vehicle')
  await dialog.getByRole('button', { name: 'Add field' }).click()
  const company = `/api/workspaces/${business.workspaceId}/company`
  const fields = async () => (await expectOk(owner.get(company)))['customFields']
  await expect.poll(fields).toMatchObject([{ label: 'Vehicle', labels: [] }])
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByText('Name by language').click()
  await page.getByRole('textbox', { name: 'German' }).fill('Fahrzeug')
  await expect
    .poll(fields)
    .toMatchObject([{ label: 'Vehicle', labels: [{ language: 'de', label: 'Fahrzeug' }] }])
  expect(await axeViolations(page)).toEqual([])
  await page.close()

  const edited = await newDraft()
  await edited.getByRole('textbox', { name: 'Vehicle' }).fill('LY-042')
  await edited.getByText('Saved', { exact: true }).waitFor()
  await edited.reload()
  await settled(edited)
  expect(await edited.getByRole('textbox', { name: 'Vehicle' }).inputValue()).toBe('LY-042')
  expect(await axeViolations(edited)).toEqual([])
  await edited.close()
})
