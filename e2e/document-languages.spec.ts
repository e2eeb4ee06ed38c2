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
import { download, draftOf, invoicesOf, issueOnly, payPageOf } from './document-journey.ts'
import { pdfText, plain } from './read-document.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

const FLEMISH: Parties = {
  seller: {
    legalName: 'Drukkerij De Linde bv',
    address: addressOf('Veldstraat 12', '9000', 'Gent', 'BE'),
    taxIds: [
      { kind: 'enterprise', value: '0202239951' },
      { kind: 'vat', value: 'BE0202239951' },
    ],
    electronicAddress: { schemeId: '0208', id: '0202239951' },
    contact: { name: 'An', phone: '', email: 'an@delinde.example' },
  },
  buyer: {
    legalName: 'Boulangerie du Coin SRL',
    address: addressOf('Rue de Fer 3', '5000', 'Namur', 'BE'),
    taxIds: [
      { kind: 'enterprise', value: '0403019261' },
      { kind: 'vat', value: 'BE0403019261' },
    ],
    electronicAddress: { schemeId: '0208', id: '0403019261' },
  },
  currency: 'EUR',
  language: 'fr',
}
const TO_PORTUGAL: Parties = {
  ...FLEMISH,
  buyer: {
    legalName: 'Padaria da Esquina, Lda.',
    address: addressOf('Rua Augusta 10', '1100-053', 'Lisboa', 'PT'),
    taxIds: [{ kind: 'vat', value: 'PT501964843' }],
  },
  language: 'pt',
}

let browser: Browser
let owner: Visitor
let window: Window
beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(async () => {
  await browser.close()
})

/** Subject and text of the e-mail with the document. */
async function emailOf(business: Business, id: string): Promise<string> {
  const at = `${invoicesOf(business)}/${id}/mail/preview`
  const preview = await expectOk(owner.send('POST', at, { kind: 'invoice' }))
  return plain(JSON.stringify(preview))
}

test('an invoice of Flanders in French is warned of, and one click writes paper, page and e-mail in Dutch', async context => {
  const flemish = await openCompany(owner, FLEMISH)
  const id = await draftOf(owner, flemish, '21', {
    language: 'fr',
    buyerReference: 'B-7',
  })
  const { page } = await openTab(window)
  reportOnFailure(context.task.name, () => page)
  await page.goto(`${sharedApp.url}/w/${flemish.workspaceId}/invoices/${id}`)
  const toFix = page.getByRole('region', { name: 'To fix' })
  await toFix.getByText('This law wants invoices of sellers in Flanders in Dutch').waitFor()
  await settled(page)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  await toFix.getByRole('button', { name: 'Write it in Dutch, with French beside it' }).click()
  await toFix
    .getByText('This law wants invoices of sellers in Flanders')
    .waitFor({ state: 'hidden' })
  await issueOnly(page)

  const pdf = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of [
    'Factuur',
    'Factuurdatum',
    'Vervaldatum',
    'Btw 21%',
    'Te betalen',
    '€ 1.210,00',
    'Ondernemingsnummer',
    // Beside it in French.
    'Facture',
    'Net à payer',
  ])
    expect(pdf).toContain(part)
  expect(pdf).not.toMatch(/Amount due|Due date|VAT number/)

  const email = await emailOf(flemish, id)
  expect(email).toContain('van Drukkerij De Linde bv')
  expect(email).toContain('In de bijlage vindt u factuur')
  expect(email).toContain('Met vriendelijke groeten')

  const payPage = await payPageOf(page, owner, flemish, id)
  for (const part of ['Te betalen', '€ 1.210,00', 'PDF downloaden', 'Voor Boulangerie du Coin SRL'])
    expect(payPage).toContain(part)
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^nl\b/)
  await page.close()
})

test('an invoice for a customer in Lisbon is in Portuguese, with the words of the law', async context => {
  const seller = await openCompany(owner, TO_PORTUGAL)
  const exempt = {
    category: 'AE',
    rate: '0',
    exemptionCode: 'VATEX-EU-AE',
    // As chosen while the draft was English.
    exemptionReason: 'Reverse charge – art. 21 § 2 CTVA / W.btw, art. 196 2006/112',
  }
  const id = await draftOf(owner, seller, exempt, { language: 'pt' })
  const { page } = await openTab(window)
  reportOnFailure(context.task.name, () => page)
  await page.goto(`${sharedApp.url}/w/${seller.workspaceId}/invoices/${id}`)
  await issueOnly(page)
  const pdf = await pdfText(await download(page, 'PDF/A-3, Factur-X'))
  for (const part of [
    'Fatura',
    'Data de emissão',
    'Data de vencimento',
    'IVA – autoliquidação',
    'Total a pagar',
    '1.000,00 €',
    'Página 1 de 1',
  ])
    expect(pdf).toContain(part)
  expect(pdf).not.toMatch(/Reverse charge|Amount due|Due date/)
  expect(await emailOf(seller, id)).toContain('Enviamos em anexo a fatura')
  const payPage = await payPageOf(page, owner, seller, id)
  for (const part of ['Por pagar', '1.000,00 €', 'Descarregar o PDF'])
    expect(payPage).toContain(part)
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt\b/)
  await page.close()
})
