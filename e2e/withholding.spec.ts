import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  openAs,
  pageErrors,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { type Business, type Parties, addressOf, openCompany } from './business.ts'
import { download, draftOf, issueOnly, pay, payPageOf, ready } from './document-journey.ts'
import { pdfText, plain, xmlText } from './read-document.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor } from './visitor.ts'

const SPANISH: Parties = {
  seller: {
    legalName: 'Lucía Ortega Vidal',
    address: addressOf('Calle Mayor 3', '28013', 'Madrid', 'ES'),
    taxIds: [{ kind: 'nif', value: 'ESB58378431' }],
  },
  buyer: {
    legalName: 'Faro S.A.',
    address: addressOf('Gran Vía 10', '48001', 'Bilbao', 'ES'),
    taxIds: [{ kind: 'nif', value: 'ESA28015865' }],
  },
  currency: 'EUR',
  language: 'es',
}

const ITALIAN: Parties = {
  seller: {
    legalName: 'Dott.ssa Chiara Conti',
    address: { ...addressOf('Via Garibaldi 1', '20121', 'Milano', 'IT'), subdivision: 'MI' },
    taxIds: [{ kind: 'piva', value: 'IT00743110157' }],
  },
  buyer: {
    legalName: 'Faro S.p.A.',
    address: { ...addressOf('Via Roma 2', '10121', 'Torino', 'IT'), subdivision: 'TO' },
    taxIds: [{ kind: 'piva', value: 'IT00159560366' }],
  },
  currency: 'EUR',
  language: 'it',
}

let browser: Browser
let owner: Visitor
let spanish: Business
beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  spanish = await openCompany(owner, SPANISH)
})
afterAll(async () => {
  await browser.close()
})

async function open(name: string, { workspaceId }: Business, id: string): Promise<Page> {
  const { page } = await openAs(browser, owner, sharedApp.url)
  reportOnFailure(name, () => page)
  await page.goto(`${sharedApp.url}/w/${workspaceId}/invoices/${id}`)
  return page
}

/** Chooses what the customer withholds, in the menu of optional details. */
async function withhold(page: Page, tax: string): Promise<void> {
  await ready(page)
  await page.getByRole('button', { name: 'Reference, delivery, more' }).click()
  await page.getByRole('menuitem', { name: 'Tax withheld by the customer' }).click()
  await page
    .getByRole('combobox', { name: 'Tax that the customer withholds' })
    .selectOption({ label: tax })
}

const amounts = async (page: Page) => plain(await page.getByRole('main').innerText())

test('a Spanish professional is paid net of the IRPF, and the invoice is paid', async context => {
  const id = await draftOf(owner, spanish, '21', { language: 'es' })
  const page = await open(context.task.name, spanish, id)
  await withhold(page, 'IRPF withheld 15% (professionals)')
  await expect.poll(() => amounts(page)).toContain('1,060.00')
  await issueOnly(page)
  await settled(page)
  const paper = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of ['IRPF', '15 %', '-150,00', '1.060,00 €']) expect(paper).toContain(part)
  const ubl = await download(page, 'UBL 2.1')
  expect(xmlText(ubl, 'PrepaidAmount')).toBe('150.00')
  expect(xmlText(ubl, 'PayableAmount')).toBe('1060.00')

  await pay(page)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  const payPage = await payPageOf(page, owner, spanish, id)
  for (const part of ['IRPF', '150,00 €', '1.060,00 €', 'Pagada']) expect(payPage).toContain(part)
  await page.context().close()
})

test('an Italian doctor adds cassa and bollo, and the customer withholds the ritenuta of the fee', async context => {
  const italian = await openCompany(owner, ITALIAN)
  const exempt = { category: 'E', rate: '0', exemptionReason: 'Esente, art. 10 DPR 633/1972' }
  const id = await draftOf(owner, italian, exempt, { language: 'it' })
  const page = await open(context.task.name, italian, id)
  await withhold(page, "Ritenuta d'acconto withheld 20%")
  for (const charge of [/cassa previdenziale/, /imposta di bollo/]) {
    await page.getByRole('button', { name: 'Contribution, duty' }).click()
    await page.getByRole('menuitem', { name: charge }).click()
  }
  // 1,000 + 4 % cassa + 2 bollo, less 20 % of 1,000: the cassa and the duty are not part of the fee.
  await expect.poll(() => amounts(page)).toContain('842.00')
  const law = 'By law since 1 Jan 2019: invoices pass through the state’s exchange SdI'
  await issueOnly(page, law)
  await settled(page)
  expect(await amounts(page)).toContain(law)
  const paper = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of ['cassa previdenziale', '40,00', 'bollo', '2,00', '-200,00', '842,00 €'])
    expect(paper).toContain(part)
  const ubl = await download(page, 'UBL 2.1')
  expect(xmlText(ubl, 'PrepaidAmount')).toBe('200.00')
  expect(xmlText(ubl, 'PayableAmount')).toBe('842.00')

  await pay(page)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  const payPage = await payPageOf(page, owner, italian, id)
  for (const part of ['bollo', '200,00 €', '842,00 €', 'Pagata']) expect(payPage).toContain(part)
  await page.context().close()
})
