import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { onTestFailed } from 'vitest'
import type { Visitor } from './visitor.ts'

/** A page somebody looks at, and what its console complained of. */
export type Window = { readonly page: Page; readonly complaints: string[] }

const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// Much for a person; little for a machine that runs all tests at once.
const WAIT_MS = 30_000
const SHOTS = join(import.meta.dirname, 'shots')

/** The system's Chromium, without its own traffic. One serves all tests of a file; each has its context. */
export async function startBrowser(): Promise<Browser> {
  const program = process.env['CHROMIUM'] ?? PROGRAMS.find(existsSync)
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
    ],
  })
}

/** A person with a browser of her own: nothing is shared with other windows. */
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
    // What it keeps would stand between the tests and the server; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    ...options,
  })
  return watch(await context.newPage())
}

/** The same, of somebody who is signed in at the address already, as the program is that speaks for her. */
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

/** Signs a window in by the cookie's name and value. */
export async function giveCookie({ page }: Window, cookie: string, url: string): Promise<void> {
  const at = cookie.indexOf('=')
  await page.context().addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }])
}

/** A further tab of the same person. */
export async function openTab(window: Window): Promise<Window> {
  return watch(await window.page.context().newPage())
}

function watch(page: Page): Window {
  page.setDefaultTimeout(WAIT_MS)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() !== 'error') return
    complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  return { page, complaints }
}

/** Waits until the page has its title, nothing on it waits for the server, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
}

/** What can differ between light and dark, wide and narrow; all else axe reads is the same document. */
const BY_LOOK = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
] as const

/** What axe finds on the page as it is now, each as a sentence; by all its rules, or by those of looks only. */
export async function axeFaults(page: Page, of: 'all' | 'look' = 'all'): Promise<string[]> {
  // In the frame of a message nothing runs, not even axe; there are no other frames, for which it would open a page.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]').setLegacyMode(true)
  if (of === 'look') axe.withRules([...BY_LOOK])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${new URL(page.url()).pathname} ${id}: ${node.html.slice(0, 200)}`),
  )
}

/** Words that only programs and programmers use. */
const MACHINE_WORDS =
  /\bundefined\b|\bNaN\b|\[object \w+\]|detail\.\w+|\bbad_request\b|Invalid Date/

/** What is plainly wrong with any page: not one h1, no title, wider than the screen, a machine's words. */
export async function shapeFaults(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const headings = await page.getByRole('heading', { level: 1 }).count()
  const { width, inner, words } = await page.evaluate(() => ({
    width: document.scrollingElement?.scrollWidth ?? 0,
    // Without the scroll bar's place, whether it is there or only kept.
    inner: document.body.offsetWidth,
    words: document.body.innerText,
  }))
  const [machine] = MACHINE_WORDS.exec(words) ?? []
  return [
    ...(headings === 1 ? [] : [`${pathname} has ${headings} headings of level 1`]),
    ...((await page.title()) === '' ? [`${pathname} has no title`] : []),
    ...(width > inner ? [`${pathname} is ${width} px wide on a screen of ${inner} px`] : []),
    ...(machine === undefined ? [] : [`${pathname} says "${machine}"`]),
  ]
}

/** When the running test fails: what was on the page, in words and, with SHOTS set, as a picture. */
export function tellOnFailure(name: string, page: () => Page | undefined): void {
  onTestFailed(async () => {
    const there = page()
    if (there === undefined || there.isClosed()) return
    const words = await there
      .locator('body')
      .ariaSnapshot({ timeout: 2000 })
      .catch(() => 'nothing')
    console.error(`${name} failed at ${there.url()}, where there was:\n${words}`)
    await shoot(there, `failed-${name}`)
  })
}

/** Keeps a picture in e2e/shots when the environment variable SHOTS is set. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env['SHOTS']) return
  mkdirSync(SHOTS, { recursive: true })
  const path = join(SHOTS, `${name.replaceAll(/[^\w.-]+/g, '-')}.png`)
  await page.screenshot({ path, fullPage: true })
}
