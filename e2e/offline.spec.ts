import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, openWindow, startBrowser, tellOnFailure } from './browser.ts'
import { type House, freePort, newDataDir, removeDataDir, startHouse } from './house.ts'
import { heading } from './owner.ts'

describe('installed', () => {
  const dataDir = newDataDir()
  let browser: Browser
  let house: House
  let port: number
  let page: Page

  beforeAll(async () => {
    browser = await startBrowser()
    port = await freePort()
    house = await startHouse({ dataDir, port })
    const window = await openWindow(browser, { serviceWorkers: 'allow' })
    page = window.page
  })
  afterAll(async () => {
    await browser?.close()
    await house?.stop()
    removeDataDir(dataDir)
  })

  test('a browser offers to install it', async () => {
    tellOnFailure('install', () => page)
    await page.goto(house.url)
    await heading(page, 'Welcome to Bordereau').waitFor()
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // The windows of the tests are all private ones: nothing else may stand in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  })

  test('the shell opens while the server is gone, says so, and goes on when it is back', async () => {
    tellOnFailure('offline', () => page)
    await page.getByRole('button', { name: 'Explore with sample data' }).click()
    await heading(page, 'Dashboard').waitFor({ timeout: 60_000 })
    // What the worker keeps is there once it has taken the page over.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await heading(page, 'Dashboard').waitFor()
    const at = page.url()
    await house.stop()
    await page.reload()
    await page.getByText('The server did not answer').waitFor()
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'detached' })
    house = await startHouse({ dataDir, port })
    await page.getByRole('button', { name: 'Reload' }).click()
    await heading(page, 'Dashboard').waitFor()
    expect(page.url()).toBe(at)
  })

  test('nothing of the books is kept in the browser', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter(path => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
  })
})
