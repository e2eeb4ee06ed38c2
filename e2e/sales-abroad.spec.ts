import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  expectNoErrors,
  openAs,
  pageErrors,
  reportOnFailure,
  resize,
  settled,
  shoot,
  startBrowser,
} from './browser.ts'
import { draftFor } from './business.ts'
import { type Trader, addBuyer, openSeller } from './cross-border.ts'
import { heading } from './owner.ts'
import { downloadOf } from './read-document.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
})
afterAll(async () => {
  await browser?.close()
})

const SELLER: Trader = {
  legalName: 'Tischlerei Nord GmbH',
  country: 'DE',
  line1: 'Hauptstraße 1',
  postCode: '10115',
  city: 'Berlin',
  taxIds: [{ kind: 'vat', value: 'DE136695976' }],
}
const GREEK: Trader = {
  legalName: 'Pelatis AE',
  country: 'GR',
  line1: 'Odos 1',
  postCode: '10431',
  city: 'Athina',
  taxIds: [{ kind: 'vat', value: 'EL094259216' }],
}

/** A service by art. 196, as it is issued over HTTP. */
async function sell(workspaceId: string, customerId: string, price: string): Promise<string> {
  const at = `/api/workspaces/${workspaceId}/invoices`
  const { lines, ...draft } = draftFor(customerId)
  const tax = {
    category: 'AE',
    rate: '0',
    exemptionCode: 'VATEX-EU-AE',
    exemptionReason: 'Steuerschuldnerschaft des Leistungsempfängers',
  }
  const saved = await expectOk(
    owner.send('POST', at, {
      draft: { ...draft, lines: lines.map(line => ({ ...line, price, tax })) },
    }),
  )
  const issued = await expectOk(
    owner.send('POST', `${at}/${String(saved['id'])}/issue`, { version: saved['version'] }),
  )
  return String(issued['number'])
}

test('a month of sales abroad is listed, downloaded, marked as filed, and later documents are differences', async context => {
  const workspaceId = await openSeller(owner, SELLER)
  const greek = await addBuyer(owner, workspaceId, GREEK, { currency: 'EUR', language: 'de' })
  const window = await openAs(browser, owner, sharedApp.url)
  const { page } = window
  reportOnFailure(context.task.name, () => page)
  const tab = page.getByRole('link', { name: 'Sales abroad' })
  await page.goto(`${sharedApp.url}/w/${workspaceId}/reports`)
  await heading(page, 'Reports').waitFor()
  await settled(page)
  // Who never sold abroad does not see it.
  expect(await tab.count()).toBe(0)

  const first = await sell(workspaceId, greek, '1000.40')
  await page.reload()
  await tab.click()
  await page.getByText('EL094259216').first().waitFor()
  await page.getByRole('link', { name: first }).first().waitFor()
  await page.getByText('Zusammenfassende Meldung').waitFor()
  await expectNoErrors(page, 'sales-abroad')
  const file = await downloadOf(page, () =>
    page.getByRole('button', { name: 'File of the state' }).click(),
  )
  expect(file.toString()).toContain('EL094259216,1000,S\r\n')

  await page.getByRole('button', { name: 'Mark as filed', exact: true }).click()
  await page.getByText('Nothing is different since then.').waitFor()
  const later = await sell(workspaceId, greek, '500')
  await page.reload()
  await page.getByText('What is different since then').waitFor()
  await page.getByRole('link', { name: later }).first().waitFor()
  await expectNoErrors(page, 'sales-abroad-differences')

  await resize(page, { width: 360, height: 780 })
  await settled(page)
  await shoot(page, 'sales-abroad-phone')
  expect(await pageErrors(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, 'sales-abroad-dark')
  expect(await axeViolations(page, 'look')).toEqual([])
  await page.getByRole('button', { name: 'Mark as not filed' }).click()
  await page.getByRole('button', { name: 'Mark as filed', exact: true }).waitFor()
  expect(window.consoleErrors).toEqual([])
})
