import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  openAs,
  openWindow,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { PASSWORD } from './business.ts'
import { workerOn } from './effort.ts'
import { startMailServer } from './mail-server.ts'
import { heading } from './owner.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let workspaceId = ''

beforeAll(async () => {
  browser = await startBrowser()
  // The mail server of a test is in this computer.
  app = await startApp({ dataDir, env: { OUTGOING_ALLOW_NETWORKS: '127.0.0.0/8' } })
  owner = visitor(() => app.url)
  const account = { name: 'Claire', email: 'claire@example.com', password: PASSWORD }
  await expectOk(owner.send('POST', '/api/sign-up', account))
  const company = { country: 'FR', legalName: 'Claire Dubois EI' }
  workspaceId = String(
    (await expectOk(owner.send('POST', '/api/workspaces', company)))['workspaceId'],
  )
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

test('the company number proposes the VAT number', async () => {
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('company number', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/settings/company`)
  await settled(page)
  await page.getByRole('textbox', { name: 'SIREN', exact: true }).fill('732829320')
  await page.getByRole('button', { name: /^Use FR\s?44/ }).click()
  const vat = page.getByRole('textbox', { name: 'N° TVA' })
  await expect
    .poll(async () => (await vat.inputValue()).replaceAll(/\s/g, ''), { timeout: 8000 })
    .toBe('FR44732829320')
  expect(await page.getByRole('button', { name: /^Use FR/ }).count()).toBe(0)
  await page.context().close()
})

test('numbers are chosen as they will look, or go on after the last one of other software', async () => {
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('numbers', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/setup/numbering`)
  await settled(page)
  const year = new Date().getFullYear()
  const ready = page.getByRole('group', { name: 'Numbers such as' }).getByRole('button')
  await expect.poll(() => ready.count()).toBe(4)
  expect(await ready.first().innerText()).toBe(`F${year}-0001`)
  await ready.nth(3).click()
  await page.getByText('Write a pattern of your own').click()
  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  expect(await pattern.inputValue()).not.toBe('F{YYYY}-{seq:4}')
  await page.getByRole('textbox', { name: 'My last number was' }).fill(`FA-${year}-041`)
  expect(await pattern.inputValue()).toBe('FA-{YYYY}-{seq:3}')
  await page.getByText(`Your next document is FA-${year}-042.`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/setup\/mail/)
  const { series } = await expectOk(owner.get(`/api/workspaces/${workspaceId}/series`))
  expect(series).toContainEqual(expect.objectContaining({ nextNumber: `FA-${year}-042` }))
  await page.context().close()
})

test('from the first page to a sent invoice a freelancer fills in little', async () => {
  const mail = await startMailServer()
  const fresh = await startApp({ env: { SMTP_URL: mail.url, MAIL_FROM: 'claire@example.com' } })
  // English, in France.
  const { page } = await openWindow(browser, { locale: 'en-FR' })
  reportOnFailure('first invoice', () => page)
  const { type, click, effort } = workerOn(page)
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await page.goto(fresh.url)

  await click(page.getByRole('link', { name: 'Create your account' }))
  await type(field('Your name'), 'Claire Dubois')
  await type(field('Email address'), 'claire@example.com')
  await type(page.getByLabel('Password', { exact: true }), PASSWORD)
  await click(button('Create account'))
  await heading(page, 'What are you, and where?').waitFor()
  await click(page.getByRole('radio', { name: /^Freelancer/ }))
  await click(button('Start'))
  await heading(page, 'Which numbers does your company have?').waitFor()
  await type(field('SIREN'), '732829320')
  await click(button(/^Use FR/))
  await click(button('Continue'))
  await heading(page, 'What is your address?').waitFor()
  await type(field(/^Street and number/), '12 rue des Arts, 69002 Lyon')
  await click(button('Continue'))
  await heading(page, 'Where should the money go?').waitFor()
  await type(field('IBAN'), 'FR7630006000011234567890189')
  await click(button('Continue'))
  await heading(page, 'How should your invoices look?').waitFor()
  await click(button('Finish later'))
  await heading(page, 'Dashboard').waitFor()

  // Not counted: it only shows what the law asks.
  await page.getByRole('link', { name: 'Read your e-invoicing duties' }).click()
  await page
    .locator('section:focus')
    .getByText(/businesses must issue e-invoices/)
    .waitFor()
  await click(page.getByRole('link', { name: 'Create your first invoice' }))
  await heading(page, /^Draft invoice/).waitFor()
  await type(page.getByRole('combobox', { name: 'Customer', exact: true }), 'Zielona Kawka')
  await click(page.getByRole('option', { name: /Zielona Kawka/ }))
  const dialog = page.getByRole('dialog', { name: 'New customer' })
  await dialog.waitFor()
  await type(dialog.getByRole('combobox', { name: 'Country' }), 'Pol')
  await click(page.getByRole('option', { name: 'Poland', exact: true }))
  const street = dialog.getByRole('textbox', { name: /^Street and number/ })
  await type(street, 'ul. Piękna 1, 00-549 Warszawa')
  await type(dialog.getByRole('textbox', { name: /^NIP/ }), '5260250274')
  await type(dialog.getByRole('textbox', { name: /^Email addresses/ }), 'biuro@kawka.example')
  await click(dialog.getByRole('button', { name: 'Add customer' }))
  await heading(page, 'Draft invoice for Zielona Kawka').waitFor()
  await type(page.getByRole('textbox', { name: 'What is sold, line 1' }), 'Identity')
  await type(page.getByRole('textbox', { name: 'Price, line 1' }), '900')
  await page.getByRole('region', { name: 'To fix' }).getByText('Ready to be issued').waitFor()
  await click(button('Issue and send'))
  const sheet = page.getByRole('dialog')
  await click(sheet.getByRole('button', { name: 'Issue and send', exact: true }))
  const sent = await mail.take('biuro@kawka.example')
  expect(sent.attachments).toHaveLength(1)
  expect(sent.text).toContain('900')
  // The wizard of the first version asked for 19 fields, 13 clicks and 214 keys for the same invoice (the legal name, the VAT
  // number, and street, post code and city by themselves); it had no question about the legal form.
  expect(effort()).toEqual({ fields: 13, clicks: 15, keys: 194 })
  await page.context().close()
  await fresh.stop()
  removeDataDir(fresh.dataDir)
  await mail.close()
})

test('a mail account is tried by a true message before it is used', async () => {
  const mail = await startMailServer()
  const { hostname, port } = new URL(mail.url)
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('mail account', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/settings/email`)
  await settled(page)
  await page.getByRole('textbox', { name: 'Sender' }).fill('claire@example.com')
  await page.getByRole('textbox', { name: 'User name' }).fill('')
  await page.getByRole('textbox', { name: 'Mail server (SMTP)' }).fill(hostname)
  await page.getByRole('textbox', { name: 'Port' }).fill(port)
  await page.getByRole('combobox', { name: 'Encryption' }).selectOption('none')
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await page.getByText('A message is on its way to claire@example.com.').waitFor()
  const { subject } = await mail.take('claire@example.com')
  expect(subject).not.toBe('')
  expect(await axeViolations(page)).toEqual([])
  await page.context().close()
  await mail.close()
})
