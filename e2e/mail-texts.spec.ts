import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openAs, reportOnFailure, settled, startBrowser } from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let business: Business

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
})
afterAll(async () => {
  await browser?.close()
})

test('a text written in Settings is what is sent, and is seen as the customer sees it before', async () => {
  const { page } = await openAs(browser, owner, sharedApp.url)
  reportOnFailure('mail texts', () => page)
  const inCompany = `${sharedApp.url}/w/${business.workspaceId}`
  await page.goto(`${inCompany}/settings/mail-texts`)
  await settled(page)
  await page.getByRole('combobox', { name: 'Language of the document' }).selectOption('de')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue()).toContain('{number}')
  await message.fill('Grüezi, hier ist {nummer}: ')
  await page.getByText('“nummer” is no placeholder').waitFor()
  await message.fill('Grüezi, hier ist {number}: ')
  await page.getByRole('button', { name: 'Amount', exact: true }).click()
  expect(await message.inputValue()).toBe('Grüezi, hier ist {number}: {amount}')
  const shown = page.frameLocator('iframe[title="The message"]')
  await shown.getByText('Grüezi, hier ist 2026-0042: 1.240,00 €').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const draft = await expectOk(
    owner.send('POST', `/api/workspaces/${business.workspaceId}/invoices`, {
      draft: draftFor(business.customerId),
    }),
  )
  await page.goto(`${inCompany}/invoices/${String(draft['id'])}`)
  await settled(page)
  await page.getByRole('button', { name: 'Issue and send', exact: true }).click()
  const sheet = page.getByRole('dialog')
  const text = sheet.getByRole('textbox', { name: 'Message' })
  expect(await text.inputValue()).toMatch(/^Grüezi, hier ist \S+: 166,39\s€$/)
  await sheet.getByText(/\.pdf$/).waitFor()
  await text.fill('Grüezi mitenand')
  await sheet.getByText('As the customer sees it').click()
  const read = sheet.frameLocator('iframe[title="The message"]')
  await read.getByText('Grüezi mitenand').waitFor()
  await read.getByText('Zu zahlen').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Issue and send', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  const { rows } = await expectOk(owner.get(`/api/workspaces/${business.workspaceId}/mail`))
  const [{ id } = { id: '' }] = rows as { id: string }[]
  const sent = await expectOk(owner.get(`/api/workspaces/${business.workspaceId}/mail/${id}`))
  expect(sent['text']).toContain('Grüezi mitenand')
  await page.context().close()
})
