import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openAs,
  openTab,
  openWindow,
  resize,
  settled,
  pageErrors,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { type Business, draftFor, openBusiness } from './business.ts'
import { type RunningApp, freePort, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { heading } from './owner.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let business: Business
let window: Window

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir, port: await freePort() })
  owner = visitor(() => app.url)
  business = await openBusiness(owner)
  window = await openAs(browser, owner, app.url)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

type Issued = { readonly id: string; readonly number: string; readonly payLink: string }

async function issue(): Promise<Issued> {
  const at = `/api/workspaces/${business.workspaceId}/invoices`
  const draft = await expectOk(owner.send('POST', at, { draft: draftFor(business.customerId) }))
  const id = String(draft['id'])
  const { number, payLink } = await expectOk(
    owner.send('POST', `${at}/${id}/issue`, { version: draft['version'] }),
  )
  return { id, number: String(number), payLink: String(payLink) }
}

/** Opens the pay page in a browser of the customer. */
async function openAsCustomer(invoice: Issued): Promise<void> {
  const customer = await openWindow(browser)
  await customer.page.goto(invoice.payLink)
  await customer.page.getByText(invoice.number).first().waitFor()
  await customer.page.context().close()
}

const bell = (page: Page, words: string) =>
  page.getByRole('button', { name: words, exact: true }).waitFor()
/** A machine that runs all tests at once takes its time. */
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read)
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('the bell counts up in every window when the customer opens the page, by one connection', async () => {
  const { page } = window
  reportOnFailure('notifications', () => page)
  const [first, second] = [await issue(), await issue()]
  const streams: string[] = []
  page.context().on('request', request => {
    if (request.url().includes('/notifications/stream')) streams.push(request.url())
  })
  const begun = page.waitForRequest(/notifications\/stream/)
  await page.goto(`${app.url}/w/${business.workspaceId}`)
  await begun
  await bell(page, 'Notifications')
  const status = page.getByRole('status').filter({ hasText: 'unread' })
  expect(await status.count()).toBe(0)
  const other = (await openTab(window)).page
  await other.goto(`${app.url}/w/${business.workspaceId}/invoices/${first.id}`)
  await heading(other, `Invoice ${first.number}`).waitFor()
  await bell(other, 'Notifications')

  await openAsCustomer(first)
  for (const seen of [page, other]) await bell(seen, 'Notifications: 1 unread')
  await status.getByText('Notifications: 1 unread').waitFor()
  // The open page shows it too, without a reload.
  await other.getByText('Viewed by the customer').waitFor()
  expect(streams).toHaveLength(1)

  // The window that holds the connection closes; another one takes over.
  await other.bringToFront()
  const takenOver = other.waitForRequest(/notifications\/stream\?since=\d+/)
  await page.close()
  await takenOver
  await openAsCustomer(second)
  await bell(other, 'Notifications: 2 unread')
  window = { page: other, consoleErrors: window.consoleErrors }
})

test('its panel is navigable by keyboard and links to the events', async () => {
  const { page } = window
  reportOnFailure('notifications-panel', () => page)
  const button = page.getByRole('button', { name: 'Notifications: 2 unread' })
  await button.focus()
  await page.keyboard.press('Enter')
  const links = panel(page).getByRole('link', { name: /^Müller & Söhne GmbH opened/ })
  await links.nth(1).waitFor()
  await settled(page)
  // The tick that marks as read stands beside the icon, in the line of the title.
  const middles = await panel(page)
    .locator('[data-notification]')
    .first()
    .locator('svg')
    .evaluateAll(all =>
      all.map(svg => svg.getBoundingClientRect()).map(box => box.y + box.height / 2),
    )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await soon(() => button.evaluate(it => it === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await links.first().waitFor()
  // The focus arrives shortly after the panel.
  await settled(page)
  const hasFocus = (place: number) =>
    soon(() => links.nth(place).evaluate(it => it === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await hasFocus(0)
  // The popover may focus its panel only now: the notification keeps the focus.
  await panel(page)
    .locator('[data-autofocus]')
    .evaluate(it => it.focus())
  await hasFocus(0)
  await page.keyboard.press('ArrowDown')
  await hasFocus(1)
  await page.keyboard.press('Home')
  await hasFocus(0)
  const newest = await links.first().innerText()
  const [, number = ''] = /opened (\S+)/.exec(newest) ?? []
  await page.keyboard.press('Enter')
  await heading(page, `Invoice ${number}`).waitFor()
  await bell(page, 'Notifications: 1 unread')

  await resize(page, { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await panel(page).getByText('Settings').waitFor()
  await settled(page)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await soon(() => panel(page).getByText('Unread').count()).toBe(0)
  await page.keyboard.press('Escape')
  await bell(page, 'Notifications')
  await resize(page, { width: 1280, height: 900 })
})

test('it reconnects by itself after the server was down', async () => {
  const { page } = window
  reportOnFailure('notifications-restart', () => page)
  const invoice = await issue()
  const port = Number(new URL(app.url).port)
  await app.stop()
  app = await startApp({ dataDir, port })
  await openAsCustomer(invoice)
  await bell(page, 'Notifications: 1 unread')
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await panel(page).getByText(`opened ${invoice.number}`).waitFor()
  await page.keyboard.press('Escape')
})

test('preferences are saved with each change, and undone', async () => {
  const { page } = window
  reportOnFailure('notifications-settings', () => page)
  await page.goto(`${app.url}/w/${business.workspaceId}/settings/notifications`)
  await heading(page, 'Notifications').waitFor()
  const opened = page.getByRole('switch', { name: 'Opened: in the app', exact: true })
  const daily = page.getByRole('switch', { name: 'Payments: by daily email', exact: true })
  await opened.uncheck()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await soon(() => opened.isChecked()).toBe(true)
  const saved = () =>
    page.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
  await Promise.all([saved(), opened.uncheck()])
  await Promise.all([saved(), daily.check()])
  await page.reload()
  await opened.waitFor()
  expect([await opened.isChecked(), await daily.isChecked()]).toEqual([false, true])
  await openAsCustomer(await issue())
  const paths = { at: `/api/workspaces/${business.workspaceId}/notifications/unread` }
  expect(await expectOk(owner.get(paths.at))).toEqual({ unread: 1 })
  await settled(page)
  expect([...(await axeViolations(page)), ...(await pageErrors(page))]).toEqual([])
})
