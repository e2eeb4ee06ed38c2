import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startBrowser } from './browser.ts'
import { serveCatalogue } from './catalogue.ts'
import type { CatalogueServer } from './catalogue.ts'

const morning = new Date('2026-02-10T10:00:00')
const noon = new Date('2026-02-10T12:00:00')

/** Opens a part of the catalogue; any console error fails the test. */
export interface Parts {
  /** In a tab of a window that the tests of the file share, whose cache keeps the code. */
  open: (part: string, options?: BrowserContextOptions, query?: string) => Promise<Page>
  /** In a window of its own, whose clock the test may stop. */
  openTimed: (part: string, options?: BrowserContextOptions) => Promise<Page>
  /** Switches an open page to another part; loaded files are reused. */
  switchTo: (page: Page, part: string, query: string) => Promise<void>
}

/** The catalogue of ui in a browser, for all tests of the calling file. */
export function useParts(): Parts {
  let browser: Browser
  let server: CatalogueServer
  const windows = new Map<string, BrowserContext>()
  const consoleErrors: string[] = []
  beforeAll(async () => {
    server = await serveCatalogue()
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  afterEach(async () => {
    const shared = new Set(windows.values())
    for (const context of browser.contexts())
      if (shared.has(context)) await closePages(context)
      else await context.close()
    expect(consoleErrors.splice(0)).toEqual([])
  })

  const newWindow = (options: BrowserContextOptions) =>
    browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    })

  async function sharedWindow(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const context = windows.get(key) ?? (await newWindow(options))
    windows.set(key, context)
    return context
  }

  async function load(page: Page, at: string): Promise<Page> {
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
    })
    page.on('pageerror', error => consoleErrors.push(error.message))
    await page.goto(`${server.url}${at}`)
    await page.locator('h1').first().waitFor()
    return page
  }

  return {
    async open(part, options = {}, query = '') {
      const context = await sharedWindow(options)
      return load(await context.newPage(), `${query}#${part}`)
    },
    async openTimed(part, options = {}) {
      const page = await (await newWindow(options)).newPage()
      await page.clock.install({ time: morning })
      return load(page, `#${part}`)
    },
    async switchTo(page, part, query) {
      // The part is chosen when the page loads, so it is loaded again.
      await page.goto(`${server.url}${query === '' ? '?' : `${query}&`}${part}#${part}`)
      await page.locator('h1').first().waitFor()
    },
  }
}

/** Nothing that a test stored in a shared window is there for the next one. */
async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await page.evaluate(() => {
      localStorage.clear()
    })
    await page.close()
  }
}

/** Stops the page's clock, so that only the test moves it. */
export const stopClock = (page: Page) => page.clock.pauseAt(noon)

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** A busy machine may be slow; a wrong value is still wrong. */
export const eventually = <T>(read: () => Promise<T>, message?: string) =>
  expect.poll(read, { timeout: 120_000, ...(message === undefined ? {} : { message }) })

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/**
 * In Settings, the page where customers pay with a card or wallet: without an account of a payment provider, a brand
 * can be paid with there only.
 */
export async function setBrandAddress(page: Page, brand: string, url: string): Promise<void> {
  await button(page, `Address for ${brand}`).click()
  const dialog = page.getByRole('dialog', { name: `Where do customers pay with ${brand}?` })
  await dialog.getByLabel('Address of the page').fill(url)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
