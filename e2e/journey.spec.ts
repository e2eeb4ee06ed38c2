import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { createDatabase, dropDatabase } from '../tools/postgres.ts'
import {
  type Window,
  axeFaults,
  openTab,
  openWindow,
  shapeFaults,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import {
  confirmAddress,
  findInList,
  meetNothing,
  readAsCustomer,
  readLetter,
  readOutbox,
  signOutAndIn,
} from './around.ts'
import { type Letterbox, openLetterbox } from './letterbox.ts'
import { addCustomer, addItem, createAccount, heading, passWizard } from './owner.ts'
import { pdfText, xmlText } from './reading.ts'
import {
  SALE,
  filesOf,
  issueAndSend,
  mendFaults,
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

describe.each(['pglite', 'postgresql'] as const)('from sign-up to paid on %s', engine => {
  const dataDir = newDataDir()
  let databaseUrl: string | undefined
  let letterbox: Letterbox | undefined
  let house: House
  let owner: Window
  let page: Page
  let broken = false
  let number = ''
  let invoiceUrl = ''
  const found: string[] = []
  const complaints: string[] = []

  /** On one engine only: the pages are the same. */
  async function look(at: Page): Promise<void> {
    if (engine === 'pglite') found.push(...(await axeFaults(at)), ...(await shapeFaults(at)))
  }

  beforeAll(async () => {
    databaseUrl = engine === 'postgresql' ? await createDatabase(serverUrl()) : undefined
    // One of the two sends real mail; the other keeps it in its outbox, as a fresh instance does.
    letterbox = engine === 'postgresql' ? await openLetterbox() : undefined
    const env = letterbox && { SMTP_URL: letterbox.url, MAIL_FROM: 'rechnung@atelier.example' }
    house = await startHouse({ dataDir, databaseUrl, ...(env ? { env } : {}) })
    owner = await openWindow(browser)
    page = owner.page
  })
  afterAll(async () => {
    await owner?.page.context().close()
    await house?.stop()
    await letterbox?.close()
    removeDataDir(dataDir)
    if (databaseUrl) await dropDatabase(serverUrl(), databaseUrl)
  })
  beforeEach(context => {
    // Each step goes on from the one before.
    context.skip(broken)
    onTestFailed(() => {
      broken = true
    })
    tellOnFailure(`${engine} ${context.task.name}`, () => page)
  })

  test('the first visitor makes an account and a company', async () => {
    await page.goto(house.url)
    await heading(page, 'Welcome to Bordereau').waitFor()
    await look(page)
    await createAccount(page)
    await passWizard(page, look)
    await heading(page, 'Dashboard').waitFor()
    await page.getByText('Your first invoice is a few fields away').waitFor()
    await look(page)
    if (letterbox) await confirmAddress(page, letterbox)
  })

  test('adds a customer and an item', async () => {
    await addCustomer(page, look)
    await addItem(page, look)
  })

  test('writes a draft, mends what is wrong, and is told of a second tab', async () => {
    await writeDraft(page)
    await look(page)
    await mendFaults(page)
    const second = await openTab(owner)
    await writeInTwoTabs(page, second.page)
    await second.page.close()
    complaints.push(...second.complaints)
  })

  test('issues and sends it; screen, paper and XML say the same', async () => {
    number = await issueAndSend(page)
    await look(page)
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

  test('the message is there; its link is read without any script too', async () => {
    const address = letterbox
      ? await readLetter(page, letterbox, number)
      : await readOutbox(page, number, look)
    await page.getByText('Sent', { exact: true }).waitFor()
    for (const javaScriptEnabled of [false, true]) {
      const customer = await openWindow(browser, { javaScriptEnabled, ...PHONE })
      await readAsCustomer(customer.page, address, number)
      if (javaScriptEnabled) await look(customer.page)
      complaints.push(...customer.complaints)
      await customer.page.context().close()
    }
  })

  test('it was viewed; it is paid in two payments', async () => {
    await page.reload()
    await page.getByText('Viewed', { exact: true }).waitFor()
    await page.getByText('Viewed by the customer').waitFor()
    await recordPayment(page, '100')
    await page.getByText('Partly paid', { exact: true }).waitFor()
    await page.getByText('€66.39').first().waitFor()
    await recordPayment(page)
    await page.getByText('Paid', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Record payment' }).count()).toBe(0)
    await look(page)
  })

  test('it is found again by address, after reload, back, and a new sign-in', async () => {
    await findInList(page, number)
    await look(page)
    await meetNothing(page, house.url)
    await look(page)
    await signOutAndIn(page, invoiceUrl)
    await heading(page, `Invoice ${number}`).waitFor()
  })

  test('axe and the console had nothing to say', () => {
    expect(found).toEqual([])
    const unexpected = [...complaints, ...owner.complaints].filter(
      complaint => !REFUSED.test(complaint),
    )
    expect(unexpected).toEqual([])
  })
})

/** What the browser itself writes of answers that were to be refusals: the second tab, the wrong password. */
const REFUSED = /status of 409 .*\/draft$|status of 401 .*\/api\/sign-in$/

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE' }

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('vitest starts PostgreSQL for this (tools/vitest-postgres.ts)')
  return url
}
