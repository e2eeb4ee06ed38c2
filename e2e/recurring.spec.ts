import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  visit,
  type Window,
  expectNoErrors,
  openAs,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { heading } from './owner.ts'
import { line } from './sale.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let business: Business
let window: Window
let invoiceId: string

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  const draft = draftFor(business.customerId)
  const { id, version } = await expectOk(owner.send('POST', at('invoices'), { draft }))
  invoiceId = String(id)
  await expectOk(owner.send('POST', at(`invoices/${invoiceId}/issue`), { version }))
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(async () => {
  await browser?.close()
})

const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
const pageOf = (path: string) => `${sharedApp.url}/w/${business.workspaceId}${path}`
const NAME = 'Hosting and care'

test('an invoice is repeated, run now, changed, shown in the calendar, paused, skipped and ended', async () => {
  const { page } = window
  reportOnFailure('recurring', () => page)
  await page.goto(pageOf(`/invoices/${invoiceId}`))
  await repeatInvoice(page)
  await heading(page, NAME).waitFor()
  await page.getByText('No runs yet').waitFor()
  await expectNoErrors(page, 'recurring-begun')

  await runCommand(page, 'Create the next one now')
  await confirm(page, 'Create it now')
  const made = page.getByRole('table', { name: 'Past runs' }).getByRole('link')
  await made.waitFor()
  await page.getByText('Issued', { exact: true }).first().waitFor()
  await made.click()
  await page.getByText('Created by a recurring invoice').waitFor()
  await page.getByRole('link', { name: NAME }).click()
  await heading(page, NAME).waitFor()

  await changePrice(page)
  await heading(page, NAME).waitFor()
  await page.getByText('The next runs will look like this.').waitFor()
  const [day] = await nextDays()
  await visit(page, pageOf(`/calendar?month=${(day ?? '').slice(0, 7)}`))
  const entry = page.getByRole('link', { name: /Recurring.*Müller/ })
  await entry.waitFor()
  expect(await entry.innerText()).toContain('600')
  await entry.click()
  await heading(page, NAME).waitFor()

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('It is paused.').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('It continues.').waitFor()
  await runCommand(page, 'Skip the next one')
  await confirm(page, 'Skip it')
  await page.getByText('Skipped', { exact: true }).waitFor()
  expect(await nextDays()).toHaveLength(1)
  await expectNoErrors(page, 'recurring-runs')
  await runCommand(page, 'End it')
  await confirm(page, 'End it')
  await page.getByText('No more dates are planned.').waitFor()
  expect(window.consoleErrors).toEqual([])
})

test('it fits a phone, and a right-to-left language', async () => {
  await expectOk(owner.send('PATCH', '/api/me', { language: 'ar' }))
  const phone = await openAs(browser, owner, sharedApp.url, {
    viewport: { width: 390, height: 844 },
  })
  const { page } = phone
  reportOnFailure('recurring-phone', () => page)
  await page.goto(pageOf('/recurring'))
  await page.getByRole('link', { name: NAME }).waitFor()
  await expectNoErrors(page, 'recurring-list-ar')
  await page.getByRole('link', { name: NAME }).click()
  await heading(page, NAME).waitFor()
  await expectNoErrors(page, 'recurring-ar')
  expect(phone.consoleErrors).toEqual([])
  await expectOk(owner.send('PATCH', '/api/me', { language: 'en' }))
})

test('a new one is begun on its own page: the invoice first, then the days', async () => {
  const { page } = window
  reportOnFailure('new recurring', () => page)
  await visit(page, pageOf('/recurring'))
  await page.getByRole('link', { name: 'New recurring invoice' }).first().click()
  await heading(page, 'Draft invoice').waitFor()
  await page.getByText('A new recurring invoice').waitFor()
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('Müller')
  await page.getByRole('option', { name: /Germany Müller/ }).click()
  await line(page, 1).item.fill('Rent')
  await line(page, 1).price.fill('700')
  await expectNoErrors(page, 'recurring-new')
  await page.getByRole('button', { name: 'Choose the days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat this invoice' })
  expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Rent')
  await dialog.getByRole('button', { name: 'Repeat' }).click()
  await heading(page, 'Rent').waitFor()
})

/** From the menu of the invoice: three times, issued at once. */
async function repeatInvoice(page: Page): Promise<void> {
  await runCommand(page, 'Repeat…')
  const dialog = page.getByRole('dialog', { name: 'Repeat this invoice' })
  await dialog.getByText(/^Every month from .*, without end$/).waitFor()
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Repeat' }).click()
  await dialog.getByText('Enter a name').waitFor()
  await dialog.getByLabel('Name').fill(NAME)
  await asksForLastDay(dialog)
  await dialog.getByRole('radio', { name: 'After so many times' }).check()
  await dialog.getByLabel('How many times').fill('3')
  await dialog.getByText(/^Every month from .*, 3 times, the last on /).waitFor()
  await dialog.getByRole('radio', { name: 'Issue it', exact: true }).check()
  await expectNoErrors(page, 'recurring-dialog')
  await dialog.getByRole('button', { name: 'Repeat' }).click()
}

/** From 28 February on the dialog asks whether the last day of the month is meant; the first day is then restored. */
async function asksForLastDay(dialog: Locator): Promise<void> {
  const firstDay = dialog.getByLabel('First day')
  const before = await firstDay.inputValue()
  await firstDay.fill('2027-02-28')
  await firstDay.press('Tab')
  await dialog.getByText(/^Next: .*28 Mar 2027/).waitFor()
  await dialog.getByRole('radio', { name: 'Last day' }).check()
  await dialog.getByText(/^Next: .*31 Mar 2027/).waitFor()
  await dialog.getByText(/^Every month on the last day of the month from /).waitFor()
  await firstDay.fill(before)
  await firstDay.press('Tab')
  await dialog.getByRole('radio', { name: 'Last day' }).waitFor({ state: 'detached' })
}

/** The template is opened as a draft, and saved by the button in the place of Issue. */
async function changePrice(page: Page): Promise<void> {
  await runCommand(page, 'Edit the recurring invoice')
  const use = page.getByRole('button', { name: 'Use for the next runs' })
  await use.waitFor()
  await line(page, 1).price.fill('500')
  await use.click()
}

async function runCommand(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name }).click()
}

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function nextDays(): Promise<string[]> {
  const { rows } = await expectOk(owner.get(at('recurring')))
  const [row] = Array.isArray(rows) ? rows : []
  const { nextDays: days } = await expectOk(owner.get(at(`recurring/${String(row?.id)}`)))
  return Array.isArray(days) ? days.map(String) : []
}

test('reminders are switched on, foreseen, moved and skipped, and held by a promise', async () => {
  const { page } = window
  reportOnFailure('reminders', () => page)
  await visit(page, pageOf('/settings/reminders'))
  await page.getByRole('switch', { name: 'Remind customers automatically' }).check()
  await page.getByRole('button', { name: 'Add a reminder' }).click()
  await page.getByRole('combobox', { name: 'Language of the document' }).selectOption('en')
  await page.getByText(/^Reminder: invoice 2026-0042/).waitFor()
  await page.getByText(/^Saved/).waitFor()
  await expectNoErrors(page, 'settings-reminders')

  await visit(page, pageOf('/upcoming'))
  const entries = page.getByRole('table', { name: 'Next 90 days' }).getByRole('row')
  const ofInvoice = entries.filter({ hasText: 'Reminder' })
  await ofInvoice.nth(3).waitFor()
  await expectNoErrors(page, 'upcoming')
  const count = await ofInvoice.count()
  await ofInvoice
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Skip this reminder' }).click()
  await page.getByText('The reminder is skipped.').waitFor()
  await ofInvoice.nth(count - 1).waitFor({ state: 'detached' })
  await ofInvoice
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Move to another day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await page.getByText('The reminder is moved.').waitFor()

  await visit(page, pageOf(`/invoices/${invoiceId}`))
  await page.getByText(/^Next reminder on /).waitFor()
  await page.getByRole('button', { name: 'Promise, dispute or note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Disputed' }).check()
  await dialog.getByLabel('Note').fill('The hours are wrong.')
  await expectNoErrors(page, 'hold-dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('No reminder goes out until this is lifted.').waitFor()
  await page.getByText('The hours are wrong.').waitFor()
  await expectNoErrors(page, 'invoice-follow-up')
  await visit(page, pageOf('/upcoming'))
  await heading(page, 'Next 90 days').waitFor()
  await visit(page, pageOf('/receivables'))
  await page.getByText('Disputed', { exact: true }).waitFor()
  await expectNoErrors(page, 'receivables')
  expect(window.consoleErrors).toEqual([])
})
