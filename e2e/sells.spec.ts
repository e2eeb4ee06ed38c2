import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openAs,
  reportOnFailure,
  resize,
  settled,
  shoot,
  startBrowser,
} from './browser.ts'
import { type Trader, addBuyer, openSeller, writeInvoice } from './cross-border.ts'
import { heading } from './owner.ts'
import { chosen, line } from './sale.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let window: Window
let page: Page
beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  window = await openAs(browser, owner, sharedApp.url)
  page = window.page
})
afterAll(async () => {
  await browser?.close()
})

const JOINER: Trader = {
  legalName: 'Menuiserie Blanc SARL',
  country: 'FR',
  line1: '12 rue des Arts',
  postCode: '69002',
  city: 'Lyon',
  taxIds: [
    { kind: 'siren', value: '732829320' },
    { kind: 'vat', value: 'FR44732829320' },
  ],
}
const GERMAN: Trader = {
  legalName: 'Müller & Söhne GmbH',
  country: 'DE',
  line1: 'Hauptstraße 1',
  postCode: '10115',
  city: 'Berlin',
  taxIds: [{ kind: 'vat', value: 'DE136695976' }],
}

/** Pictures of the page at the widths of a phone, a tablet and a desk, light and dark. */
async function pictures(name: string): Promise<void> {
  if (!process.env['SHOTS']) return
  for (const width of [390, 900, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await resize(page, { width, height: 900 })
      await shoot(page, `sells-${name}-${width}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a joiner answers in set-up that goods are sold, and what is typed is goods', async context => {
  reportOnFailure(context.task.name, () => page)
  const workspaceId = await openSeller(owner, JOINER, { setUp: false })
  await page.goto(`${sharedApp.url}/w/${workspaceId}/setup/identity`)
  const question = page.getByRole('group', { name: 'What do you sell?' })
  await question.getByRole('radio', { name: 'Goods' }).check()
  await settled(page)
  await pictures('setup')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Where should the money go?').waitFor()
  const saved = await expectOk(owner.get(`/api/workspaces/${workspaceId}/company`))
  expect(saved['sells']).toBe('goods')

  await addBuyer(owner, workspaceId, GERMAN, { currency: 'EUR', language: 'de' })
  await writeInvoice(page, `${sharedApp.url}/w/${workspaceId}/invoices/new`, {
    buyer: GERMAN.legalName,
    item: 'Ten chairs of oak',
    price: '1200',
  })
  const { tax } = line(page, 1)
  expect(await chosen(tax)).toBe('Intra-Community supply of goods')
  const groups = await tax
    .locator('optgroup')
    .evaluateAll(found =>
      found.map(group => (group instanceof HTMLOptGroupElement ? group.label : '')),
    )
  expect(groups.slice(0, 3)).toEqual([
    'Proposed for this sale',
    'If it is a service',
    'If it happens at your place',
  ])
  expect(groups.at(-1)).toBe('Other taxes')

  await tax.selectOption({ index: 2 })
  await page.getByText('Which is right: the tax of the line').first().waitFor()
  await pictures('question')
  await page.getByRole('button', { name: 'Use the tax of the place of supply' }).first().click()
  await expect.poll(() => chosen(tax)).toBe('Intra-Community supply of goods')
})
