import { updateCompany, getCompany } from '@bordereau/contract/company'
import { beginDeposit } from '@bordereau/contract/corrections'
import {
  createDraft as createDraftOf,
  getInvoice,
  issueInvoice,
  saveDraft,
} from '@bordereau/contract/invoices'
import { listMail } from '@bordereau/contract/mail'
import { listNotifications } from '@bordereau/contract/notifications'
import {
  composeQuoteMail,
  countQuotes,
  createQuote,
  deleteQuote,
  getQuote,
  invoiceQuote,
  listQuotes,
  reviseQuote,
  saveQuote,
  sendQuote,
  withdrawQuote,
  type QuoteView,
} from '@bordereau/contract/quotes'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { textOf } from '../documents/testing-pdf.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { enqueueQuoteExpiry } from './expire-quotes.ts'

const FORM = 'application/x-www-form-urlencoded'
const SIGNATURE = 'M10 20L30 40L50 20'

describeWithDatabase('quotes', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  /** 100.00 and two options of 50.00 and 9.99, without tax; the tax is 20 %. */
  const offer = (changes: Partial<Draft> = {}) =>
    aDraft(customerId, {
      language: 'en',
      validity: { by: 'days', days: 10 },
      lines: [
        aLine({ id: 'a', name: 'Design', price: decimal('100') }),
        aLine({ id: 'b', name: 'Printing', price: decimal('50'), isOptional: true }),
        aLine({ id: 'c', name: 'Delivery', price: decimal('9.99'), isOptional: true }),
      ],
      ...changes,
    })

  const key = (quoteId: string) => ({ query: { workspaceId, quoteId } })

  async function sent(changes: Partial<Draft> = {}): Promise<QuoteView> {
    const { id, version } = await owner.must(createQuote, {
      query: { workspaceId },
      body: { draft: offer(changes) },
    })
    return owner.must(sendQuote, { ...key(id), body: { version } })
  }

  const pathOf = (quote: QuoteView, revision = quote.revision) =>
    new URL(quote.revisions.find(one => one.revision === revision)?.link ?? '').pathname

  async function page(path: string) {
    const { statusCode, body } = await at.app.inject({ url: path })
    return { statusCode, body, text: body.replaceAll(/<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ') }
  }

  async function post(path: string, fields: readonly (readonly [string, string])[]) {
    return at.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': FORM, 'user-agent': 'Test browser' },
      payload: new URLSearchParams(
        fields.map(([name, value]): [string, string] => [name, value]),
      ).toString(),
    })
  }

  const accept = (quote: QuoteView, options: readonly string[] = []) =>
    post(`${pathOf(quote)}/accept`, [
      ['name', 'Grace Hopper'],
      ['signature', SIGNATURE],
      ['lang', 'en'],
      ...options.map(option => ['option', option] as const),
    ])

  test('have numbers of their own, and are no invoices', async () => {
    const first = await sent()
    const second = await sent()
    expect([first.number, second.number]).toEqual(['D2026-0001', 'D2026-0002'])
    expect(first.status).toBe('sent')
    expect(first.validUntil).toBe('2026-11-30')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from invoice`.execute(
      engine.admin,
    )
    expect(rows[0]?.n).toBe(0)
  })

  test('are summed with the options that are ticked, as the invoice will be', async () => {
    const quote = await sent()
    expect([quote.gross, quote.totals.gross]).toEqual(['120.00', '120.00'])
    const path = pathOf(quote)
    expect((await page(path)).text).toContain('€120.00')
    expect((await page(`${path}?option=1`)).text).toContain('€180.00')
    expect((await page(`${path}?option=1&option=2`)).text).toContain('€191.99')
    // What is no option is ignored.
    expect((await page(`${path}?option=0&option=77&option=x`)).text).toContain('€120.00')
  })

  test('have sections, whose sums count what is ordered', async () => {
    const [design, printing, delivery] = offer().lines
    if (!design || !printing || !delivery) throw new Error('no lines')
    const lines = [design, { ...printing, sectionHeading: 'Production' }, delivery]
    const quote = await sent({ lines })
    const subtotal = async (query: string) =>
      (await page(`${pathOf(quote)}${query}`)).text.match(/Subtotal Production €[\d.]+/)?.[0]
    expect(await subtotal('')).toBe('Subtotal Production €0.00')
    expect(await subtotal('?option=1&option=2')).toBe('Subtotal Production €59.99')
  })

  test('are accepted with what was ticked, and the proof is kept, shown and printed', async () => {
    const quote = await sent()
    expect((await accept(quote, ['1'])).statusCode).toBe(303)
    const accepted = await owner.must(getQuote, key(quote.id))
    expect([accepted.status, accepted.gross, accepted.totals.gross]).toEqual([
      'accepted',
      '180.00',
      '180.00',
    ])
    expect(accepted.revisions[0]?.answer).toEqual({
      kind: 'accepted',
      at: '2026-11-20T10:00:00.000Z',
      name: 'Grace Hopper',
      reason: '',
      signature: SIGNATURE,
      ip: '127.0.0.1',
      userAgent: 'Test browser',
      options: ['Printing'],
    })
    const shown = await page(pathOf(quote))
    expect(shown.text).toContain('Accepted and signed by Grace Hopper')
    expect(shown.body).toContain(`d="${SIGNATURE}"`)
    expect(shown.body).not.toContain('action="/quote')
    const pdf = await at.app.inject({ url: `${pathOf(quote)}/file` })
    const printed = (await textOf(pdf.rawPayload)).replaceAll(/\s/g, '')
    expect(printed).toContain('GraceHopper')
    expect(printed).toContain(accepted.revisions[0]?.contentSha256)
    expect(printed).toContain('127.0.0.1')
    expect(printed).toContain('(9.99)')
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    expect(rows[0]).toMatchObject({
      kind: 'quote_accepted',
      about: { quoteNumber: quote.number, amount: '180.00' },
    })
  })

  test('are accepted once, however often and by how many it is tried at once', async () => {
    const quote = await sent()
    await Promise.all([accept(quote, ['1']), accept(quote, ['2']), accept(quote)])
    await post(`${pathOf(quote)}/decline`, [['reason', 'Too late']])
    const { events } = await owner.must(getQuote, key(quote.id))
    expect(events.filter(({ kind }) => kind === 'accepted' || kind === 'declined')).toHaveLength(1)
  })

  test('are not signed without a name, and a drawing that is not one is left out', async () => {
    const quote = await sent()
    const nameless = await post(`${pathOf(quote)}/accept`, [
      ['name', '  '],
      ['option', '1'],
      ['lang', 'fr'],
    ])
    expect(nameless.statusCode).toBe(422)
    expect(nameless.body).toContain('Saisissez votre nom')
    // What was ticked stays ticked.
    expect(nameless.body).toContain('180,00')
    const strange = await post(`${pathOf(quote)}/accept`, [['lang', 'no language']])
    expect(strange.statusCode).toBe(422)
    expect((await owner.must(getQuote, key(quote.id))).status).toBe('sent')
    await post(`${pathOf(quote)}/accept`, [
      ['name', 'Grace <b>Hopper</b>'],
      ['signature', '"/><script>alert(1)</script>'],
    ])
    const { body } = await page(pathOf(quote))
    expect(body).toContain('Grace &#60;b&#62;Hopper')
    expect(body).not.toContain('<script>alert')
  })

  test('are declined with a reason, and can be sent again', async () => {
    const quote = await sent()
    await post(`${pathOf(quote)}/decline`, [['reason', 'Too\nexpensive']])
    const declined = await owner.must(getQuote, key(quote.id))
    expect([declined.status, declined.revisions[0]?.answer?.reason]).toEqual([
      'declined',
      'Too expensive',
    ])
    const { version } = declined
    const again = await owner.must(sendQuote, { ...key(quote.id), body: { version } })
    expect([again.status, again.revision, again.number]).toEqual(['sent', 2, quote.number])
  })

  test('keep each version that was sent readable, and only the newest can be accepted', async () => {
    const first = await sent()
    await owner.must(reviseQuote, { ...key(first.id), body: { revising: true } })
    const draft = offer({ lines: [aLine({ name: 'Smaller design', price: decimal('80') })] })
    const { version } = await owner.must(getQuote, key(first.id))
    const saved = await owner.must(saveQuote, { ...key(first.id), body: { version, draft } })
    const editing = await owner.must(getQuote, key(first.id))
    expect([editing.isRevising, editing.status]).toEqual([true, 'sent'])
    const second = await owner.must(sendQuote, {
      ...key(first.id),
      body: { version: saved.version },
    })
    const old = await page(pathOf(second, 1))
    expect(old.text).toContain('Printing')
    expect(old.text).toContain('There is a newer version')
    expect(old.body).toContain(second.revisions[0]?.link)
    await post(`${pathOf(second, 1)}/accept`, [['name', 'Grace']])
    expect((await owner.must(getQuote, key(first.id))).status).toBe('sent')
    const changed = sql`update quote_revision set frozen = 'x'`.execute(engine.admin)
    await expect(changed).rejects.toThrow('do not change')
  })

  test('cannot be accepted once withdrawn or expired, of which members are notified once', async () => {
    const withdrawn = await sent()
    await owner.must(withdrawQuote, key(withdrawn.id))
    await accept(withdrawn)
    expect((await page(pathOf(withdrawn))).text).toContain('Withdrawn')
    const quote = await sent({ validity: { by: 'days', days: 1 } })
    at.clock.set('2026-11-22T10:00:00Z')
    await accept(quote)
    expect((await owner.must(getQuote, key(quote.id))).status).toBe('expired')
    for (let round = 0; round < 2; round += 1) {
      at.clock.move(3_600_000)
      await enqueueQuoteExpiry(at.context)
      await runDueJobs(at.context, jobs)
    }
    const { events } = await owner.must(getQuote, key(quote.id))
    expect(events.map(({ kind }) => kind)).toEqual(['created', 'sent', 'expired'])
    at.clock.set('2026-11-20T10:00:00Z')
  })

  test('are sent by e-mail with link and PDF, by the company’s own text', async () => {
    const { version: companyVersion } = await owner.must(getCompany, { query: { workspaceId } })
    const template = {
      occasion: 'quote' as const,
      language: 'en' as const,
      subject: 'Offer {number}',
      message: 'Until {dueDate}: {amount}',
    }
    await owner.must(updateCompany, {
      query: { workspaceId },
      body: { version: companyVersion, mailTemplates: [template] },
    })
    const draft = await owner.must(createQuote, {
      query: { workspaceId },
      body: { draft: offer() },
    })
    const composed = await owner.must(composeQuoteMail, key(draft.id))
    const quote = await owner.must(sendQuote, {
      ...key(draft.id),
      body: { version: draft.version, mail: { to: composed.to } },
    })
    expect(composed).toEqual({
      to: 'buyer@example.com',
      subject: `Offer ${quote.number}`,
      message: 'Until November 30, 2026: €120.00',
    })
    const { rows } = await owner.must(listMail, { query: { workspaceId } })
    expect(rows[0]).toMatchObject({ kind: 'quote', subject: composed.subject, to: composed.to })
    expect(quote.events.at(-1)).toMatchObject({ kind: 'mail_queued', detail: { to: composed.to } })
    at.clock.move(60_000)
    await runDueJobs(at.context, jobs)
    // The test has no mail server: the message waits in the outbox.
    const { events } = await owner.must(getQuote, key(draft.id))
    expect(events.map(({ kind }) => kind)).toEqual(['created', 'sent', 'mail_not_sent'])
    const [mail] = await engine.admin
      .selectFrom('mail')
      .selectAll()
      .where('kind', '=', 'quote')
      .execute()
    expect(JSON.stringify(mail?.payload)).toContain(quote.revisions[0]?.link)
    expect(mail?.attachments).toEqual([
      {
        sha256: quote.revisions[0]?.pdfSha256,
        name: `${quote.number}.pdf`,
        mediaType: 'application/pdf',
      },
    ])
  })

  test('lack fewer fields than an invoice, but not the customer nor a price', async () => {
    const draft = offer({ lines: [aLine({ price: null })] })
    const { id, version } = await owner.must(createQuote, {
      query: { workspaceId },
      body: { draft },
    })
    const refused = await owner.call(sendQuote, { ...key(id), body: { version } })
    expect(refused).toMatchObject({
      refusal: 'not_ready',
      detail: { missing: [{ code: 'price_missing', path: 'lines.0.price' }] },
    })
    expect((await owner.must(getQuote, key(id))).number).toBeNull()
    await owner.must(deleteQuote, key(id))
    expect(await owner.call(getQuote, key(id))).toMatchObject({ refusal: 'not_found' })
  })

  test('become a deposit and its final invoice, which name the quote and add up to it', async () => {
    const quote = await sent()
    expect(await owner.call(invoiceQuote, { ...key(quote.id), body: {} })).toMatchObject({
      refusal: 'quote_not_accepted',
    })
    await accept(quote, ['1'])
    const share = { by: 'percent' as const, percent: '30' }
    const { invoiceId } = await owner.must(invoiceQuote, { ...key(quote.id), body: { share } })
    const deposit = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    expect([deposit.type, deposit.totals.payable]).toEqual(['deposit', '54.00'])
    expect(deposit.quote).toEqual({ id: quote.id, number: quote.number })
    expect(deposit.draft.contractReference).toBe(quote.number)
    const finalId = deposit.finalInvoice?.id ?? ''
    // Again: the same draft of the whole sale.
    const whole = await owner.must(invoiceQuote, { ...key(quote.id), body: {} })
    expect(whole.invoiceId).toBe(finalId)
    const { status, documents } = await owner.must(getQuote, key(quote.id))
    expect(status).toBe('invoiced')
    expect(documents.map(({ type, payable }) => [type, payable])).toEqual([
      ['invoice', '180.00'],
      ['deposit', '54.00'],
    ])
    const final = await owner.must(getInvoice, { query: { workspaceId, invoiceId: finalId } })
    expect(final.draft.lines.map(({ name }) => name)).toEqual(['Design', 'Printing'])
    await owner.must(issueInvoice, {
      query: { workspaceId, invoiceId },
      body: { version: deposit.version },
    })
    expect(
      await owner.call(beginDeposit, {
        query: { workspaceId, invoiceId: finalId },
        body: { share: { by: 'percent', percent: '80' } },
      }),
    ).toMatchObject({ refusal: 'deposit_too_large' })
  })

  test('leave nothing of themselves on an invoice', async () => {
    const invoice = await owner.must(createDraftOf, {
      query: { workspaceId },
      body: { draft: offer() },
    })
    expect(invoice.draft.validity).toBeUndefined()
    expect(invoice.totals.gross).toBe('191.99')
    await owner.must(saveDraft, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { version: invoice.version, draft: offer() },
    })
    const saved = await owner.must(getInvoice, { query: { workspaceId, invoiceId: invoice.id } })
    expect(saved.draft.lines.some(line => line.isOptional !== undefined)).toBe(false)
  })

  test('are listed and counted by the status that their page shows', async () => {
    const { rows } = await owner.must(listQuotes, { query: { workspaceId, limit: '100' } })
    const { counts, open } = await owner.must(countQuotes, { query: { workspaceId } })
    for (const row of rows) {
      const { status } = await owner.must(getQuote, key(row.id))
      expect(row.status).toBe(status)
      const found = await owner.must(listQuotes, {
        query: { workspaceId, status, limit: '100' },
      })
      expect(found.rows.map(({ id }) => id)).toContain(row.id)
      expect(found.total).toBe(counts[status])
    }
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(rows.length)
    expect(open[0]?.count).toBe(counts.sent + counts.viewed)
    const byNumber = await owner.must(listQuotes, { query: { workspaceId, q: 'd2026-0001' } })
    expect(byNumber.rows.map(({ number }) => number)).toEqual(['D2026-0001'])
  })

  test('are not found by a forged link, nor by a payment link’s token', async () => {
    const path = pathOf(await sent())
    const changed = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`
    for (const file of ['', '/file', '/logo'])
      expect((await at.app.inject({ url: `${changed}${file}` })).statusCode).toBe(404)
    expect((await at.app.inject({ url: path.replace('/quote/', '/pay/') })).statusCode).toBe(404)
  })
})
