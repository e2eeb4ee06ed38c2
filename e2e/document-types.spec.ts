import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openAs,
  openTab,
  pageErrors,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { type Business, type Parties, addressOf, openCompany } from './business.ts'
import {
  chooseAction,
  download,
  draftOf,
  invoicesOf,
  issueOnly,
  pay,
  payPageOf,
  ready,
} from './document-journey.ts'
import { heading } from './owner.ts'
import { pdfText, plain, xmlText } from './read-document.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { expectTotals } from './sale.ts'
import { type Visitor, expectOk } from './visitor.ts'

const POLISH: Parties = {
  seller: {
    legalName: 'Bursztyn Sp. z o.o.',
    address: addressOf('ul. Długa 5', '80-831', 'Gdańsk', 'PL'),
    taxIds: [{ kind: 'nip', value: '5260250274' }],
  },
  buyer: {
    legalName: 'Latarnia S.A.',
    address: addressOf('ul. Prosta 1', '00-838', 'Warszawa', 'PL'),
    taxIds: [{ kind: 'nip', value: '5260001246' }],
  },
  currency: 'PLN',
  language: 'pl',
}

let browser: Browser
let owner: Visitor
let french: Business
/** Each test has a tab of it; its cache keeps the code. */
let window: Window
beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  french = await openCompany(owner)
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(async () => {
  await browser.close()
})

const draftAt = ({ workspaceId }: Business, id: string) =>
  `${sharedApp.url}/w/${workspaceId}/invoices/${id}`

test('a Polish correction is a negative difference on screen, paper and pay page, and positive in XML', async context => {
  const polish = await openCompany(owner, POLISH)
  const id = await draftOf(owner, polish, '23', { currency: 'PLN', language: 'pl' })
  const at = `${invoicesOf(polish)}/${id}/issue`
  const invoice = await expectOk(owner.send('POST', at, { version: 1 }))
  const { page } = await openTab(window)
  reportOnFailure(context.task.name, () => page)
  await page.goto(draftAt(polish, id))
  await chooseAction(page, /^Credit/)
  const dialog = page.getByRole('dialog', { name: `Credit ${String(invoice['number'])}` })
  await dialog.getByLabel('Reason').fill('Zwrot towaru')
  await dialog.getByRole('button', { name: 'Create credit note' }).click()
  await heading(page, 'Draft credit note for Latarnia S.A.').waitFor()
  const number = await issueOnly(page)
  expect(number).toMatch(/^KOR\//)
  await settled(page)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  expect(plain(await page.getByRole('main').innerText())).toContain('-zł 1,230.00')
  const noteId = page.url().split('/').at(-1) ?? ''

  const pdf = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of ['Faktura korygująca', '-1 230,00 zł', String(invoice['number'])])
    expect(pdf).toContain(part)
  expect(xmlText(await download(page, 'UBL 2.1'), 'PayableAmount')).toBe('1230.00')

  await page.goto(`${sharedApp.url}/w/${polish.workspaceId}/invoices?type=credit_note`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect.poll(async () => plain(await row.innerText())).toContain('-zł 1,230.00')
  expect(await payPageOf(page, owner, polish, noteId)).toContain('-1 230,00 zł')
  await page.close()
})

test('30 % in advance is a deposit invoice, and the final invoice sets its tax off by rate', async context => {
  const id = await draftOf(owner, french, '20', { language: 'fr' })
  const { page } = await openTab(window)
  reportOnFailure(context.task.name, () => page)
  await page.goto(draftAt(french, id))
  await ready(page)
  await chooseAction(page, /^Deposit invoice/)
  const dialog = page.getByRole('dialog', { name: 'Deposit invoice' })
  expect(await dialog.getByRole('textbox', { name: 'Share' }).inputValue()).toBe('30')
  await dialog.getByText('The deposit comes to €360.00 with tax').waitFor()
  await settled(page)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create deposit invoice' }).click()
  await heading(page, /^Draft deposit invoice for/).waitFor()
  await expectTotals(page, ['300.00', '60.00', '360.00'])
  const deposit = await issueOnly(page)
  await heading(page, `Deposit invoice ${deposit}`).waitFor()
  const paper = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of ['Facture d’acompte', '360,00 €']) expect(paper).toContain(part)
  expect(xmlText(await download(page, 'UBL 2.1'), 'InvoiceTypeCode')).toBe('386')
  await pay(page)
  await page.getByText('Paid', { exact: true }).first().waitFor()

  await chooseAction(page, /^Open the final invoice/)
  await heading(page, /^Draft final invoice for/).waitFor()
  await expectTotals(page, ['1,000.00', '200.00', '840.00'])
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  const final = await issueOnly(page)
  await heading(page, `Final invoice ${final}`).waitFor()
  await settled(page)
  await page.getByRole('link', { name: deposit }).waitFor()
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  const pdf = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of ['Facture de solde', deposit, '300,00 €', '60,00 €', '700,00 €', '140,00 €'])
    expect(pdf).toContain(part)
  const ubl = await download(page, 'UBL 2.1')
  expect(xmlText(ubl, 'PrepaidAmount')).toBe('360.00')
  expect(xmlText(ubl, 'PayableAmount')).toBe('840.00')
  expect(ubl.toString()).toContain(`<cbc:ID>${deposit}</cbc:ID>`)
  const payPage = await payPageOf(page, owner, french, id)
  for (const part of [final, deposit, '840,00 €']) expect(payPage).toContain(part)
  await page.close()
})

test('deposits taken on nothing are set off by one final invoice, begun from either', async context => {
  const deposits: string[] = []
  for (const _ of [1, 2]) {
    const id = await draftOf(owner, french, '20', { language: 'fr', type: 'deposit' })
    await expectOk(owner.send('POST', `${invoicesOf(french)}/${id}/issue`, { version: 1 }))
    deposits.push(id)
  }
  const [first = '', second = ''] = deposits
  const { page } = await openTab(window)
  reportOnFailure(context.task.name, () => page)
  await page.goto(`${sharedApp.url}/w/${french.workspaceId}/invoices/${second}`)
  await chooseAction(page, /^Final invoice/)
  const dialog = page.getByRole('dialog', { name: 'Final invoice' })
  await dialog.getByRole('checkbox').check()
  await settled(page)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create final invoice' }).click()
  await heading(page, /^Draft final invoice for/).waitFor()
  await expectTotals(page, ['1,200.00'])
  const { body } = await owner.get(`${invoicesOf(french)}/${first}`)
  expect(body['finalInvoice']).toMatchObject({ id: page.url().split('/').at(-1) })
  await page.close()
})

test('a supplier is invoiced by the company: agreed, written with the parties turned round, paid, and no sale', async context => {
  const { page } = await openTab(window)
  reportOnFailure(context.task.name, () => page)
  await page.goto(`${sharedApp.url}/w/${french.workspaceId}/customers/${french.customerId}`)
  await page.getByLabel(/^I write the invoices of this supplier/).check()
  const agreed = page.getByLabel('Agreed on')
  await agreed.fill('2026-01-02')
  await agreed.press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'New self-billed invoice' }).click()
  await heading(page, /^Draft self-billed invoice for/).waitFor()
  const line = page.getByRole('textbox', { name: 'What is sold, line 1' })
  await line.fill('Traduction')
  await page.getByRole('textbox', { name: 'Price, line 1' }).fill('100')
  await settled(page)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  const number = await issueOnly(page)
  expect(number).toMatch(/^SBI01-/)
  const ubl = (await download(page, 'UBL 2.1')).toString()
  expect(ubl).toContain('<cbc:InvoiceTypeCode>389<')
  const [seller = '', buyer = ''] = ubl.split('<cac:AccountingCustomerParty>')
  expect([seller, buyer].map(part => part.includes('Atelier'))).toEqual([false, true])
  await chooseAction(page, /^Mark as sent/)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('button', { name: 'Record what you paid' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Record what you paid' })
  await settled(page)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Record/ }).click()
  await page.getByText(/^Paid by you on/).waitFor()
  expect(await pageErrors(page)).toEqual([])
  const { body } = await owner.get(`${invoicesOf(french)}?tab=self_billed`)
  expect(body['rows']).toMatchObject([{ number, status: 'paid' }])
  await page.close()
})
