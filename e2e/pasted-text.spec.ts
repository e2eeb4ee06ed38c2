import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Window, openAs, reportOnFailure, settled, startBrowser, visit } from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let window: Window
let owner: Visitor
let business: Business
let invoicePath = ''

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  const draft = draftFor(business.customerId)
  const lines = draft.lines.map(line => ({ ...line, description: 'Typed before' }))
  const created = await expectOk(
    owner.send('POST', `/api/workspaces/${business.workspaceId}/invoices`, {
      draft: { ...draft, lines },
    }),
  )
  invoicePath = `/w/${business.workspaceId}/invoices/${String(created['id'])}`
  window = await openAs(browser, owner, sharedApp.url, { viewport: { width: 1280, height: 1400 } })
  await window.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await window.page.goto(`${sharedApp.url}${invoicePath}`)
  await settled(window.page)
})
afterAll(() => browser?.close())

/** A text as a document, a slide or a PDF puts it on the clipboard. */
const PASTED = 'Concept\vPhase\u00a02\fAppen\u00addix\u2028end\u0000.'

/** As a person does: copied elsewhere, pasted with the keyboard in place of what stands there. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.click()
  const page = field.page()
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+V')
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ })
const fieldAt = (page: Page, path: string) => page.locator(`[data-path="${path}"]`)

async function storedDraft(): Promise<Record<string, unknown>> {
  const { body } = await owner.get(invoicePath.replace('/w/', '/api/workspaces/'))
  return Object(body).draft
}

test('what is pasted from a document is stored as it is shown, and what is typed after it, too', async () => {
  const { page } = window
  reportOnFailure('pasted text', () => page)
  const name = fieldAt(page, 'lines.0.name')
  await paste(name, PASTED)
  expect(await name.inputValue()).toBe('Concept Phase\u00a02 Appendix end.')
  const note = fieldAt(page, 'note')
  await paste(note, PASTED)
  expect(await note.inputValue()).toBe('Concept\nPhase\u00a02\nAppendix\nend.')
  await note.press('End')
  await note.pressSequentially(' Thank you')
  await saved(page).waitFor()
  await expect.poll(storedDraft).toMatchObject({
    note: 'Concept\nPhase\u00a02\nAppendix\nend. Thank you',
    lines: [{ name: 'Concept Phase\u00a02 Appendix end.' }],
  })
  expect(await page.getByText('Ready to be issued').count()).toBeGreaterThan(0)
})

test('what the server refuses is marked at its field, nothing says ready, and all else is saved with the next change', async () => {
  const { page } = window
  reportOnFailure('refused text', () => page)
  const description = fieldAt(page, 'lines.0.description')
  await paste(description, 'x'.repeat(4001))
  await page.getByText('Not saved:').waitFor()
  await expect.poll(() => description.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('Use at most 4000 characters').count()).toBeGreaterThan(0)
  expect(await page.getByText('Ready to be issued').count()).toBe(0)
  expect(await page.getByRole('button', { name: '1 thing to fix' }).count()).toBeGreaterThan(0)
  // Typed while nothing can be saved.
  await fieldAt(page, 'note').fill('Typed meanwhile')
  await page.getByText('Not saved:').waitFor()
  await page.reload()
  await settled(page)
  expect(await fieldAt(page, 'note').inputValue()).toBe('Typed meanwhile')
  await description.fill('Short again')
  await saved(page).waitFor()
  await expect.poll(() => description.getAttribute('aria-invalid')).toBeNull()
  await expect.poll(storedDraft).toMatchObject({
    note: 'Typed meanwhile',
    lines: [{ description: 'Short again' }],
  })
})

test('a form keeps what is pasted into it as it is shown', async () => {
  const { page } = window
  reportOnFailure('pasted into a form', () => page)
  await visit(page, `/w/${business.workspaceId}/items/new`)
  await settled(page)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await paste(name, PASTED)
  expect(await name.inputValue()).toBe('Concept Phase\u00a02 Appendix end.')
  // The page also reports how long it took.
  const response = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/items'),
  )
  await page.keyboard.press('Enter')
  expect((await response).status()).toBe(200)
  expect(await (await response).json()).toMatchObject({
    name: 'Concept Phase\u00a02 Appendix end.',
  })
})

test('a character that no font has is named before issuing, and removed from the text', async () => {
  const { page } = window
  reportOnFailure('not printable', () => page)
  await page.goto(`${sharedApp.url}${invoicePath}`)
  await settled(page)
  const name = fieldAt(page, 'lines.0.name')
  await name.fill('Design 🎉 for தமிழ்')
  const message = page.getByText('No font can print 🎉')
  await message.first().waitFor()
  await page.getByRole('button', { name: 'Remove it' }).first().click()
  expect(await name.inputValue()).toBe('Design for தமிழ்')
  await message.first().waitFor({ state: 'detached' })
})
