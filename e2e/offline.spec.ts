import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  giveCookie,
  openWindow,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { openBusiness } from './business.ts'
import { type RunningApp, freePort, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { heading } from './owner.ts'
import { visitor } from './visitor.ts'

describe('installed', () => {
  const dataDir = newDataDir()
  let browser: Browser
  let app: RunningApp
  let port: number
  let window: Window
  let page: Page

  beforeAll(async () => {
    browser = await startBrowser({ whole: true })
    port = await freePort()
    app = await startApp({ dataDir, port })
    window = await openWindow(browser, { serviceWorkers: 'allow' })
    page = window.page
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    removeDataDir(dataDir)
  })

  test('a browser offers to install it', async () => {
    reportOnFailure('install', () => page)
    await page.goto(app.url)
    await heading(page, 'Welcome to Bordereau').waitFor()
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // The windows of the tests are all private ones: no other error is allowed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  })

  test('the shell opens while the server is gone, says so, and goes on when it is back', async () => {
    reportOnFailure('offline', () => page)
    const owner = visitor(() => app.url)
    const { workspaceId } = await openBusiness(owner)
    await giveCookie(window, owner.cookie(), app.url)
    await page.goto(`${app.url}/w/${workspaceId}`)
    await heading(page, 'Dashboard').waitFor()
    // What the worker keeps is there once it has taken the page over.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await heading(page, 'Dashboard').waitFor()
    const at = page.url()
    await app.stop()
    await page.reload()
    await page.getByText('The server did not answer').waitFor()
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'detached' })
    app = await startApp({ dataDir, port })
    await page.getByRole('button', { name: 'Reload' }).click()
    await heading(page, 'Dashboard').waitFor()
    expect(page.url()).toBe(at)
  })

  test('no company data is stored in the browser', async () => {
    const cachedUrls = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cachedUrls.length).toBeGreaterThan(10)
    expect(cachedUrls.filter(path => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
  })
})
