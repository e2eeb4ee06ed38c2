import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs, settled, shoot, startBrowser, reportOnFailure } from './browser.ts'
import { draftFor, openBusiness } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir })
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('bordereau.draft.')))

test('signing out asks first and removes a draft that could not be saved from the browser', async () => {
  const owner = visitor(() => app.url)
  const { workspaceId, customerId } = await openBusiness(owner)
  const draft = await expectOk(
    owner.send('POST', `/api/workspaces/${workspaceId}/invoices`, { draft: draftFor(customerId) }),
  )
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('shared computer', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/invoices/${String(draft['id'])}`)
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
