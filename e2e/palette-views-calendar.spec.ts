import ical from 'node-ical'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  expectNoErrors,
  openAs,
  openWindow,
  settled,
  pageErrors,
  shoot,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { type Business, PASSWORD, draftFor, openBusiness } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { heading } from './owner.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let business: Business
let window: Window
/** Issued today, in order of number. */
const numbers: string[] = []

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir, env: { LOG_LEVEL: 'info' } })
  owner = visitor(() => app.url)
  business = await openBusiness(owner)
  for (const days of [3, 14]) numbers.push(await issue(days))
  window = await windowFor(owner)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

/** As patient as the pages are: the machine may run much besides. */
const until = <Value>(read: () => Promise<Value> | Value) => expect.poll(read)

const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
const pageOf = (path: string) => `${app.url}/w/${business.workspaceId}${path}`

async function issue(days: number): Promise<string> {
  const draft = { ...draftFor(business.customerId), due: { by: 'days', days } }
  const { id, version } = await expectOk(owner.send('POST', at('invoices'), { draft }))
  const issued = await expectOk(owner.send('POST', at(`invoices/${String(id)}/issue`), { version }))
  return String(issued['number'])
}

const windowFor = (person: Visitor, phone = false): Promise<Window> =>
  openAs(browser, person, app.url, phone ? { viewport: { width: 390, height: 844 } } : {})

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const option = (page: Page, optionText: string | RegExp) =>
  page.getByRole('option', { name: optionText })

/** Presses the shortcut and waits until typed text goes into the field: its code may still be loading. */
async function open(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await until(() => field(page).evaluate(node => node === document.activeElement)).toBe(true)
}

/** Presses ArrowDown until the option with the text is active, then Enter. */
async function chooseOption(page: Page, optionText: string): Promise<void> {
  await option(page, optionText).first().waitFor()
  const chosen = page.locator('[role=option][aria-selected=true]')
  for (let i = 0; !(await chosen.innerText()).includes(optionText); i += 1) {
    if (i > 30) throw new Error(`the arrow keys never reach ${optionText}`)
    await page.keyboard.press('ArrowDown')
  }
  const said = await field(page).getAttribute('aria-activedescendant')
  expect(await chosen.getAttribute('id')).toBe(said)
  await page.keyboard.press('Enter')
}

test('everything is found and run by keyboard alone', async () => {
  const { page } = window
  reportOnFailure('palette', () => page)
  const [first = '', second = ''] = numbers
  await page.goto(pageOf(''))
  await settled(page)
  await open(page, 'Control+K')
  expect(await axeViolations(page)).toEqual([])

  // By its customer, without the accent; the match is highlighted in the name, not in the number.
  await page.keyboard.type('muller')
  await option(page, second).waitFor()
  expect(await page.locator('[role=option] mark').first().innerText()).toBe('Müller')
  await settled(page)
  expect(await axeViolations(page)).toEqual([])
  await shoot(page, 'palette')
  await chooseOption(page, second)
  await heading(page, second).waitFor()

  // By its number.
  await open(page, 'Control+K')
  await page.keyboard.type(first)
  await chooseOption(page, first)
  await heading(page, first).waitFor()

  // By its amount, with either mark.
  const [row] = (await expectOk(owner.get(at('invoices?limit=1'))))['rows'] as { payable: string }[]
  await open(page, 'Control+K')
  await page.keyboard.type(String(row?.payable).replace('.', ','))
  await option(page, second).waitFor()
  await page.keyboard.press('Escape')

  // The words of e-invoicing are explained.
  await open(page, 'Control+K')
  await page.keyboard.type('glossary')
  await chooseOption(page, 'Glossary')
  const glossary = page.getByRole('dialog', { name: 'Glossary' })
  await glossary.getByRole('searchbox').fill('hectare')
  await glossary.getByText('No term has this word.').waitFor()
  await glossary.getByRole('searchbox').fill('network')
  await glossary.getByText('Peppol', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await glossary.waitFor({ state: 'detached' })

  // An act before a number: its dialog is open on the document's page, once.
  await open(page, 'Control+K')
  await page.keyboard.type(`send ${first}`)
  await chooseOption(page, `Send · ${first}`)
  await page.getByRole('dialog').getByLabel('Subject').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')

  // Recent choices are first; Escape changes nothing.
  await open(page, 'Control+K')
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await until(() => recent.allInnerTexts()).toHaveLength(2)
  expect(await recent.first().innerText()).toContain(first)
  await page.keyboard.type('zzz')
  await page.getByText('Nothing found for “zzz”').waitFor()
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
  await heading(page, first).waitFor()

  // A command found by a synonym, with its keyboard shortcut.
  await open(page, '/')
  await page.keyboard.type('night')
  await chooseOption(page, 'Dark colours')
  await until(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await open(page, 'Control+K')
  await page.keyboard.type('money received')
  await chooseOption(page, 'Record payment')
  await page.getByRole('dialog', { name: 'Who paid?' }).waitFor()
  expect(new URL(page.url()).search).toContain('new=payment')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto(pageOf('/invoices?tab=open'))
  await page.locator('[data-row-key]').first().waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByRole('region', { name: 'On this page' }).getByText('Next row').waitFor()
  await keys.getByText('Record payment').waitFor()
  await keys.getByRole('searchbox', { name: 'Search shortcuts' }).fill('calend')
  await keys.getByText('Record payment').waitFor({ state: 'detached' })
  await keys.getByText('Go to the calendar').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await page.locator('[data-row-link]').first().click()
  await heading(page, /^Invoice /).waitFor()
  await open(page, 'Control+K')
  await page.keyboard.type('cred')
  await chooseOption(page, 'Credit')
  await page.getByRole('dialog', { name: /^Credit / }).waitFor()
  await page.keyboard.press('Escape')
  expect(window.consoleErrors).toEqual([])
})

/** A second member of the company with the role viewer, on the start page. */
async function viewer(): Promise<Window> {
  const email = 'viewer@example.com'
  const { link } = await expectOk(owner.send('POST', at('invitations'), { email, role: 'viewer' }))
  const opened = await openWindow(browser)
  const { page } = opened
  await page.goto(String(link))
  await page.getByRole('link', { name: 'Create an account to accept' }).click()
  await page.getByLabel('Your name').fill('Viewer')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await heading(page, 'Dashboard').waitFor()
  return opened
}

test('a list keeps its saved view, and another member opens it by its address', async () => {
  const { page } = window
  reportOnFailure('views', () => page)
  await page.goto(pageOf('/invoices?tab=open&currency=EUR'))
  await page.getByRole('button', { name: 'Save as a view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByLabel('Name').fill('Open euros')
  await dialog.getByLabel('Share with the company').check()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  const chip = page.getByRole('link', { name: /^Open euros/ })
  await until(() => chip.getAttribute('aria-current')).toBe('page')
  const view = new URL(page.url()).searchParams.get('view')

  // It survives a reload; a change is indicated, and can be saved or discarded.
  await page.goto(pageOf(`/invoices?view=${view}`))
  await until(() => new URL(page.url()).searchParams.get('currency')).toBe('EUR')
  await page.getByRole('link', { name: /^Overdue/ }).click()
  await page.getByText('1 change', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await until(() => new URL(page.url()).searchParams.get('tab')).toBe('open')
  await page.getByRole('link', { name: /^Paid/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('View saved').waitFor()

  const viewerWindow = await viewer()
  await viewerWindow.page.goto(pageOf(`/invoices?view=${view}`))
  await until(() => new URL(viewerWindow.page.url()).search).toContain('tab=paid')
  await viewerWindow.page.getByRole('link', { name: /^Open euros/ }).waitFor()
  expect(await viewerWindow.page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await settled(viewerWindow.page)
  expect(await axeViolations(viewerWindow.page)).toEqual([])
  // The viewer's own default view, which other members do not get.
  await viewerWindow.page.getByRole('button', { name: 'More for the view Open euros' }).click()
  expect(await viewerWindow.page.getByRole('menuitem', { name: 'Rename' }).count()).toBe(0)
  await viewerWindow.page.getByRole('menuitem', { name: /Show at first/ }).click()
  await viewerWindow.page.getByRole('img', { name: 'Shown at first' }).waitFor()
  await viewerWindow.page.goto(pageOf('/invoices'))
  await until(() => new URL(viewerWindow.page.url()).searchParams.get('view')).toBe(view)
  expect(viewerWindow.consoleErrors).toEqual([])
  await viewerWindow.page.context().close()

  // Removed at once, and restored by undo.
  await page.getByRole('button', { name: 'More for the view Open euros' }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await chip.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await chip.waitFor()
  expect(window.consoleErrors).toEqual([])
})

test('the calendar shows by month and by day what a calendar client reads from the feed', async () => {
  const { page } = window
  reportOnFailure('calendar', () => page)
  const { today } = await calendar('2026-01-01', '2026-01-02')
  const soon = await calendar(today, addDays(today, 40))
  // Which laws come next depends on the day of the test.
  const entries = soon.entries.filter(({ kind }) => kind !== 'deadline')
  expect(entries.map(({ number }) => number)).toEqual(numbers)

  await page.goto(pageOf('/calendar'))
  await expectNoErrors(page, 'calendar-month')
  // From today by arrow keys to the day of the first due date, across the end of the month where needed.
  const here = page.getByRole('gridcell', { name: /Today/ })
  await here.focus()
  const due = entries[0]?.date ?? ''
  // Three days, or two when midnight has passed since the documents were issued.
  for (let day = today; day < due; day = addDays(day, 1)) await page.keyboard.press('ArrowRight')
  const focused = page.locator('[role=gridcell]:focus')
  await until(() => focused.getAttribute('data-date')).toBe(due)
  // Faster than another month is shown: no key is lost.
  await pressAtOnce(page, [...Array(40).fill('ArrowRight'), ...Array(3).fill('ArrowLeft')])
  await until(() => focused.getAttribute('data-date')).toBe(addDays(due, 37))
  await pressAtOnce(page, [...Array(40).fill('ArrowRight'), ...Array(77).fill('ArrowLeft')])
  await until(() => focused.getAttribute('data-date')).toBe(due)
  const there = soon.entries.filter(({ date }) => date === due).length
  await until(() => focused.getAttribute('aria-label')).toContain(`${there} entr`)
  await page.keyboard.press('Enter')
  const day = page.getByRole('dialog')
  await day.getByText(`${numbers[0]}`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await day.waitFor({ state: 'detached' })
  await until(() => focused.getAttribute('data-date')).toBe(due)
  await page.keyboard.press('PageDown')
  await until(() => focused.getAttribute('data-date')).toBe(aMonthLater(due))
  await page.goBack()

  const phone = await windowFor(owner, true)
  await phone.page.goto(pageOf(`/calendar?month=${due.slice(0, 7)}`))
  await phone.page.getByText(`${numbers[0]}`).waitFor()
  await settled(phone.page)
  await shoot(phone.page, 'calendar-phone')
  expect(await axeViolations(phone.page)).toEqual([])
  expect(await pageErrors(phone.page)).toEqual([])
  await phone.page.getByRole('link', { name: 'Month', exact: true }).click()
  await phone.page.getByRole('grid').waitFor()
  await settled(phone.page)
  expect(await axeViolations(phone.page)).toEqual([])
  expect(await pageErrors(phone.page)).toEqual([])
  expect(phone.consoleErrors).toEqual([])
  await phone.page.context().close()

  const link = await subscribe(page)
  const response = await fetch(link)
  const events = Object.values(ical.sync.parseICS(await response.text()))
    .flatMap(one => (one?.type === 'VEVENT' ? [one] : []))
    .map(({ uid, start }) => ({ uid, date: isoDay(start) }))
    .filter(({ uid }) => !uid.startsWith('deadline-'))
  expect(events).toEqual(
    entries.map(({ kind, id, date }) => ({ uid: `${kind}-${id}@bordereau`, date })),
  )
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(link, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog', { name: 'Revoke the link?' }).getByRole('button').last().click()
  await page.getByText('Create a link').waitFor()
  expect((await fetch(link)).status).toBe(404)
  expect(app.log()).toContain('/calendar/:token.ics')
  expect(app.log()).not.toContain(new URL(link).pathname)
  expect(window.consoleErrors).toEqual([])
})

test('selected invoices are exported as one file and marked paid with one dialog, and so is the whole list', async () => {
  const { page } = window
  reportOnFailure('selected', () => page)
  await page.goto(pageOf('/invoices?tab=open'))
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  const selection = page.getByRole('region', { name: '2 selected' })
  await selection.getByText('€').waitFor()
  await page.keyboard.press('Escape')
  await selection.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Download' }).click()
  const files = page.getByRole('dialog', { name: 'Download documents' })
  await files.getByRole('checkbox', { name: 'UBL 2.1' }).check()
  expect(await axeViolations(page)).toEqual([])
  const arrived = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download ZIP' }).click()
  expect((await arrived).suggestedFilename()).toMatch(/\.zip$/)
  await files.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Mark paid' }).click()
  const question = page.getByRole('dialog', { name: 'Mark 2 invoices as paid?' })
  await question.getByRole('button', { name: 'Mark paid' }).click()
  const work = page.getByRole('dialog', { name: 'Recording payments' })
  await work.getByText('2 done', { exact: true }).waitFor()
  // The rows behind the dialog are dimmed until the list has loaded again.
  await page.getByText('No document matches these filters.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await work.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Its documents (ZIP)' }).click()
  await files.waitFor()
  await page.keyboard.press('Escape')
  await files.waitFor({ state: 'detached' })
  expect(window.consoleErrors).toEqual([])
})

/** Creates the link of the feed, and reads it from the dialog. */
async function subscribe(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const shown = page.getByLabel('Your secret link')
  await shown.waitFor()
  expect(await axeViolations(page)).toEqual([])
  return shown.inputValue()
}

type Entry = { kind: string; id: string; date: string; number: string | null }

/** Presses keys one after the other, without time for the router to render between them. */
async function pressAtOnce(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate(async pressed => {
    for (const key of pressed) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      await Promise.resolve()
    }
  }, keys)
}

async function calendar(from: string, to: string): Promise<{ today: string; entries: Entry[] }> {
  const response = await expectOk(owner.get(at(`calendar?from=${from}&to=${to}`)))
  return { today: String(response['today']), entries: response['entries'] as Entry[] }
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day of the next month, or the last one of a shorter month. */
function aMonthLater(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, days))).toISOString().slice(0, 10)
}

/** A calendar day has no time zone: the parser returns it as local midnight. */
function isoDay(at: Date): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}
