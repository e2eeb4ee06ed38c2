import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs, settled, startBrowser } from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { heading } from './owner.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

/** docs/performance.md: what a first page may ask for. */
const MAX_REQUESTS = 30
const MAX_SCRIPT_BYTES = 210_000
/**
 * All requests of a first visit with an empty cache up to the first report of the monitoring, which is the last: as
 * Lighthouse counts.
 */
const MAX_REQUESTS_IN_ALL = { Dashboard: 28, Invoices: 30 }

/** What Core Web Vitals call good (web.dev/articles/cls). */
const MAX_LAYOUT_SHIFT = 0.1
/** Where the place of what is late is kept. */
const SMALL_LAYOUT_SHIFT = 0.003
const PHONE = { width: 390, height: 844 }

let browser: Browser
let owner: Visitor
let business: Business

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  const at = `/api/workspaces/${business.workspaceId}/invoices`
  const { id, version } = await expectOk(
    owner.send('POST', at, { draft: draftFor(business.customerId) }),
  )
  await expectOk(owner.send('POST', `${at}/${String(id)}/issue`, { version }))
})
afterAll(async () => {
  await browser?.close()
})

test.each([
  ['Dashboard', ''],
  ['Invoices', '/invoices'],
] as const)('the first visit of %s is few files, and no address twice', async (title, path) => {
  const { page } = await openAs(browser, owner, sharedApp.url)
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.addInitScript(noteWhenShown)
  const reported = page.waitForRequest(/\/intake\//)
  await page.goto(`${sharedApp.url}/w/${business.workspaceId}${path}`)
  await heading(page, title).waitFor()
  await page.getByText('Müller & Söhne GmbH').first().waitFor()
  // What is asked for afterwards does not delay the page; on a busy machine it would be counted too.
  const shownAt = await page.evaluate(() => performance.timeOrigin + Object(globalThis).shownAt)
  const shown = responses.filter(response => response.request().timing().startTime <= shownAt)
  expect(shown).not.toEqual([])
  const addresses = shown.map(response => response.url())
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted())
  expect(shown.length).toBeLessThanOrEqual(MAX_REQUESTS)
  const scripts = shown.filter(response => response.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map(response => response.body()))
  // At the level of the files that the server sends (web/build/compress.ts).
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  await reported
  const all = requests.map(url => new URL(url).pathname)
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_IN_ALL[title])
  await page.context().close()
})

test.each([
  {
    of: 'the dashboard',
    at: '',
    late: /\/setup$/,
    after: /\/dashboard$/,
    shows: 'Set up your company',
  },
  {
    of: 'a report',
    at: '/reports?kind=revenue',
    late: /\/reports\/revenue/,
    after: /\/invoices\/counts/,
    shows: 'Show as table',
  },
  {
    of: 'the settings of bank accounts',
    at: '/settings/bank',
    late: /\/bank-accounts$/,
    after: /\/company$/,
    shows: 'Cards and wallets',
    most: SMALL_LAYOUT_SHIFT,
  },
])(
  'what $of has on a phone does not move when the rest arrives',
  async ({ at, late, after, shows, most = MAX_LAYOUT_SHIFT }) => {
    const { page } = await openAs(browser, owner, sharedApp.url, { viewport: PHONE })
    const first = page.waitForResponse(after)
    await page.route(late, async route => {
      await (await first).finished()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await route.continue()
    })
    await page.addInitScript(noteLayoutShifts)
    await page.goto(`${sharedApp.url}/w/${business.workspaceId}${at}`)
    await page.getByText(shows).waitFor()
    await settled(page)
    expect(await page.evaluate('layoutShift()')).toBeLessThan(most)
    await page.context().close()
  },
)

/** Adds up all layout shifts of the page (web.dev/articles/cls); `layoutShift()` is their sum so far. */
function noteLayoutShifts(): void {
  let sum = 0
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) if ('value' in entry) sum += Number(entry.value)
  }
  const observer = new PerformanceObserver(list => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, {
    layoutShift() {
      add(observer.takeRecords())
      return sum
    },
  })
}

function noteWhenShown(): void {
  new MutationObserver((_, observer) => {
    if (!document.body?.textContent.includes('Müller & Söhne GmbH')) return
    observer.disconnect()
    Object.assign(globalThis, { shownAt: performance.now() })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
