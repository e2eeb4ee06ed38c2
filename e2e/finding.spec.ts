import ical from 'node-ical'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeFaults,
  openAs,
  openWindow,
  settled,
  shapeFaults,
  shoot,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { type Business, PASSWORD, draftFor, openBusiness } from './business.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import { heading } from './owner.ts'
import { type Visitor, must, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let house: House
let owner: Visitor
let business: Business
let window: Window
/** Issued today, in the order of their numbers. */
const numbers: string[] = []

beforeAll(async () => {
  browser = await startBrowser()
  house = await startHouse({ dataDir, env: { LOG_LEVEL: 'info' } })
  owner = visitor(() => house.url)
  business = await openBusiness(owner)
  for (const days of [3, 14]) numbers.push(await issue(days))
  window = await windowOf(owner)
})
afterAll(async () => {
  await browser?.close()
  await house?.stop()
  removeDataDir(dataDir)
})

/** As patient as the pages are: the machine may run much besides. */
const until = <Value>(read: () => Promise<Value> | Value) => expect.poll(read, { timeout: 30_000 })

const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
const pageOf = (path: string) => `${house.url}/w/${business.workspaceId}${path}`

async function issue(days: number): Promise<string> {
  const draft = { ...draftFor(business.customerId), due: { by: 'days', days } }
  const { id, version } = await must(owner.send('POST', at('invoices'), { draft }))
  const issued = await must(owner.send('POST', at(`invoices/${String(id)}/issue`), { version }))
  return String(issued['number'])
}

const windowOf = (person: Visitor, phone = false): Promise<Window> =>
  openAs(browser, person, house.url, phone ? { viewport: { width: 390, height: 844 } } : {})

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const option = (page: Page, words: string | RegExp) => page.getByRole('option', { name: words })

/** Presses the keys and waits until what is typed goes into the field: its code may still be on its way. */
async function open(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await until(() => field(page).evaluate(node => node === document.activeElement)).toBe(true)
}

/** Goes down the list until the line that has the words is the chosen one, and takes it. */
async function take(page: Page, words: string): Promise<void> {
  await option(page, words).first().waitFor()
  const chosen = page.locator('[role=option][aria-selected=true]')
  for (let i = 0; !(await chosen.innerText()).includes(words); i += 1) {
    if (i > 30) throw new Error(`the arrows never come to ${words}`)
    await page.keyboard.press('ArrowDown')
  }
  const said = await field(page).getAttribute('aria-activedescendant')
  expect(await chosen.getAttribute('id')).toBe(said)
  await page.keyboard.press('Enter')
}

test('whatever there is, is found and done by keys alone', async () => {
  const { page } = window
  tellOnFailure('palette', () => page)
  const [first = '', second = ''] = numbers
  await page.goto(pageOf(''))
  await settled(page)
  await open(page, 'Control+K')
  expect(await axeFaults(page)).toEqual([])

  // By its customer, without the accent; the number is marked nowhere, the name is.
  await page.keyboard.type('muller')
  await option(page, second).waitFor()
  expect(await page.locator('[role=option] mark').first().innerText()).toBe('Müller')
  await settled(page)
  expect(await axeFaults(page)).toEqual([])
  await shoot(page, 'palette')
  await take(page, second)
  await heading(page, second).waitFor()

  // By its number.
  await open(page, 'Control+K')
  await page.keyboard.type(first)
  await take(page, first)
  await heading(page, first).waitFor()

  // What was chosen lately stands first; Escape leaves everything as it was.
  await open(page, 'Control+K')
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await until(() => recent.allInnerTexts()).toHaveLength(2)
  expect(await recent.first().innerText()).toContain(first)
  await page.keyboard.type('zzz')
  await page.getByText('Nothing found for “zzz”').waitFor()
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
  await heading(page, first).waitFor()

  // An act by a word that is not its name, and the keys that would have done the same.
  await open(page, '/')
  await page.keyboard.type('night')
  await take(page, 'Dark colours')
  await until(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await open(page, 'Control+K')
  await page.keyboard.type('money received')
  await take(page, 'Record payment')
  await page.getByRole('dialog', { name: 'Who paid?' }).waitFor()
  expect(new URL(page.url()).search).toContain('new=payment')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Record payment').waitFor()
  await page.keyboard.press('Escape')
  expect(window.complaints).toEqual([])
})

/** Somebody else of the company, who may look but not share, at her first page. */
async function viewer(): Promise<Window> {
  const email = 'viewer@example.com'
  const { link } = await must(owner.send('POST', at('invitations'), { email, role: 'viewer' }))
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

test('a list keeps the look somebody gave it, and another one of the company gets it by its address', async () => {
  const { page } = window
  tellOnFailure('views', () => page)
  await page.goto(pageOf('/invoices?tab=open&currency=EUR'))
  await page.getByRole('button', { name: 'Save as a view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByLabel('Name').fill('Open euros')
  await dialog.getByLabel('Share with the company').check()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  const chip = page.getByRole('link', { name: /^Open euros/ })
  await until(() => chip.getAttribute('aria-current')).toBe('page')
  const view = new URL(page.url()).searchParams.get('view')

  // It survives a reload; a change is counted, kept or taken back.
  await page.goto(pageOf(`/invoices?view=${view}`))
  await until(() => new URL(page.url()).searchParams.get('currency')).toBe('EUR')
  await page.getByRole('link', { name: /^Overdue/ }).click()
  await page.getByText('1 change', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await until(() => new URL(page.url()).searchParams.get('tab')).toBe('open')
  await page.getByRole('link', { name: /^Paid/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('View saved').waitFor()

  const theirs = await viewer()
  await theirs.page.goto(pageOf(`/invoices?view=${view}`))
  await until(() => new URL(theirs.page.url()).search).toContain('tab=paid')
  await theirs.page.getByRole('link', { name: /^Open euros/ }).waitFor()
  expect(await theirs.page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await settled(theirs.page)
  expect(await axeFaults(theirs.page)).toEqual([])
  // Her own first look at the list, which nobody else gets.
  await theirs.page.getByRole('button', { name: 'More for the view Open euros' }).click()
  expect(await theirs.page.getByRole('menuitem', { name: 'Rename' }).count()).toBe(0)
  await theirs.page.getByRole('menuitem', { name: /Show at first/ }).click()
  await theirs.page.getByRole('img', { name: 'Shown at first' }).waitFor()
  await theirs.page.goto(pageOf('/invoices'))
  await until(() => new URL(theirs.page.url()).searchParams.get('view')).toBe(view)
  expect(theirs.complaints).toEqual([])
  await theirs.page.context().close()

  // Gone at once, and back again.
  await page.getByRole('button', { name: 'More for the view Open euros' }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await chip.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await chip.waitFor()
  expect(window.complaints).toEqual([])
})

test('the calendar shows by month and by day what a calendar program reads from its link', async () => {
  const { page } = window
  tellOnFailure('calendar', () => page)
  const { today } = await calendar('2026-01-01', '2026-01-02')
  const soon = await calendar(today, addDays(today, 40))
  // Which laws come next depends on the day this is run.
  const entries = soon.entries.filter(({ kind }) => kind !== 'deadline')
  expect(entries.map(({ number }) => number)).toEqual(numbers)

  await page.goto(pageOf('/calendar'))
  await settled(page)
  await shoot(page, 'calendar-month')
  expect(await axeFaults(page)).toEqual([])
  expect(await shapeFaults(page)).toEqual([])
  // From today by arrows to the day of the first due date, over the end of the month where it comes between.
  const here = page.getByRole('gridcell', { name: /Today/ })
  await here.focus()
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight')
  const due = entries[0]?.date ?? ''
  const focused = page.locator('[role=gridcell]:focus')
  await until(() => focused.getAttribute('data-date')).toBe(due)
  const there = soon.entries.filter(({ date }) => date === due).length
  await until(() => focused.getAttribute('aria-label')).toContain(`${there} entr`)
  await page.keyboard.press('Enter')
  const day = page.getByRole('dialog')
  await day.getByText(`${numbers[0]}`).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await day.waitFor({ state: 'detached' })
  await until(() => focused.getAttribute('data-date')).toBe(due)
  await page.keyboard.press('PageDown')
  await until(() => focused.getAttribute('data-date')).toBe(aMonthLater(due))
  await page.goBack()

  const phone = await windowOf(owner, true)
  await phone.page.goto(pageOf(`/calendar?month=${due.slice(0, 7)}`))
  await phone.page.getByText(`${numbers[0]}`).waitFor()
  await settled(phone.page)
  await shoot(phone.page, 'calendar-phone')
  expect(await axeFaults(phone.page)).toEqual([])
  expect(await shapeFaults(phone.page)).toEqual([])
  await phone.page.getByRole('link', { name: 'Month', exact: true }).click()
  await phone.page.getByRole('grid').waitFor()
  await settled(phone.page)
  expect(await axeFaults(phone.page)).toEqual([])
  expect(await shapeFaults(phone.page)).toEqual([])
  expect(phone.complaints).toEqual([])
  await phone.page.context().close()

  const link = await subscribe(page)
  const answer = await fetch(link)
  const events = Object.values(ical.sync.parseICS(await answer.text()))
    .flatMap(one => (one?.type === 'VEVENT' ? [one] : []))
    .map(({ uid, start }) => ({ uid, date: isoDay(start) }))
    .filter(({ uid }) => !uid.startsWith('deadline-'))
  expect(events).toEqual(
    entries.map(({ kind, id, date }) => ({ uid: `${kind}-${id}@bordereau`, date })),
  )
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(link, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog', { name: 'Revoke the link?' }).getByRole('button').last().click()
  await page.getByText('Make a link').waitFor()
  expect((await fetch(link)).status).toBe(404)
  expect(house.log()).toContain('/calendar/:token.ics')
  expect(house.log()).not.toContain(new URL(link).pathname)
  expect(window.complaints).toEqual([])
})

test('what is selected is taken as one file and paid with one answer, and so is the whole list', async () => {
  const { page } = window
  tellOnFailure('selected', () => page)
  await page.goto(pageOf('/invoices?tab=open'))
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Download' }).click()
  const files = page.getByRole('dialog', { name: 'Download documents' })
  await files.getByRole('checkbox', { name: 'UBL 2.1' }).check()
  expect(await axeFaults(page)).toEqual([])
  const arrived = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download ZIP' }).click()
  expect((await arrived).suggestedFilename()).toMatch(/\.zip$/)
  await files.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Mark paid' }).click()
  const question = page.getByRole('dialog', { name: 'Mark 2 invoices as paid?' })
  await question.getByRole('button', { name: 'Mark paid' }).click()
  const work = page.getByRole('dialog', { name: 'Recording payments' })
  await work.getByText('2 done', { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await work.getByRole('button', { name: 'Done' }).click()
  await page.getByText('No document fits these filters.').waitFor()

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Its documents (ZIP)' }).click()
  await files.waitFor()
  await page.keyboard.press('Escape')
  await files.waitFor({ state: 'detached' })
  expect(window.complaints).toEqual([])
})

/** Makes the link of the feed, and reads it where it is shown. */
async function subscribe(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const shown = page.getByLabel('Your secret link')
  await shown.waitFor()
  expect(await axeFaults(page)).toEqual([])
  return shown.inputValue()
}

type Entry = { kind: string; id: string; date: string; number: string | null }

async function calendar(from: string, to: string): Promise<{ today: string; entries: Entry[] }> {
  const answer = await must(owner.get(at(`calendar?from=${from}&to=${to}`)))
  return { today: String(answer['today']), entries: answer['entries'] as Entry[] }
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day of the next month, or its last one. */
function aMonthLater(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, days))).toISOString().slice(0, 10)
}

/** A day of a calendar has no time zone: its reader gives it as midnight where the reader is. */
function isoDay(at: Date): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}
