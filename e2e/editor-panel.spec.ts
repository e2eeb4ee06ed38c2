import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs, settled, startBrowser, reportOnFailure } from './browser.ts'
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
  const account = {
    accountName: '',
    bankName: 'Banque du Rhône',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    accountNumber: '',
    bankCode: '',
    currency: 'EUR',
    upiId: '',
    isDefault: true,
  }
  await expectOk(owner.send('POST', `${api()}/bank-accounts`, account))
})
afterAll(async () => {
  await browser?.close()
})

const pageOf = (path: string) => `${sharedApp.url}/w/${business.workspaceId}/${path}`
const api = () => `/api/workspaces/${business.workspaceId}`

/** Saves a draft with these changes, and returns the page of its editor, not yet opened. */
async function editorOf(changes: object): Promise<{ page: Page; address: string }> {
  const draft = { ...draftFor(business.customerId), ...changes }
  const { id } = await expectOk(owner.send('POST', `${api()}/invoices`, { draft }))
  const { page } = await openAs(browser, owner, sharedApp.url)
  return { page, address: `${pageOf('invoices')}/${String(id)}` }
}

/** Delays the script that contains the text until it is released. */
async function delayScriptWith(page: Page, text: string) {
  const delayed = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    const response = await route.fetch()
    if ((await response.text()).includes(text)) {
      delayed.resolve()
      await released.promise
    }
    await route.fulfill({ response })
  })
  return { delayed: delayed.promise, release: released.resolve }
}

const OUTSIDE = 'What is outside the scope of VAT cannot stand with taxed items on one invoice.'

test('a finding made before the rule messages are loaded has its message once they are', async () => {
  const [line] = draftFor('').lines
  const outside = { category: 'O', rate: '0', exemptionCode: 'VATEX-EU-O', exemptionReason: '' }
  const { page, address } = await editorOf({ lines: [line, { ...line, id: '2', tax: outside }] })
  reportOnFailure('rule messages', () => page)
  const messages = await delayScriptWith(page, OUTSIDE)
  await page.goto(address)
  await messages.delayed
  const panel = page.getByRole('tabpanel', { name: 'Check' })
  await panel.getByText('BR-O-12').first().waitFor()
  const before = await panel.innerText()
  expect(before).not.toContain('is not met')
  messages.release()
  await panel.getByText(OUTSIDE).first().waitFor()
  expect(await panel.innerText()).not.toContain('is not met')
})

test.each([
  [
    'EUR',
    'The document carries a code that European banking apps read: account, amount and reference.',
  ],
  ['CHF', 'There is no common code to scan for CHF; the document names the account in words.'],
])(
  'in %s the Payment tab names the account and the printed payment code',
  async (currency, sentence) => {
    const { page, address } = await editorOf({ currency })
    reportOnFailure(`payment tab ${currency}`, () => page)
    await page.goto(`${address}?panel=payment`)
    await settled(page)
    await page.getByRole('tab', { name: 'Payment' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Payment' })
    await panel.getByText(sentence).waitFor()
    const text = (await panel.innerText()).replaceAll('\u00a0', ' ')
    for (const part of [
      'Atelier Lumière SARL',
      'Banque du Rhône',
      'FR76 3000 6000 0112 3456 7890 189',
      'AGRIFRPP',
    ])
      expect(text).toContain(part)
  },
)

test('the Payment tab of a credit note names no account: none is printed on it', async () => {
  const { page, address } = await editorOf({})
  const at = `${api()}/invoices/${address.split('/').at(-1) ?? ''}`
  const { version } = await expectOk(owner.get(at))
  await expectOk(owner.send('POST', `${at}/issue`, { version }))
  const { id } = await expectOk(owner.send('POST', `${at}/credit`, { reason: 'Not delivered' }))
  await page.goto(`${pageOf('invoices')}/${String(id)}`)
  await settled(page)
  await page.getByRole('tab', { name: 'Payment' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Payment' })
  await panel.getByText('A credit note names no account: nothing is to be paid.').waitFor()
  expect(await panel.innerText()).not.toContain('AGRIFRPP')
})
