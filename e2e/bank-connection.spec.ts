import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../tools/postgres.ts'
import {
  type Window,
  expectNoErrors,
  openAs,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { type Business, issueOne, openBusiness } from './business.ts'
import {
  APPLICATION_ID,
  type EnableBankingServer,
  KEY_FILE,
  showBankPage,
  startEnableBanking,
} from './enable-banking-server.ts'
import { type AppOnEngine, ENGINES, startOn } from './on-engine.ts'
import { choose } from './owner.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const ACCOUNT = { iban: 'FR7630006000011234567890189', name: 'Business account' }
const SAVINGS = { iban: 'FR1420041010050500013M02606', name: 'Savings' }
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

describe.each(ENGINES)('a connected bank on %s', engine => {
  let service: EnableBankingServer
  let app: AppOnEngine
  let owner: Visitor
  let business: Business

  beforeAll(async () => {
    service = await startEnableBanking([ACCOUNT, SAVINGS])
    app = await startOn(
      engine,
      { createDatabase, dropDatabase },
      {
        ENABLE_BANKING_URL: service.url,
        OUTGOING_ALLOW_HTTP: 'true',
        OUTGOING_ALLOW_NETWORKS: '127.0.0.1',
      },
    )
    owner = visitor(() => app.url)
    business = await openBusiness(owner)
    service.redirectUrl = pageOf('settings/bank-connections')
  })
  afterAll(async () => {
    await app?.stop()
    service?.close()
  })

  const pageOf = (path: string) => `${app.url}/w/${business.workspaceId}/${path}`

  async function openAsOwner(name: string, options = {}): Promise<Window> {
    const window = await openAs(browser, owner, app.url, options)
    reportOnFailure(`${engine} ${name}`, () => window.page)
    await showBankPage(window.page, service)
    await window.page.goto(pageOf('settings/bank-connections'))
    return window
  }

  /** The customer pays an invoice into the account, with its number as text. */
  async function payByTransfer(): Promise<string> {
    const issued = await issueOne(owner, business)
    const number = issued?.number ?? ''
    const day = new Date().toISOString().slice(0, 10)
    const [account] = service.accounts
    account?.booked.push({
      entry_reference: number,
      status: 'BOOK',
      credit_debit_indicator: 'CRDT',
      booking_date: day,
      transaction_amount: { amount: '166.39', currency: 'EUR' },
      debtor: { name: 'Müller & Söhne GmbH' },
      remittance_information: [`Rechnung ${number}`],
    })
    return number
  }

  /** Ticks the business account alone on the bank's page, and comes back. */
  async function consent(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: ACCOUNT.name }).check()
    await page.getByRole('button', { name: 'Consent' }).click()
    await page.getByText(/^Connected until /).waitFor()
    await page.getByText(/^Last fetched /).waitFor()
  }

  /** Its invoice is found with certainty, recorded and paid. */
  async function recordTransfer(page: Page, number: string): Promise<void> {
    await page.goto(pageOf('bank'))
    await page.getByText(number).first().waitFor()
    await page.getByRole('button', { name: 'Record it' }).first().click()
    const { rows } = await expectOk(
      owner.get(`/api/workspaces/${business.workspaceId}/invoices?limit=10&q=${number}`),
    )
    const [invoice] = rows as { id: string }[]
    const path = `/api/workspaces/${business.workspaceId}/invoices/${invoice?.id}`
    await expect.poll(async () => (await expectOk(owner.get(path)))['status']).toBe('paid')
  }

  test('its account is chosen, and what it reports is matched', async () => {
    const number = await payByTransfer()
    const { page, consoleErrors } = await openAsOwner('connects a bank')
    await page.getByText('You already have an account at GoCardless').waitFor()
    const address = page.getByLabel('Redirect URL')
    expect(await address.inputValue()).toBe(service.redirectUrl)
    await expectNoErrors(page, 'bank-keys')
    service.redirectUrl = 'https://elsewhere.example'
    await page.getByLabel('Key file').setInputFiles(KEY_FILE)
    await expect.poll(() => page.getByLabel('Application ID').inputValue()).toBe(APPLICATION_ID)
    const store = page.getByRole('button', { name: 'Store keys' })
    await store.click()
    await page.getByText('does not lead back here').waitFor()
    service.redirectUrl = await address.inputValue()
    await store.click()
    await page.getByText('No bank is connected').waitFor()
    await page.getByRole('button', { name: 'Connect a bank' }).click()
    await choose(page, 'Bank', 'bnp', 'BNP Paribas Accounts of businesses')
    await expectNoErrors(page, 'bank-connect')
    await page.getByRole('button', { name: 'Go to the bank' }).click()
    await page.getByRole('heading', { name: 'BNP Paribas' }).waitFor()
    await consent(page)
    await page.getByText('FR76 3000 6000 0112 3456 7890 189').waitFor()
    expect(await page.getByText(SAVINGS.name).count()).toBe(0)
    await expectNoErrors(page, 'bank-connected')
    await recordTransfer(page, number)
    // The browser reports the answer 422 to the keys.
    expect(consoleErrors.filter(text => !text.includes('422'))).toEqual([])
    await page.context().close()
  })

  test('its access runs out and is renewed on a phone, and reading goes on where it stopped', async () => {
    const number = await payByTransfer()
    service.expire()
    const { page, consoleErrors } = await openAsOwner('renews an access', PHONE)
    await page.getByRole('button', { name: 'Fetch now' }).click()
    await page.getByText('Nothing is fetched any more').waitFor()
    await expectNoErrors(page, 'bank-ended-phone')
    await page.goto(pageOf('bank'))
    await page.getByText('Access to the accounts at BNP Paribas has ended').waitFor()
    await settled(page)
    await page.getByRole('link', { name: 'Bank connections', exact: true }).first().click()
    await page.getByRole('button', { name: 'Renew access' }).click()
    await page.getByRole('heading', { name: 'BNP Paribas' }).waitFor()
    await consent(page)
    await expectNoErrors(page, 'bank-renewed-phone')
    expect(await page.getByRole('heading', { name: 'BNP Paribas' }).count()).toBe(1)
    await recordTransfer(page, number)
    // The first transfer, which both consents report, is there once.
    await page.getByRole('link', { name: /^Recorded 2/ }).waitFor()
    expect(consoleErrors).toEqual([])
    await page.context().close()
  })
})
