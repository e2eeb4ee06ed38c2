import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankFile } from './bank-file.ts'
import {
  type Window,
  expectNoErrors,
  openAs,
  reportOnFailure,
  startBrowser,
  resize,
} from './browser.ts'
import { type Business, issueOne, openCompany } from './business.ts'
import { heading } from './owner.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let business: Business
let window: Window
let numbers: readonly string[]

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  numbers = [await issuedNumber(), await issuedNumber(), await issuedNumber(), await issuedNumber()]
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(async () => {
  await browser?.close()
})

const pageOf = (path: string) => `${sharedApp.url}/w/${business.workspaceId}${path}`

test('a statement is imported, its certain payments are recorded at once, the others by hand, and one is undone', async () => {
  const { page } = window
  reportOnFailure('bank', () => page)
  await page.goto(pageOf('/bank'))
  await page.getByText('No open transactions').waitFor()
  await expectNoErrors(page, 'bank-empty')
  await importFile(page, 'november.xml', statement())
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' })
  await dialog.getByText('6 new transactions').waitFor()
  await expectNoErrors(page, 'bank-imported')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('3 payments match invoices with certainty').waitFor()
  await expectNoErrors(page, 'bank-open')

  await page.getByRole('button', { name: 'Record all 3' }).click()
  await expect.poll(() => tabCount(page, 'Recorded')).toBe('3')
  await row(page, 'Telecom').waitFor()
  expect(await page.getByText(/match invoices? with certainty/).count()).toBe(0)

  await menu(page, 'Müller', 'Choose invoices…')
  const choose = page.getByRole('dialog', { name: /^Record €40.00 from Müller/ })
  await expect.poll(() => choose.getByLabel(`Share of ${numbers[3]}`).inputValue()).toBe('40.00')
  await expectNoErrors(page, 'bank-choose')
  await choose.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText('Payment of €40.00 recorded.').waitFor()
  await menu(page, 'Telecom', 'Ignore')
  await expect.poll(() => tabCount(page, 'Ignored')).toBe('1')

  await page.getByRole('link', { name: /^Recorded/ }).click()
  await row(page, numbers[0] ?? '').waitFor()
  await expectNoErrors(page, 'bank-recorded')
  await menu(page, numbers[0] ?? '', 'Undo match')
  const undo = page.getByRole('dialog', { name: 'Undo this match?' })
  await undo.getByLabel('Why').fill('Paid by another company')
  await undo.getByRole('button', { name: 'Undo match' }).click()
  await page.getByText('The match was undone.').waitFor()
  await expect.poll(() => tabCount(page, 'Recorded')).toBe('3')
  await page.getByRole('link', { name: /^Open/ }).click()
  await page.getByRole('button', { name: 'Record it' }).waitFor()
  // Beside the amount there is no room for the button in rows of two lines: it covered the date.
  const record = page.getByRole('button', { name: 'Record', exact: true })
  await record.first().waitFor()
  await resize(page, { width: 900, height: 900 })
  await expect.poll(() => record.count()).toBe(0)
  await resize(page, { width: 1280, height: 900 })
  expect(window.consoleErrors).toEqual([])
})

test('the same file again adds nothing, another bank’s CSV file asks for its columns, and a damaged file says where', async () => {
  const { page } = window
  reportOnFailure('bank-files', () => page)
  await page.goto(pageOf('/bank'))
  await importFile(page, 'november.xml', statement())
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' })
  await dialog.getByText('All transactions of this statement were imported before.').waitFor()
  await dialog.getByRole('button', { name: 'Another file' }).click()

  const before = window.consoleErrors.length
  await chooseFile(page, 'damaged.xml', statement().slice(0, 900))
  await dialog.getByText(/The file is damaged or not complete/).waitFor()
  await dialog.getByText(/Nothing was imported/).waitFor()
  // The browser itself reports the refused request.
  window.consoleErrors.splice(before)
  await expectNoErrors(page, 'bank-damaged')

  await addAccount()
  await page.reload()
  await chooseFile(page, 'other.csv', 'wann;wieviel;wozu\n21.11.2026;12,50;Zinsen\n')
  await dialog.getByText(/^Say once which column is what/).waitFor()
  await dialog.getByLabel('Booking date').selectOption('wann')
  await dialog.getByLabel('Amount', { exact: true }).selectOption('wieviel')
  await dialog.getByLabel('Text').selectOption('wozu')
  await expectNoErrors(page, 'bank-columns')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('1 new transaction').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await row(page, 'Zinsen').waitFor()
  expect(window.consoleErrors).toEqual([])
})

test('it fits a phone, in the dark and from right to left', async () => {
  await expectOk(owner.send('PATCH', '/api/me', { language: 'ar' }))
  const phone = await openAs(browser, owner, sharedApp.url, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  reportOnFailure('bank-phone', () => phone.page)
  await phone.page.goto(pageOf('/bank'))
  await phone.page.getByText('Zinsen').waitFor()
  await expectNoErrors(phone.page, 'bank-phone-ar')
  expect(phone.consoleErrors).toEqual([])
  await expectOk(owner.send('PATCH', '/api/me', { language: 'en' }))
})

async function issuedNumber(): Promise<string> {
  const issued = await issueOne(owner, business)
  return issued?.number ?? ''
}

async function addAccount(): Promise<void> {
  await expectOk(
    owner.send('POST', `/api/workspaces/${business.workspaceId}/bank-accounts`, {
      accountName: '',
      bankName: 'Crédit Agricole',
      currency: 'EUR',
      iban: 'FR7630006000011234567890189',
      bic: '',
      accountNumber: '',
      bankCode: '',
      upiId: '',
      isDefault: true,
    }),
  )
}

async function importFile(page: Page, name: string, text: string): Promise<void> {
  await heading(page, 'Bank statements').waitFor()
  await page.getByRole('button', { name: 'Import statement' }).click()
  await chooseFile(page, name, text)
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  // The type that Chromium guesses by the name.
  const mimeType = name.endsWith('.xml') ? 'text/xml' : 'text/csv'
  const file = { name, mimeType, buffer: Buffer.from(text) }
  await page.getByLabel('Statement', { exact: true }).setInputFiles(file)
}

function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text }).first()
}

async function menu(page: Page, text: string, name: string): Promise<void> {
  await row(page, text)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function tabCount(page: Page, name: string): Promise<string | undefined> {
  const tab = await page.getByRole('link', { name: new RegExp(`^${name}`) }).innerText()
  return /\d+/.exec(tab)?.[0]
}

/** Three payments that quote an invoice, one that quotes none, a refund of tax and a debit, as a bank writes them. */
function statement(): string {
  const [first = '', second = '', third = ''] = numbers
  const customer = 'MUELLER UND SOEHNE GMBH'
  return bankFile('2026-11-20', [
    { amount: '166.39', name: customer, text: `Rechnung ${first}` },
    { amount: '166.39', name: customer, text: `RE ${second.replaceAll('-', '')} danke` },
    { amount: '166.39', name: 'Müller & Söhne GmbH', text: `Zahlung zu ${third}` },
    { amount: '40.00', name: 'Müller & Söhne GmbH', text: 'Abschlag' },
    { amount: '900.00', name: 'Finanzamt Mitte', text: 'Erstattung Umsatzsteuer 3. Quartal' },
    { amount: '-29.90', name: 'Telecom SA', text: 'Facture 8891023 novembre' },
  ])
}
