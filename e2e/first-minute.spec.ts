import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openAs, reportOnFailure, settled, startBrowser } from './browser.ts'
import { PASSWORD } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let workspaceId = ''

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir })
  owner = visitor(() => app.url)
  const account = { name: 'Claire', email: 'claire@example.com', password: PASSWORD }
  await expectOk(owner.send('POST', '/api/sign-up', account))
  const company = { country: 'FR', legalName: 'Claire Dubois EI' }
  workspaceId = String(
    (await expectOk(owner.send('POST', '/api/workspaces', company)))['workspaceId'],
  )
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

test('the company number proposes the VAT number', async () => {
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('company number', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/settings/company`)
  await settled(page)
  await page.getByRole('textbox', { name: 'SIREN', exact: true }).fill('732829320')
  await page.getByRole('button', { name: /^Use FR\s?44/ }).click()
  const vat = page.getByRole('textbox', { name: 'N° TVA' })
  await expect
    .poll(async () => (await vat.inputValue()).replaceAll(/\s/g, ''), { timeout: 8000 })
    .toBe('FR44732829320')
  expect(await page.getByRole('button', { name: /^Use FR/ }).count()).toBe(0)
  await page.context().close()
})

test('numbers are chosen as they will look, or go on after the last one of other software', async () => {
  const { page } = await openAs(browser, owner, app.url)
  reportOnFailure('numbers', () => page)
  await page.goto(`${app.url}/w/${workspaceId}/setup/numbering`)
  await settled(page)
  const year = new Date().getFullYear()
  const ready = page.getByRole('group', { name: 'Numbers such as' }).getByRole('button')
  await expect.poll(() => ready.count()).toBe(4)
  expect(await ready.first().innerText()).toBe(`F${year}-0001`)
  await ready.nth(3).click()
  await page.getByText('Write a pattern of your own').click()
  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  expect(await pattern.inputValue()).not.toBe('F{YYYY}-{seq:4}')
  await page.getByRole('textbox', { name: 'My last number was' }).fill(`FA-${year}-041`)
  expect(await pattern.inputValue()).toBe('FA-{YYYY}-{seq:3}')
  await page.getByText(`Your next document is FA-${year}-042.`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/setup\/mail/)
  const { series } = await expectOk(owner.get(`/api/workspaces/${workspaceId}/series`))
  expect(series).toContainEqual(expect.objectContaining({ nextNumber: `FA-${year}-042` }))
  await page.context().close()
})
