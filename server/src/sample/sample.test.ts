import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { deleteCompany, getCompany, inviteMember } from '@bordereau/contract/company'
import { getDashboard } from '@bordereau/contract/dashboard'
import { listCustomers } from '@bordereau/contract/customers'
import { countInvoices, getInvoice, listInvoices, sendInvoice } from '@bordereau/contract/invoices'
import { listItems } from '@bordereau/contract/items'
import { verifyJournal } from '@bordereau/contract/journal'
import { listMail } from '@bordereau/contract/mail'
import { putMailServer } from '@bordereau/contract/mail-server'
import { listNotifications } from '@bordereau/contract/notifications'
import { listPayments } from '@bordereau/contract/payments'
import { renewPortalLink } from '@bordereau/contract/portal-link'
import { countQuotes, getQuote, listQuotes } from '@bordereau/contract/quotes'
import { getMe, exploreSample } from '@bordereau/contract/session'
import { signUp } from '@bordereau/contract/sign-up'
import { STATUSES } from '@bordereau/domain/payment/status'
import { exactMinor } from '@bordereau/domain/money/currency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { countStatements } from '../db/statements.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, PASSWORD, type TestApp, client, startApp } from '../lib/testing.ts'
import { makeSample } from './make-sample.ts'
import { exploredBy } from './testing.ts'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { newId } from '../lib/id.ts'
import { withoutAccents } from '../lib/search.ts'

type Invoice = ResponseOf<typeof getInvoice>

describeWithDatabase('the sample company', engine => {
  let at: TestApp
  let guest: Client
  let workspaceId: string
  let statements: number
  const invoices: Invoice[] = []

  beforeAll(async () => {
    at = await startApp(engine.db)
    guest = client(at.app)
    const counted = await countStatements(() => exploredBy(guest))
    statements = counted.statements
    workspaceId = counted.value.workspaceId
    let after: string | undefined
    do {
      const query = { workspaceId, limit: '100', ...(after ? { after } : {}) }
      const page = await guest.must(listInvoices, { query })
      for (const { id } of page.rows)
        invoices.push(await guest.must(getInvoice, { query: { workspaceId, invoiceId: id } }))
      after = page.next ?? undefined
    } while (after)
  })
  afterAll(() => at.close())

  const minor = (text: string, currency: string) => exactMinor(text, currency) ?? -1n

  test('is made in few statements', () => {
    expect(statements).toBeGreaterThan(50)
    expect(statements).toBeLessThanOrEqual(160)
  })

  test('has customers in five countries and documents in four currencies and every status', async () => {
    const customers = await guest.must(listCustomers, { query: { workspaceId } })
    expect(new Set(customers.rows.map(row => row.country))).toEqual(
      new Set(['FR', 'DE', 'PL', 'IN', 'US']),
    )
    expect((await guest.must(listItems, { query: { workspaceId } })).total).toBe(12)
    const { counts } = await guest.must(countInvoices, { query: { workspaceId } })
    expect(counts.all).toBe(invoices.length)
    expect(invoices.length).toBeGreaterThanOrEqual(60)
    expect(new Set(invoices.map(invoice => invoice.status))).toEqual(new Set(STATUSES))
    expect(new Set(invoices.map(invoice => invoice.draft.currency))).toEqual(
      new Set(['EUR', 'PLN', 'INR', 'USD']),
    )
    expect(invoices.filter(invoice => invoice.kind === 'credit_note')).toHaveLength(2)
    expect(new Set(invoices.map(invoice => invoice.draft.language))).toEqual(
      new Set(['fr', 'de', 'pl', 'en', 'hi']),
    )
  })

  test('has a quote to invoice, one that was declined and one that awaits an answer', async () => {
    const { counts, open } = await guest.must(countQuotes, { query: { workspaceId } })
    expect(counts).toMatchObject({ accepted: 1, declined: 1, sent: 1, expired: 0 })
    expect(open).toHaveLength(1)
    const { rows } = await guest.must(listQuotes, { query: { workspaceId } })
    expect(rows.map(row => row.number)).toEqual(
      rows.map(row => row.number).toSorted((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)),
    )
    const accepted = rows.find(row => row.status === 'accepted')
    const quote = await guest.must(getQuote, {
      query: { workspaceId, quoteId: accepted?.id ?? '' },
    })
    const [sent] = quote.revisions
    expect(sent?.answer).toMatchObject({
      name: 'Dr. Anselm Roth',
      options: ['Originalillustration'],
    })
    expect(sent?.gross).not.toBe(quote.gross)
  })

  test('numbers its documents over thirteen months without gap in the order of time', () => {
    const numbered = invoices
      .filter(invoice => invoice.kind === 'invoice' && invoice.number !== null)
      .toSorted((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1))
    for (const year of ['2025', '2026']) {
      const sequence = numbered.filter(invoice => invoice.number?.startsWith(`F${year}-`))
      expect(sequence.map(invoice => Number(invoice.number?.slice(-4)))).toEqual(
        sequence.map((_, i) => i + 1),
      )
    }
    const dates = numbered.map(invoice => invoice.issueDate ?? '')
    expect(dates).toEqual(dates.toSorted())
    expect(dates[0]?.slice(0, 7)).toBe('2025-10')
    expect(dates.at(-1)).toBe('2026-11-20')
    for (const invoice of numbered)
      expect(Date.parse(invoice.issuedAt ?? '')).toBeLessThanOrEqual(at.clock.now().getTime())
  })

  test('has payments that are found by words of the customer’s name in any order, and by reference', async () => {
    const { rows } = await guest.must(listPayments, { query: { workspaceId, limit: '100' } })
    const payment = rows.find(row => row.customerName.includes(' ') && row.reference !== '')
    const named = rows.filter(row => row.customerName === payment?.customerName)
    const words = withoutAccents(payment?.customerName.toLowerCase() ?? '').split(' ')
    const q = words.toReversed().join('  ')
    const found = await guest.must(listPayments, { query: { workspaceId, limit: '100', q } })
    expect(found.rows.map(row => row.id)).toEqual(named.map(row => row.id))
    const byReference = { workspaceId, q: payment?.reference ?? '' }
    const referred = await guest.must(listPayments, { query: byReference })
    expect(referred.rows.map(row => row.id)).toContain(payment?.id)
  })

  test('is consistent: settled and open amounts add up to the amount due', async () => {
    const payments = await guest.must(listPayments, { query: { workspaceId, limit: '100' } })
    const settledBy = new Map<string, bigint>()
    for (const payment of payments.rows) {
      const used = payment.allocations.reduce(
        (sum, one) =>
          one.currency === payment.currency ? sum + minor(one.amount, one.currency) : sum,
        0n,
      )
      if (
        payment.allocations.every(one => one.currency === payment.currency) &&
        !payment.reversedAt
      )
        expect(used + minor(payment.unallocated, payment.currency)).toBe(
          minor(payment.amount, payment.currency),
        )
      for (const one of payment.reversedAt ? [] : payment.allocations)
        settledBy.set(
          one.invoiceId,
          (settledBy.get(one.invoiceId) ?? 0n) + minor(one.amount, one.currency),
        )
    }
    for (const invoice of invoices) {
      const { currency } = invoice.draft
      if (invoice.status === 'draft' || invoice.kind !== 'invoice') continue
      const open = minor(invoice.open, currency)
      const settled = minor(invoice.settled, currency)
      expect(settled + open).toBe(minor(invoice.totals.payable, currency))
      const byNotes = invoices
        .filter(note => note.draft.corrects?.invoiceId === invoice.id)
        .reduce((sum, note) => sum + minor(note.totals.payable, currency), 0n)
      expect((settledBy.get(invoice.id) ?? 0n) + byNotes).toBe(settled)
    }
    const rows = payments.rows
    expect(rows.some(row => row.allocations.length === 2)).toBe(true)
    expect(rows.some(row => row.allocations.some(one => one.currency !== row.currency))).toBe(true)
    expect(rows.filter(row => row.reversedAt !== null)).toHaveLength(1)
    expect(rows.filter(row => Number(row.unallocated) > 0)).toHaveLength(1)
  })

  test('fills the dashboard in the company’s currency without missing rates', async () => {
    const home = await guest.must(getDashboard, { query: { workspaceId } })
    expect(home.ratesMissing).toEqual([])
    expect(home.outstanding.map(sum => sum.currency).toSorted()).toEqual([
      'EUR',
      'INR',
      'PLN',
      'USD',
    ])
    for (const figure of [home.outstandingHome, home.overdueHome, home.paidThisMonthHome])
      expect(Number(figure)).toBeGreaterThan(1000)
    expect(home.ageing.map(bucket => bucket.count > 0)).toEqual([true, true, true, true, true])
    for (const month of home.months) expect(Number(month.invoiced)).toBeGreaterThan(0)
    expect(home.drafts).toBe(3)
    expect(home.late.length + home.due.length).toBeGreaterThan(3)
  })

  test('has a bank statement with payments that are certain, that are not, and that are none', async () => {
    const query = { workspaceId, status: 'open' as const }
    const { rows } = await guest.must(listBankTransactions, { query })
    expect(rows.map(row => row.proposal?.certainty ?? null).toSorted()).toEqual([
      'certain',
      'certain',
      'likely',
      'likely',
      null,
      null,
    ])
  })

  test('has a valid journal and complete archive', async () => {
    const report = await guest.must(verifyJournal, { query: { workspaceId } })
    expect(report.findings).toEqual([])
    const issued = invoices.filter(invoice => invoice.status !== 'draft')
    expect(report.entries).toBe(issued.length)
    expect(report.files).toBe(issued.length * 3)
  })

  test('has its emails in the outbox and delivers none of them', async () => {
    const mails = await guest.must(listMail, { query: { workspaceId, limit: '100' } })
    expect(new Set(mails.rows.map(mail => mail.kind))).toEqual(new Set(['invoice', 'reminder']))
    expect(new Set(mails.rows.map(mail => mail.status))).toEqual(new Set(['sent']))
    await runDueJobs(at.context, jobs)
    const { rows: notified } = await guest.must(listNotifications, { query: { workspaceId } })
    expect(notified.some(({ kind }) => kind === 'overdue')).toBe(true)
    expect(await guest.must(listMail, { query: { workspaceId, limit: '100' } })).toEqual(mails)
  })

  test('sends no email even when a mail server is configured', async () => {
    const smtp = { url: 'smtp://127.0.0.1:9', from: 'a@example.com' }
    const connected = { ...at.context, config: { ...at.context.config, smtp } }
    const open = invoices.find(invoice => invoice.status === 'issued')
    const query = { workspaceId, invoiceId: open?.id ?? '' }
    const { mailId } = await guest.must(sendInvoice, { query, body: { kind: 'invoice' } })
    await runDueJobs(connected, jobs)
    const mails = await guest.must(listMail, { query: { workspaceId } })
    expect(mails.rows.find(mail => mail.id === mailId)).toMatchObject({ status: 'not_sent' })
  })

  test('is made once for a guest and stays theirs after sign-up', async () => {
    expect(await guest.must(exploreSample)).toEqual({ workspaceId })
    const body = { name: 'Camille', email: 'camille@example.com', password: PASSWORD }
    const me = await guest.must(signUp, { body })
    expect(me.workspaces).toMatchObject([{ id: workspaceId, sample: true, role: 'owner' }])
    expect(await guest.must(exploreSample)).toEqual({ workspaceId })
    const { counts } = await guest.must(countInvoices, { query: { workspaceId } })
    expect(counts.all).toBe(invoices.length)
  })

  test('has no member when its creation failed', async () => {
    const incompleteId = newId()
    const { person } = await guest.must(getMe)
    const broken = {
      ...at.context,
      renderer: { ...at.context.renderer, renderPdf: failingAfter(20) },
    }
    await expect(
      makeSample(broken, { workspaceId: incompleteId, personId: person?.id ?? '' }),
    ).rejects.toThrow('rendering failed on purpose')
    const { workspaces } = await guest.must(getMe)
    expect(workspaces.map(workspace => workspace.id)).toEqual([workspaceId])
  })

  test('refuses invitations', async () => {
    const query = { workspaceId }
    const body = { email: 'friend@example.com', role: 'viewer' as const }
    expect(await guest.call(inviteMember, { query, body })).toMatchObject({
      status: 403,
      refusal: 'forbidden',
    })
  })

  test('is deleted with the portals of its customers and its password of a mail server', async () => {
    const query = { workspaceId }
    const [customer] = (await guest.must(listCustomers, { query })).rows
    const { link } = await guest.must(renewPortalLink, {
      query: { workspaceId, customerId: customer?.id ?? '' },
      body: undefined,
    })
    const portal = async () =>
      (await at.app.inject({ url: new URL(link ?? '').pathname })).statusCode
    expect(await portal()).toBe(200)
    const server = { host: 'smtp.example.com', port: 465, security: 'tls', user: 'a' } as const
    const body = { ...server, from: 'a@example.com', password: 'p@ss' }
    await guest.must(putMailServer, { query, body })
    await guest.must(deleteCompany, { query })
    expect(await portal()).toBe(404)
    const secrets = await asSystem(engine.db, tx => tx.selectFrom('secret').selectAll().execute())
    expect(secrets).toEqual([])
    expect(await guest.call(getCompany, { query })).toMatchObject({ refusal: 'not_found' })
    expect((await guest.must(getMe)).workspaces).toEqual([])
  })

  /** A renderPdf that fails after a number of documents. */
  function failingAfter(count: number): TestApp['context']['renderer']['renderPdf'] {
    let rendered = 0
    return (...args) => {
      rendered += 1
      if (rendered > count) throw new Error('rendering failed on purpose')
      return at.context.renderer.renderPdf(...args)
    }
  }
})
