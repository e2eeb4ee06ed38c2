import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  expectNoErrors,
  openWindow,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { type RunningApp, freePort, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { heading } from './owner.ts'
import { type OidcProvider, startOidcProvider } from './oidc-provider.ts'

const PASSWORD = 'ink on 7 sheets'
const dataDir = newDataDir()
let browser: Browser
let provider: OidcProvider
let app: RunningApp

beforeAll(async () => {
  const port = await freePort()
  browser = await startBrowser()
  provider = await startOidcProvider(`http://127.0.0.1:${port}`, 'Keycloak')
  // Two providers that are only displayed: no test signs in with them.
  const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const env = { SIGN_UP_OPEN: 'true', CAPTCHA: 'off', ...github, ...google, ...provider.env }
  app = await startApp({ dataDir, port, env })
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  await provider?.stop()
  removeDataDir(dataDir)
})

test('a user signs up by the company’s provider, signs out, and signs in again to the requested page', async () => {
  const ada = await visitorWindow()
  reportOnFailure('sign-in-with-ada', () => ada.page)
  await ada.page.goto(app.url)
  await ada.page.getByRole('link', { name: 'Create your account' }).click()
  await heading(ada.page, 'Create your account').waitFor()
  await providerLinks(ada.page).first().waitFor()
  expect(await providerLinks(ada.page).allInnerTexts()).toHaveLength(3)
  await expectNoErrors(ada.page, 'sign-in-with-sign-up')
  await signInWithKeycloak(ada.page, 'ada')
  await heading(ada.page, 'What are you, and where?').waitFor()
  const account = await companyOf(ada.page)

  await ada.page.goto(account)
  await heading(ada.page, 'Account').waitFor()
  const card = ada.page.getByRole('listitem').filter({ hasText: 'Keycloak · ada@atelier.example' })
  await card.waitFor()
  expect(await ada.page.getByLabel('Current password').count()).toBe(0)
  await card.getByText('It is your only sign-in method.').waitFor()
  expect(await ada.page.getByRole('button', { name: /^Unlink/ }).count()).toBe(0)
  await expectNoErrors(ada.page, 'sign-in-with-account')

  await request(ada.page, 'POST', '/api/sign-out')
  // The requested page survives the redirects through the provider, which still has a session.
  await ada.page.goto(account)
  await heading(ada.page, 'Sign in').waitFor()
  await expectNoErrors(ada.page, 'sign-in-with-sign-in')
  await keycloakLink(ada.page).click()
  await heading(ada.page, 'Account').waitFor()
  expect(new URL(ada.page.url()).pathname).toBe(new URL(account).pathname)
  expect(ada.consoleErrors).toEqual([])
})

test('a user with a password is asked to link the provider, and does', async () => {
  const grace = await visitorWindow()
  reportOnFailure('sign-in-with-grace', () => grace.page)
  await grace.page.goto(`${app.url}/sign-up`)
  await grace.page.getByLabel('Your name').fill('Grace Martin')
  await grace.page.getByLabel('Email address').fill('grace@atelier.example')
  await grace.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await grace.page.getByRole('button', { name: 'Create account' }).click()
  await heading(grace.page, 'What are you, and where?').waitFor()
  const account = await companyOf(grace.page)

  const stranger = await visitorWindow()
  await stranger.page.goto(`${app.url}/sign-in`)
  await signInWithKeycloak(stranger.page, 'grace')
  await stranger.page.getByRole('alert').getByText('Sign in as before').waitFor()
  await expectNoErrors(stranger.page, 'sign-in-with-refused')
  await cancelAtProvider(stranger)

  await grace.page.goto(account)
  await grace.page.getByRole('button', { name: 'Link Keycloak' }).click()
  await consentAtProvider(grace.page, 'grace')
  await grace.page.getByText('You can now sign in with Keycloak.').waitFor()
  await expectNoErrors(grace.page, 'sign-in-with-linked')
  await grace.page.getByRole('button', { name: 'Unlink Keycloak' }).click()
  await grace.page.getByRole('button', { name: 'Unlink', exact: true }).click()
  await grace.page.getByText('Keycloak was unlinked.').waitFor()
  await grace.page.getByRole('button', { name: 'Link Keycloak' }).waitFor()
  expect(grace.consoleErrors).toEqual([])
})

/** The provider's own pages load a font from another host, which no test does. */
async function visitorWindow(): Promise<Window> {
  const window = await openWindow(browser)
  await window.page.route('https://fonts.googleapis.com/**', route =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )
  return window
}

const providerLinks = (page: Page) => page.getByRole('link', { name: /^Sign in with / })
const keycloakLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Keycloak' })

async function signInWithKeycloak(page: Page, name: string): Promise<void> {
  await keycloakLink(page).click()
  await consentAtProvider(page, name)
}

/** Signs in on the provider's own pages and consents. */
async function consentAtProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('of the provider')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Cancelling at the provider leads back to the sign-in page, without a session. */
async function cancelAtProvider({ page, consoleErrors }: Window): Promise<void> {
  await page.context().clearCookies()
  await keycloakLink(page).click()
  await page.getByRole('link', { name: '[ Cancel ]' }).click()
  await page.getByRole('alert').getByText('you did not agree at Keycloak').waitFor()
  expect(consoleErrors).toEqual([])
}

/** Creates a company for the signed-in user; returns the address of the account page. */
async function companyOf(page: Page): Promise<string> {
  const body = { country: 'FR', legalName: 'Atelier Lumière SARL' }
  const company = await request(page, 'POST', '/api/workspaces', body)
  const { workspaceId, version } = company
  const change = { version, setUp: true }
  await request(page, 'PATCH', `/api/workspaces/${String(workspaceId)}/company`, change)
  return `${app.url}/w/${String(workspaceId)}/settings/account`
}

function request(
  page: Page,
  method: string,
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async call => {
      const response = await fetch(call.path, {
        method: call.method,
        headers: { 'x-bordereau': '1', 'content-type': 'application/json' },
        body: JSON.stringify(call.body),
      })
      if (!response.ok) throw new Error(`${call.path} ${response.status} ${await response.text()}`)
      return response.json()
    },
    { method, path, body },
  )
}
