import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  axeFaults,
  openWindow,
  settled,
  shapeFaults,
  shoot,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { type House, freePort, newDataDir, removeDataDir, startHouse } from './house.ts'
import { heading } from './owner.ts'
import { type OwnProvider, startProvider } from './provider.ts'

const PASSWORD = 'ink on 7 sheets'
const dataDir = newDataDir()
let browser: Browser
let provider: OwnProvider
let house: House

beforeAll(async () => {
  const port = await freePort()
  browser = await startBrowser()
  provider = await startProvider(`http://127.0.0.1:${port}`, 'Keycloak')
  // Two that are only looked at: nobody is sent there.
  const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const env = { SIGN_UP_OPEN: 'true', CAPTCHA: 'off', ...github, ...google, ...provider.env }
  house = await startHouse({ dataDir, port, env })
})
afterAll(async () => {
  await browser?.close()
  await house?.stop()
  await provider?.stop()
  removeDataDir(dataDir)
})

test('somebody signs up by the provider of her house, out, and in again to the page she wanted', async () => {
  const ada = await visitorWindow()
  tellOnFailure('sign-in-with-ada', () => ada.page)
  await ada.page.goto(house.url)
  await ada.page.getByRole('link', { name: 'Create your account' }).click()
  await heading(ada.page, 'Create your account').waitFor()
  await ways(ada.page).first().waitFor()
  expect(await ways(ada.page).allInnerTexts()).toHaveLength(3)
  await faultless(ada.page, 'sign-in-with-sign-up')
  await enterBy(ada.page, 'ada')
  await heading(ada.page, 'Where is your company?').waitFor()
  const account = await companyOf(ada.page)

  await ada.page.goto(account)
  await heading(ada.page, 'Account').waitFor()
  const card = ada.page.getByRole('listitem').filter({ hasText: 'Keycloak · ada@atelier.example' })
  await card.waitFor()
  expect(await ada.page.getByLabel('Current password').count()).toBe(0)
  await card.getByText('It is your only way in.').waitFor()
  expect(await ada.page.getByRole('button', { name: /^Unlink/ }).count()).toBe(0)
  await faultless(ada.page, 'sign-in-with-account')

  await ask(ada.page, 'POST', '/api/sign-out')
  // The page that was wanted is kept on the way through the provider, who still knows her.
  await ada.page.goto(account)
  await heading(ada.page, 'Sign in').waitFor()
  await faultless(ada.page, 'sign-in-with-sign-in')
  await way(ada.page).click()
  await heading(ada.page, 'Account').waitFor()
  expect(new URL(ada.page.url()).pathname).toBe(new URL(account).pathname)
  expect(ada.complaints).toEqual([])
})

test('who has a password is told to link, and does it', async () => {
  const grace = await visitorWindow()
  tellOnFailure('sign-in-with-grace', () => grace.page)
  await grace.page.goto(`${house.url}/sign-up`)
  await grace.page.getByLabel('Your name').fill('Grace Martin')
  await grace.page.getByLabel('Email address').fill('grace@atelier.example')
  await grace.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await grace.page.getByRole('button', { name: 'Create account' }).click()
  await heading(grace.page, 'Where is your company?').waitFor()
  const account = await companyOf(grace.page)

  const stranger = await visitorWindow()
  await stranger.page.goto(`${house.url}/sign-in`)
  await enterBy(stranger.page, 'grace')
  await stranger.page.getByRole('alert').getByText('Sign in as before').waitFor()
  await faultless(stranger.page, 'sign-in-with-refused')
  await refuseOnTheWay(stranger)

  await grace.page.goto(account)
  await grace.page.getByRole('button', { name: 'Link Keycloak' }).click()
  await sayWho(grace.page, 'grace')
  await grace.page.getByText('You can now sign in with Keycloak.').waitFor()
  await faultless(grace.page, 'sign-in-with-linked')
  await grace.page.getByRole('button', { name: 'Unlink Keycloak' }).click()
  await grace.page.getByRole('button', { name: 'Unlink', exact: true }).click()
  await grace.page.getByText('Keycloak was unlinked.').waitFor()
  await grace.page.getByRole('button', { name: 'Link Keycloak' }).waitFor()
  expect(grace.complaints).toEqual([])
})

/** The provider's own pages ask for a font of another house, which no test does. */
async function visitorWindow(): Promise<Window> {
  const window = await openWindow(browser)
  await window.page.route('https://fonts.googleapis.com/**', route =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )
  return window
}

const ways = (page: Page) => page.getByRole('link', { name: /^Sign in with / })
const way = (page: Page) => page.getByRole('link', { name: 'Sign in with Keycloak' })

async function enterBy(page: Page, name: string): Promise<void> {
  await way(page).click()
  await sayWho(page, name)
}

/** On the provider's own pages: who she is, and that the house may know. */
async function sayWho(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('of the provider')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Whoever says no at the provider is back where she was, and nothing has happened. */
async function refuseOnTheWay({ page, complaints }: Window): Promise<void> {
  await page.context().clearCookies()
  await way(page).click()
  await page.getByRole('link', { name: '[ Cancel ]' }).click()
  await page.getByRole('alert').getByText('you did not agree at Keycloak').waitFor()
  expect(complaints).toEqual([])
}

/** Makes a company for who is signed in; gives the address of her account's page. */
async function companyOf(page: Page): Promise<string> {
  const body = { country: 'FR', legalName: 'Atelier Lumière SARL' }
  const company = await ask(page, 'POST', '/api/workspaces', body)
  const { workspaceId, version } = company
  const change = { version, setUp: true }
  await ask(page, 'PATCH', `/api/workspaces/${String(workspaceId)}/company`, change)
  return `${house.url}/w/${String(workspaceId)}/settings/account`
}

function ask(
  page: Page,
  method: string,
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async given => {
      const answer = await fetch(given.path, {
        method: given.method,
        headers: { 'x-bordereau': '1', 'content-type': 'application/json' },
        body: JSON.stringify(given.body),
      })
      if (!answer.ok) throw new Error(`${given.path} ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    { method, path, body },
  )
}

async function faultless(page: Page, name: string): Promise<void> {
  await settled(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await shapeFaults(page)).toEqual([])
  await shoot(page, name)
}
