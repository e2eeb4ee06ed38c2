import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Window,
  openAs,
  openTab,
  reportOnFailure,
  resize,
  settled,
  startBrowser,
} from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { type Translations, translationsOf } from './catalogue-texts.ts'
import { INK_SCALE, inksOf } from './ink.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
/** Of all tests, which open tabs in it: what a tab has loaded, the next one need not. */
let window: Window | undefined
let owner: Visitor
let business: Business
let address = ''

/** Half a pixel, as a reader sees digits under digits. */
const TOLERANCE = 0.5
const LONG_NAME = 'Conception du catalogue d’exposition, 120 pages'
const REVERSE_CHARGE = {
  category: 'AE',
  rate: '0',
  exemptionCode: 'VATEX-EU-AE',
  exemptionReason: 'Reverse charge',
}

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  const draft = draftFor(business.customerId)
  const [line] = draft.lines
  // Amounts that end in the same digit, in words without descenders: their ink is comparable.
  const lines = [
    { ...line, id: '1', name: LONG_NAME, quantity: '12', unit: 'C62', price: '41414' },
    { ...line, id: '2', name: 'Menus', quantity: '2', price: '242.22', tax: REVERSE_CHARGE },
    { ...line, id: '3', name: 'Hosts', quantity: '888', unit: 'KWH', price: '0.012' },
  ]
  const created = await expectOk(
    owner.send('POST', `/api/workspaces/${business.workspaceId}/invoices`, {
      draft: { ...draft, lines, rounding: '0.04' },
    }),
  )
  address = `${sharedApp.url}/w/${business.workspaceId}/invoices/${String(created['id'])}`
})
afterAll(async () => {
  await browser?.close()
})

const draftPath = () => new URL(address).pathname.replace('/w/', '/api/workspaces/')

/** The editor of the draft in a language; its window is then as wide as a test needs. */
async function openEditor(tag: string): Promise<Page> {
  await expectOk(owner.send('PATCH', '/api/me', { language: tag }))
  window ??= await openAs(browser, owner, sharedApp.url, {
    viewport: { width: 1280, height: 1400 },
    deviceScaleFactor: INK_SCALE,
    colorScheme: 'light',
  })
  const { page } = await openTab(window)
  await page.goto(address)
  await settled(page)
  await page.locator('[data-path="lines.2"]').waitFor()
  return page
}

async function setWidth(page: Page, width: number): Promise<void> {
  reportOnFailure(`grid ${width}`, () => page)
  await resize(page, { width, height: 1400 })
  await settled(page)
}

const row = (page: Page, index: number) => page.locator(`[data-path="lines.${index}"]`)
const field = (page: Page, index: number, name: string) =>
  page.locator(`[data-path="lines.${index}.${name}"]`)
const rows = [0, 1, 2] as const

/** The edges of what is printed in cells of the lines. */
async function inks(page: Page, cells: readonly Locator[]) {
  return (await inksOf(page, cells)).map((found, index) => {
    if (found === undefined) throw new Error(`nothing is printed in ${String(cells[index])}`)
    return found
  })
}

/** The largest difference of numbers that should be equal. */
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** The right edges of the amounts of lines and totals but the last, which is larger; without the padding of fields. */
function rightEdges(page: Page, totals: string): Promise<number[]> {
  return page.evaluate(name => {
    const section = document.querySelector(`article section[aria-label="${name}"]`)
    const sums = [...(section?.children ?? [])].slice(0, -1).map(sum => sum.lastElementChild)
    const lines = [...document.querySelectorAll('article [data-path^="lines."] output')]
    return [...lines, ...sums].flatMap(value => {
      const printed = value?.querySelector('input') ?? value
      if (!printed) return []
      const { paddingRight, borderRightWidth } = getComputedStyle(printed)
      const box = printed.getBoundingClientRect()
      return [box.right - parseFloat(paddingRight) - parseFloat(borderRightWidth)]
    })
  }, totals)
}

describe.each(['en', 'de', 'ar'])('the lines of a document in %s', tag => {
  const { translate }: Pick<Translations, 'translate'> =
    tag === 'en' ? { translate: message => message } : translationsOf(tag)

  let page: Page
  beforeAll(async () => {
    page = await openEditor(tag)
  })
  afterAll(() => page?.close())

  test.each([390, 820, 1280, 1920])(
    'have digits under digits, stand on one base line and are uncut at %i px',
    async width => {
      await setWidth(page, width)
      const numbers = ['quantity', 'price'] as const
      const cells = rows.flatMap(index => [
        ...numbers.map(column => field(page, index, column)),
        row(page, index).locator('output'),
      ])
      const printed = await inks(page, [...cells, field(page, 2, 'name')])
      const lines = rows.map(index => printed.slice(3 * index, 3 * index + 3))
      const name = printed.at(-1)
      const folded = await row(page, 1).evaluate(
        line => getComputedStyle(line.firstElementChild ?? line).display === 'flex',
      )
      expect(folded).toBe(width === 390)
      if (!folded) {
        for (const [column, title] of numbers.entries()) {
          // The last digits differ between lines, by the white beside them.
          const edges = lines.map(line => line[column]?.right ?? 0)
          expect(spread(edges), `${title}: ${edges.join(' ')}`).toBeLessThanOrEqual(2 * TOLERANCE)
        }
        const sums = await rightEdges(page, translate('Totals'))
        expect(sums.length).toBeGreaterThan(6)
        expect(spread(sums), sums.join(' ')).toBeLessThanOrEqual(TOLERANCE)
      }
      for (const index of [1, 2]) {
        // Digits are equally high, and a decimal comma goes below the base line.
        const tops = lines[index]?.map(({ top }) => top) ?? []
        expect(spread(tops), `line ${index}: ${tops.join(' ')}`).toBeLessThanOrEqual(TOLERANCE)
      }
      if (!folded && tag === 'en') {
        const bottoms = [name?.bottom ?? 0, lines[2]?.[0]?.bottom ?? 0]
        expect(spread(bottoms), bottoms.join(' ')).toBeLessThanOrEqual(TOLERANCE)
      }
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('article *')]
          .filter(
            ({ childElementCount, tagName }) => childElementCount === 0 && tagName !== 'OPTION',
          )
          .filter(
            element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
          )
          .map(
            element =>
              `${element.className} ${element.getAttribute('aria-label')} ${element.scrollWidth} > ${element.clientWidth}`,
          ),
      )
      expect(cut).toEqual([])
    },
  )
})

test('a name wraps instead of ending in dots, and Enter adds a line', async () => {
  const page = await openEditor('en')
  await setWidth(page, 1280)
  const name = page.getByRole('textbox', { name: 'What is sold, line 1' })
  const { height, whole } = await name.evaluate(element => ({
    height: element.clientHeight,
    whole: element.scrollHeight,
  }))
  expect(height).toBeGreaterThan(40)
  expect(whole).toBeLessThanOrEqual(height)
  await name.fill('Two\nlines')
  await expect.poll(() => name.inputValue()).toBe('Two lines')
  await name.press('Enter')
  await page.getByRole('textbox', { name: 'What is sold, line 4' }).waitFor()
  // The tests below begin with it.
  const saved = async () => (await expectOk(owner.get(draftPath())))['draft'] as { lines: object[] }
  await expect.poll(async () => (await saved()).lines.length).toBe(4)
  await page.close()
})

test('a number is selected when the focus comes to it, so that what is typed replaces it', async () => {
  const page = await openEditor('en')
  const price = page.getByRole('textbox', { name: 'Price, line 1' })
  await price.fill('1234.5')
  await page.keyboard.press('Tab')
  await expect.poll(() => price.inputValue()).toBe('1,234.50')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('2000')
  await page.keyboard.press('Tab')
  await expect.poll(() => price.inputValue()).toBe('2,000.00')
  await page.close()
})

test('the details of a line begin under its name and have its whole width for a long note', async () => {
  const page = await openEditor('en')
  await setWidth(page, 1280)
  await row(page, 1).getByRole('button', { name: 'More for line 2' }).click()
  await page.getByRole('menuitem', { name: 'Discount, period, codes' }).click()
  await field(page, 1, 'note').fill(
    'Supply meant for export under letter of undertaking, '.repeat(3),
  )
  const { cut, lefts, width, whole } = await row(page, 1).evaluate(line => {
    const left = (element: Element | null | undefined) => {
      if (!element) return 0
      const { paddingLeft, borderLeftWidth } = getComputedStyle(element)
      const edge = element.getBoundingClientRect().left
      return edge + parseFloat(paddingLeft) + parseFloat(borderLeftWidth)
    }
    const text = line.querySelector<HTMLElement>('[data-path$=".note"]')
    const label = [...line.querySelectorAll('*')].find(one => one.textContent === 'Note')
    return {
      cut: (text?.scrollHeight ?? 0) > (text?.clientHeight ?? 0) + 1,
      lefts: [left(line.querySelector('[data-path$=".name"]')), left(label)],
      width: text?.clientWidth ?? 0,
      whole: line.clientWidth,
    }
  })
  expect(cut).toBe(false)
  expect(spread(lefts), lefts.join(' ')).toBeLessThanOrEqual(TOLERANCE)
  expect(width).toBeGreaterThan(whole * 0.6)
  await page.close()
})

test('beside the preview a line reads as a sentence', async () => {
  const page = await openEditor('en')
  await setWidth(page, 390)
  const places = await row(page, 0).evaluate(line => {
    const right = (path: string) => line.querySelector(path)?.getBoundingClientRect()
    const boxes = [
      right('[data-path$=".quantity"]'),
      right('[data-path$=".unit"]'),
      right('[data-path$=".price"]'),
      right('output'),
    ]
    return boxes.map(box => ({
      left: box?.left ?? 0,
      middle: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    }))
  })
  const lefts = places.map(({ left }) => left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(spread(places.map(({ middle }) => middle))).toBeLessThanOrEqual(1)
  await page.close()
})

test('sections are written by keyboard, have their sums under the amounts, and take dragged lines', async () => {
  const page = await openEditor('en')
  await setWidth(page, 1280)
  const heading = (line: number) =>
    page.getByRole('textbox', { name: `Section heading, line ${line}` })
  await page.getByRole('textbox', { name: 'What is sold, line 2' }).press('Alt+Enter')
  await expect.poll(() => heading(2).evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Design')
  // The document is in German, and has an empty line of the test before.
  await row(page, 3).getByText('Zwischensumme Design').waitFor()
  await row(page, 3).getByText('495.10').waitFor()
  expect(spread(await rightEdges(page, 'Totals'))).toBeLessThanOrEqual(TOLERANCE)

  // The first line leaves its section, and comes back.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowUp')
  await heading(3).waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await heading(2).waitFor()
  const draftText = async () => JSON.stringify((await expectOk(owner.get(draftPath())))['draft'])
  const saved = async () => (await draftText()).match(/"sectionHeading":"[^"]*"/g)
  await expect.poll(saved).toEqual(['"sectionHeading":"Design"'])

  const arabic = await openEditor('ar')
  await setWidth(arabic, 1280)
  const sums = await rightEdges(arabic, translationsOf('ar').translate('Totals'))
  expect(sums.length).toBeGreaterThan(7)
  expect(spread(sums), sums.join(' ')).toBeLessThanOrEqual(TOLERANCE)
  await arabic.close()

  // A line is dragged by its number into the section, and back.
  const order = async () =>
    [...(await draftText()).matchAll(/"name":"(\w+)/g)].map(([, name]) => name)
  await drag(page, row(page, 0).getByTitle('Drag to move the line'), row(page, 3), 'bottom')
  await expect.poll(order).toEqual(['Menus', 'Hosts', 'Two'])
  await drag(page, row(page, 3).getByTitle('Drag to move the line'), row(page, 0), 'top')
  await expect.poll(order).toEqual(['Two', 'Menus', 'Hosts'])
  await heading(1).waitFor()

  await heading(1).fill('')
  await heading(1).press('Backspace')
  await heading(1).waitFor({ state: 'detached' })
  await expect.poll(saved).toBe(null)
  await page.close()
})

/** By the moves of a pointer, because a browser begins a drag only after some of them. */
async function drag(page: Page, from: Locator, to: Locator, edge: 'top' | 'bottom') {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('not visible')
  await page.mouse.move(start.x + 8, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + 20, start.y + start.height, { steps: 4 })
  await page.mouse.move(end.x + 60, end.y + (edge === 'top' ? 4 : end.height - 4), { steps: 8 })
  await page.mouse.up()
}
