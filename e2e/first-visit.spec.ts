import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs, startBrowser } from './browser.ts'
import { type Business, draftFor, openBusiness } from './business.ts'
import { heading } from './owner.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** docs/performance.md: what a first page may ask for. */
const MAX_REQUESTS = 30
const MAX_SCRIPT_BYTES = 210_000

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let business: Business

beforeAll(async () => {
  browser = await startBrowser()
  app = await startApp({ dataDir })
  owner = visitor(() => app.url)
  business = await openBusiness(owner)
  const at = `/api/workspaces/${business.workspaceId}/invoices`
  const { id, version } = await expectOk(
    owner.send('POST', at, { draft: draftFor(business.customerId) }),
  )
  await expectOk(owner.send('POST', `${at}/${String(id)}/issue`, { version }))
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  removeDataDir(dataDir)
})

test.each([
  ['Dashboard', ''],
  ['Invoices', '/invoices'],
])('the first visit of %s is few files, and no address twice', async (title, path) => {
  const { page } = await openAs(browser, owner, app.url)
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  await page.goto(`${app.url}/w/${business.workspaceId}${path}`)
  await heading(page, title).waitFor()
  await page.getByText('Müller & Söhne GmbH').first().waitFor()
  const shown = [...responses]
  const addresses = shown.map(response => response.url())
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted())
  expect(shown.length).toBeLessThanOrEqual(MAX_REQUESTS)
  const scripts = shown.filter(response => response.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map(response => response.body()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  await page.context().close()
})
