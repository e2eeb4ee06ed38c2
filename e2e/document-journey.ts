import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations, settled } from './browser.ts'
import { type Business, draftFor } from './business.ts'
import { heading } from './owner.ts'
import { downloadOf, plain } from './read-document.ts'
import { type Visitor, expectOk } from './visitor.ts'

export const invoicesOf = ({ workspaceId }: Business) => `/api/workspaces/${workspaceId}/invoices`

/** A draft over 1,000.00 without tax, created over HTTP; returns its id. */
export async function draftOf(
  owner: Visitor,
  business: Business,
  tax: string | object,
  change: object,
): Promise<string> {
  const draft = draftFor(business.customerId)
  const lines = draft.lines.map(line => ({
    ...line,
    price: '1000',
    tax: { ...line.tax, ...(typeof tax === 'string' ? { rate: tax } : tax) },
  }))
  const made = await expectOk(
    owner.send('POST', invoicesOf(business), { draft: { ...draft, lines, ...change } }),
  )
  return String(made['id'])
}

/** Chooses an item of the menu "More actions" of a document. */
export async function chooseAction(page: Page, item: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^More( actions)?$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

export const ready = (page: Page) =>
  page.getByRole('region', { name: 'To fix' }).getByText('Ready to be issued').waitFor()

/** Issues the draft on the screen without sending it; returns its number. `notice`: a text that the dialog shows before. */
export async function issueOnly(page: Page, notice = ''): Promise<string> {
  await ready(page)
  await chooseAction(page, /^Issue only/)
  const question = page.getByRole('dialog', { name: /^Issue \S+\?$/ })
  if (notice !== '') await question.getByText(notice).waitFor()
  const [, number = ''] = /^Issue (\S+)\?/.exec((await question.innerText()).trim()) ?? []
  await question.getByRole('button', { name: 'Issue', exact: true }).click()
  await heading(page, new RegExp(`${number}$`)).waitFor()
  return number
}

/** Records a payment of what is open. */
export async function pay(page: Page): Promise<void> {
  await chooseAction(page, /^Record payment/)
  const dialog = page.getByRole('dialog', { name: /^Record a payment from/ })
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Once no card of the page is loaded any more that would move the button while it is pressed. */
export async function download(page: Page, name: string): Promise<Buffer> {
  await settled(page)
  return downloadOf(page, () => page.getByRole('button', { name, exact: true }).click())
}

/** The text of the page that the customer opens. */
export async function payPageOf(
  page: Page,
  owner: Visitor,
  business: Business,
  id: string,
): Promise<string> {
  const { payLink } = await expectOk(owner.send('POST', `${invoicesOf(business)}/${id}/pay-link`))
  await page.goto(String(payLink))
  expect(await axeViolations(page)).toEqual([])
  return plain(await page.getByRole('main').innerText())
}
