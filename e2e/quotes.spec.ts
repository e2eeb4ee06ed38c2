import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  openAs,
  openWindow,
  pageErrors,
  reportOnFailure,
  settled,
  shoot,
  startBrowser,
} from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { chooseAction, download, issueOnly, pay } from './document-journey.ts'
import { heading } from './owner.ts'
import { pdfText, plain, xmlText } from './read-document.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { expectTotals } from './sale.ts'
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

test('a quote is sent, signed on a phone, and becomes a deposit of 30 % and its final invoice', async context => {
  const { page } = await openAs(browser, owner, sharedApp.url)
  reportOnFailure(context.task.name, () => page)
  const quotePath = `${sharedApp.url}/w/${business.workspaceId}/quotes`
  await page.goto(`${quotePath}/${await quoteOf(1000, 500)}`)
  await heading(page, /^Draft quote for/).waitFor()
  await makeOptional(page, 2)
  await expectTotals(page, ['1,000.00', '200.00', '1,200.00'])
  await sound(page, 'quote-editor')
  const number = await sendByMail(page)
  await sound(page, 'quote-sent')
  const link = await page.getByRole('link', { name: 'Open as the customer' }).getAttribute('href')

  const phone = await openWindow(browser, { viewport: { width: 390, height: 844 } })
  await acceptOnPhone(phone.page, link ?? '')
  await phone.page.context().close()

  await page.reload()
  await page.getByText('Accepted', { exact: true }).first().waitFor()
  await page.getByRole('img', { name: 'Signature of Grace Hopper' }).waitFor()
  await confirmOrder(page, number)
  await sound(page, 'quote-accepted')
  await page.getByRole('button', { name: 'Deposit invoice…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deposit invoice' })
  expect(await dialog.getByRole('textbox', { name: 'Share' }).inputValue()).toBe('30')
  await dialog.getByRole('button', { name: 'Create deposit invoice' }).click()
  await heading(page, /^Draft deposit invoice for/).waitFor()
  await expectTotals(page, ['450.00', '90.00', '540.00'])
  const deposit = await issueOnly(page)
  await page.getByRole('link', { name: number }).waitFor()
  await pay(page)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await chooseAction(page, /^Open the final invoice/)
  await heading(page, /^Draft final invoice for/).waitFor()
  await expectTotals(page, ['1,500.00', '300.00', '1,260.00'])
  const final = await issueOnly(page)
  expect(await pdfText(await download(page, 'PDF/A-3, Factur-X'))).toContain(number)
  expect(xmlText(await download(page, 'UBL 2.1'), 'PayableAmount')).toBe('1260.00')
  await chooseAction(page, /^Delivery note/)
  await page.getByRole('button', { name: 'Create: Delivery note' }).click()
  const made = page.getByRole('dialog').getByRole('button', { name: 'Delivery note', exact: true })
  await made.waitFor()
  await page.keyboard.press('Escape')
  expect(await pdfText(await download(page, 'Delivery note'))).toContain(final)

  await page.getByRole('link', { name: number }).click()
  await heading(page, `Quote ${number}`).waitFor()
  for (const one of [deposit, final]) await page.getByRole('link', { name: one }).waitFor()
  await page.goto(quotePath)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect.poll(async () => plain(await row.innerText())).toContain('Invoiced')
  await sound(page, 'quote-list')
  await page.context().close()
})

/** A quote with these prices at 20 %, created over HTTP; returns its id. */
async function quoteOf(...prices: readonly number[]): Promise<string> {
  const draft = draftFor(business.customerId)
  const [line] = draft.lines
  const lines = prices.map((price, i) => ({
    ...line,
    id: String(i + 1),
    name: `Work ${i + 1}`,
    price: String(price),
  }))
  const at = `/api/workspaces/${business.workspaceId}/quotes`
  const body = { draft: { ...draft, language: 'en', lines } }
  return String((await expectOk(owner.send('POST', at, body)))['id'])
}

async function makeOptional(page: Page, line: number): Promise<void> {
  await page.getByRole('button', { name: `More for line ${line}` }).click()
  await page.getByRole('menuitem', { name: /^Optional/ }).click()
}

/** Returns the number of the quote. */
async function sendByMail(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send quote', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Send quote' })
  await dialog.getByLabel('Subject').waitFor()
  await sound(page, 'quote-send')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const title = heading(page, /^Quote \S+\d$/)
  await title.waitFor()
  return (await title.innerText()).replace('Quote ', '')
}

/** Creates the order confirmation and sends it by e-mail. */
async function confirmOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Create: Order confirmation' }).click()
  expect(await pdfText(await download(page, 'Order confirmation'))).toContain(number)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Send: Order confirmation' })
  expect(await dialog.getByLabel('Subject').inputValue()).toMatch(`Order confirmation ${number}`)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send again' }).waitFor()
}

/** Chooses the option, signs with a finger and accepts. */
async function acceptOnPhone(page: Page, link: string): Promise<void> {
  await page.goto(link)
  expect(plain(await page.getByRole('main').innerText())).toContain('€1,200.00')
  await sound(page, 'quote-page-phone')
  // An option is ticked last: what was typed stays.
  await page.getByLabel('Your full name').fill('Grace Hopper')
  await page.getByRole('checkbox').check({ noWaitAfter: true })
  await expect.poll(async () => plain(await page.locator('.sum').innerText())).toBe('€1,800.00')
  await page.locator('canvas').scrollIntoViewIfNeeded()
  const box = await page.locator('canvas').boundingBox()
  if (box === null) throw new Error('there is no field to sign in')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 20)
  await page.mouse.move(box.x + 200, box.y + 80)
  await page.mouse.up()
  await shoot(page, 'quote-page-signing')
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await page.getByText('Accepted and signed by Grace Hopper').waitFor()
  await sound(page, 'quote-page-accepted')
}

async function sound(page: Page, name: string): Promise<void> {
  await settled(page)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  await shoot(page, name)
}
