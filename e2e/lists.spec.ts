import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAs, resize, settled, startBrowser, reportOnFailure, visit } from './browser.ts'
import { PASSWORD } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { sampleOf } from './shared-app.ts'
import { tableErrors } from './table-errors.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** Tablets, half windows and small laptops; each list is loaded once and the window resized. */
const ALL_WIDTHS = [720, 768, 820, 900, 960, 1024, 1140] as const
/** All in `npm run campaign -- pages`. */
const WIDTHS = process.env['CAMPAIGN'] ? ALL_WIDTHS : ([720, 900, 1024] as const)
const HEIGHT = 900

/** A list and the API fields whose values its first row must show at every width. */
type List = { readonly path: string; readonly keys?: readonly string[] }

const LISTS: readonly List[] = [
  { path: 'invoices', keys: ['number', 'customerName'] },
  { path: 'invoices?tab=open', keys: ['number', 'customerName'] },
  { path: 'invoices?hide=', keys: ['number', 'customerName'] },
  { path: 'customers', keys: ['name'] },
  { path: 'items', keys: ['name'] },
  { path: 'payments', keys: ['customerName'] },
  { path: 'recurring', keys: ['name', 'customerName'] },
  { path: 'mail', keys: ['subject', 'to'] },
  { path: 'settings/team' },
  { path: 'settings/sessions' },
  { path: 'settings/numbering' },
  { path: 'settings/monitoring' },
]

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let page: Page
let company = ''

beforeAll(async () => {
  browser = await startBrowser()
  // The first person, who owns the instance, has the page of its monitoring.
  app = await startApp({ dataDir })
  owner = visitor(() => app.url)
  const account = { name: 'Ada Martin', email: 'ada@example.com', password: PASSWORD }
  await expectOk(owner.send('POST', '/api/sign-up', account))
  company = `w/${await sampleOf(owner)}`
  page = (await openAs(browser, owner, app.url)).page
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

/** Each list is a page of its own: it is loaded again only where the page before was the same. */
async function open(path: string, width: number): Promise<void> {
  await resize(page, { width, height: HEIGHT })
  const { pathname, search } = new URL(`${app.url}/${company}/${path}`)
  const before = new URL(page.url())
  const isWithin = before.href.startsWith(`${app.url}/${company}`)
  if (isWithin && before.pathname !== pathname) await visit(page, pathname + search)
  else await page.goto(app.url + pathname + search)
  await settled(page)
}

/** The rows of a list from the API. */
async function rowsOf(path: string): Promise<readonly Record<string, unknown>[]> {
  const api = `/api/workspaces/${company.slice(2)}/${path.replace('hide=', '')}`
  return (await expectOk(owner.get(api)))['rows'] as Record<string, unknown>[]
}

describe('between phone and desktop', () => {
  test.each(LISTS)(
    '$path: no header over a row, no column or amount truncated',
    async ({ path, keys }) => {
      reportOnFailure(path, () => page)
      await open(path, 1280)
      const [first] = keys === undefined ? [] : await rowsOf(path)
      const texts = (keys ?? []).map(key => String(first?.[key] ?? ''))
      for (const width of WIDTHS) {
        await resize(page, { width, height: HEIGHT })
        await settled(page)
        // The table chooses its columns once it has been drawn in the new width.
        const errors = () => page.evaluate(tableErrors, texts)
        await expect.poll(errors, { message: `at ${width} px` }).toEqual([])
      }
    },
  )

  test('a column hidden for lack of space returns with enough space', async () => {
    await open('invoices?hide=', 1400)
    const headerCells = () => page.getByRole('columnheader').allInnerTexts()
    const wide = await headerCells()
    await resize(page, { width: 1024, height: HEIGHT })
    await expect.poll(async () => (await headerCells()).length).toBeLessThan(wide.length)
    await resize(page, { width: 1400, height: HEIGHT })
    await expect.poll(headerCells).toEqual(wide)
  })

  test('selecting a row at the end of a list of two-line rows does not scroll the page', async () => {
    await open('invoices', 905)
    await page.getByRole('button', { name: 'Expand menu' }).click()
    const table = page.getByRole('table', { name: 'Invoices' })
    await expect.poll(() => table.getAttribute('data-layout')).toBe('stacked')
    const box = table.getByRole('checkbox').last()
    await box.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const before = await page.evaluate(() => scrollY)
    await box.click()
    await page.getByRole('region', { name: '1 selected' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.evaluate(() => localStorage.clear())
  })

  test('the rail collapses by itself, and stays open once it is opened', async () => {
    await open('invoices', 1024)
    const railWidth = async () => (await page.locator('aside').first().boundingBox())?.width ?? 0
    await expect.poll(railWidth).toBeLessThan(70)
    const cut = await page
      .locator('aside button')
      .evaluateAll(buttons => buttons.filter(one => one.scrollWidth > one.clientWidth).length)
    expect(cut).toBe(0)
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await expect.poll(railWidth).toBeGreaterThan(200)
    await page.reload()
    await settled(page)
    expect(await railWidth()).toBeGreaterThan(200)
    expect(await page.evaluate(tableErrors, [])).toEqual([])
    await page.evaluate(() => localStorage.clear())
  })
})

test.each([390, 820, 1280])(
  'at %i px the button of a date filter is fully visible',
  async width => {
    await open('invoices', width)
    const filters = page.getByRole('group', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Due', exact: true }).click()
    const box = await page.getByRole('button', { name: 'Apply' }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(32)
    await page.keyboard.press('Escape')
  },
)

test('a filter opens its list at once', async () => {
  await open('invoices', 1280)
  const filters = page.getByRole('group', { name: 'Filters' })
  for (const name of ['Customer', 'Currency', 'Type']) {
    await filters.getByRole('button', { name, exact: true }).click()
    await page.getByRole('option').first().waitFor()
    if (name !== 'Type') await page.keyboard.press('Escape')
    if (name !== 'Type') await page.keyboard.press('Escape')
  }
  await page.getByRole('option', { name: 'Credit note', exact: true }).click()
  await filters.getByRole('button', { name: 'Type: Credit note' }).waitFor()
  expect(new URL(page.url()).searchParams.get('type')).toBe('credit_note')
})

test('customers and items are filtered, and an empty result clears the filters', async () => {
  await open('customers', 1280)
  const filters = page.getByRole('group', { name: 'Filters' })
  const rows = () => page.getByRole('table').getByRole('row').allInnerTexts()
  const choose = async (filter: string, typed: string) => {
    await filters.getByRole('button', { name: filter, exact: true }).click()
    await page.getByRole('combobox', { name: filter, exact: true }).fill(typed)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
  }
  await choose('Country', 'Poland')
  await filters.getByRole('button', { name: 'Country: Poland' }).waitFor()
  await choose('Unpaid', 'overdue')
  await filters.getByRole('button', { name: 'Unpaid: With overdue invoices' }).waitFor()
  const owing = await rowsOf('customers?country=PL&owing=overdue')
  expect(owing.length).toBeGreaterThan(0)
  await expect.poll(async () => (await rows()).length).toBe(owing.length + 1)
  expect((await rows()).at(-1)).toContain(owing.at(-1)?.['name'])
  await open('items?taxRate=5.5&currency=USD&supply=services', 1280)
  await page.getByText('No matching item').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await page.getByRole('table', { name: 'Items' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('receivables say the age of what is open once: by column, or in rows of two lines in words', async () => {
  await open('receivables', 1280)
  const table = page.getByRole('table')
  // The sample company has an invoice that is over 90 days late.
  const ages = () => table.getByText('Over 90 days').filter({ visible: true })
  await expect.poll(() => table.getAttribute('data-layout')).toBe('columns')
  expect(await ages().evaluateAll(all => all.map(age => age.closest('th') !== null))).toEqual([
    true,
  ])
  await resize(page, { width: 390, height: HEIGHT })
  await expect.poll(() => table.getAttribute('data-layout')).toBe('stacked')
  expect(await ages().evaluateAll(all => all.map(age => age.closest('td') !== null))).toContain(
    true,
  )
})

test('selected customers are exported and archived together, until it is undone', async () => {
  reportOnFailure('customers', () => page)
  await open('customers', 1280)
  const table = page.getByRole('table', { name: 'Customers' })
  const before = await table.locator('[data-row-key]').count()
  for (const nth of [1, 2]) await table.getByRole('checkbox').nth(nth).check()
  const bar = page.getByRole('region', { name: '2 selected' })
  const saved = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.trimEnd().split('\r\n')).toHaveLength(3)
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect.poll(() => table.locator('[data-row-key]').count()).toBe(before - 2)
  await page.getByText('2 customers are archived.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => table.locator('[data-row-key]').count()).toBe(before)
})

test.each([820, 1280])('at %i px choosing a tab does not move the tabs', async width => {
  await open('invoices', width)
  const tabs = page.getByRole('navigation', { name: 'Invoices by status' })
  const before = await tabs.boundingBox()
  await tabs.getByRole('link', { name: 'Overdue' }).click()
  await page.getByRole('button', { name: 'Save as a view' }).waitFor()
  await settled(page)
  expect(await tabs.boundingBox()).toEqual(before)
})

test('on Settings → Design and links at 1,024 px the gallery is a page one can read', async () => {
  await open('settings/branding', 1024)
  const gallery = page.getByRole('region', { name: 'Document designs' })
  const box = await gallery.boundingBox()
  expect(box?.width).toBeGreaterThan(420)
  const next = await gallery.getByRole('button', { name: 'Next' }).boundingBox()
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThanOrEqual(1024)
  const paper = await gallery.getByRole('img').first().boundingBox()
  expect(paper?.width).toBeGreaterThan(380)
})

test.each([
  [768, 2],
  [900, 2],
  [1024, 2],
  [1280, 4],
])('at %i px the four figures of the dashboard are %i in a row', async (width, inARow) => {
  await open('', width)
  const cards = page.locator('section', { has: page.getByRole('link', { name: FIGURE }) })
  await cards.nth(3).waitFor()
  const tops = await cards.evaluateAll(all =>
    all.map(card => Math.round(card.getBoundingClientRect().top)),
  )
  const rows = Object.values(Object.groupBy(tops, String)).map(row => row?.length)
  expect(rows).toEqual(Array.from({ length: 4 / inARow }, () => inARow))
})

const FIGURE = /^(Outstanding|Overdue|Due in two weeks|Received this month)$/

test.each([800, 1024, 1200])('at %i px a day of the calendar shows names', async width => {
  await open('calendar', width)
  const names = page.locator('[role=gridcell] a [dir=auto]:first-of-type')
  await names.first().waitFor()
  const widths = await names.evaluateAll(labels =>
    labels.map(label => label.getBoundingClientRect().width),
  )
  expect(Math.min(...widths)).toBeGreaterThan(40)
})

test('a report keeps kind, groups and period in its address, and is exported as it is shown', async () => {
  reportOnFailure('report', () => page)
  await open('reports?period=2026', 1280)
  await page.getByRole('link', { name: 'Revenue', exact: true }).click()
  await page.getByRole('link', { name: 'Customer', exact: true }).click()
  const table = page.getByRole('table', { name: 'Revenue without tax' })
  await table.getByRole('row', { name: /Bursztyn Meble/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?period=2026&kind=revenue&by=customer')
  await page.getByRole('button', { name: 'Previous period' }).click()
  await page.getByText('2025', { exact: true }).waitFor()
  await page.goBack()
  await page.getByText('2026', { exact: true }).waitFor()
  await page.reload()
  const total = await table.getByRole('row', { name: /^Total/ }).innerText()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('revenue-by-customer-2026.csv')
  const last =
    readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
      .at(-1) ?? ''
  expect(last).toMatch(/^Total,,,,\d/)
  expect(total.replaceAll(',', '')).toContain(last.split(',')[4])
})
