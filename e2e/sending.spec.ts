import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  openAs,
  resize,
  settled,
  pageErrors,
  shoot,
  startBrowser,
} from './browser.ts'
import { type Business, draftFor, openBusiness } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { heading } from './owner.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let mailServer: MailServer
let owner: Visitor
let business: Business

beforeAll(async () => {
  browser = await startBrowser()
  mailServer = await startMailServer()
  app = await open()
  owner = visitor(() => app.url)
  business = await openBusiness(owner)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  await mailServer?.close()
  removeDataDir(dataDir)
})

const open = (port?: number) =>
  startApp({
    dataDir,
    ...(port === undefined ? {} : { port }),
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'rechnung@atelier.example' },
  })
const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
const pageOf = (path: string) => `${app.url}/w/${business.workspaceId}${path}`

async function draft(customerId = business.customerId) {
  const { id, version } = await expectOk(
    owner.send('POST', at('invoices'), { draft: draftFor(customerId) }),
  )
  return { id: String(id), version }
}

async function issue(customerId?: string): Promise<{ id: string; number: string }> {
  const { id, version } = await draft(customerId)
  const { number } = await expectOk(owner.send('POST', at(`invoices/${id}/issue`), { version }))
  return { id, number: String(number) }
}

/** A customer without an e-mail address. */
async function customerWithoutAddress(): Promise<string> {
  const known = await expectOk(owner.get(at(`customers/${business.customerId}`)))
  const { profile, currency, language } = known
  const fields = {
    profile,
    currency,
    language,
    email: '',
    dueDays: 14,
    buyerReference: '',
    note: '',
  }
  return String((await expectOk(owner.send('POST', at('customers'), fields)))['id'])
}

type Row = { id: string; to: string; status: string; number?: string }

async function rowsOf(path: string): Promise<Row[]> {
  return (await expectOk(owner.get(at(path))))['rows'] as Row[]
}

const statusesOf = async (to: string) =>
  (await rowsOf('mail?limit=100')).filter(mail => mail.to === to).map(mail => mail.status)

/** Half seconds in `npm run campaign -- pages`, otherwise a sample of them. */
const POINTS = process.env['CAMPAIGN'] ? 20 : 5
const STEP_MS = 10_000 / POINTS

/** Opens the dialog for sending a document. */
async function readyToSend(id: string, to: string): Promise<Page> {
  const { page } = await openAs(browser, owner, app.url)
  await page.goto(pageOf(`/invoices/${id}`))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await addressTo(page, to)
  return page
}

const addressTo = (page: Page, to: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: /^To\b/ }).fill(to)

/** Opens the dialog of each action that sends an e-mail. */
const DIALOGS = {
  Send: async (to: string) => readyToSend((await issue()).id, to),
  Remind: async (to: string) => {
    const { id } = await issue()
    const { page } = await openAs(browser, owner, app.url)
    await page.goto(pageOf(`/invoices/${id}`))
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Send reminder' }).click()
    await addressTo(page, to)
    return page
  },
  'Issue and send': async (to: string) => {
    const { id } = await draft()
    const { page } = await openAs(browser, owner, app.url)
    await page.goto(pageOf(`/invoices/${id}`))
    await settled(page)
    await page.getByRole('button', { name: 'Issue and send', exact: true }).click()
    await addressTo(page, to)
    return page
  },
} as const

type Action = keyof typeof DIALOGS

const ACTIONS: readonly Action[] = ['Send', 'Remind', 'Send', 'Issue and send']

/** No timer of the page of two seconds or more fires any more: an e-mail that waited for one is never requested. */
const stopLongTimers = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout: start } = window
    const short = (run: TimerHandler, ms = 0) => (ms < 2_000 ? start(run, ms) : 0)
    Object.assign(window, { setTimeout: short })
  })

test('files attached to a draft, chosen or dropped, go out with it and are on the page of the customer', async () => {
  const { id } = await draft()
  const { page, consoleErrors } = await openAs(browser, owner, app.url)
  await page.goto(pageOf(`/invoices/${id}`))
  await settled(page)
  const section = page.getByRole('region', { name: 'Attachments' })
  const chooser = section.getByLabel('Files to attach')
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  })
  await chooser.setInputFiles([file('hours.csv', 'day;hours\n20;8\n'), file('page.pdf', '<html>')])
  await section.getByRole('button', { name: 'hours.csv', exact: true }).waitFor()
  await page.getByText('page.pdf: Only PDF, PNG, JPEG').waitFor()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    for (const name of ['Plan.pdf', 'wrong.pdf'])
      dataTransfer.items.add(new File([`%PDF-1.7 ${name}`], name))
    const paper = document.querySelector('article')
    for (const type of ['dragover', 'drop'])
      paper?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })
  await section.getByRole('button', { name: 'Remove wrong.pdf' }).click()
  await expect
    .poll(() => section.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('hours.csv'), expect.stringContaining('Plan.pdf')])
  const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
  expect(focused).toContain('Attach files')
  await page.getByRole('button', { name: 'Issue and send', exact: true }).click()
  const to = 'anlagen@example.com'
  await addressTo(page, to)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Plan.pdf', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Issue and send', exact: true }).click()
  const email = await mailServer.take(to)
  expect(email.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/\.pdf$/),
    'hours.csv',
    'Plan.pdf',
  ])
  await page.goto(/https?:\/\/\S+\/pay\/[\w-]+/.exec(email.text ?? '')?.[0] ?? '')
  await page.getByRole('link', { name: 'hours.csv' }).waitFor()
  expect(consoleErrors.filter(text => !text.includes('415'))).toEqual([])
})

test('a tab closed at any half second of the ten loses no e-mail and sends none that was withdrawn', async () => {
  const points: { readonly to: string; readonly action: Action; readonly page: Page }[] = []
  for (let point = 0; point < POINTS; point += 1) {
    const to = `kunde-${point}@example.com`
    const action = ACTIONS[point % ACTIONS.length] ?? 'Send'
    points.push({ to, action, page: await DIALOGS[action](to) })
  }
  const withdrawn = await Promise.all(
    points.map(async ({ action, page }, point) => {
      await stopLongTimers(page)
      const order = page.waitForRequest(request => /\/(send|issue)$/.test(request.url()))
      const button = action === 'Issue and send' ? action : 'Send'
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
      await order
      const orderedAt = Date.now()
      // Every third e-mail is withdrawn first.
      const withdraws = point % 3 === 2
      const closeAt = orderedAt + point * STEP_MS
      if (withdraws) {
        // Clicked at once, although a busy machine may take long to draw the toast.
        const undo = page.locator('[data-toasts]').getByRole('button', { name: 'Undo' })
        await undo.dispatchEvent('click')
        await page.getByText('The message will not be sent.').waitFor()
      }
      await pause(Math.max(0, closeAt - Date.now()))
      await page.close()
      return withdraws
    }),
  )
  for (const [point, { to }] of points.entries()) {
    const status = withdrawn[point] === true ? 'cancelled' : 'sent'
    await expect.poll(() => statusesOf(to), { timeout: 120_000 }).toEqual([status])
  }
  for (const [point, { to }] of points.entries())
    if (withdrawn[point] !== true) await mailServer.take(to)
  await Promise.all(points.map(({ page }) => page.context().close()))
  expect(mailServer.untaken().filter(to => to.startsWith('kunde-'))).toEqual([])
})

test('a waiting e-mail can be withdrawn after a reload, and is still sent after the server was killed', async () => {
  const first = await issue()
  const page = await readyToSend(first.id, 'reload@example.com')
  const send = () =>
    page.getByRole('dialog', { name: /^Send / }).getByRole('button', { name: 'Send', exact: true })
  await send().click()
  await page.getByText(/^The message is sent in \d+ s$/).waitFor()
  await shoot(page, 'sending-scheduled')
  await page.reload()
  await page.getByText(/^The message is sent in \d+ s$/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Message to reload@example.com stopped').waitFor()
  expect(await statusesOf('reload@example.com')).toEqual(['cancelled'])

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /^To\b/ }).fill('killed@example.com')
  await send().click()
  await page.getByText(/^The message is sent in \d+ s$/).waitFor()
  const port = Number(new URL(app.url).port)
  await app.kill()
  await page.context().close()
  app = await open(port)
  await mailServer.take('killed@example.com')
  await expect.poll(() => statusesOf('killed@example.com')).toEqual(['sent'])
})

test('a customer without an address is reported before anything is issued', async () => {
  const { id } = await draft(await customerWithoutAddress())
  const { page, consoleErrors } = await openAs(browser, owner, app.url)
  await page.goto(pageOf(`/invoices/${id}`))
  await page.getByText('No email address: it can only be issued').waitFor()
  await page.getByRole('button', { name: 'Issue', exact: true }).waitFor()
  await settled(page)
  await shoot(page, 'sending-no-address')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Issue and send/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Issue .* and send it\?$/ })
  const both = dialog.getByRole('button', { name: 'Issue and send' })
  await both.click()
  await dialog.getByText('Enter a recipient').waitFor()
  expect((await expectOk(owner.get(at(`invoices/${id}`))))['number']).toBe(null)
  await dialog.getByRole('textbox', { name: /^To\b/ }).fill('typed@example.com')
  await dialog.getByLabel('Subject').fill('My own subject')
  // A turned phone or a resized window changes the layout behind the dialog, not the dialog.
  for (const width of [390, 1280]) await resize(page, { width, height: 900 })
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('My own subject')
  await shoot(page, 'sending-issue-and-send')
  expect(await axeViolations(page)).toEqual([])
  await both.click()
  await heading(page, /^Invoice /).waitFor()
  const email = await mailServer.take('typed@example.com')
  expect(email.subject).toBe('My own subject')
  expect(consoleErrors).toEqual([])
  await page.context().close()
})

test('a batch is sent by the server: customers without an address are listed, and it continues when the page is closed', async () => {
  const withoutAddress = await issue(await customerWithoutAddress())
  const withAddress = [await issue(), await issue(), await issue()]
  const window = await openAs(browser, owner, app.url)
  const { page } = window
  await page.goto(pageOf('/invoices'))
  for (const { number } of [withoutAddress, ...withAddress])
    await page.getByRole('checkbox', { name: new RegExp(number) }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Send 3 documents?' })
  await question.getByText('1 has no email address and is left out.').waitFor()
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  const progress = page.getByRole('dialog', { name: 'Sending documents' })
  await progress.waitFor()
  const address = page.url()
  await page.context().close()
  expect(new URL(address).searchParams.get('batch')).toBeTruthy()
  await app.kill()
  app = await open(Number(new URL(app.url).port))

  const again = await openAs(browser, owner, app.url)
  await again.page.goto(address)
  const result = again.page.getByRole('dialog', { name: 'Sending documents' })
  await result.getByText('3 done').first().waitFor()
  await result.getByText('1 refused').waitFor()
  await result.getByRole('link', { name: new RegExp(withoutAddress.number) }).waitFor()
  await settled(again.page)
  await shoot(again.page, 'sending-batch')
  expect(await axeViolations(again.page)).toEqual([])
  expect(await pageErrors(again.page)).toEqual([])
  await result.getByRole('button', { name: 'Close' }).last().click()
  await again.page.getByRole('button', { name: /^Notifications: / }).click()
  await again.page.getByText('3 documents sent').waitFor()
  const mails = await rowsOf('mail?limit=100')
  const about = mails.filter(mail => mail.to === 'kunde@example.com')
  expect(about).toHaveLength(3)
  expect(again.consoleErrors).toEqual([])
})
