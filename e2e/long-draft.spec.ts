import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openAs, reportOnFailure, settled, shoot, startBrowser } from './browser.ts'
import { draftFor, openCompany } from './business.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { expectOk } from './visitor.ts'

const LINES = 160
/** What the last line says, and no other. */
const LAST = 'Delivery to the island'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  const owner = await newPerson()
  await expectOk(owner.send('PATCH', '/api/me', { language: 'en' }))
  const { workspaceId, customerId } = await openCompany(owner)
  const draft = draftFor(customerId)
  const [line] = draft.lines
  const lines = Array.from({ length: LINES }, (_, i) => ({
    ...line,
    id: `line-${i}`,
    name: i === LINES - 1 ? LAST : `Service ${i + 1}`,
    quantity: '1',
    // One price is missing, far below.
    price: i === 120 ? null : '10',
  }))
  const created = await expectOk(
    owner.send('POST', `/api/workspaces/${workspaceId}/invoices`, { draft: { ...draft, lines } }),
  )
  page = (await openAs(browser, owner, sharedApp.url, { viewport: { width: 1280, height: 900 } }))
    .page
  await page.goto(`${sharedApp.url}/w/${workspaceId}/invoices/${String(created['id'])}`)
  await settled(page)
})
afterAll(async () => {
  await browser?.close()
})

const line = (index: number) => page.locator(`li[data-path="lines.${index}"]`)
const price = (index: number) => page.locator(`input[data-path="lines.${index}.price"]`)
const focusedPath = () =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset['path'])
const scrollPage = (top: 'top' | 'bottom') =>
  page.evaluate(to => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), top)

test('a long draft has the texts of all lines, and the fields of those near the window', async () => {
  reportOnFailure('long draft', () => page)
  expect(await line(LINES - 1).textContent()).toContain(LAST)
  expect(await line(LINES - 1).textContent()).toContain('10.00')
  expect(await price(0).count()).toBe(1)
  expect(await price(LINES - 1).count()).toBe(0)
  expect(await page.locator('li[data-path^="lines."]').count()).toBe(LINES)
  expect(await axeViolations(page)).toEqual([])
  await scrollPage('bottom')
  await price(LINES - 1).waitFor()
  await price(0).waitFor({ state: 'detached' })
  await shoot(page, 'long-draft-bottom')
})

test('what is typed into a line is in its text when its fields are gone, and in the totals', async () => {
  reportOnFailure('long draft typed', () => page)
  await scrollPage('bottom')
  await price(LINES - 1).fill('25')
  // The line that is edited keeps its fields wherever it is.
  await scrollPage('top')
  await price(0).waitFor()
  expect(await price(LINES - 1).count()).toBe(1)
  await price(0).click()
  await scrollPage('bottom')
  await price(LINES - 2).waitFor()
  await scrollPage('top')
  await price(LINES - 1).waitFor({ state: 'detached' })
  expect(await line(LINES - 1).textContent()).toContain('25.00')
})

test('a line far away is reached by its finding, by the arrow keys and by Tab', async () => {
  reportOnFailure('long draft focus', () => page)
  await scrollPage('top')
  await price(0).waitFor()
  await page.getByRole('button', { name: 'Go to field' }).first().click()
  await expect.poll(focusedPath).toBe('lines.120.price')
  await page.keyboard.type('12')
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(focusedPath).toBe('lines.150.price')
  await scrollPage('top')
  await price(100).waitFor({ state: 'detached' })
  // Without fields in between, Tab would go on to the end of the page.
  await line(100).focus()
  await expect.poll(focusedPath).toBe('lines.100.name')
})

test('a line that is added below the drawn ones takes the focus', async () => {
  reportOnFailure('long draft added', () => page)
  await scrollPage('top')
  await price(0).waitFor()
  await page.getByRole('button', { name: 'Add line' }).click()
  await expect.poll(focusedPath).toBe(`lines.${LINES}.name`)
})
