import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openAs, reportOnFailure, settled, shoot, startBrowser } from './browser.ts'
import { type Business, PASSWORD, draftFor, openCompany } from './business.ts'
import { type Person, newPerson, sharedApp } from './shared-app.ts'
import { expectOk, visitor } from './visitor.ts'

let browser: Browser
let owner: Person
let business: Business

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
})
afterAll(async () => {
  await browser?.close()
})

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('bordereau.draft.')))

test('signing out asks first and removes a draft that could not be saved from the browser', async () => {
  const { workspaceId, customerId } = business
  const draft = await expectOk(
    owner.send('POST', `/api/workspaces/${workspaceId}/invoices`, { draft: draftFor(customerId) }),
  )
  const { page } = await openAs(browser, owner, sharedApp.url)
  reportOnFailure('shared computer', () => page)
  await page.goto(`${sharedApp.url}/w/${workspaceId}/invoices/${String(draft['id'])}`)
  await settled(page)
  await page.route('**/draft', route => route.abort())
  await page
    .getByText('Design', { exact: true })
    .or(page.locator('[value="Design"]'))
    .first()
    .click()
  await page.keyboard.type(' secret')
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  const signOut = async () => {
    await page
      .getByRole('button', { name: /account/i })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor()
  }
  await signOut()
  await shoot(page, 'sign-out-unsaved')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await storedDrafts(page)).toHaveLength(1)
  await signOut()
  await page.getByRole('button', { name: 'Sign out and delete them' }).click()
  await page.waitForURL(/\/(sign-in|welcome)?$/)
  expect(await storedDrafts(page)).toEqual([])
})

test('a session that ends in mid-edit is begun again over the page, and what was typed is saved', async () => {
  await expectOk(owner.send('POST', '/api/sign-in', { email: owner.email, password: PASSWORD }))
  const at = `/api/workspaces/${business.workspaceId}/invoices`
  const { id } = await expectOk(owner.send('POST', at, {}))
  const { page } = await openAs(browser, owner, sharedApp.url)
  reportOnFailure('session over', () => page)
  const address = `${sharedApp.url}/w/${business.workspaceId}/invoices/${String(id)}`
  await page.goto(address)
  await settled(page)
  const cell = page.getByRole('textbox', { name: 'What is sold, line 1' })
  await cell.fill('Logo')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await expectOk(owner.send('POST', '/api/sign-out'))
  await cell.fill('Logo and identity')
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await dialog.waitFor()
  expect(page.url()).toBe(address)
  expect(await axeViolations(page)).toEqual([])
  await shoot(page, 'session-over')
  await dialog.getByLabel('Password', { exact: true }).fill('another password')
  await page.keyboard.press('Enter')
  await dialog.getByText('The email address or the password is not right.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await cell.inputValue()).toBe('Logo and identity')
  const again = visitor(() => sharedApp.url)
  await expectOk(again.send('POST', '/api/sign-in', { email: owner.email, password: PASSWORD }))
  await expect
    .poll(async () => JSON.stringify(await expectOk(again.get(`${at}/${String(id)}`))))
    .toContain('Logo and identity')
})
