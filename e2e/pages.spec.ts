import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  giveCookie,
  openAs,
  openWindow,
  resize,
  settled,
  pageErrors,
  shoot,
  startBrowser,
  reportOnFailure,
  visit,
} from './browser.ts'
import { boxErrors } from './boxes.ts'
import { PASSWORD } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { heading } from './owner.ts'
import { type PageAddress, companyPages, payPages, publicPages } from './page-addresses.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** Number of pages checked in parallel. */
const PARALLEL_WINDOWS = 2
const DESKTOP = { width: 1280, height: 900 }
const WIDE = { width: 1920, height: 1080 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }
const PATIENCE_MS = 1_800_000
const LANGUAGES = ['ar', 'de', 'es', 'fr', 'hi', 'it', 'pl']
/** Every fourth page is measured in one language each; all in every language in `npm run campaign -- pages`. */
const isTurn = (index: number, language: number) =>
  process.env['CAMPAIGN'] !== undefined ||
  (index % 4 === 0 && index % LANGUAGES.length === language)
const SIZES_IN_LANGUAGES = process.env['CAMPAIGN']
  ? [WIDE, DESKTOP, TABLET, PHONE]
  : [DESKTOP, TABLET, PHONE]
/** Colours seldom move a box: light alone, and dark with `npm run campaign -- pages`, which ends in light. */
const SCHEMES_IN_LANGUAGES = process.env['CAMPAIGN']
  ? (['dark', 'light'] as const)
  : (['light'] as const)
/** The page with most cells, measured in every language. */
const IN_ALL_LANGUAGES = 'invoice-draft'
/** Besides a desk, each page is measured on a phone, and on a tablet or a wide screen in turn; on all in the campaign. */
const sizesOf = (turn: number) =>
  process.env['CAMPAIGN'] ? [WIDE, TABLET, PHONE] : [turn % 2 === 0 ? WIDE : TABLET, PHONE]
/** Of so many pages one is looked at in dark as well; all in `npm run campaign -- pages`. */
const DARK_EVERY = process.env['CAMPAIGN'] ? 1 : 3
const DARK_SIZES = process.env['CAMPAIGN'] ? [WIDE, DESKTOP, TABLET, PHONE] : [PHONE]

describe('every page', () => {
  const dataDir = newDataDir()
  const visited = new Set<string>()
  let browser: Browser
  let app: RunningApp
  let owner: Visitor
  let sampleId = ''
  let freshId = ''
  let invitation = ''
  /** Of the tests of languages, whose cache keeps the code. */
  let shared: Window | undefined

  beforeAll(async () => {
    browser = await startBrowser()
    app = await startApp({ dataDir })
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    removeDataDir(dataDir)
  })

  /** Checks pages in desktop width and light, on a phone, and a sample of them in dark there; errors, one line each. */
  async function checkPages(places: readonly PageAddress[], cookie?: string): Promise<string[]> {
    // Pages of one route, which follow one another in the list, are told apart: only to another route is it a visit.
    const queue = [0, 1, 2, 3, 4].flatMap(turn => places.filter((_, index) => index % 5 === turn))
    const windows = Array.from({ length: PARALLEL_WINDOWS }, async () => {
      const window = await openWindow(browser, { viewport: DESKTOP })
      if (cookie !== undefined) await giveCookie(window, cookie, app.url)
      const errors: string[] = []
      const open = opener(window.page, app.url)
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        visited.add(next.route)
        const turn = places.indexOf(next)
        errors.push(...(await checkPage(window.page, open, next, turn).catch(unseen(next))))
      }
      await window.page.context().close()
      return [
        ...errors,
        ...window.consoleErrors.filter(consoleError => !REFUSED.test(consoleError)),
      ]
    })
    return (await Promise.all(windows)).flat()
  }

  test('of a fresh instance, up to the sample company', async () => {
    const window = await openWindow(browser)
    const { page } = window
    reportOnFailure('explore', () => page)
    expect(await checkPages([{ route: 'welcome', at: '', name: 'welcome' }])).toEqual([])
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Explore with sample data' }).click()
    // A year of business is made, with all its paper.
    await heading(page, 'Dashboard').waitFor({ timeout: 240_000 })
    await page.getByRole('link', { name: '1 accepted quote is waiting to be invoiced' }).waitFor()
    await page.getByRole('link', { name: '1 quote is waiting for an answer' }).waitFor()
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    expect(window.consoleErrors).toEqual([])
    sampleId = /\/w\/([^/?]+)/.exec(page.url())?.[1] ?? ''
    const [session] = await page.context().cookies()
    owner = visitor(() => app.url, `${session?.name}=${session?.value}`)
    await page.context().close()
  })

  test('of the sample company and of the wizard', { timeout: PATIENCE_MS }, async () => {
    // The guest of the test before, whose sample company is checked.
    await expectOk(
      owner.send('POST', '/api/sign-up', {
        name: 'Ada Martin',
        email: 'ada@example.com',
        password: PASSWORD,
      }),
    )
    const fresh = { country: 'FR', legalName: 'Atelier Neuf SARL' }
    freshId = String((await expectOk(owner.send('POST', '/api/workspaces', fresh)))['workspaceId'])
    const invited = owner.send('POST', `/api/workspaces/${freshId}/invitations`, {
      email: 'comptable@example.com',
      role: 'accountant',
    })
    invitation = new URL(String((await expectOk(invited))['link'])).pathname.slice(1)
    const addresses = await companyPages(owner, sampleId, freshId)
    expect(await checkPages(addresses, owner.cookie())).toEqual([])
  })

  test('that customers and visitors without an account see', async () => {
    const addresses = [...(await payPages(owner, sampleId)), ...publicPages(invitation)]
    expect(await checkPages(addresses)).toEqual([])
  })

  test.each(LANGUAGES)('keeps its boxes in %s', { timeout: PATIENCE_MS }, async tag => {
    await expectOk(owner.send('PATCH', '/api/me', { language: tag }))
    const addresses = [...(await companyPages(owner, sampleId, freshId))]
    if (process.env['CAMPAIGN'])
      addresses.push(...(await payPages(owner, sampleId)).map(inLanguage(tag)))
    shared ??= await openAs(browser, owner, app.url)
    const { page } = shared
    reportOnFailure(`boxes in ${tag}`, () => page)
    const errors: string[] = []
    const turn = LANGUAGES.indexOf(tag)
    const measured = addresses.filter(
      ({ name, title }, index) =>
        // An address with a title leads on to a page that is measured itself.
        title === undefined && (name === IN_ALL_LANGUAGES || isTurn(index, turn)),
    )
    const open = opener(page, app.url)
    for (const next of measured) {
      const { name } = next
      await open(next)
      for (const scheme of SCHEMES_IN_LANGUAGES) {
        await page.emulateMedia({ colorScheme: scheme })
        const found = await errorsAt(page, SIZES_IN_LANGUAGES)
        await shoot(page, `${tag}-${name}-${scheme}`)
        errors.push(...found.map(error => `${name}, ${scheme}: ${error}`))
      }
      if (process.env['CAMPAIGN']) errors.push(...(await looksOf(page, `${tag}, ${name}`)))
    }
    await expectOk(owner.send('PATCH', '/api/me', { language: 'en' }))
    expect(errors).toEqual([])
  })

  test('whose code no longer exists after a newer release says so', async () => {
    const addresses = await companyPages(owner, sampleId, freshId)
    for (const [role, name, address] of [
      ['link', 'Payments', 'invoice-overdue'],
      ['button', 'Add a link', 'settings-branding'],
    ] as const) {
      const at = addresses.find(one => one.name === address)?.at ?? ''
      const window = await openWindow(browser)
      reportOnFailure(`code gone behind ${name}`, () => window.page)
      await giveCookie(window, owner.cookie(), app.url)
      await window.page.goto(`${app.url}/${at}`)
      await settled(window.page)
      await window.page.route('**/assets/*', route => route.fulfill({ status: 404 }))
      await window.page.getByRole(role, { name, exact: true }).click()
      await window.page.getByText('The page could not be loaded').waitFor()
      await window.page.getByRole('button', { name: 'Reload' }).waitFor()
      await window.page.context().close()
    }
  })

  test('every route of the router is checked', () => {
    const web = join(import.meta.dirname, '../web/src')
    const files = readdirSync(join(web, 'app')).filter(name => name.includes('route'))
    const text = files.map(name => readFileSync(join(web, 'app', name), 'utf8')).join('\n')
    const routes = [...text.matchAll(/\bpage\(\s*'([^']+)'/g)].map(([, route = '']) => route)
    expect(routes.length).toBeGreaterThan(25)
    // Only the development server has the catalogue of ui.
    expect(routes.filter(route => route !== 'catalogue' && !visited.has(route))).toEqual([])
  })
})

const inLanguage =
  (tag: string) =>
  (page: PageAddress): PageAddress => ({ ...page, at: `${page.at}?lang=${tag}` })

/** What axe finds on the page as it is on a phone, in light and in dark. */
async function looksOf(page: Page, name: string): Promise<string[]> {
  const height = await lengthOf(page)
  await resize(page, { ...PHONE, height })
  const errors: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const found = await axeViolations(page, 'look')
    errors.push(...found.map(error => `${name}, phone, ${colorScheme}: ${error}`))
  }
  return errors
}

/** Browser messages about addresses that the test expects to be unknown. */
const REFUSED = /\/(reset|verify|invitation|pay|portal)\/never-(sent|given).* status of 4\d\d/

const unseen =
  ({ name }: PageAddress) =>
  (error: unknown): string[] => [`${name} was not seen: ${String(error)}`]

/**
 * Opens addresses one after another: a page of a company after one of another route by the application itself, as a link
 * does, and everything else by loading, as a bookmark does. `npm run campaign -- pages` loads all.
 */
function opener(page: Page, url: string): (next: PageAddress) => Promise<void> {
  let before: PageAddress | undefined
  return async next => {
    const leftFrom = before
    before = undefined
    const isVisit =
      leftFrom?.at.startsWith('w/') === true &&
      next.at.startsWith('w/') &&
      next.title === undefined &&
      next.route !== leftFrom.route
    if (isVisit && !process.env['CAMPAIGN']) await visit(page, `/${next.at}`)
    else await page.goto(`${url}/${next.at}`)
    if (next.title) await heading(page, next.title).waitFor()
    await settled(page)
    // On a wide screen Settings leads on to its first page.
    before = page.url().endsWith(`/${next.at}`) ? next : undefined
  }
}

/** One visit; then light and dark, desk and phone follow as a window follows its person. */
async function checkPage(
  page: Page,
  open: (next: PageAddress) => Promise<void>,
  next: PageAddress,
  turn: number,
): Promise<string[]> {
  const { name } = next
  await resize(page, DESKTOP)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(next)
  const light = [...(await axeViolations(page)), ...(await pageErrors(page))]
  await shoot(page, `${name}-1280-light`)
  const boxes = [...(await boxErrors(page)), ...(await errorsAt(page, sizesOf(turn)))]
  await shoot(page, `${name}-390-light`)
  const dark = turn % DARK_EVERY === 0 ? await darkErrors(page, name) : []
  return [
    ...light.map(fault => `${name}, desk, light: ${fault}`),
    ...boxes.map(fault => `${name}: ${fault}`),
    ...dark.map(fault => `${name}, dark: ${fault}`),
  ]
}

/** The errors of the page and of its boxes at each of these sizes. */
async function errorsAt(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await resize(page, size)
    await settled(page)
    found.push(...(await pageErrors(page)), ...(await boxErrors(page)))
  }
  return found
}

/** In dark: the errors of boxes on a phone, in the campaign at all sizes, and what axe finds on a phone. */
async function darkErrors(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const found = await errorsAt(page, DARK_SIZES)
  // An element under the bottom bar is a matter of scrolling, not an error of the page.
  await resize(page, { ...PHONE, height: await lengthOf(page) })
  found.push(...(await axeViolations(page, 'look')))
  await shoot(page, `${name}-390-dark`)
  if (process.env['SHOTS']) {
    await resize(page, DESKTOP)
    await shoot(page, `${name}-1280-dark`)
  }
  return found
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(innerHeight, document.scrollingElement?.scrollHeight ?? 0))
}
