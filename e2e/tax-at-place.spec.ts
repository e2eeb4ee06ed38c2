import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Window, openAs, openTab, reportOnFailure, shoot, startBrowser } from './browser.ts'
import { type Trader, addBuyer, issue, openSeller } from './cross-border.ts'
import { heading } from './owner.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { chosen, line } from './sale.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let window: Window | undefined
beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
})
afterAll(async () => {
  await browser?.close()
})

async function open(name: string): Promise<Page> {
  window ??= await openAs(browser, owner, sharedApp.url)
  const { page } = await openTab(window)
  reportOnFailure(name, () => page)
  return page
}

const HOTEL: Trader = {
  legalName: 'Hotel Spreeufer GmbH',
  country: 'DE',
  line1: 'Uferstraße 3',
  postCode: '10117',
  city: 'Berlin',
  taxIds: [{ kind: 'vat', value: 'DE136695976' }],
}
const LYON: Trader = {
  legalName: 'Atelier Lumière SARL',
  country: 'FR',
  line1: '12 rue des Arts',
  postCode: '69002',
  city: 'Lyon',
  taxIds: [
    { kind: 'siren', value: '732829320' },
    { kind: 'vat', value: 'FR44732829320' },
  ],
}

type Item = {
  readonly name: string
  readonly supply: string
  readonly tax: readonly [category: string, rate: string, key: string]
  readonly performedAt?: object
}

async function addItem(workspaceId: string, item: Item, currency: string): Promise<void> {
  const { name, supply, performedAt = null } = item
  const [taxCategory, taxRate, taxKey] = item.tax
  await expectOk(
    owner.send('POST', `/api/workspaces/${workspaceId}/items`, {
      code: '',
      name,
      description: '',
      unit: 'C62',
      prices: [{ currency, price: '100' }],
      supply,
      performedAt,
      taxCategory,
      taxRate,
      taxKey,
      texts: [],
      classification: '998555',
    }),
  )
}

/** Begins an invoice with one line of an item. */
async function invoiceItem(page: Page, workspaceId: string, buyer: Trader, item: string) {
  await page.goto(`${sharedApp.url}/w/${workspaceId}/invoices/new`)
  await heading(page, 'Draft invoice').waitFor()
  await page
    .getByRole('combobox', { name: 'Customer', exact: true })
    .fill(buyer.legalName.slice(0, 6))
  await page.getByRole('option', { name: buyer.legalName }).click()
  await heading(page, `Draft invoice for ${buyer.legalName}`).waitFor()
  await line(page, 1).item.fill(item)
  await page.getByRole('option', { name: item }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => line(page, 1).price.inputValue()).toMatch(/^100/)
}

/* UStG § 3a (3) no. 1: lodging is where the hotel is, whatever the guest. */
test('a hotel in Berlin invoices a French company: the line asks once, and 7 % stay', async context => {
  const page = await open(context.task.name)
  const workspaceId = await openSeller(owner, HOTEL)
  await addBuyer(owner, workspaceId, LYON, { currency: 'EUR', language: 'en' })
  await addItem(
    workspaceId,
    { name: 'Double room', supply: 'services', tax: ['S', '7', 'reduced'] },
    'EUR',
  )
  await invoiceItem(page, workspaceId, LYON, 'Double room')
  const question = page.getByText('The item has its own tax at home.').first()
  await question.waitFor()
  await shoot(page, 'tax-at-place-question')
  await page
    .getByRole('combobox', { name: 'Kind of supply, line 1' })
    .selectOption({ label: 'Lodging, letting, works on land or buildings' })
  await page.getByText('Say where that is.').first().waitFor()
  await page
    .getByRole('combobox', { name: 'Where it is performed, line 1' })
    .selectOption({ label: 'At our address (Berlin, DE)' })
  await expect.poll(() => chosen(line(page, 1).tax)).toMatch(/^7/)
  await shoot(page, 'tax-at-place')
  const { paper } = await issue(page)
  expect(paper).toContain('107.00')
  expect(paper).not.toContain('Reverse charge')
  await page.close()
})

const DELHI = { country: 'IN', postCode: '110001', city: 'New Delhi', subdivision: 'DL' }

const SALES: readonly {
  readonly name: string
  readonly seller: Trader
  readonly buyer: Trader
  readonly currency: string
  readonly item: Item
  readonly has: readonly RegExp[]
  readonly hasNot: readonly RegExp[]
}[] = [
  {
    // DPR 633/1972 art. 7: Campione is outside of the tax, the other towns of its old postcode are not.
    name: 'a joiner in Cabiate sells to Milan with VAT',
    seller: {
      legalName: 'Falegnameria Brianza SRL',
      country: 'IT',
      line1: 'Via Roma 4',
      postCode: '22060',
      city: 'Cabiate',
      subdivision: 'CO',
      taxIds: [{ kind: 'piva', value: 'IT00743110157' }],
    },
    buyer: {
      legalName: 'Studio Navigli SRL',
      country: 'IT',
      line1: 'Via Larga 2',
      postCode: '20122',
      city: 'Milano',
      subdivision: 'MI',
      taxIds: [{ kind: 'piva', value: 'IT01114601006' }],
    },
    currency: 'EUR',
    item: { name: 'Oak table', supply: 'goods', tax: ['S', '22', 'standard'] },
    has: [/22 ?%/, /122\.00/],
    hasNot: [/non soggetta/i, /not subject/i],
  },
  {
    // Ley 20/1991: the islands have a tax of their own.
    name: 'Las Palmas sells to Tenerife, and the tax is called IGIC',
    seller: {
      legalName: 'Taller Atlántico SL',
      country: 'ES',
      line1: 'Calle Mayor 1',
      postCode: '35001',
      city: 'Las Palmas',
      subdivision: 'GC',
      taxIds: [{ kind: 'nif', value: 'ESB58378431' }],
    },
    buyer: {
      legalName: 'Bodega Teide SL',
      country: 'ES',
      line1: 'Calle del Mar 9',
      postCode: '38001',
      city: 'Santa Cruz de Tenerife',
      subdivision: 'TF',
      taxIds: [{ kind: 'nif', value: 'ESA08015497' }],
    },
    currency: 'EUR',
    item: { name: 'Sign', supply: 'goods', tax: ['L', '7', 'standard'] },
    has: [/IGIC/, /107\.00/],
    hasNot: [/\bIVA\b/, /\bVAT 7/],
  },
  {
    // IGST Act s. 13 (3) (b): where the guide is; no export, CGST and SGST of Delhi.
    name: 'a guide in Delhi shows an American around with CGST and SGST',
    seller: {
      legalName: 'Delhi Walks Pvt Ltd',
      country: 'IN',
      line1: '4 Janpath',
      postCode: '110001',
      city: 'New Delhi',
      subdivision: 'DL',
      taxIds: [{ kind: 'gstin', value: '07AAACT2727Q1ZY' }],
    },
    buyer: {
      legalName: 'Jane Doe',
      kind: 'person',
      country: 'US',
      line1: '1 Main Street',
      postCode: '10001',
      city: 'New York',
      subdivision: 'NY',
    },
    currency: 'INR',
    item: {
      name: 'Guided walk',
      supply: 'in_person',
      tax: ['S', '18', 'standard'],
      performedAt: DELHI,
    },
    has: [/CGST/, /SGST/, /Place of supply: Delhi \(07\)/, /118\.00/],
    hasNot: [/EXPORT/, /IGST/],
  },
  {
    // Notice 725: goods from Northern Ireland to the Union are exempt under the XI number.
    name: 'Belfast sells goods to Dublin under its XI number',
    seller: {
      legalName: 'Lagan Linen Ltd',
      country: 'GB',
      line1: '2 Linenhall Street',
      postCode: 'BT2 8BA',
      city: 'Belfast',
      taxIds: [{ kind: 'vat', value: 'GB980780684' }],
    },
    buyer: {
      legalName: 'Liffey Hotels Ltd',
      country: 'IE',
      line1: '3 Dame Street',
      postCode: 'D02 X285',
      city: 'Dublin',
      taxIds: [{ kind: 'vat', value: 'IE6433435F' }],
    },
    currency: 'EUR',
    item: { name: 'Linen', supply: 'goods', tax: ['S', '20', 'standard'] },
    has: [/XI ?980/, /Intra-Community/i],
    hasNot: [/GB ?980/],
  },
]

test.each(SALES)('$name', async ({ seller, buyer, currency, item, has, hasNot }) => {
  const page = await open(item.name)
  const workspaceId = await openSeller(owner, seller)
  await addBuyer(owner, workspaceId, buyer, { currency, language: 'en' })
  await addItem(workspaceId, item, currency)
  await invoiceItem(page, workspaceId, buyer, item.name)
  const { paper } = await issue(page)
  for (const text of has) expect(paper).toMatch(text)
  for (const text of hasNot) expect(paper).not.toMatch(text)
  await page.close()
})
