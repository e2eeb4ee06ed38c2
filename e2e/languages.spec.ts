import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openWindow,
  resize,
  settled,
  pageErrors,
  shoot,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { OWNER, choose, heading } from './owner.ts'
import { pdfText } from './read-document.ts'
import { filesOf } from './sale.ts'
import { type Translations, translationsOf } from './catalogue-texts.ts'

type SupportedLanguage = {
  readonly tag: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

const ALL_LANGUAGES: readonly SupportedLanguage[] = [
  { tag: 'fr', name: 'Français', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
]
/** Both in `npm run campaign -- pages`. */
const LANGUAGES = process.env['CAMPAIGN'] ? ALL_LANGUAGES : ALL_LANGUAGES.slice(-1)

/** Words that are on nearly every page in English, and in no other supported language. */
const ENGLISH =
  /.{0,40}\b(the|is|and|of|to|with|Save|Saved|New|Invoice|Invoices|Customers|Settings)\b.{0,40}/

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

describe.each(LANGUAGES)('in $tag', ({ tag, name, direction }) => {
  const dataDir = newDataDir()
  const translations = translationsOf(tag)
  const found: string[] = []
  let app: RunningApp
  let window: Window
  let page: Page

  beforeAll(async () => {
    app = await startApp({ dataDir })
    window = await openWindow(browser)
    page = window.page
  })
  afterAll(async () => {
    await window?.page.context().close()
    await app?.stop()
    removeDataDir(dataDir)
  })

  let broken = false
  beforeEach(context => {
    // Each step continues from the one before.
    context.skip(broken)
    onTestFailed(() => {
      broken = true
    })
    reportOnFailure(`${tag} ${context.task.name}`, () => page)
  })

  /** Checks the page in desktop and phone width: layout errors, English words, and screenshots. */
  async function check(what: string): Promise<void> {
    for (const width of [1280, 390]) {
      await resize(page, { width, height: width === 390 ? 844 : 900 })
      await settled(page)
      found.push(...(await pageErrors(page)))
      await shoot(page, `${tag}-${what}-${width}`)
    }
    await resize(page, { width: 1280, height: 900 })
    found.push(...(await axeViolations(page)))
    const english = ENGLISH.exec(await page.locator('body').innerText())
    if (english) found.push(`${what} says “${english[0]}”`)
  }

  test('the language chosen on the first page is stored by the browser and by the new account', async () => {
    await page.goto(app.url)
    await heading(page, 'Welcome to Bordereau').waitFor()
    await page.getByRole('button', { name: 'Language: English' }).click()
    const tickOffset = await page.getByRole('menuitem', { name: 'English' }).evaluate(item => {
      const middleOf = (element: Element | undefined) => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
        return top + height / 2
      }
      return middleOf([...item.querySelectorAll('svg')].at(-1)) - middleOf(item)
    })
    expect(Math.abs(tickOffset)).toBeLessThan(1)
    await page.getByRole('menuitem', { name }).click()
    await heading(page, translations.translate('Welcome to Bordereau')).waitFor()
    await page.reload()
    await heading(page, translations.translate('Welcome to Bordereau')).waitFor()
    const root = page.locator('html')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([
      tag,
      direction,
    ])
    await check('welcome')
    await createAccount(page, translations)
    const newBrowser = await openWindow(browser)
    await signInFromNewBrowser(newBrowser.page, app.url, translations)
    await newBrowser.page.context().close()
  })

  test('from the company to a paid invoice', async () => {
    await setUpCompany(page, translations, tag, check)
    await addCustomer(page, translations, tag)
    await check('customers')
    await writeAndIssue(page, translations, check)
    await check('invoice')
    const { pdf } = await filesOf(page)
    const paper = await pdfText(pdf)
    // The language of the user differs from that of the customer.
    expect(paper).toContain('Rechnung')
    await pay(page, translations)
    await page.goto(page.url().replace(/\/invoices\/.*$/, ''))
    await heading(page, translations.translate('Dashboard ‖ in the navigation: short')).waitFor()
    await check('dashboard')
  })

  test('nothing is truncated, wider than the screen, or in English', () => {
    expect(found).toEqual([])
    expect(window.consoleErrors).toEqual([])
  })
})

async function createAccount(page: Page, { translate }: Translations): Promise<void> {
  await page.getByRole('link', { name: translate('Create your account') }).click()
  await page.getByLabel(translate('Your name')).fill(OWNER.name)
  await page.getByLabel(translate('Email address')).fill(OWNER.email)
  await page.getByLabel(translate('Password'), { exact: true }).fill('short')
  await page.getByRole('button', { name: translate('Create account') }).click()
  await page.getByText(translate('Use at least 10 characters'), { exact: true }).waitFor()
  await page.getByLabel(translate('Password'), { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: translate('Create account') }).click()
  await heading(page, translate('What are you, and where?')).waitFor()
}

/** In a new browser, without a stored language. */
async function signInFromNewBrowser(
  page: Page,
  url: string,
  { translate }: Translations,
): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(page, translate('What are you, and where?')).waitFor()
}

async function setUpCompany(
  page: Page,
  { translate }: Translations,
  tag: string,
  check: (what: string) => Promise<void>,
): Promise<void> {
  const go = () => page.getByRole('button', { name: translate('Continue') }).click()
  await choose(page, translate('Country'), 'france', countryIn(tag, 'FR'))
  await page.getByRole('radio').nth(1).check()
  await page.getByLabel(translate('Legal name')).fill('Atelier Lumière SARL')
  await page.getByRole('button', { name: translate('Start') }).click()
  await heading(
    page,
    translate('Which numbers and which address does your company have?'),
  ).waitFor()
  await page.getByLabel('SIREN').fill('732829320')
  await page.getByLabel(translate('Street and number')).fill('12 rue des Arts')
  await page.getByLabel(translate('Postal code')).fill('69002')
  await page.getByLabel(translate('City')).fill('Lyon')
  await check('identity')
  await go()
  await heading(page, translate('Where should the money go?')).waitFor()
  await page.getByLabel('IBAN').fill('FR7630006000011234567890189')
  await page.getByLabel('BIC').fill('AGRIFRPP')
  await go()
  await heading(page, translate('How should your invoices look?')).waitFor()
  await go()
  await heading(page, translate('How are your invoices numbered?')).waitFor()
  await go()
  await heading(page, translate('How are your emails sent?')).waitFor()
  const finish = page.getByRole('button', { name: translate('Finish'), exact: true })
  await finish.waitFor()
  // With SMTP_URL nothing is asked.
  const myself = page.getByRole('radio').nth(1)
  if ((await myself.count()) > 0) await myself.check()
  await finish.click()
  await heading(page, translate('Dashboard ‖ in the navigation: short')).waitFor()
}

async function addCustomer(page: Page, { translate }: Translations, tag: string): Promise<void> {
  await page.getByRole('link', { name: translate('Customers') }).click()
  await page.getByRole('link', { name: translate('New customer') }).click()
  await heading(page, translate('New customer')).waitFor()
  await choose(page, translate('Country'), 'deutschland', countryIn(tag, 'DE'))
  await page.getByRole('radio').nth(1).check()
  await page.getByLabel(translate('Legal name')).fill('Müller & Söhne GmbH')
  await page.getByLabel(translate('Street and number')).fill('Hauptstraße 1')
  await page.getByLabel(translate('Postal code')).fill('10115')
  await page.getByLabel(translate('City')).fill('Berlin')
  await page.getByLabel('USt-IdNr.').fill('DE136695976')
  await page.getByLabel(translate('Email addresses for invoices')).fill('kunde@example.com')
  await page.getByRole('button', { name: translate('Add customer') }).click()
  await page.getByRole('link', { name: 'Müller & Söhne GmbH' }).waitFor()
}

async function writeAndIssue(
  page: Page,
  { translate, translatePattern }: Translations,
  check: (what: string) => Promise<void>,
): Promise<void> {
  await page.getByRole('link', { name: translate('Invoices') }).click()
  await page.getByRole('link', { name: translate('New invoice') }).click()
  await heading(page, translate('Draft invoice')).waitFor()
  await page.getByRole('combobox', { name: translate('Customer'), exact: true }).fill('söhne')
  await page.getByRole('option', { name: 'Müller & Söhne GmbH' }).click()
  await heading(page, /Müller & Söhne GmbH/).waitFor()
  await page
    .getByRole('textbox', { name: translatePattern('What is sold, line {0}') })
    .fill('Gestaltung')
  await page.getByRole('textbox', { name: translatePattern('Price, line {0}') }).fill('138.66')
  await page.getByRole('textbox', { name: translatePattern('Price, line {0}') }).blur()
  await page.getByText(translate('Ready to be issued')).first().waitFor()
  await check('draft')
  await page.getByRole('button', { name: translate('Issue and send') }).click()
  const question = page.getByRole('dialog', {
    name: translatePattern('Issue {number} and send it?'),
  })
  await question.getByRole('button', { name: translate('Issue and send') }).click()
  await page.getByText(translate('Issued')).first().waitFor()
  await page.getByRole('button', { name: translate('More'), exact: true }).waitFor()
}

async function pay(page: Page, { translate, translatePattern }: Translations): Promise<void> {
  await page.getByRole('button', { name: translate('More'), exact: true }).click()
  await page.getByRole('menuitem', { name: translate('Record payment') }).click()
  const dialog = page.getByRole('dialog', { name: translatePattern('Record a payment from {0}') })
  await dialog.getByRole('button', { name: translate('Record payment') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(translate('Paid'), { exact: true }).waitFor()
}

function countryIn(tag: string, country: string): string {
  return new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? country
}
