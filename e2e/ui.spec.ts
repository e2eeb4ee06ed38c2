import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { button, eventually, focused, press, stopClock, useParts } from './catalogue-parts.ts'

const parts = useParts()

describe('dialogs', () => {
  test('the focus moves in, is trapped, and returns on Escape', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Confirm').click()
    const dialog = page.getByRole('dialog', { name: 'Issue invoice 2026-0042?' })
    await dialog.waitFor()
    await eventually(() => focused(page)).toBe('Issue invoice')
    for (let step = 0; step < 7; step += 1) {
      await press(page, 'Tab')
      expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
    }
    await press(page, 'Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Confirm')
    expect(await page.locator('output').first().textContent()).toBe('false')
  })

  test('a click outside does not lose typed text', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Prompt text').click()
    await page.getByLabel('Your text').fill('half an answer')
    await page.mouse.click(8, 450)
    expect(await page.getByLabel('Your text').inputValue()).toBe('half an answer')
  })

  test('an irreversible action focuses “Cancel”, stays open while busy and shows its error', async () => {
    const page = await parts.openTimed('overlays')
    await button(page, 'Confirm a loss').click()
    await page.getByRole('dialog').waitFor()
    await eventually(() => focused(page)).toBe('Cancel')
    const act = page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' })
    await stopClock(page)
    await act.click()
    await eventually(() => act.getAttribute('aria-busy')).toBe('true')
    await press(page, 'Escape')
    await page.clock.runFor(700)
    await page.getByText('The archive is locked').waitFor()
  })

  test.each([
    ['email', 'nowhere', 'Invalid email address', 'a@b.co'],
    ['url', 'nowhere', 'Invalid URL', 'https://example.com'],
  ])('a prompt for %s refuses “%s” with “%s”', async (kind, bad, message, good) => {
    const page = await parts.open('overlays')
    await button(page, `Prompt ${kind}`).click()
    const field = page.getByLabel(`Your ${kind}`)
    await field.fill(bad)
    await press(page, 'Enter')
    await page.getByText(message, { exact: true }).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill(good)
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('output').first().textContent()).toBe(JSON.stringify(good))
  })

  test('a prompt waits for a check that takes time', async () => {
    const page = await parts.openTimed('overlays')
    await button(page, 'Prompt email').click()
    await page.getByLabel('Your email').fill('taken@example.com')
    await stopClock(page)
    await press(page, 'Enter')
    await page.locator('button[aria-busy=true]').waitFor()
    await page.clock.runFor(400)
    await page.getByText('This address is taken').waitFor()
  })

  test('every kind of prompt opens with the focus in its input', async () => {
    const page = await parts.open('overlays')
    for (const kind of [
      'text',
      'textarea',
      'email',
      'url',
      'number',
      'password',
      'select',
      'range',
    ]) {
      await button(page, `Prompt ${kind}`).click()
      await page.getByRole('dialog').waitFor()
      const inside = page.getByRole('dialog').locator('input:focus, textarea:focus, select:focus')
      await eventually(() => inside.count(), kind).toBe(1)
      await press(page, 'Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  test('Escape closes only the upper of two dialogs', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Stacked').click()
    await page.getByRole('dialog', { name: 'The lower one' }).getByText('Confirm').click()
    await page.getByRole('dialog', { name: 'The upper one' }).waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog', { name: 'The upper one' }).waitFor({ state: 'detached' })
    await page.getByText('Not without the upper one').waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog', { name: 'The lower one' }).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Stacked')
  })

  test('a queued dialog opens when the first is closed', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Queued').click()
    await page.getByRole('dialog', { name: 'The first' }).waitFor()
    expect(await page.getByRole('dialog', { name: 'The second' }).count()).toBe(0)
    await press(page, 'Enter')
    await page.getByRole('dialog', { name: 'The second' }).waitFor()
  })
})

describe('toasts', () => {
  const toasts = (page: Page) => page.locator('[data-toasts] li')

  test('hide after 5000 ms, not before', async () => {
    const page = await parts.openTimed('overlays')
    await stopClock(page)
    await button(page, 'Success').click()
    await toasts(page).waitFor()
    await page.clock.runFor(4999)
    expect(await toasts(page).count()).toBe(1)
    await page.clock.runFor(1)
    await toasts(page).waitFor({ state: 'detached' })
  })

  test('pause while hovered and while focused', async () => {
    const page = await parts.openTimed('overlays')
    await stopClock(page)
    await button(page, 'Undo').click()
    await toasts(page).hover()
    await page.clock.runFor(60_000)
    expect(await toasts(page).count()).toBe(1)
    await page.mouse.move(10, 10)
    await toasts(page).getByRole('button', { name: 'Undo' }).focus()
    await page.clock.runFor(60_000)
    expect(await toasts(page).count()).toBe(1)
    await button(page, 'Success').focus()
    await page.clock.runFor(10)
    await page.locator('[data-toasts] li:not([data-held])').waitFor()
    await page.clock.runFor(5000)
    await toasts(page).waitFor({ state: 'detached' })
  })

  test('are announced politely, and their undo works', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Undo').click()
    expect(await page.locator('[data-toasts] [aria-live=polite]').count()).toBe(1)
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Brought back').waitFor()
    expect(await page.getByText('Customer deleted').count()).toBe(0)
  })

  test('cover neither a window nor the buttons of one, on a low phone', async () => {
    const page = await parts.openTimed('overlays', { viewport: { width: 390, height: 320 } })
    await stopClock(page)
    await button(page, 'Error').click()
    await button(page, 'Modal').click()
    const window = page.getByRole('dialog')
    await window.waitFor()
    await page.clock.runFor(1000)
    const end = async () => {
      const box = await window.boundingBox()
      return box ? box.y + box.height : NaN
    }
    const toast = await toasts(page).boundingBox()
    await eventually(end).toBeLessThanOrEqual(toast?.y ?? NaN)
  })

  test('are 360 pixels wide when the dialog facility raises them', async () => {
    const page = await parts.open('overlays')
    await button(page, 'Dialog toast').click()
    expect((await toasts(page).boundingBox())?.width).toBe(360)
  })
})

describe('lists', () => {
  test('j, k and x move and select; shift selects the range', async () => {
    const page = await parts.open('tables')
    await press(page, 'j', 'j', 'x')
    expect(await page.locator('[data-row-link]:focus').textContent()).toBe('2026-0041')
    await page.getByText('1 selected', { exact: true }).waitFor()
    await press(page, 'k')
    expect(await page.locator('[data-row-link]:focus').textContent()).toBe('2026-0042')
    await page.getByLabel('Select 2026-0039').click({ modifiers: ['Shift'] })
    await page.getByText('3 selected', { exact: true }).waitFor()
    const all = page.getByLabel('Select all rows')
    expect(await all.evaluate(box => box instanceof HTMLInputElement && box.indeterminate)).toBe(
      true,
    )
  })

  test('a column header sorts, and announces the order', async () => {
    const page = await parts.open('tables')
    const head = page.getByRole('columnheader', { name: 'Amount' }).first()
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
  })

  test('on a phone each row has two lines, with amount and customer visible', async () => {
    const page = await parts.open('tables', { viewport: { width: 390, height: 844 } })
    const row = page.locator('[data-row-key]').first()
    expect(await row.getByText('12,480.50').isVisible()).toBe(true)
    expect(await row.getByText('Biuro Łódzkie').isVisible()).toBe(true)
    expect(await row.getByText('3 days late').isVisible()).toBe(false)
    expect((await row.boundingBox())?.height).toBeLessThan(72)
  })
})

describe('fields', () => {
  test('a date is typed as bookkeepers type it, or picked', async () => {
    const page = await parts.open('fields')
    const due = page.getByLabel('Due date')
    await due.fill('+30')
    await press(page, 'Enter')
    expect(await due.inputValue()).toBe('03/12/2026')
    await due.fill('32/13')
    await press(page, 'Tab')
    await page.getByText('This is not a date').waitFor()
    await due.fill('eom')
    await press(page, 'Tab')
    expect(await due.inputValue()).toBe('02/28/2026')
    await page.getByLabel('Open calendar').first().click()
    await page.getByLabel('Friday, February 13, 2026').click()
    expect(await due.inputValue()).toBe('02/13/2026')
  })

  test('an expression is calculated on blur', async () => {
    const page = await parts.open('fields')
    const price = page.getByLabel('Price', { exact: true })
    await price.fill('3*125')
    await press(page, 'Tab')
    expect(await price.inputValue()).toBe('375')
    await price.fill('3**')
    await press(page, 'Tab')
    expect(await price.getAttribute('aria-invalid')).toBe('true')
  })

  test('an option is found by typing, by keyboard alone', async () => {
    const page = await parts.open('fields')
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.focus()
    await page.keyboard.type('polska')
    await page.getByRole('option', { name: 'Poland' }).waitFor()
    await press(page, 'Enter')
    expect(await country.inputValue()).toBe('Poland')
    await page.keyboard.type('nowhere')
    await page.getByText('Nothing found').waitFor()
    await press(page, 'Tab')
    expect(await country.inputValue()).toBe('Poland')
  })

  test('options from the server are paged, and can be created', async () => {
    const page = await parts.open('fields')
    const customer = page.getByRole('combobox', { name: 'Customer' })
    await customer.click()
    await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBe(10)
    await button(page, 'Show more').click()
    await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBe(20)
    await page.keyboard.type('Zebra')
    await page.getByRole('option', { name: 'Create “Zebra”' }).click()
    expect(await customer.inputValue()).toBe('Zebra')
  })
})

const names = [
  'look',
  'pictures',
  'fields',
  'overlays',
  'moving',
  'tables',
  'charts',
  'states',
  'shell',
]

/**
 * The structure is the same in every appearance, so each rule is checked where its result can differ: all of them in
 * light on a desktop, the colours again in dark, and all but the colours from right to left on a phone.
 */
const appearances = [
  ['light', { colorScheme: 'light' }, '', {}],
  ['dark', { colorScheme: 'dark' }, '', { runOnly: 'color-contrast' }],
  [
    'right to left on a phone, dark',
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    '?rtl',
    { rules: { 'color-contrast': { enabled: false } } },
  ],
] as const

/** Overlays: on which part, by which button, the role, and whether Escape closes it. */
const openers = [
  ['overlays', 'Prompt radio', '[role=dialog]'],
  ['overlays', 'Prompt file', '[role=dialog]'],
  ['overlays', 'Modal', '[role=dialog]'],
  ['overlays', 'Sheet', '[role=dialog]'],
  ['overlays', 'Menu', '[role=menu]'],
  ['overlays', 'Popover', '[role=dialog]'],
  ['overlays', 'Undo', '[data-toasts]'],
  ['moving', 'Take the tour', '[aria-modal=true]'],
  ['fields', 'Open calendar', '[role=dialog]'],
] as const

async function violationsOf(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  const found = await findViolations(page, options, within)
  return found.map(({ id, summary, html }) => `${id}: ${summary} ${html}`)
}

describe.each(appearances)('%s', (appearance, options, query, rules) => {
  test('axe finds nothing, open or closed, and nothing is wider than the page', async () => {
    const page = await parts.open('look', options, query)
    for (const part of names) {
      await parts.switchTo(page, part, query)
      expect(await violationsOf(page, rules), part).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.body.offsetWidth,
      )
      expect(overflow, part).toBe(0)
      for (const [on, name, what] of openers) {
        // An overlay has the colours of those already checked.
        if (on !== part || appearance === 'dark') continue
        await page.getByRole('button', { name, exact: true }).first().click()
        await page.locator(what).first().waitFor()
        expect(await violationsOf(page, rules, what), `${appearance}: ${name}`).toEqual([])
        await press(page, 'Escape')
      }
    }
  })
})
