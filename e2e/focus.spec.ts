import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAs, reportOnFailure, settled, startBrowser } from './browser.ts'
import { newPerson, sampleOf, sharedApp } from './shared-app.ts'
import type { Visitor } from './visitor.ts'

let browser: Browser
let owner: Visitor
let page: Page
let company = ''

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  company = `w/${await sampleOf(owner)}`
  page = (await openAs(browser, owner, sharedApp.url)).page
})
afterAll(async () => {
  await browser?.close()
})

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()
const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
const dialog = () => page.getByRole('dialog').first()

/** Presses a key on an element, as someone does who came to it by Tab. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus()
  await target.press(key)
}

async function choose(menu: Locator, item: string | RegExp): Promise<void> {
  await press(menu)
  await press(page.getByRole('menuitem', { name: item }).first())
}

/** Opens what is over the page, and closes it by Esc once the focus is inside, since the key is heard there. */
async function openAndLeave(open: () => Promise<void>, opened: () => Locator): Promise<void> {
  await open()
  await opened().waitFor()
  await expect
    .poll(() => opened().evaluate(element => element.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await opened().waitFor({ state: 'detached' })
}

type Act = readonly [name: string, act: () => Promise<void>]

const LIST: readonly Act[] = [
  ['choosing a tab', () => press(link(/^Unpaid/))],
  ['ordering by a column', () => press(button(/^Due/, page.getByRole('columnheader')))],
  [
    'choosing a ready range',
    async () => {
      await press(button('Due', page.getByRole('group', { name: 'Filters' })))
      await press(button('This year'))
    },
  ],
  ['removing a filter', () => press(button(/^Remove.*Due/))],
  ['leaving the columns', () => openAndLeave(() => press(button('Columns')), dialog)],
  ['selecting a row', () => press(page.getByRole('checkbox').nth(1), 'Space')],
  ['clearing the selection by its button', () => press(button('Clear'))],
  ['selecting a row again', () => press(page.getByRole('checkbox').nth(1), 'Space')],
  ['clearing the selection by Esc', () => page.keyboard.press('Escape')],
  [
    'leaving the menu of a row',
    () =>
      openAndLeave(
        () => press(button(/^More for/)),
        () => page.getByRole('menu'),
      ),
  ],
  ['leaving the palette', () => openAndLeave(() => page.keyboard.press('Control+K'), dialog)],
  ['leaving the shortcuts', () => openAndLeave(() => page.keyboard.press('?'), dialog)],
  [
    'saving a view',
    async () => {
      await press(button('Save as a view'))
      await dialog().getByRole('textbox').first().fill('Mine')
      await page.keyboard.press('Enter')
      await dialog().waitFor({ state: 'detached' })
    },
  ],
  [
    'leaving the menu of a view',
    () =>
      openAndLeave(
        () => press(button(/^More for the view/)),
        () => page.getByRole('menu'),
      ),
  ],
  ['deleting a view', () => choose(button(/^More for the view/), 'Delete view')],
]

async function clearByEscape(): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { checked: true }).waitFor({ state: 'detached' })
}

/** On the lists whose rows are archived. */
const ARCHIVE: readonly Act[] = [
  [
    'leaving the menu of a row',
    () =>
      openAndLeave(
        () => press(button(/^More for/)),
        () => page.getByRole('menu'),
      ),
  ],
  ['selecting a row', () => press(page.getByRole('checkbox').nth(1), 'Space')],
  // Although the buttons of the bar are fetched with the first selection.
  ['clearing the selection by Esc', clearByEscape],
  ['selecting a row again', () => press(page.getByRole('checkbox').nth(1), 'Space')],
  ['archiving what is selected', () => press(button('Archive'))],
  ['undoing it', () => press(button('Undo'))],
  ['archiving by the menu of a row', () => choose(button(/^More for/), 'Archive')],
]

const ISSUED: readonly Act[] = [
  [
    'leaving the reminder',
    () => openAndLeave(() => choose(button('More'), 'Send reminder'), dialog),
  ],
  [
    'making a delivery note and deleting it',
    async () => {
      await choose(button('More'), /^Delivery note/)
      await press(button('Create: Delivery note', dialog()))
      await press(button(/^Delete “Delivery note/, dialog()))
      await press(button('Delete'))
      await button(/^Delete “Delivery note/, dialog()).waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
    },
  ],
  ['leaving the credit', () => openAndLeave(() => choose(button('More'), /^Credit/), dialog)],
  [
    'recording a payment',
    async () => {
      await press(button('Record payment'))
      await press(button('Record payment', dialog()))
      await dialog().waitFor({ state: 'detached' })
      await page.getByText('Paid', { exact: true }).first().waitFor()
    },
  ],
  [
    'reversing a payment',
    async () => {
      await choose(button(/^More for the payment/), 'Reverse')
      await dialog().getByRole('textbox').fill('A mistake')
      await page.keyboard.press('Enter')
      await dialog().waitFor({ state: 'detached' })
    },
  ],
]

const EDITOR: readonly Act[] = [
  ['adding a line', () => press(button('Add line'))],
  ['removing a line', () => choose(button('More for line 2'), 'Remove line')],
  ['adding a discount', () => press(button('Discount on the whole document'))],
  ['removing a discount', () => press(button(/^Remove /))],
  [
    'adding a field',
    () => choose(button('Reference, delivery, more'), 'Discount for early payment'),
  ],
  ['removing a field', () => press(button('Remove the discount'))],
  ['undoing', () => press(button('Undo'))],
  ['opening the preview', () => press(button('Preview'))],
  ['closing the preview', () => press(button('Close preview'))],
  ['asking to issue with something left', () => press(button(/^Issue/))],
]

const OTHERS: readonly (readonly [path: string, acts: readonly Act[]])[] = [
  [
    'customers',
    [
      ...ARCHIVE,
      ['choosing a tab', () => press(link('Archived'))],
      ['going back to the first', () => press(link('Active'))],
      ['opening a customer', () => press(page.locator('[data-row-link]').first())],
    ],
  ],
  ['items', ARCHIVE],
  [
    'reports',
    [
      [
        'leaving the exports',
        () =>
          openAndLeave(
            () => press(button('Export')),
            () => page.getByRole('menu'),
          ),
      ],
    ],
  ],
  ['calendar', [['the next month', () => press(button(/^Next/))]]],
  [
    'payments',
    [['leaving a new payment', () => openAndLeave(() => press(button('Record payment')), dialog)]],
  ],
]

const onBody = () => page.evaluate(() => document.activeElement === document.body)

async function perform(acts: readonly Act[]): Promise<void> {
  const lost: string[] = []
  for (const [name, act] of acts) {
    await act().catch((error: unknown) => {
      throw new Error(name, { cause: error })
    })
    await settled(page)
    // The focus may move a frame after the act.
    const stays = await expect
      .poll(onBody, { timeout: 30_000 })
      .toBe(false)
      .then(
        () => false,
        () => true,
      )
    if (stays) lost.push(name)
  }
  expect(lost).toEqual([])
}

async function open(path: string): Promise<void> {
  await page.goto(`${sharedApp.url}/${company}/${path}`)
  await settled(page)
}

describe('the focus is never lost after an act', () => {
  test('in the list of invoices', async () => {
    reportOnFailure('focus list', () => page)
    await open('invoices')
    await perform(LIST)
  })

  test('on an issued invoice', async () => {
    reportOnFailure('focus issued', () => page)
    await open('invoices?tab=overdue')
    await press(page.locator('[data-row-link]').first())
    await button('Record payment').waitFor()
    await perform(ISSUED)
  })

  test('in the editor', async () => {
    reportOnFailure('focus editor', () => page)
    await open('invoices/new')
    await page.getByRole('textbox', { name: 'What is sold, line 1' }).waitFor()
    await perform(EDITOR)
  })

  test.each(OTHERS)('on the page %s', async (path, acts) => {
    reportOnFailure(`focus ${path}`, () => page)
    await open(path)
    await perform(acts)
  })
})
