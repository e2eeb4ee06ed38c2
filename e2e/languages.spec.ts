import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import {
  type Window,
  axeFaults,
  openWindow,
  settled,
  shapeFaults,
  shoot,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import { OWNER, choose, heading } from './owner.ts'
import { pdfText } from './reading.ts'
import { filesOf } from './sale.ts'
import { type Words, wordsOf } from './words.ts'

type Speaker = {
  readonly tag: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

const SPEAKERS: readonly Speaker[] = [
  { tag: 'fr', name: 'Français', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
]

/** Words that stand on nearly every page in English, and in no other language of ours. */
const ENGLISH =
  /.{0,40}\b(the|is|and|of|to|with|Save|Saved|New|Invoice|Invoices|Customers|Settings)\b.{0,40}/

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

describe.each(SPEAKERS)('in $tag', ({ tag, name, direction }) => {
  const dataDir = newDataDir()
  const words = wordsOf(tag)
  const found: string[] = []
  let house: House
  let window: Window
  let page: Page

  beforeAll(async () => {
    house = await startHouse({ dataDir })
    window = await openWindow(browser)
    page = window.page
  })
  afterAll(async () => {
    await window?.page.context().close()
    await house?.stop()
    removeDataDir(dataDir)
  })

  let broken = false
  beforeEach(context => {
    // Each step goes on from the one before.
    context.skip(broken)
    onTestFailed(() => {
      broken = true
    })
    tellOnFailure(`${tag} ${context.task.name}`, () => page)
  })

  /** Looks at the page at the desk and on a phone: faults of form, English words, and pictures. */
  async function look(what: string): Promise<void> {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await settled(page)
      found.push(...(await shapeFaults(page)))
      await shoot(page, `${tag}-${what}-${width}`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    found.push(...(await axeFaults(page)))
    const english = ENGLISH.exec(await page.locator('body').innerText())
    if (english) found.push(`${what} says “${english[0]}”`)
  }

  test('the choice on the first page is kept: by the browser, and by the account that is made', async () => {
    await page.goto(house.url)
    await heading(page, 'Welcome to Bordereau').waitFor()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitem', { name }).click()
    await heading(page, words.word('Welcome to Bordereau')).waitFor()
    await page.reload()
    await heading(page, words.word('Welcome to Bordereau')).waitFor()
    const root = page.locator('html')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([
      tag,
      direction,
    ])
    await look('welcome')
    await createAccount(page, words)
    const elsewhere = await openWindow(browser)
    await signInElsewhere(elsewhere.page, house.url, words)
    await elsewhere.page.context().close()
  })

  test('from the company to a paid invoice', async () => {
    await setUpCompany(page, words, tag, look)
    await addCustomer(page, words, tag)
    await look('customers')
    await writeAndIssue(page, words, look)
    await look('invoice')
    const { pdf } = await filesOf(page)
    const paper = await pdfText(pdf)
    // The reader's language is one thing, the customer's another.
    expect(paper).toContain('Rechnung')
    await pay(page, words)
    await page.goto(page.url().replace(/\/invoices\/.*$/, ''))
    await heading(page, words.word('Dashboard')).waitFor()
    await look('dashboard')
  })

  test('nothing was cut, wider than the screen, or left in English', () => {
    expect(found).toEqual([])
    expect(window.complaints).toEqual([])
  })
})

async function createAccount(page: Page, { word }: Words): Promise<void> {
  await page.getByRole('link', { name: word('Create your account') }).click()
  await page.getByLabel(word('Your name')).fill(OWNER.name)
  await page.getByLabel(word('Email address')).fill(OWNER.email)
  await page.getByLabel(word('Password'), { exact: true }).fill('short')
  await page.getByRole('button', { name: word('Create account') }).click()
  await page.getByText(word('Use at least 10 characters'), { exact: true }).waitFor()
  await page.getByLabel(word('Password'), { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: word('Create account') }).click()
  await heading(page, word('Where is your company?')).waitFor()
}

/** In a browser that never heard of the language. */
async function signInElsewhere(page: Page, url: string, { word }: Words): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(page, word('Where is your company?')).waitFor()
}

async function setUpCompany(
  page: Page,
  { word }: Words,
  tag: string,
  look: (what: string) => Promise<void>,
): Promise<void> {
  const go = () => page.getByRole('button', { name: word('Continue') }).click()
  await choose(page, word('Country'), 'france', countryIn(tag, 'FR'))
  await page.getByLabel(word('Legal name')).fill('Atelier Lumière SARL')
  await page.getByRole('button', { name: word('Begin') }).click()
  await heading(page, word('What is your address?')).waitFor()
  await page.getByLabel(word('Street and number')).fill('12 rue des Arts')
  await page.getByLabel(word('Post code')).fill('69002')
  await page.getByLabel(word('City')).fill('Lyon')
  await look('address')
  await go()
  await heading(page, word('Which numbers does your company have?')).waitFor()
  await page.getByLabel('SIREN').fill('732829320')
  await page.getByLabel('N° TVA').fill('FR44732829320')
  await look('numbers')
  await go()
  await heading(page, word('Where should the money go?')).waitFor()
  await page.getByLabel('IBAN').fill('FR7630006000011234567890189')
  await page.getByLabel('BIC').fill('AGRIFRPP')
  await go()
  await heading(page, word('How should your paper look?')).waitFor()
  await go()
  await heading(page, word('How are your invoices numbered?')).waitFor()
  await go()
  await heading(page, word('In which currency and language do you work?')).waitFor()
  await page.getByRole('button', { name: word('Finish'), exact: true }).click()
  await heading(page, word('Dashboard')).waitFor()
}

async function addCustomer(page: Page, { word }: Words, tag: string): Promise<void> {
  await page.getByRole('link', { name: word('Customers') }).click()
  await page.getByRole('link', { name: word('New customer') }).click()
  await heading(page, word('New customer')).waitFor()
  await choose(page, word('Country'), 'deutschland', countryIn(tag, 'DE'))
  await page.getByLabel(word('Legal name')).fill('Müller & Söhne GmbH')
  await page.getByLabel(word('Street and number')).fill('Hauptstraße 1')
  await page.getByLabel(word('Post code')).fill('10115')
  await page.getByLabel(word('City')).fill('Berlin')
  await page.getByLabel('USt-IdNr.').fill('DE136695976')
  await page.getByLabel(word('Email addresses for invoices')).fill('kunde@example.com')
  await page.getByRole('button', { name: word('Add customer') }).click()
  await page.getByRole('link', { name: 'Müller & Söhne GmbH' }).waitFor()
}

async function writeAndIssue(
  page: Page,
  { word, like }: Words,
  look: (what: string) => Promise<void>,
): Promise<void> {
  await page.getByRole('link', { name: word('Invoices') }).click()
  await page.getByRole('link', { name: word('New invoice') }).click()
  await heading(page, word('Draft invoice')).waitFor()
  await page.getByRole('combobox', { name: word('Customer'), exact: true }).fill('söhne')
  await page.getByRole('option', { name: 'Müller & Söhne GmbH' }).click()
  await heading(page, /Müller & Söhne GmbH/).waitFor()
  await page.getByRole('combobox', { name: like('What is sold, line {0}') }).fill('Gestaltung')
  await page.getByRole('textbox', { name: like('Price, line {0}') }).fill('138.66')
  await page.getByRole('textbox', { name: like('Price, line {0}') }).blur()
  await page.getByText(word('Ready to be issued')).first().waitFor()
  await look('draft')
  await page.getByRole('button', { name: word('Issue and send') }).click()
  const question = page.getByRole('dialog', { name: like('Issue {number}?') })
  await question.getByRole('button', { name: word('Issue and send') }).click()
  await page.getByText(word('Issued')).first().waitFor()
  await page.getByRole('button', { name: word('More'), exact: true }).waitFor()
}

async function pay(page: Page, { word, like }: Words): Promise<void> {
  await page.getByRole('button', { name: word('More'), exact: true }).click()
  await page.getByRole('menuitem', { name: word('Record payment') }).click()
  const dialog = page.getByRole('dialog', { name: like('Record a payment from {0}') })
  await dialog.getByRole('button', { name: word('Record payment') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(word('Paid'), { exact: true }).waitFor()
}

function countryIn(tag: string, country: string): string {
  return new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? country
}
