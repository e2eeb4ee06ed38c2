import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RunOptions } from 'axe-core'
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  type ViewportSize,
  chromium,
} from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import { findViolations } from './axe.ts'
import type { Visitor } from './visitor.ts'

/** A browser page with the errors of its console. */
export type Window = { readonly page: Page; readonly consoleErrors: string[] }

/** The first that is there. */
const WHOLE_PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome']
/** Chromium without its windows and the offer to install a page: it takes two thirds of the processor time. */
const PROGRAMS = ['chromium-headless-shell', ...WHOLE_PROGRAMS]
// Much for a person; little for a machine that runs all tests at once.
const WAIT_MS = 120_000
const SHOTS = join(import.meta.dirname, 'shots')

/**
 * The system's Chromium, without its own traffic. One serves all tests of a file; each has its context. `whole`: not its
 * headless shell.
 */
export async function startBrowser({ whole = false } = {}): Promise<Browser> {
  const paths = (whole ? WHOLE_PROGRAMS : PROGRAMS).map(name => `/usr/bin/${name}`)
  const program = process.env['CHROMIUM'] ?? paths.find(existsSync)
  if (program === undefined) {
    throw new Error('Chromium is not installed. On Debian: apt-get install chromium')
  }
  return chromium.launch({
    executablePath: program,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // There is none in most machines that run tests; imitating one costs more than drawing without.
      '--disable-gpu',
      // A page of a test lives for seconds: compiling its code by V8's slowest compiler, and collecting garbage of little
      // space, takes longer than it saves. Without both, pages and checks by axe take a tenth less processor time.
      '--js-flags=--no-opt --min-semi-space-size=32',
    ],
  })
}

/** A window with a browser context of its own: other windows share nothing with it. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // The service worker's cache would hide the server from the tests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    ...options,
  })
  // Of what is waited for beside the page, such as another tab.
  context.setDefaultTimeout(WAIT_MS)
  return watch(await context.newPage())
}

/** A window with the session cookie of a signed-in visitor. */
export async function openAs(
  browser: Browser,
  person: Visitor,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const window = await openWindow(browser, options)
  await giveCookie(window, person.cookie(), url)
  return window
}

/** Sets the session cookie of a window by name and value. */
export async function giveCookie({ page }: Window, cookie: string, url: string): Promise<void> {
  const at = cookie.indexOf('=')
  await page.context().addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }])
}

/** A further tab of the same window. */
export async function openTab(window: Window): Promise<Window> {
  return watch(await window.page.context().newPage())
}

function watch(page: Page): Window {
  page.setDefaultTimeout(WAIT_MS)
  const consoleErrors: string[] = []
  page.on('console', message => {
    if (message.type() !== 'error') return
    consoleErrors.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => consoleErrors.push(`${page.url()}: ${error.message}`))
  return { page, consoleErrors }
}

/** Waits until the page has its title, no request is pending, and no animation runs; an error names what does. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .waitForFunction(
      () =>
        document.querySelector('[aria-busy=true]') === null &&
        document.getAnimations().every(({ playState }) => playState === 'finished'),
    )
    .catch(async (error: unknown) => {
      const pending = await page.evaluate(() => [
        ...[...document.querySelectorAll('[aria-busy=true]')].map(({ outerHTML }) => outerHTML),
        ...document
          .getAnimations()
          .filter(({ playState }) => playState !== 'finished')
          .map(({ playState, effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined
            return `animation ${playState} of ${target}`
          }),
      ])
      const parts = pending.map(part => part.slice(0, 300)).join('\n')
      throw new Error(`${page.url()} does not settle:\n${parts}`, { cause: error })
    })
}

/**
 * Resizes the window and waits for two frames: only then do pages know that another media query holds, and tables have
 * measured their columns.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise(done => void requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Goes to another page of the loaded application, as the browser's buttons Back and Forward do: half of the processor time
 * of loading it, and the script of axe stays. The title of the page before must leave, so that page must have another
 * route.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    for (const title of document.querySelectorAll('h1')) title.dataset['before'] = ''
    const key = crypto.randomUUID().slice(0, 8)
    history.pushState({ usr: null, key, idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await page.locator('h1:not([data-before])').first().waitFor()
  await page.locator('h1[data-before]').waitFor({ state: 'detached' })
}

/** The rules whose result depends on colour scheme or width; for all others axe reads the same document. */
const APPEARANCE_ONLY: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  },
}

/**
 * The violations that axe finds on the page, one line each; by all its rules, or by those of appearance only. A list that is
 * loaded again meanwhile is dimmed, so the page is then examined once more.
 */
export async function axeViolations(page: Page, of: 'all' | 'look' = 'all'): Promise<string[]> {
  const becameBusy = await page.evaluateHandle(() => {
    const seen = { busy: false }
    const observer = new MutationObserver(changes => {
      seen.busy ||= changes.some(({ target }) => (target as Element).ariaBusy === 'true')
    })
    observer.observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
    return seen
  })
  const found = await findViolations(page, of === 'look' ? APPEARANCE_ONLY : {})
  if (found.length > 0 && (await becameBusy.evaluate(({ busy }) => busy))) {
    await settled(page)
    return axeViolations(page, of)
  }
  const { pathname } = new URL(page.url())
  return found.map(({ id, html }) => `${pathname} ${id}: ${html.slice(0, 200)}`)
}

/** Words that must not be in texts for users. */
const TECHNICAL_WORDS =
  /\bundefined\b|\bNaN\b|\[object \w+\]|detail\.\w+|\bbad_request\b|Invalid Date/

/** Errors of any page: not exactly one h1, no title, wider than the screen, technical words. */
export async function pageErrors(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const headings = await page.getByRole('heading', { level: 1 }).count()
  const { width, inner, pageText } = await page.evaluate(() => ({
    width: document.scrollingElement?.scrollWidth ?? 0,
    // The width without the scroll bar, whether it is shown or only reserved.
    inner: document.body.offsetWidth,
    pageText: document.body.innerText,
  }))
  const [technicalWord] = TECHNICAL_WORDS.exec(pageText) ?? []
  return [
    ...(headings === 1 ? [] : [`${pathname} has ${headings} headings of level 1`]),
    ...((await page.title()) === '' ? [`${pathname} has no title`] : []),
    ...(width > inner ? [`${pathname} is ${width} px wide on a screen of ${inner} px`] : []),
    ...(technicalWord === undefined ? [] : [`${pathname} says "${technicalWord}"`]),
  ]
}

/** Waits until the page is settled, saves its screenshot if wanted, and expects no errors by axe and `pageErrors`. */
export async function expectNoErrors(page: Page, name: string): Promise<void> {
  await settled(page)
  await shoot(page, name)
  expect(await axeViolations(page)).toEqual([])
  expect(await pageErrors(page)).toEqual([])
}

/** When the running test fails: logs the text of the page and, with SHOTS set, takes a screenshot. */
export function reportOnFailure(name: string, page: () => Page | undefined): void {
  onTestFailed(async () => {
    const there = page()
    if (there === undefined || there.isClosed()) return
    const pageText = await there
      .locator('body')
      .ariaSnapshot({ timeout: 2000 })
      .catch(() => 'nothing')
    console.error(`${name} failed at ${there.url()}, where there was:\n${pageText}`)
    await shoot(there, `failed-${name}`)
  })
}

/** Saves a screenshot in e2e/shots when the environment variable SHOTS is set. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env['SHOTS']) return
  mkdirSync(SHOTS, { recursive: true })
  const path = join(SHOTS, `${name.replaceAll(/[^\w.-]+/g, '-')}.png`)
  await page.screenshot({ path, fullPage: true })
}
