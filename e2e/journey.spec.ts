import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { createDatabase, dropDatabase } from '../tools/postgres.ts'
import {
  type Window,
  axeViolations,
  openTab,
  openWindow,
  pageErrors,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import type { RunningApp } from './running-app.ts'
import {
  confirmAddress,
  findInList,
  openUnknownAddresses,
  readAsCustomer,
  readLetter,
  readOutbox,
  signOutAndIn,
} from './customer-visit.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { ENGINES, startOn } from './on-engine.ts'
import { addCustomer, addItem, createAccount, heading, passWizard } from './owner.ts'
import { pdfText, xmlText } from './read-document.ts'
import {
  SALE,
  filesOf,
  issueAndSend,
  fixErrors,
  leaveWhileSaving,
  recordPayment,
  writeDraft,
  writeInTwoTabs,
} from './sale.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

describe.each(ENGINES)('from sign-up to paid on %s', engine => {
  let mailServer: MailServer | undefined
  let app: RunningApp
  let owner: Window
  let page: Page
  let broken = false
  let number = ''
  let invoiceUrl = ''
  const found: string[] = []
  const consoleErrors: string[] = []

  /** On one engine only: the pages are the same on both. */
  async function check(at: Page): Promise<void> {
    if (engine === 'pglite') found.push(...(await axeViolations(at)), ...(await pageErrors(at)))
  }

  beforeAll(async () => {
    // One engine sends e-mails to a server; the other keeps them in the outbox, as a fresh instance does.
    mailServer = engine === 'postgresql' ? await startMailServer() : undefined
    const env = mailServer && { SMTP_URL: mailServer.url, MAIL_FROM: 'rechnung@atelier.example' }
    app = await startOn(engine, { createDatabase, dropDatabase }, env)
    owner = await openWindow(browser)
    page = owner.page
  })
  afterAll(async () => {
    await owner?.page.context().close()
    await app?.stop()
    await mailServer?.close()
  })
  beforeEach(context => {
    // Each step continues from the one before.
    context.skip(broken)
    onTestFailed(() => {
      broken = true
    })
    reportOnFailure(`${engine} ${context.task.name}`, () => page)
  })

  test('the first visitor creates an account and a company', async () => {
    await page.goto(app.url)
    await heading(page, 'Welcome to Bordereau').waitFor()
    await check(page)
    await createAccount(page)
    await passWizard(page, check)
    await heading(page, 'Dashboard').waitFor()
    await page.getByText('No invoices yet').waitFor()
    await check(page)
    if (mailServer) await confirmAddress(page, mailServer)
  })

  test('adds a customer and an item', async () => {
    await addCustomer(page, check)
    await addItem(page, check)
  })

  test('writes a draft, fixes its errors, and is warned of a second tab', async () => {
    await writeDraft(page)
    await check(page)
    await fixErrors(page)
    const second = await openTab(owner)
    await writeInTwoTabs(page, second.page)
    await second.page.close()
    consoleErrors.push(...second.consoleErrors)
  })

  test('a tab that is left before its last save is answered leaves nothing to ask', async () => {
    const second = await openTab(owner)
    await leaveWhileSaving(second.page, page.url())
    await second.page.close()
    await page.reload()
    consoleErrors.push(...second.consoleErrors)
  })

  test('issues and sends it; page, PDF and XML have the same amounts', async () => {
    number = await issueAndSend(page)
    await check(page)
    invoiceUrl = page.url()
    await page.getByText(`€${SALE.total}`).first().waitFor()
    const { pdf, ubl, cii } = await filesOf(page)
    const paper = await pdfText(pdf)
    expect(paper).toContain(number)
    expect(paper).toContain(SALE.inGerman)
    expect([xmlText(ubl, 'PayableAmount'), xmlText(cii, 'DuePayableAmount')]).toEqual([
      SALE.total,
      SALE.total,
    ])
  })

  test('the e-mail arrives; its link works without JavaScript too', async () => {
    const address = mailServer
      ? await readLetter(page, mailServer, number)
      : await readOutbox(page, number, check)
    await page.getByText('Sent', { exact: true }).waitFor()
    for (const javaScriptEnabled of [false, true]) {
      const customer = await openWindow(browser, { javaScriptEnabled, ...PHONE })
      await readAsCustomer(customer.page, address, number)
      if (javaScriptEnabled) await check(customer.page)
      consoleErrors.push(...customer.consoleErrors)
      await customer.page.context().close()
    }
  })

  test('it is marked as viewed; it is paid in two payments', async () => {
    await page.reload()
    await page.getByText('Viewed', { exact: true }).waitFor()
    await page.getByText('Viewed by the customer').waitFor()
    await recordPayment(page, '100')
    await page.getByText('Partly paid', { exact: true }).waitFor()
    await page.getByText('€66.39').first().waitFor()
    await recordPayment(page)
    await page.getByText('Paid', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Record payment' }).count()).toBe(0)
    await check(page)
  })

  test('it is found again by address, after reload, Back, and a new sign-in', async () => {
    await findInList(page, number)
    await check(page)
    await openUnknownAddresses(page, app.url)
    await check(page)
    await signOutAndIn(page, invoiceUrl)
    await heading(page, `Invoice ${number}`).waitFor()
  })

  test('axe found no violation and the console has no error', () => {
    expect(found).toEqual([])
    const unexpected = [...consoleErrors, ...owner.consoleErrors].filter(
      consoleError => !REFUSED.test(consoleError),
    )
    expect(unexpected).toEqual([])
  })
})

/** Browser messages about responses that the test expects: the second tab, the wrong password. */
const REFUSED = /status of 409 .*\/draft$|status of 401 .*\/api\/sign-in$/

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE' }
