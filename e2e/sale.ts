import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus, heading } from './owner.ts'
import { downloadOf, plain } from './read-document.ts'

/** The amounts of the sale of the journey, on the page, in the PDF and the XML. */
export const SALE = { net: '138.66', tax: '27.73', total: '166.39', inGerman: '166,39 €' } as const

/** A draft for the German customer: an item found by typing, a second line by keyboard alone. */
export async function writeDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Invoices' }).click()
  await page.getByRole('link', { name: 'New invoice' }).click()
  await heading(page, 'Draft invoice').waitFor()
  await page.getByText('Choose the customer of the document.').waitFor()
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('söhne')
  await page.getByRole('option', { name: 'Müller & Söhne GmbH' }).click()
  await heading(page, 'Draft invoice for Müller & Söhne GmbH').waitFor()
  // A new document has an empty line.
  await line(page, 1).item.fill('post')
  await page.getByRole('option', { name: /Poster design/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => line(page, 1).price.inputValue()).toMatch(/^78/)
  await expect.poll(() => chosen(line(page, 1).tax)).toBe('Reverse charge')
  await writeSecondLine(page)
}

async function writeSecondLine(page: Page): Promise<void> {
  const { item, quantity, price } = line(page, 2)
  await line(page, 1).price.press('Enter')
  await expect.poll(() => hasFocus(item)).toBe(true)
  await page.keyboard.type('Printing proofs')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2*3')
  await page.getByText('= 6').waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => quantity.inputValue()).toBe('6')
  await page.keyboard.press('Tab')
  await page.keyboard.type('10.11')
  await page.keyboard.press('Tab')
  await expect.poll(() => price.inputValue()).toBe('10.11')
  await expectTotals(page, [SALE.net])
}

/** A rule of the law and an unreadable number, each said in words where it is, and fixed. */
export async function fixErrors(page: Page): Promise<void> {
  const check = page.getByRole('region', { name: 'To fix' })
  const { tax, price } = line(page, 2)
  await tax.selectOption('Not subject to VAT')
  await check.getByText(/cannot stand with taxed items on one invoice/).waitFor()
  await check.getByText(/BR-O-1\d/).waitFor()
  for (const number of [1, 2]) await line(page, number).tax.selectOption('20% · Standard rate')
  await check.getByText('Ready to be issued').waitFor()
  await price.fill('10.1.1')
  await price.blur()
  await page.getByText('Not a number: 10.1.1').waitFor()
  await check.getByText('This is not a number.').waitFor()
  // A text that no draft can have is kept by the browser.
  await saved(page)
  await page.reload()
  await check.getByText('This is not a number.').waitFor()
  expect(await price.inputValue()).toBe('10.1.1')
  await page.getByRole('button', { name: 'Issue and send' }).click()
  await expect.poll(() => hasFocus(price)).toBe(true)
  await price.fill('10.11')
  await price.blur()
  await check.getByText('Ready to be issued').waitFor()
  await expectTotals(page, [SALE.net, SALE.tax, SALE.total])
}

/** A second tab on the same draft cannot silently overwrite the text of the first. */
export async function writeInTwoTabs(page: Page, second: Page): Promise<void> {
  await saved(page)
  await second.goto(page.url())
  const note = (tab: Page) => tab.getByRole('textbox', { name: 'Note' })
  await note(second).waitFor()
  await note(page).fill('Thank you for the order.')
  await saved(page)
  await note(second).fill('Merci')
  const conflictDialog = second.getByRole('dialog', { name: 'This draft was changed elsewhere' })
  await conflictDialog.waitFor()
  await conflictDialog.getByRole('button', { name: 'Load theirs' }).click()
  await expect.poll(() => note(second).inputValue()).toBe('Thank you for the order.')
  await saved(second)
}

/** A tab is left before the answer to its last save: the next visit has the text, and asks nothing. */
export async function leaveWhileSaving(tab: Page, address: string): Promise<void> {
  const note = tab.getByRole('textbox', { name: 'Note' })
  const text = 'Thank you for the order. Until soon.'
  const arrived = Promise.withResolvers<void>()
  await tab.route(/\/draft(\?|$)/, async route => {
    await route.fetch()
    arrived.resolve()
  })
  await tab.goto(address)
  await note.fill(text)
  await arrived.promise
  tab.once('dialog', question => void question.accept())
  await tab.goto('about:blank')
  await tab.unroute(/\/draft(\?|$)/)
  await tab.goto(address)
  await saved(tab)
  expect(await note.inputValue()).toBe(text)
  expect(await tab.getByRole('dialog').count()).toBe(0)
}

/** Checks the preview, issues the document and lets the e-mail be sent. Returns its number. */
export async function issueAndSend(page: Page): Promise<string> {
  await saved(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('img', { name: 'Preview, page 1 of 1' }).waitFor()
  await page.getByRole('button', { name: 'Close preview' }).click()
  await page.getByRole('button', { name: 'Issue and send' }).click()
  const question = page.getByRole('dialog', { name: /^Issue AL-/ })
  await question.getByText(`€${SALE.total}`).waitFor()
  const [, number = ''] = /Issue (\S+) and send/.exec((await question.innerText()) ?? '') ?? []
  expect(number).toMatch(/^AL-\d{4}-001$/)
  // Clicked twice before the server responds: it is issued once.
  await question.getByRole('button', { name: 'Issue and send' }).dblclick()
  await heading(page, `Invoice ${number}`).waitFor()
  await page.getByText(`Issued as ${number}`).waitFor()
  const sending = page.getByRole('listitem').filter({ hasText: `Sending ${number}` })
  await sending.getByRole('button', { name: 'Undo' }).waitFor()
  await sending.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText(new RegExp(`${number} is (on its way|kept in the outbox)`)).waitFor()
  return number
}

/** The archived files, downloaded from the page of the issued document. */
export async function filesOf(page: Page): Promise<{ pdf: Buffer; ubl: Buffer; cii: Buffer }> {
  const file = (name: string) =>
    downloadOf(page, () => page.getByRole('button', { name, exact: true }).click())
  return {
    pdf: await file('PDF/A-3, Factur-X'),
    ubl: await file('UBL 2.1'),
    cii: await file('UN/CEFACT CII'),
  }
}

/** Records a payment of the typed amount, or of the proposed one. */
export async function recordPayment(page: Page, amount?: string): Promise<void> {
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog', { name: /^Record a payment from Müller/ })
  if (amount !== undefined) await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function saved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .getByText(/^Saved/)
    .waitFor()
}

/** The totals on the page of the draft. */
export async function expectTotals(page: Page, parts: readonly string[]): Promise<void> {
  const totals = page.getByRole('article', { name: 'Document' }).getByRole('region', {
    name: 'Totals',
  })
  for (const part of parts) {
    await expect.poll(async () => plain(await totals.innerText())).toContain(part)
  }
}

/** The cells of a line, by its number from 1. */
export function line(page: Page, number: number) {
  const cell = (role: 'combobox' | 'textbox', name: string) =>
    page.getByRole(role, { name: `${name}, line ${number}` })
  return {
    item: cell('textbox', 'What is sold'),
    quantity: cell('textbox', 'Quantity'),
    price: cell('textbox', 'Price'),
    tax: cell('combobox', 'Tax'),
  }
}

/** The text of the selected option of a native list. */
export const chosen = (list: Locator) =>
  list.evaluate(element =>
    element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined,
  )
