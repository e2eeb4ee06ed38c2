import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Window,
  openAs,
  openTab,
  openWindow,
  reportOnFailure,
  resize,
  settled,
  startBrowser,
  visit,
} from './browser.ts'
import { type Business, PASSWORD, draftFor, openBusiness } from './business.ts'
import { BRANDS, NETWORKS, acceptBrands, linkNetworks } from './company-marks.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { hasFocus, heading } from './owner.ts'
import { button, eventually, press, setBrandAddress, useParts } from './catalogue-parts.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'
// One test for each value the specification fixes, through the interface. docs/specification.md lists them.

const parts = useParts()
const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let business: Business
let invoiceId = ''
let plain: Window | undefined

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir })
  owner = visitor(() => app.url)
  business = await openBusiness(owner)
  // A faked clock would distort the browser's own measurements.
  await expectOk(owner.send('PATCH', at('monitoring'), { recording: false }))
  const draft = await expectOk(
    owner.send('POST', at('invoices'), { draft: draftFor(business.customerId) }),
  )
  invoiceId = String(draft['id'])
  await expectOk(owner.send('POST', at(`invoices/${invoiceId}/issue`), { version: 1 }))
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
const inside = (path: string) => `${app.url}/w/${business.workspaceId}${path}`

const MORNING = new Date('2026-11-20T10:00:00')
const NOON = new Date('2026-11-20T12:00:00')

/** The owner at a page: in a tab of one window, whose cache keeps the code, or with a faked clock in a window of its own. */
async function openAt(path: string, { timed = false } = {}): Promise<Window> {
  const own = () => openAs(browser, owner, app.url)
  const window = timed ? await own() : await openTab((plain ??= await own()))
  if (timed) await window.page.clock.install({ time: MORNING })
  await window.page.goto(inside(path))
  await settled(window.page)
  reportOnFailure(path, () => window.page)
  return window
}

async function closeWithoutErrors({ page, consoleErrors }: Window): Promise<void> {
  await page.close()
  expect(consoleErrors).toEqual([])
}

/** The pay page of the customer. */
async function openPayPage(): Promise<Page> {
  const { payLink } = await expectOk(owner.get(at(`invoices/${invoiceId}`)))
  const { page } = await openWindow(browser)
  await page.goto(`${String(payLink)}?lang=en`)
  return page
}

describe('1: pictures', () => {
  test('the logos of cards and wallets are in Settings, on the pay page and in the payments', async () => {
    const url = 'https://pay.example/atelier'
    // All but two are chosen by the API: the dialog is the same for each.
    await acceptBrands(owner, at('company'), url)
    const window = await openAt('/settings/bank')
    const { page } = window
    for (const name of BRANDS) await page.getByRole('img', { name, exact: true }).waitFor()
    for (const name of ['Visa', 'Stripe']) {
      await page.getByRole('checkbox', { name, exact: true }).check()
      await setBrandAddress(page, name, url)
    }
    await page.getByText('Saved', { exact: true }).waitFor()
    const pay = await openPayPage()
    for (const name of BRANDS) {
      const method = pay.getByRole('link', { name: `Pay with ${name}`, exact: true })
      expect(await method.locator('.mark svg path').count(), name).toBe(1)
    }
    await pay.context().close()
    const paid = { customerId: business.customerId, date: '2026-11-20', currency: 'EUR' }
    const how = { method: 'card', brand: 'visa', reference: '', note: '', allocations: [] }
    await expectOk(owner.send('POST', at('payments'), { ...paid, amount: '1', ...how }))
    await visit(page, inside('/payments'))
    await page.getByRole('row').getByRole('img', { name: 'Visa' }).waitFor()
    await closeWithoutErrors(window)
  })

  test('the logos of networks are beside links in Settings, on the pay page and in the sharing dialog', async () => {
    // All but the last are stored by the API; network.test.ts finds each network by its address.
    await linkNetworks(owner, at('company'))
    const window = await openAt('/settings/branding')
    const { page } = window
    await button(page, 'Add a link').click()
    await page.getByLabel('Address of your page').fill('https://t.me/atelier')
    await press(page, 'Enter')
    for (const name of NETWORKS) await page.getByRole('img', { name, exact: true }).waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    const pay = await openPayPage()
    const links = pay.getByRole('navigation', { name: 'Atelier Lumière SARL elsewhere' })
    expect(await links.getByRole('link').count()).toBe(8)
    expect(await links.locator('a svg path').count()).toBe(8)
    await pay.context().close()
    await visit(page, inside(`/invoices/${invoiceId}`))
    await button(page, 'Share payment link').click()
    const whatsapp = page.getByRole('menuitem', { name: 'WhatsApp' })
    expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*%2Fpay%2F/)
    expect(await page.getByRole('menuitem', { name: 'Telegram' }).locator('svg').count()).toBe(1)
    await closeWithoutErrors(window)
  })

  test('every country has its flag, and none is without its name', async () => {
    const window = await openAt('/customers/new')
    const { page } = window
    await page.getByRole('combobox', { name: 'Country' }).click()
    // The list is loaded when the field is used for the first time.
    await page.locator('[role="option"]').first().waitFor()
    const options = await page.locator('[role="option"]').evaluateAll(all =>
      all.map(option => ({
        name: option.textContent?.trim() ?? '',
        flag: option.querySelector('img')?.getAttribute('src') ?? '',
      })),
    )
    expect(options.length).toBe(249)
    expect(options.filter(({ name }) => name === '')).toEqual([])
    const unknown = await (await fetch(`${app.url}/flags/xx.svg`)).text()
    const drawings = await Promise.all(
      options.map(async ({ flag }) => (await fetch(app.url + flag)).text()),
    )
    expect(drawings.filter(svg => !svg.startsWith('<svg') || svg === unknown)).toEqual([])
    // The country's name in its own language may follow.
    const first = options.slice(0, 6).map(({ name }) => name)
    for (const name of ['France', 'India', 'Poland', 'United States'])
      expect(first.filter(optionName => optionName.startsWith(name))).toHaveLength(1)
    await page.getByRole('combobox', { name: 'Country' }).fill('भारत')
    await page.getByRole('option', { name: /^India/ }).click()
    await closeWithoutErrors(window)
  })

  test('each of the outline icons is used', async () => {
    const window = await openAt('')
    const { page } = window
    const has = (name: string) => page.locator(`svg[data-icon="${name}"]:visible:has(path)`).first()
    for (const [path, names] of [
      ['', ['chart', 'bell', 'calendar', 'mail']],
      ['/invoices?sort=-amount', ['cloud-download', 'arrow-down']],
      [`/invoices/${invoiceId}`, ['send']],
      ['/settings/branding', ['layers']],
      ['/settings/notifications', ['notification']],
    ] as const) {
      if (path !== '') await visit(page, inside(path))
      for (const name of names) await has(name).waitFor()
    }
    await visit(page, inside('/settings/currencies'))
    await page.getByRole('combobox', { name: 'Currency' }).first().click()
    for (const name of ['euro', 'dollar', 'rupee', 'pound', 'zloty']) await has(name).waitFor()
    await visit(page, inside(`/invoices/${invoiceId}`))
    await button(page, 'Share payment link').click()
    await has('envelope').waitFor()
    await press(page, 'Escape')
    await resize(page, { width: 390, height: 844 })
    await visit(page, inside(''))
    await has('menu').waitFor()
    await closeWithoutErrors(window)
  })
})

describe('2: the router', () => {
  test('a requested page is reached through sign-in; back, forward, reload and a deep link lead there', async () => {
    const window = await openWindow(browser)
    const { page } = window
    await page.goto(inside('/invoices?tab=open&sort=-amount'))
    await heading(page, 'Sign in').waitFor()
    await page.getByLabel('Email address').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await heading(page, 'Invoices').waitFor()
    expect(page.url()).toBe(inside('/invoices?tab=open&sort=-amount'))
    await page.getByRole('link', { name: 'Customers' }).click()
    await heading(page, 'Customers').waitFor()
    expect(await page.title()).toBe('Customers · Atelier Lumière SARL · Bordereau')
    await eventually(() => hasFocus(heading(page, 'Customers'))).toBe(true)
    await page.goBack()
    await heading(page, 'Invoices').waitFor()
    expect(page.url()).toBe(inside('/invoices?tab=open&sort=-amount'))
    await page.goForward()
    await heading(page, 'Customers').waitFor()
    await page.reload()
    await heading(page, 'Customers').waitFor()
    await closeWithoutErrors(window)
  })

  test('an unknown address says so, and another company is not accessible', async () => {
    const window = await openAt('/nowhere')
    const { page } = window
    await heading(page, 'Page not found').waitFor()
    await page.getByRole('link', { name: 'To the dashboard' }).click()
    await heading(page, 'Dashboard').waitFor()
    await page.goto(`${app.url}/nowhere`)
    await page.getByText('There is nothing at this address').waitFor()
    await page.goto(`${app.url}/w/${invoiceId}/invoices`)
    await page.getByText('You cannot open this company').waitFor()
    expect(await page.title()).toContain('No access')
    await closeWithoutErrors(window)
  })

  test('a page is preloaded when its link is hovered, and unsaved changes ask first', async () => {
    const window = await openAt('/customers')
    const { page } = window
    const fetched = page.waitForRequest(/\/assets\/items-.*\.js/)
    await page.getByRole('link', { name: 'Items' }).hover()
    await fetched
    await page.goto(inside('/customers/new'))
    await page.getByLabel('Legal name').fill('Half a name')
    await page.getByRole('link', { name: 'Items' }).click()
    const asked = page.getByRole('dialog')
    await asked.waitFor()
    await press(page, 'Escape')
    expect(await page.getByLabel('Legal name').inputValue()).toBe('Half a name')
    await closeWithoutErrors(window)
  })
})

describe('5: the dialog facility and the icon element', () => {
  test('an invalid email address is refused with “Invalid email address”', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Prompt email').click()
    await page.getByLabel('Your email').fill('nowhere')
    await press(page, 'Enter')
    await page.getByText('Invalid email address', { exact: true }).waitFor()
  })

  test('an invalid web address is refused with “Invalid URL”', async () => {
    const window = await openAt('/settings/bank')
    const { page } = window
    await page.getByRole('checkbox', { name: 'PayPal' }).check()
    await button(page, 'Address for PayPal').click()
    await page.getByLabel('Address of the page').fill('nowhere')
    await press(page, 'Enter')
    await page.getByText('Invalid URL', { exact: true }).waitFor()
    await press(page, 'Escape')
    await closeWithoutErrors(window)
  })

  test('an icon has the size of its attribute: 1 rem, the named steps, a class, or a width and height', async () => {
    const page = await parts.open('pictures')
    const sizes = { sm: 14, lg: 20, xl: 24, xxl: 32 }
    const steps = Object.fromEntries([3, 4, 5, 6, 7, 8, 9].map(rem => [`${rem}xl`, rem * 16]))
    for (const [size, pixels] of Object.entries({ ...sizes, ...steps })) {
      const box = await page.getByRole('img', { name: `Bell, ${size}` }).boundingBox()
      expect([box?.width, box?.height], size).toEqual([pixels, pixels])
    }
    const unnamed = page.locator('section', { hasText: 'Sizes' }).locator('svg[aria-hidden]')
    const boxes = unnamed.evaluateAll(all => all.map(svg => [svg.clientWidth, svg.clientHeight]))
    // By the catalogue's class, and by its width and height.
    expect(await boxes).toEqual([
      [40, 40],
      [56, 28],
    ])
  })
})

describe('9: times, widths and labels', () => {
  test('a toast hides after 5000 ms', async () => {
    const window = await openAt('/settings/account', { timed: true })
    const { page } = window
    await page.getByLabel('Your name').fill('Ada M. Martin')
    await page.getByLabel('Your name').blur()
    await button(page, 'Undo').waitFor()
    await page.clock.pauseAt(NOON)
    await button(page, 'Undo').click()
    const toast = page.locator('[data-toasts] li')
    await toast.getByText('Previous version restored.').waitFor()
    await page.clock.runFor(4999)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(1)
    await toast.waitFor({ state: 'detached' })
    await closeWithoutErrors(window)
  })

  test('the highlights on sign-in advance every 5000 ms, pause while hovered, and can be stopped', async () => {
    const window = await openWindow(browser, { reducedMotion: 'no-preference' })
    const { page } = window
    await page.clock.install({ time: MORNING })
    await page.goto(`${app.url}/sign-in`)
    const carousel = page.getByRole('region', { name: 'What Bordereau does' })
    await carousel.waitFor()
    const first = carousel.getByText('Checked while you type')
    const second = carousel.getByText('Delivered, seen, paid')
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await carousel.getByRole('button', { name: 'Next' }).click()
    await carousel.hover()
    await page.clock.pauseAt(NOON)
    expect(await first.isVisible()).toBe(true)
    await page.clock.runFor(60_000)
    expect(await first.isVisible()).toBe(true)
    await page.getByLabel('Email address').focus()
    await page.mouse.move(2, 2)
    await page.clock.runFor(4999)
    expect(await first.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await eventually(() => second.isVisible()).toBe(true)
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(2, 2)
    await page.getByLabel('Email address').focus()
    await page.clock.runFor(60_000)
    expect(await second.isVisible()).toBe(true)
    await closeWithoutErrors(window)
  })

  test('the gallery of paper designs is a carousel that does not move with reduced motion', async () => {
    const window = await openAt('/settings/branding', { timed: true })
    const { page } = window
    const gallery = page.getByRole('region', { name: 'Document designs' })
    await gallery.getByRole('img', { name: 'Your document in the design Classic' }).waitFor()
    await page.clock.pauseAt(NOON)
    await page.clock.runFor(60_000)
    expect(await gallery.getByText('In use').isVisible()).toBe(true)
    await page.clock.resume()
    await gallery.getByRole('button', { name: 'Modern, 2 of 8' }).click()
    await gallery.getByRole('img', { name: 'Your document in the design Modern' }).waitFor()
    await gallery.getByRole('button', { name: 'Use the design Modern' }).click()
    await eventually(() => page.getByRole('radio', { name: /Modern/ }).isChecked()).toBe(true)
    await closeWithoutErrors(window)
  })

  test('a toast that the dialog facility raises is 360 px wide', async () => {
    const window = await openAt(`/invoices/${invoiceId}`)
    const { page } = window
    await button(page, 'More').click()
    await page.getByRole('menuitem', { name: 'Mark as sent' }).click()
    await page.getByRole('dialog', { name: 'Mark as sent' }).waitFor()
    await press(page, 'Enter')
    const toast = page.locator('[data-toasts] li').filter({ hasText: 'Marked as sent.' })
    await toast.waitFor()
    expect((await toast.boundingBox())?.width).toBe(360)
    await closeWithoutErrors(window)
  })

  test('the tour is offered once, walked by Previous, Next and Finish, and remains in the help menu', async () => {
    const window = await openAt('')
    const { page } = window
    await button(page, 'Take the tour').click()
    const tour = page.getByRole('dialog', { name: 'Tour of Bordereau' })
    const next = tour.getByRole('button', { name: 'Next', exact: true })
    const seen: string[] = []
    await tour.waitFor()
    for (;;) {
      seen.push((await tour.getByRole('heading').textContent()) ?? '')
      if ((await next.count()) === 0) break
      await next.click()
      await eventually(() => tour.getByRole('heading').textContent()).not.toBe(seen.at(-1))
    }
    expect(seen).toEqual([
      'Welcome to Bordereau',
      'What you are owed',
      'Your next invoice starts here',
      'Customers at home and abroad',
      'Your document',
      'Find anything',
      'Help is here',
    ])
    await tour.getByRole('button', { name: 'Previous', exact: true }).click()
    await tour.getByRole('heading', { name: 'Find anything' }).waitFor()
    await press(page, 'ArrowRight')
    await tour.getByRole('button', { name: 'Finish', exact: true }).click()
    await tour.waitFor({ state: 'detached' })
    expect(page.url()).toBe(inside(''))
    await eventually(async () => (await expectOk(owner.get('/api/me')))['person']).toMatchObject({
      tourSeen: true,
    })
    await page.reload()
    await heading(page, 'Dashboard').waitFor()
    expect(await button(page, 'Take the tour').count()).toBe(0)
    await button(page, 'Help').click()
    await page.getByRole('menuitem', { name: 'Take the tour' }).click()
    await tour.getByRole('heading', { name: 'Welcome to Bordereau' }).waitFor()
    await press(page, 'Escape')
    await tour.waitFor({ state: 'detached' })
    await closeWithoutErrors(window)
  })
})
