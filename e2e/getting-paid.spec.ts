import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../tools/postgres.ts'
import { openAs, openWindow, reportOnFailure, settled, startBrowser } from './browser.ts'
import { bankFile } from './bank-file.ts'
import { draftFor } from './business.ts'
import { chooseAction, issueOnly } from './document-journey.ts'
import { ENGINES } from './on-engine.ts'
import { heading } from './owner.ts'
import { pdfText } from './read-document.ts'
import { expectTotals, line } from './sale.ts'
import { type StripeBusiness, startWithStripe } from './stripe-business.ts'
import { type StripeSession, showStripePage } from './stripe-server.ts'
import { expectOk } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

type Invoice = {
  id: string
  version: number
  number: string
  payLink: string
  status: string
  settled: string
  open: string
  totals: { payable: string }
  payments: { paymentId: string; disputed: boolean }[]
}

describe.each(ENGINES)('getting paid on %s', engine => {
  let started: StripeBusiness
  let stripe: StripeBusiness['stripe']
  let mailServer: StripeBusiness['mailServer']
  let app: StripeBusiness['app']
  let owner: StripeBusiness['owner']
  let business: StripeBusiness['business']
  let events: StripeBusiness['events']

  beforeAll(async () => {
    started = await startWithStripe(engine, { createDatabase, dropDatabase })
    ;({ stripe, mailServer, app, owner, business, events } = started)
  })
  afterAll(() => started?.stop())

  const at = (path: string) => `/api/workspaces/${business.workspaceId}/${path}`
  const send = (method: string, path: string, body?: unknown) =>
    expectOk(owner.send(method, at(path), body))
  /** The response is as the contract says. */
  const read = async (id: string) =>
    (await expectOk(owner.get(at(`invoices/${id}`)))) as unknown as Invoice
  const draft = () => ({ ...draftFor(business.customerId), language: 'en' })

  async function issueDraft(id: string): Promise<Invoice> {
    await send('POST', `invoices/${id}/issue`, { version: (await read(id)).version })
    await send('POST', `invoices/${id}/pay-link`)
    return read(id)
  }
  /** Issues the draft on the owner's screen. */
  async function issueHere(page: Page): Promise<Invoice> {
    await issueOnly(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await send('POST', `invoices/${id}/pay-link`)
    return read(id)
  }
  const drafted = async (body: object) =>
    String((await send('POST', 'invoices', { draft: body }))['id'])
  const issued = async () => issueDraft(await drafted(draft()))

  async function asOwner(name: string, path: string): Promise<Page> {
    const { page } = await openAs(browser, owner, app.url)
    reportOnFailure(`${engine} ${name}`, () => page)
    await page.goto(`${app.url}/w/${business.workspaceId}/${path}`)
    return page
  }
  async function asCustomer(name: string, address: string): Promise<Page> {
    const { page } = await openWindow(browser, { viewport: { width: 390, height: 844 } })
    reportOnFailure(`${engine} ${name}`, () => page)
    await showStripePage(page, stripe)
    await page.goto(`${address}?lang=en`)
    return page
  }

  /** Presses the button, and pays at Stripe what Stripe's page shows, which reports it before the customer is back. */
  async function payAtStripe(page: Page, button: string): Promise<StripeSession> {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('link', { name: 'Pay' }).waitFor()
    const session = [...stripe.sessions.values()].at(-1)
    if (!session) throw new Error('no payment began')
    await page.getByRole('heading', { name: `${session.amount} eur` }).waitFor()
    await events.paid(session)
    await page.getByRole('link', { name: 'Pay' }).click()
    return session
  }
  async function payOnPage({ payLink }: Invoice): Promise<StripeSession> {
    const page = await asCustomer('pays', payLink)
    const session = await payAtStripe(page, 'Pay with Stripe')
    await page.getByText(/^Paid on/).waitFor()
    await page.context().close()
    return session
  }

  /** The customer's next e-mail of this kind about a document; the receipts before it are left. */
  async function letterAbout(subject: RegExp, number: string) {
    for (;;) {
      const letter = await mailServer.take('kunde@example.com')
      if (subject.test(letter.subject ?? '') && letter.subject?.includes(number)) return letter
    }
  }

  /** Writes the quote on its page and sends it by e-mail. Returns the address in the e-mail. */
  async function writeQuote(page: Page): Promise<string> {
    await page.getByRole('link', { name: 'New quote' }).first().click()
    await heading(page, /^Draft quote/).waitFor()
    await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('Müller')
    await page.getByRole('option', { name: /Müller & Söhne GmbH/ }).click()
    await heading(page, 'Draft quote for Müller & Söhne GmbH').waitFor()
    await line(page, 1).item.fill('Design')
    await line(page, 1).price.fill('138.66')
    await line(page, 1).tax.selectOption('20% · Standard rate')
    await expectTotals(page, ['138.66', '27.73', '166.39'])
    await page.getByRole('button', { name: 'Send quote', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Send quote' })
    await dialog.getByLabel('Subject').waitFor()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await heading(page, /^Quote \S+\d$/).waitFor()
    const { text } = await mailServer.take('kunde@example.com')
    return /http\S+\/quote\/[\w-]+/.exec(text ?? '')?.[0] ?? ''
  }

  test('a quote is written, signed, and becomes a deposit and a final invoice, and the customer pays both by card', async () => {
    const page = await asOwner('quote', 'quotes')
    const customer = await asCustomer('signs', await writeQuote(page))
    await customer.getByLabel('Your full name').fill('Grace Hopper')
    await customer.getByRole('button', { name: 'Accept the quote' }).click()
    await customer.getByText('Accepted and signed by Grace Hopper').waitFor()
    await customer.context().close()

    await page.reload()
    await page.getByText('Accepted', { exact: true }).first().waitFor()
    await page
      .getByText(/Grace Hopper/)
      .first()
      .waitFor()
    const quoteAddress = page.url()
    await page.getByRole('button', { name: 'Deposit invoice…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deposit invoice' })
    await dialog.getByRole('button', { name: 'Create deposit invoice' }).click()
    await heading(page, /^Draft deposit invoice for/).waitFor()
    const deposit = await issueHere(page)
    expect((await payOnPage(deposit)).amount).toBe(49_92)
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await chooseAction(page, /^Open the final invoice/)
    await heading(page, /^Draft final invoice for/).waitFor()
    const final = await issueHere(page)
    expect((await payOnPage(final)).amount).toBe(116_47)
    await page.getByText('Paid', { exact: true }).first().waitFor()
    for (const one of [deposit, final])
      expect(await read(one.id)).toMatchObject({ status: 'paid', open: '0.00' })
    await page.goto(quoteAddress)
    for (const { number } of [deposit, final])
      await page.getByRole('link', { name: number }).waitFor()
    await page.getByText('Invoiced', { exact: true }).first().waitFor()
    await page.context().close()
  })

  test('the customer pays three invoices at once by card in the portal, and one of them is refunded', async () => {
    const three = [await issued(), await issued(), await issued()]
    const portal = await send('POST', `customers/${business.customerId}/portal-link`)
    const customer = await asCustomer('portal', String(portal['link']))
    for (const box of await customer.getByRole('checkbox').all()) await box.uncheck()
    for (const { number } of three) await customer.getByRole('checkbox', { name: number }).check()
    const session = await payAtStripe(customer, 'Pay selected with Stripe')
    expect(session.amount).toBe(3 * 166_39)
    for (const { number } of three)
      await customer.locator('.document', { hasText: number }).getByText('Paid').waitFor()
    await customer.context().close()

    const invoiceId = three[1]?.id ?? ''
    const page = await asOwner('refund', `invoices/${invoiceId}`)
    await settled(page)
    await page.getByRole('button', { name: 'Refund …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund payment' })
    await dialog.getByLabel('Why').fill('Returned')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('€166.39 refunded').waitFor()
    const states = await Promise.all(three.map(({ id }) => read(id)))
    // No longer owed, which is the first choice: its credit note settles it, and the customer is asked for nothing.
    expect(states.map(({ open }) => open)).toEqual(['0.00', '0.00', '0.00'])
    await page.goto(`${three[1]?.payLink}?lang=en`)
    await page.getByText('€166.39 refunded').waitFor()
    expect(await page.locator('form[action*=checkout]').count()).toBe(0)
    await page.context().close()
  })

  test('a payment that is reported while the application is killed is recorded once, when Stripe repeats it', async () => {
    // Killed while the report is on its way, then after it was acknowledged.
    for (const isAcknowledged of [false, true]) {
      const invoice = await issued()
      await fetch(`${invoice.payLink}/checkout/stripe`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      })
      const session = [...stripe.sessions.values()].at(-1)
      if (!session) throw new Error('no payment began')
      const no = isAcknowledged ? 9001 : 9000
      const report = events.paid(session, no)
      if (isAcknowledged) await report
      else report.catch(() => undefined)
      await app.killAndStart()
      if (isAcknowledged) expect(await read(invoice.id)).toMatchObject({ status: 'paid' })
      await Promise.all([events.paid(session, no), events.paid(session, no), events.paid(session)])
      const { status, open, payments } = await read(invoice.id)
      expect([status, open, payments.length]).toEqual(['paid', '0.00', 1])
    }
  })

  test('a dispute is shown, opens the invoice again when it is lost, and leaves it paid when it is won', async () => {
    const [lost, won] = [await issued(), await issued()]
    const sessions = [await payOnPage(lost), await payOnPage(won)]
    const [ofLost, ofWon] = sessions
    if (!ofLost || !ofWon) throw new Error('nothing was paid')
    for (const session of sessions) await events.disputed(session, 'needs_response')
    const page = await asOwner('dispute', `invoices/${lost.id}`)
    await page.getByText('Customer disputes €166.39').waitFor()
    await page.getByText('Disputed', { exact: true }).first().waitFor()
    expect(await read(lost.id)).toMatchObject({ status: 'paid', open: '0.00' })

    await events.disputed(ofWon, 'won')
    await events.disputed(ofLost, 'lost')
    await page.reload()
    await page.getByText('Dispute of €166.39 lost').waitFor()
    await page.getByText('A payment went back to the customer.').waitFor()
    await page.getByRole('link', { name: 'Send reminder' }).waitFor()
    expect(await read(lost.id)).toMatchObject({ settled: '0.00', open: '166.39' })
    expect(await read(won.id)).toMatchObject({
      status: 'paid',
      open: '0.00',
      payments: [{ disputed: false }],
    })
    const { rows } = await expectOk(owner.get(at('payments?limit=2')))
    const returned = (rows as { refunded: string }[]).map(({ refunded }) => refunded)
    expect(returned.toSorted()).toEqual(['0.00', '166.39'])
    // The bank takes it back after an appeal: the money is there again.
    await events.disputed(ofLost, 'won')
    await page.reload()
    await page.getByText('Dispute of €166.39 won').waitFor()
    expect(await read(lost.id)).toMatchObject({ status: 'paid', open: '0.00' })
    await page.context().close()
  })

  // The last one: it leaves the clock ahead.
  test('a recurring invoice goes out, is reminded of by itself, and the transfer on a bank statement is matched', async () => {
    const source = { ...draft(), due: { by: 'days', days: 0 } }
    const { id: sourceId } = await issueDraft(await drafted(source))
    const page = await asOwner('recurring', `invoices/${sourceId}`)
    await chooseAction(page, 'Repeat…')
    const repeat = page.getByRole('dialog', { name: 'Repeat this invoice' })
    await repeat.getByLabel('Name').fill('Hosting')
    await repeat.getByRole('radio', { name: 'Issue it and send it by email' }).check()
    await repeat.getByRole('button', { name: 'Repeat' }).click()
    await heading(page, 'Hosting').waitFor()
    await chooseAction(page, 'Create the next one now')
    await page.getByRole('dialog').getByRole('button', { name: 'Create it now' }).click()
    const run = page.getByRole('table', { name: 'Past runs' }).getByRole('link')
    const number = await run.innerText()
    await run.click()
    await heading(page, `Invoice ${number}`).waitFor()
    const runId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const letter = await letterAbout(/^Invoice /, number)
    const paper = letter.attachments.find(({ filename }) => filename === `${number}.pdf`)
    expect(await pdfText(new Uint8Array(paper?.content as ArrayBuffer))).toContain(number)
    await page.goto(`${app.url}/w/${business.workspaceId}/settings/reminders`)
    await page.getByRole('switch', { name: 'Remind customers automatically' }).check()
    await page.getByText(/^Saved/).waitFor()
    const { reminders } = await expectOk(owner.get(at(`invoices/${runId}/follow-up`)))
    const day = (reminders as { day: string }[])[0]?.day ?? ''
    expect(mailServer.untaken()).not.toContain('kunde@example.com')
    await app.startOn(new Date(`${day}T10:00:00Z`))
    await letterAbout(/^Reminder: invoice /, number)

    await page.goto(`${app.url}/w/${business.workspaceId}/bank`)
    await page.getByRole('button', { name: 'Import statement' }).click()
    const transfer = {
      amount: '166.39',
      name: 'Müller & Söhne GmbH',
      text: `Rechnung ${number}`,
    }
    const buffer = Buffer.from(bankFile(day, [transfer]))
    const file = { name: 'statement.xml', mimeType: 'application/xml', buffer }
    await page.getByLabel('Statement', { exact: true }).setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'Import a bank statement' })
    await dialog.getByText('1 new transaction').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Record it' }).first().click()
    await expect.poll(async () => (await read(runId)).status).toBe('paid')
    await page.context().close()
  })
})
