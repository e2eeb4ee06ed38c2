import type { Page } from 'playwright-core'
import { openAs, startBrowser } from '../../e2e/browser.ts'
import { type Business, draftFor } from '../../e2e/business.ts'
import { type Visitor, expectOk } from '../../e2e/visitor.ts'
import { type Figure, percentile } from './figure.ts'

/** Lines of a draft, with the milliseconds that a key may take until the totals change and until they are painted. */
const SIZES = [
  { lines: 100, totalsMs: 16, paintMs: 50 },
  { lines: 500, totalsMs: 32, paintMs: 100 },
] as const
const KEYS = 60
/** The processor of a cheap phone, as in Lighthouse. */
const SLOWDOWN = 4

/**
 * The time from a key press in a price of a long draft until the totals have changed, in the page, and until they are
 * painted. The reference is a key press in a bare field of the same page.
 */
export async function editorFigures(
  url: string,
  owner: Visitor,
  business: Business,
): Promise<Figure[]> {
  const browser = await startBrowser()
  const figures: Figure[] = []
  for (const size of SIZES) {
    const { page } = await openAs(browser, owner, url)
    await page.goto(`${url}${await longDraft(owner, business, size.lines)}`)
    figures.push(...(await figuresOf(page, size)))
    await page.close()
  }
  await browser.close()
  return figures
}

/** The path of a new draft with so many lines. */
async function longDraft(
  owner: Visitor,
  { workspaceId, customerId }: Business,
  count: number,
): Promise<string> {
  const [line] = draftFor(customerId).lines
  const lines = Array.from({ length: count }, (_, i) => ({ ...line, id: `line-${i}` }))
  const draft = { ...draftFor(customerId), lines }
  const at = `/api/workspaces/${workspaceId}/invoices`
  const { id } = await expectOk(owner.send('POST', at, { draft }))
  return `/w/${workspaceId}/invoices/${String(id)}`
}

async function figuresOf(
  page: Page,
  { lines, totalsMs, paintMs }: (typeof SIZES)[number],
): Promise<Figure[]> {
  const price = page.getByRole('textbox', { name: 'Price, line 50', exact: true })
  await page.locator('[data-path="lines.49"]').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const bare = percentile(await bareKeys(page), 0.5)
  // Fields far from the window are not drawn, and the bare one was at the end of the page.
  await page.locator('[data-path="lines.49"]').scrollIntoViewIfNeeded()
  await price.click()
  await price.press('End')
  const { keys, painted } = await keysUntilTotals(page)
  const at = `${lines} lines, ${SLOWDOWN}× slower`
  return [
    {
      what: `key to totals, ${at}, p50`,
      value: percentile(keys, 0.5),
      unit: 'ms',
      limit: { at: 'most', value: totalsMs },
      reference: { name: 'key in a bare field', value: bare },
    },
    { what: `key to totals, ${at}, p95`, value: percentile(keys, 0.95), unit: 'ms' },
    {
      what: `key to paint, ${at}, p50`,
      value: percentile(painted, 0.5),
      unit: 'ms',
      limit: { at: 'most', value: paintMs },
    },
  ]
}

/** Digits are typed and deleted again: each changes the sum. */
async function keysUntilTotals(page: Page): Promise<{ keys: number[]; painted: number[] }> {
  await page.evaluate(() => {
    const totals = document.querySelector('article section[aria-label="Totals"]')
    if (totals === null) throw new Error('no totals on the page')
    const [taken, painted]: number[][] = [[], []]
    let began = 0
    addEventListener('keydown', () => (began = performance.now()), { capture: true })
    new MutationObserver(() => {
      const key = began
      if (key === 0) return
      began = 0
      taken?.push(performance.now() - key)
      // The task after a frame runs when the frame was handed over.
      requestAnimationFrame(() => setTimeout(() => painted?.push(performance.now() - key)))
    }).observe(totals, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { taken, painted })
  })
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace')
    await page.waitForFunction(count => Object(globalThis).painted.length > count, key)
  }
  const keys: number[] = await page.evaluate(() => Object(globalThis).taken)
  const painted: number[] = await page.evaluate(() => Object(globalThis).painted)
  return { keys, painted }
}

async function bareKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.id = 'bare'
    document.body.append(field)
    const taken: number[] = []
    let began = 0
    field.addEventListener('keydown', () => (began = performance.now()))
    field.addEventListener('input', () => taken.push(performance.now() - began))
    Object.assign(globalThis, { taken })
  })
  await page.focus('#bare')
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('7')
  const taken: number[] = await page.evaluate(() => Object(globalThis).taken)
  await page.evaluate(() => document.querySelector('#bare')?.remove())
  return taken
}
