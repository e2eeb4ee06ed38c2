import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Window, openWindow, startBrowser, reportOnFailure } from './browser.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { keyboardUser } from './keyboard-user.ts'
import { OWNER, hasFocus, heading } from './owner.ts'

describe('from sign-up to paid, by the keyboard alone', () => {
  const dataDir = newDataDir()
  let browser: Browser
  let app: RunningApp
  let window: Window
  let page: Page

  beforeAll(async () => {
    browser = await startBrowser()
    app = await startApp({ dataDir })
    window = await openWindow(browser)
    page = window.page
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    removeDataDir(dataDir)
  })

  test('every function is reachable without a mouse', async () => {
    reportOnFailure('keyboard', () => page)
    await page.goto(app.url)
    await signUpAndCreateCompany(page)
    await issueInvoice(page)
    await recordPayment(page)
    expect(window.consoleErrors).toEqual([])
  })
})

/** An account and a company. */
async function signUpAndCreateCompany(page: Page): Promise<void> {
  const { activate, write, choose, to } = keyboardUser(page)
  await activate('link', 'Create your account')
  await write('Your name', OWNER.name)
  await write('Email address', OWNER.email)
  await keyboardUser(page).focus(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(OWNER.password)
  await page.keyboard.press('Enter')
  await heading(page, 'What are you, and where?').waitFor()
  await choose('Country', 'fran', /^France/)
  await to('radio', /^Freelancer/)
  await page.keyboard.press('ArrowDown')
  await write('Legal name', 'Atelier Lumière SARL')
  await activate('button', 'Start')
  await heading(page, 'Which numbers and which address does your company have?').waitFor()
  await write('SIREN', '732829320')
  await write('Street and number', '12 rue des Arts')
  await write(/^(Postal code|Code postal)/, '69002')
  await write('City', 'Lyon')
  await activate('button', 'Continue')
  await heading(page, 'Where should the money go?').waitFor()
  await write('IBAN', 'FR7630006000011234567890189')
  await activate('button', 'Continue')
  for (const question of ['How should your invoices look?', 'How are your invoices numbered?']) {
    await heading(page, question).waitFor()
    await activate('button', 'Continue')
  }
  await heading(page, 'How are your emails sent?').waitFor()
  await activate('button', 'Skip')
  await heading(page, 'Dashboard').waitFor()
}

/** A customer, and an invoice issued to them, begun by the documented shortcuts. */
async function issueInvoice(page: Page): Promise<void> {
  const { activate, write, choose, to, press } = keyboardUser(page)
  await press('c')
  await press('c')
  await heading(page, 'New customer').waitFor()
  await choose('Country', 'fran', /^France/)
  await write('Legal name', 'Librairie du Port')
  await write('Street and number', '1 quai des Belges')
  await write(/^(Postal code|Code postal)/, '13001')
  await write('City', 'Marseille')
  await write('SIREN', '552100554')
  await write('Email addresses for invoices', 'achats@librairie.example')
  await activate('button', 'Add customer')
  await page.getByRole('link', { name: 'Librairie du Port' }).waitFor()
  await press('c')
  await press('i')
  await heading(page, 'Draft invoice').waitFor()
  await choose('Customer', 'librairie', /Librairie du Port/)
  await to('textbox', 'What is sold, line 1')
  await page.keyboard.type('Window lettering')
  await press('Tab')
  await page.keyboard.type('2')
  await to('textbox', 'Price, line 1')
  await page.keyboard.type('100')
  await press('Tab')
  await page.getByText('Ready to be issued').first().waitFor()
  await activate('button', 'Issue and send')
  const question = page.getByRole('dialog', { name: /^Issue / })
  await activate('button', /^Issue/, question)
  await heading(page, /^Invoice /).waitFor()
}

/** Records the whole amount, from the menu of further actions; the focus returns to the page. */
async function recordPayment(page: Page): Promise<void> {
  const { activate, press } = keyboardUser(page)
  await activate('button', 'More')
  const wanted = page.getByRole('menuitem', { name: 'Record payment' })
  await wanted.waitFor()
  for (let step = 0; step < 12 && !(await hasFocus(wanted)); step += 1) await press('ArrowDown')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Record a payment/ })
  await activate('button', 'Record payment', dialog)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Paid', { exact: true }).waitFor()
}
