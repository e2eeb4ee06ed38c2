import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  axeFaults,
  giveCookie,
  openWindow,
  settled,
  shapeFaults,
  shoot,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { PASSWORD } from './business.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import { heading } from './owner.ts'
import { type Place, companyPlaces, payPlaces, publicPlaces } from './places.ts'
import { type Visitor, must, visitor } from './visitor.ts'

/** How many pages are looked at side by side. */
const EYES = 2
const DESK = { width: 1280, height: 900 }
const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 390, height: 844 }
const PATIENCE_MS = 600_000

describe('every page', () => {
  const dataDir = newDataDir()
  const visited = new Set<string>()
  let browser: Browser
  let house: House
  let owner: Visitor
  let sampleId = ''
  let freshId = ''
  let invitation = ''

  beforeAll(async () => {
    browser = await startBrowser()
    house = await startHouse({ dataDir })
    owner = visitor(() => house.url)
  })
  afterAll(async () => {
    await browser?.close()
    await house?.stop()
    removeDataDir(dataDir)
  })

  /** Looks at places, at the desk in light and on a phone in dark; what is wrong, in sentences. */
  async function lookAt(places: readonly Place[], cookie?: string): Promise<string[]> {
    const queue = [...places]
    const eyes = Array.from({ length: EYES }, async () => {
      const window = await openWindow(browser, { viewport: DESK })
      if (cookie !== undefined) await giveCookie(window, cookie, house.url)
      const faults: string[] = []
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        visited.add(next.route)
        faults.push(...(await lookOnce(window.page, house.url, next).catch(unseen(next))))
      }
      await window.page.context().close()
      return [...faults, ...window.complaints.filter(complaint => !REFUSED.test(complaint))]
    })
    return (await Promise.all(eyes)).flat()
  }

  test('of a fresh instance, up to the sample company', async () => {
    const window = await openWindow(browser)
    const { page } = window
    tellOnFailure('explore', () => page)
    expect(await lookAt([{ route: 'welcome', at: '', name: 'welcome' }])).toEqual([])
    await page.goto(house.url)
    await page.getByRole('button', { name: 'Explore with sample data' }).click()
    // A year of business is made, with all its paper.
    await heading(page, 'Dashboard').waitFor({ timeout: 60_000 })
    await settled(page)
    expect(await axeFaults(page)).toEqual([])
    expect(window.complaints).toEqual([])
    await page.context().close()
  })

  test('of the sample company and of the wizard', { timeout: PATIENCE_MS }, async () => {
    await must(
      owner.send('POST', '/api/sign-up', {
        name: 'Ada Martin',
        email: 'ada@example.com',
        password: PASSWORD,
      }),
    )
    sampleId = String((await must(owner.send('POST', '/api/explore', {})))['workspaceId'])
    const fresh = { country: 'FR', legalName: 'Atelier Neuf SARL' }
    freshId = String((await must(owner.send('POST', '/api/workspaces', fresh)))['workspaceId'])
    const invited = owner.send('POST', `/api/workspaces/${freshId}/invitations`, {
      email: 'comptable@example.com',
      role: 'accountant',
    })
    invitation = new URL(String((await must(invited))['link'])).pathname.slice(1)
    const places = await companyPlaces(owner, sampleId, freshId)
    expect(await lookAt(places, owner.cookie())).toEqual([])
  })

  test('that customers and strangers see', async () => {
    const places = [...(await payPlaces(owner, sampleId)), ...publicPlaces(invitation)]
    expect(await lookAt(places)).toEqual([])
  })

  test('whose code is gone, since there is a newer release, says so', async () => {
    const places = await companyPlaces(owner, sampleId, freshId)
    for (const [role, name, place] of [
      ['link', 'Payments', 'invoice-overdue'],
      ['button', 'Add a link', 'settings-branding'],
    ] as const) {
      const at = places.find(one => one.name === place)?.at ?? ''
      const window = await openWindow(browser)
      tellOnFailure(`code gone behind ${name}`, () => window.page)
      await giveCookie(window, owner.cookie(), house.url)
      await window.page.goto(`${house.url}/${at}`)
      await settled(window.page)
      await window.page.route('**/assets/*', route => route.fulfill({ status: 404 }))
      await window.page.getByRole(role, { name, exact: true }).click()
      await window.page.getByText('The page itself could not be fetched').waitFor()
      await window.page.getByRole('button', { name: 'Reload' }).waitFor()
      await window.page.context().close()
    }
  })

  test('none of the router is left out', () => {
    const web = join(import.meta.dirname, '../web/src')
    const files = readdirSync(web).filter(name => name.includes('route'))
    const text = files.map(name => readFileSync(join(web, name), 'utf8')).join('\n')
    const routes = [...text.matchAll(/\bpage\(\s*'([^']+)'/g)].map(([, route = '']) => route)
    expect(routes.length).toBeGreaterThan(25)
    // Only the development server has the catalogue of ui.
    expect(routes.filter(route => route !== 'catalogue' && !visited.has(route))).toEqual([])
  })
})

/** What the browser itself writes of addresses that were to lead nowhere. */
const REFUSED = /\/(reset|verify|invitation|pay)\/never-(sent|given).* status of 4\d\d/

const unseen =
  ({ name }: Place) =>
  (error: unknown): string[] => [`${name} was not seen: ${String(error)}`]

/** One load; then light and dark, desk and phone follow as a window follows its person. */
async function lookOnce(page: Page, url: string, { at, name, title }: Place): Promise<string[]> {
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${url}/${at}`)
  if (title) await heading(page, title).waitFor()
  await settled(page)
  const light = [...(await axeFaults(page)), ...(await shapeFaults(page))]
  await shoot(page, `${name}-1280-light`)
  await page.setViewportSize(TABLET)
  const between = await shapeFaults(page)
  await page.setViewportSize(PHONE)
  await shoot(page, `${name}-390-light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  // What a bar at the bottom lies over is a matter of scrolling, not of the page.
  await page.setViewportSize({ ...PHONE, height: await lengthOf(page) })
  const dark = [...(await axeFaults(page, 'look')), ...(await shapeFaults(page))]
  await shoot(page, `${name}-390-dark`)
  if (process.env['SHOTS']) {
    await page.setViewportSize(DESK)
    await shoot(page, `${name}-1280-dark`)
  }
  return [
    ...light.map(fault => `${name}, desk, light: ${fault}`),
    ...between.map(fault => `${name}, tablet: ${fault}`),
    ...dark.map(fault => `${name}, phone, dark: ${fault}`),
  ]
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(innerHeight, document.scrollingElement?.scrollHeight ?? 0))
}
