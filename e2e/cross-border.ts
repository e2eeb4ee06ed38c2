import type { Page } from 'playwright-core'
import { settled } from './browser.ts'
import { heading } from './owner.ts'
import { downloadOf, pdfText, plain } from './read-document.ts'
import { line } from './sale.ts'
import { type Visitor, expectOk } from './visitor.ts'

/** A seller or a buyer, as much of it as a journey says. */
export type Trader = {
  readonly legalName: string
  readonly kind?: 'business' | 'person'
  readonly country: string
  readonly line1: string
  readonly postCode: string
  readonly city: string
  readonly subdivision?: string
  readonly taxIds?: readonly { readonly kind: string; readonly value: string }[]
}

/** Opens a company over HTTP, with an account in its currency; returns its workspace. */
export async function openSeller(
  owner: Visitor,
  seller: Trader,
  settings: object = {},
): Promise<string> {
  const { country, legalName } = seller
  const company = await expectOk(owner.send('POST', '/api/workspaces', { country, legalName }))
  const workspaceId = String(company['workspaceId'])
  const { version } = company
  const profile = profileOf(seller)
  const change = { version, setUp: true, profile, ...settings }
  await expectOk(owner.send('PATCH', `/api/workspaces/${workspaceId}/company`, change))
  return workspaceId
}

export async function addBuyer(
  owner: Visitor,
  workspaceId: string,
  buyer: Trader,
  terms: { readonly currency: string; readonly language: string },
): Promise<string> {
  const customer = {
    profile: profileOf(buyer),
    email: '',
    dueDays: 14,
    buyerReference: '',
    note: '',
    ...terms,
  }
  const created = await expectOk(
    owner.send('POST', `/api/workspaces/${workspaceId}/customers`, customer),
  )
  return String(created['id'])
}

function profileOf({ legalName, kind = 'business', taxIds = [], ...address }: Trader) {
  const { line1, postCode, city, country, subdivision = '' } = address
  return {
    kind,
    legalName,
    tradingName: '',
    address: { line1, line2: '', line3: '', postCode, city, subdivision, country },
    taxIds,
    legalInformation: '',
    contact: { name: 'Sam', phone: '+33 4 00 00 00 00', email: 'sam@example.com' },
  }
}

/** Begins an invoice in the editor: its customer, and one line. */
export async function writeInvoice(
  page: Page,
  editor: string,
  { buyer, item, price }: { readonly buyer: string; readonly item: string; readonly price: string },
): Promise<void> {
  await page.goto(editor)
  await heading(page, 'Draft invoice').waitFor()
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(buyer.slice(0, 6))
  await page.getByRole('option', { name: buyer }).click()
  await heading(page, `Draft invoice for ${buyer}`).waitFor()
  const first = line(page, 1)
  await first.item.fill(item)
  await first.quantity.fill('1')
  await first.price.fill(price)
  await first.price.blur()
}

/** What the customer gets of an issued document: the text of its paper, and of its payment page. */
export type Received = { readonly paper: string; readonly payPage: string }

/** Issues the open draft and reads it as the customer. */
export async function issue(page: Page): Promise<Received> {
  await page.getByRole('region', { name: 'To fix' }).getByText('Ready to be issued').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Issue only' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Issue', exact: true }).click()
  await heading(page, /^Invoice /).waitFor()
  await settled(page)
  const pdf = await downloadOf(page, () =>
    page.getByRole('button', { name: /^PDF/ }).first().click(),
  )
  const link = page.getByRole('link', { name: 'Open as the customer' })
  const [payPage] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await payPage.waitForLoadState()
  const text = plain(await payPage.locator('body').innerText())
  await payPage.close()
  return { paper: await pdfText(pdf), payPage: text }
}
