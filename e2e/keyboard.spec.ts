import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Window, openWindow, startBrowser, tellOnFailure } from './browser.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import { hands } from './keys.ts'
import { OWNER, hasFocus, heading } from './owner.ts'

describe('from sign-up to paid, by the keyboard alone', () => {
  const dataDir = newDataDir()
  let browser: Browser
  let house: House
  let window: Window
  let page: Page

  beforeAll(async () => {
    browser = await startBrowser()
    house = await startHouse({ dataDir })
    window = await openWindow(browser)
    page = window.page
  })
  afterAll(async () => {
    await browser?.close()
    await house?.stop()
    removeDataDir(dataDir)
  })

  test('without a mouse nothing is out of reach', async () => {
    tellOnFailure('keyboard', () => page)
    await page.goto(house.url)
    await begin(page)
    await sell(page)
    await beMoneyed(page)
    expect(window.complaints).toEqual([])
  })
})

/** An account and a company. */
async function begin(page: Page): Promise<void> {
  const { act, write, choose } = hands(page)
  await act('link', 'Create your account')
  await write('Your name', OWNER.name)
  await write('Email address', OWNER.email)
  await hands(page).reach(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(OWNER.password)
  await page.keyboard.press('Enter')
  await heading(page, 'Where is your company?').waitFor()
  await choose('Country', 'fran', /^France/)
  await write('Legal name', 'Atelier Lumière SARL')
  await act('button', 'Begin')
  await heading(page, 'What is your address?').waitFor()
  await write('Street and number', '12 rue des Arts')
  await write(/^(Post code|Code postal)/, '69002')
  await write('City', 'Lyon')
  await act('button', 'Continue')
  await heading(page, 'Which numbers does your company have?').waitFor()
  await write('SIREN', '732829320')
  await write('N° TVA', 'FR44732829320')
  await act('button', 'Continue')
  await heading(page, 'Where should the money go?').waitFor()
  await write('IBAN', 'FR7630006000011234567890189')
  await act('button', 'Continue')
  for (const question of ['How should your paper look?', 'How are your invoices numbered?']) {
    await heading(page, question).waitFor()
    await act('button', 'Continue')
  }
  await heading(page, 'In which currency and language do you work?').waitFor()
  await act('button', 'Finish')
  await heading(page, 'Dashboard').waitFor()
}

/** A customer, and an invoice issued to them, begun by the shortcuts of the help. */
async function sell(page: Page): Promise<void> {
  const { act, write, choose, to, press } = hands(page)
  await press('c')
  await press('c')
  await heading(page, 'New customer').waitFor()
  await choose('Country', 'fran', /^France/)
  await write('Legal name', 'Librairie du Port')
  await write('Street and number', '1 quai des Belges')
  await write(/^(Post code|Code postal)/, '13001')
  await write('City', 'Marseille')
  await write('Email addresses for invoices', 'achats@librairie.example')
  await act('button', 'Add customer')
  await page.getByRole('link', { name: 'Librairie du Port' }).waitFor()
  await press('c')
  await press('i')
  await heading(page, 'Draft invoice').waitFor()
  await choose('Customer', 'librairie', /Librairie du Port/)
  await to('combobox', 'What is sold, line 1')
  await page.keyboard.type('Window lettering')
  await press('Tab')
  await page.keyboard.type('2')
  await to('textbox', 'Price, line 1')
  await page.keyboard.type('100')
  await press('Tab')
  await page.getByText('Ready to be issued').first().waitFor()
  await act('button', 'Issue and send')
  const question = page.getByRole('dialog', { name: /^Issue / })
  await act('button', /^Issue/, question)
  await heading(page, /^Invoice /).waitFor()
}

/** The whole amount is recorded, from the menu of further acts; the focus comes back to the page. */
async function beMoneyed(page: Page): Promise<void> {
  const { act, press } = hands(page)
  await act('button', 'More')
  const wanted = page.getByRole('menuitem', { name: 'Record payment' })
  await wanted.waitFor()
  for (let step = 0; step < 12 && !(await hasFocus(wanted)); step += 1) await press('ArrowDown')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Record a payment/ })
  await act('button', 'Record payment', dialog)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Paid', { exact: true }).waitFor()
}
