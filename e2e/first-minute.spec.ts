import { createServer } from 'node:http'
import type { Browser, Locator, Page } from 'playwright-core'
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
import { type Worker, workerOn } from './effort.ts'
import { startMailServer } from './mail-server.ts'
import { heading } from './owner.ts'
import { type RunningApp, freePort, newDataDir, removeDataDir, startApp } from './running-app.ts'
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

test('the company number fills in the VAT number of who charges the tax, and proposes it once it was removed', async () => {
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('company number', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/settings/company`)
  await settled(page)
  const vat = page.getByRole('textbox', { name: 'N° TVA' })
  const digits = async () => (await vat.inputValue()).replaceAll(/\s/g, '')
  await page.getByRole('textbox', { name: 'SIREN', exact: true }).fill('732829320')
  await expect.poll(digits).toBe('FR44732829320')
  await vat.fill('')
  await page.getByRole('button', { name: /^Use FR\s?44/ }).click()
  await expect.poll(digits).toBe('FR44732829320')
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

/** French and Polish registers as their documentation says, on this machine. */
async function startRegisters(): Promise<{ env: Record<string, string>; close: () => void }> {
  const siege = {
    numero_voie: '12',
    type_voie: 'RUE',
    libelle_voie: 'DES ARTS',
    code_postal: '69002',
    libelle_commune: 'LYON',
    etat_administratif: 'A',
  }
  const french = {
    results: [{ siren: '732829320', nom_complet: 'CLAIRE DUBOIS', etat_administratif: 'A', siege }],
  }
  const polish = {
    result: {
      subject: {
        name: 'ZIELONA KAWKA SP. Z O.O.',
        statusVat: 'Czynny',
        workingAddress: 'PIĘKNA 1, 00-549 WARSZAWA',
      },
      requestId: 'abc-1',
    },
  }
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/search') === true ? french : polish
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${port}`
  return {
    env: {
      SIRENE_URL: url,
      WHITE_LIST_URL: url,
      VIES_URL: url,
      OUTGOING_ALLOW_HTTP: 'true',
      OUTGOING_ALLOW_NETWORKS: '127.0.0.1',
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

// The wizard of the first version asked for 19 fields, 13 clicks and 214 keys for the same invoice.
test.each([
  ['with the registers of both countries', true, { fields: 9, clicks: 6, keys: 128 }],
  ['without them', false, { fields: 9, clicks: 6, keys: 126 }],
] as const)(
  'from the first page to a sent invoice a freelancer fills in little, %s',
  async (name, hasRegisters, expected) => {
    const mail = await startMailServer()
    const registers = await startRegisters()
    const smtp = { SMTP_URL: mail.url, MAIL_FROM: 'claire@example.com' }
    const fresh = await startApp({ env: { ...smtp, ...(hasRegisters && registers.env) } })
    // English, in France.
    const { page } = await openWindow(browser, { locale: 'en-FR' })
    reportOnFailure(`first invoice ${name}`, () => page)
    const worker = workerOn(page)
    await page.goto(fresh.url)
    await openCompany(page, worker, hasRegisters)
    await sendFirstInvoice(page, worker, hasRegisters)
    const sent = await mail.take('biuro@kawka.example')
    expect(sent.attachments).toHaveLength(1)
    expect(sent.text).toContain('900')
    expect(worker.effort()).toEqual(expected)
    await page.context().close()
    await fresh.stop()
    removeDataDir(fresh.dataDir)
    registers.close()
    await mail.close()
  },
)

/** Account, company and bank account. */
async function openCompany(page: Page, worker: Worker, hasRegisters: boolean): Promise<void> {
  const { type, typeHere, click, enter } = worker
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
  await click(page.getByRole('link', { name: 'Create your account' }))
  await typeHere(field('Your name'), 'Claire Dubois')
  await type(field('Email address'), 'claire@example.com')
  await type(page.getByLabel('Password', { exact: true }), PASSWORD)
  await enter()
  await heading(page, 'What are you, and where?').waitFor()
  await click(page.getByRole('radio', { name: /^Freelancer/ }))
  await enter()
  await heading(page, 'Which numbers and which address does your company have?').waitFor()
  await typeHere(field('SIREN'), '732829320')
  const vat = async () => (await field('N° TVA').inputValue()).replaceAll(/\s/g, '')
  await expect.poll(vat).toBe('FR44732829320')
  if (!hasRegisters) await type(field(/^Street and number/), '12 rue des Arts, 69002 Lyon')
  else await expect.poll(() => field('City').inputValue()).toBe('LYON')
  await enter()
  await heading(page, 'Where should the money go?').waitFor()
  await typeHere(field('IBAN'), 'FR7630006000011234567890189')
  await click(page.getByRole('button', { name: 'Create your first invoice' }))
}

/** What stands under the e-mail in which the customer ordered. */
const SIGNATURE = `Pozdrawiam,
Jan Nowak
Zielona Kawka Sp. z o.o.
ul. Piękna 1
00-549 Warszawa
NIP: 526-025-02-74
biuro@kawka.example`

/** To a new customer, of whom the VAT number is known; without a register, the signature of its e-mail. */
async function sendFirstInvoice(page: Page, worker: Worker, hasRegisters: boolean): Promise<void> {
  const { type, typeHere, pasteHere, click, enter } = worker
  await heading(page, /^Draft invoice/).waitFor()
  const chooser = page.getByRole('combobox', { name: 'Customer', exact: true })
  if (hasRegisters) await typeHere(chooser, 'PL5260250274')
  else await pasteHere(chooser, SIGNATURE)
  await page.getByRole('option', { name: /PL5260250274|Zielona Kawka/ }).waitFor()
  await enter()
  const dialog = page.getByRole('dialog', { name: 'New customer' })
  const email = dialog.getByRole('textbox', { name: /^Email addresses/ })
  if (hasRegisters) await typeHere(email, 'biuro@kawka.example')
  else await expectFilled(dialog)
  await click(dialog.getByRole('button', { name: 'Add customer' }))
  await heading(page, /^Draft invoice for Zielona Kawka/i).waitFor()
  await typeHere(page.getByRole('textbox', { name: 'What is sold, line 1' }), 'Identity')
  await type(page.getByRole('textbox', { name: 'Price, line 1' }), '900')
  await page.getByRole('region', { name: 'To fix' }).getByText('Ready to be issued').waitFor()
  await click(page.getByRole('button', { name: 'Issue and send', exact: true }))
  const sheet = page.getByRole('dialog')
  await click(sheet.getByRole('button', { name: 'Issue and send', exact: true }))
}

/** Every field of the dialog, from the signature; a paste that is undone is one into the name alone. */
async function expectFilled(dialog: Locator): Promise<void> {
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name })
  await dialog.getByText('Filled from the pasted address.').waitFor()
  expect(await field('Legal name').inputValue()).toBe('Zielona Kawka Sp. z o.o.')
  expect(await field(/^Street and number/).inputValue()).toBe('ul. Piękna 1')
  expect(await field('City').inputValue()).toBe('Warszawa')
  expect(await field(/^NIP/).inputValue()).toBe('PL 526 025 02 74')
  expect(await field(/^Email addresses/).inputValue()).toBe('biuro@kawka.example')
}

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
