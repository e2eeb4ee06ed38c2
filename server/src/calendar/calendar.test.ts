import { getCalendar } from '@bordereau/contract/calendar'
import { createDraft } from '@bordereau/contract/invoices'
import { signIn } from '@bordereau/contract/session'
import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import { pauseRecurring } from '@bordereau/contract/recurring'
import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { exactMinor, toText } from '@bordereau/domain/money/currency'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { aRecurring } from '../recurring/testing.ts'
import { type Client, PASSWORD, type TestApp, signedUp, startApp } from '../lib/testing.ts'

/** The date of the test clock. */
const TODAY = localDate('2026-11-20')
/** The due date of all paid invoices. */
const DUE_BEFORE = localDate('2026-10-15')

describeWithDatabase('the calendar', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let query: { workspaceId: string }

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    query = { workspaceId }
  })
  afterAll(() => context.close())

  const entriesIn = async (from: LocalDate | string, to: LocalDate | string) =>
    (await owner.must(getCalendar, { query: { ...query, from, to } })).entries.flatMap(entry =>
      entry.kind === 'deadline' ? [] : [entry],
    )

  const receivedIn = async (from: LocalDate, to: LocalDate) => {
    const { entries, totals } = await owner.must(getCalendar, { query: { ...query, from, to } })
    return {
      entries: entries.filter(({ kind }) => kind === 'received'),
      totals: totals.filter(({ kind }) => kind === 'received'),
    }
  }

  /** An invoice due 14 days after its issue date. */
  const invoice = (customerId: string, issueDate = TODAY) =>
    issued(owner, workspaceId, aDraft(customerId, { issueDate }))

  async function pay(customerId: string, invoiceId: string, amount: string, date = TODAY) {
    return owner.must(recordPayment, {
      query,
      body: {
        customerId,
        date,
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId, amount }],
      },
    })
  }

  /** A customer with one invoice per number, paid this many days after its due date. */
  async function customerPaying(name: string, daysLate: readonly number[]): Promise<string> {
    const customerId = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, legalName: name })
    for (const days of daysLate) {
      const { id, open } = await invoice(customerId, addDays(DUE_BEFORE, -14))
      await pay(customerId, id, open, addDays(DUE_BEFORE, days))
    }
    return customerId
  }

  test('expects a payment on the customer’s usual day after three paid invoices', async () => {
    const twice = await customerPaying('Zweimal AG', [5, 5])
    const often = await customerPaying('Dreimal AG', [2, 9, 6])
    const early = await customerPaying('Früh AG', [-3, -3, -4])
    const sharp = await customerPaying('Pünktlich AG', [0, 0, 3])
    for (const customerId of [twice, often, early, sharp]) await invoice(customerId)
    const now = TODAY
    const due = addDays(now, 14)
    const entries = (await entriesIn(now, addDays(now, 30))).map(
      ({ kind, date, customerName, usualDays }) => [customerName, kind, date, usualDays],
    )
    expect(entries).toEqual([
      ['Früh AG', 'expected', addDays(due, -3), -3],
      ['Zweimal AG', 'due', due, null],
      ['Dreimal AG', 'due', due, 6],
      ['Früh AG', 'due', due, -3],
      ['Pünktlich AG', 'due', due, 0],
      ['Dreimal AG', 'expected', addDays(due, 6), 6],
    ])
    // The range applies to the due date and the expected day separately.
    expect((await entriesIn(addDays(due, 1), addDays(due, 6))).map(({ kind }) => kind)).toEqual([
      'expected',
    ])
    // An expected day in the past is not shown.
    context.clock.set('2026-12-11T10:00:00Z')
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    const later = await entriesIn(now, addDays(now, 30))
    expect(later.filter(({ kind }) => kind === 'expected')).toEqual([])
    expect(later.filter(({ kind }) => kind === 'due').map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'overdue'),
    )
    context.clock.set('2026-11-20T10:00:00Z')
  })

  test('shows due invoices with their open amount, but no paid invoices and credit notes', async () => {
    const customerId = await customerPaying('Neu AG', [])
    const { id, number, open } = await invoice(customerId)
    const due = addDays(TODAY, 14)
    await pay(customerId, id, '66.39')
    const entriesOfTest = async () => (await entriesIn(due, due)).filter(entry => entry.id === id)
    expect(await entriesOfTest()).toEqual([
      {
        kind: 'due',
        date: due,
        id,
        number,
        customerName: 'Neu AG',
        customerCountry: 'DE',
        currency: 'EUR',
        amount: '100.00',
        status: 'partly_paid',
        usualDays: null,
      },
    ])
    expect(open).toBe('166.39')
    await pay(customerId, id, '100')
    expect(await entriesOfTest()).toEqual([])
  })

  test('shows when e-invoicing laws apply to the company and its customers', async () => {
    await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, legalName: 'Pflicht AG' })
    const deadlines = async (from: string, to: string) =>
      (await owner.must(getCalendar, { query: { ...query, from, to } })).entries.filter(
        ({ kind }) => kind === 'deadline',
      )
    // The deadline of the company's country France, and the next one of Germany, where it has customers.
    expect(await deadlines('2027-09-01', '2027-09-30')).toMatchObject([
      { kind: 'deadline', id: 'fr_issue', country: 'FR', own: true, date: '2027-09-01' },
      { kind: 'deadline', id: 'fr_report', country: 'FR', own: true, date: '2027-09-01' },
    ])
    expect(await deadlines('2026-12-28', '2027-01-31')).toMatchObject([
      { kind: 'deadline', id: 'de_issue_large', country: 'DE', own: false, date: '2027-01-01' },
    ])
    expect(await deadlines('2027-09-02', '2027-09-30')).toEqual([])
  })

  test('shows payments until they are reversed, and drafts on their issue date', async () => {
    const customerId = await customerPaying('Bar AG', [])
    const { id } = await invoice(customerId)
    const now = TODAY
    const payment = await pay(customerId, id, '12.50')
    const planned = addDays(now, 3)
    const draft = await owner.must(createDraft, {
      query,
      body: { draft: aDraft(customerId, { issueDate: planned }) },
    })
    const entriesOfTest = async () =>
      (await entriesIn(now, planned)).filter(({ customerName }) => customerName === 'Bar AG')
    expect(await entriesOfTest()).toMatchObject([
      { kind: 'received', date: now, id: payment.id, amount: '12.50', status: null, number: null },
      { kind: 'planned', date: planned, id: draft.id, amount: '166.39', status: 'draft' },
    ])
    await owner.must(reversePayment, {
      query: { ...query, paymentId: payment.id },
      body: { reason: 'bounced' },
    })
    expect((await entriesOfTest()).map(({ kind }) => kind)).toEqual(['planned'])
  })

  test('shows upcoming runs of recurring invoices until they are paused', async () => {
    const customerId = await customerPaying('Wiederholung AG', [])
    const plan = { firstDay: TODAY, unit: 'week' as const, end: { by: 'times' as const, times: 3 } }
    const { id } = await aRecurring(owner, workspaceId, aDraft(customerId), { plan })
    const entriesOfTest = async (from: LocalDate, to: LocalDate) =>
      (await entriesIn(from, to)).filter(({ kind }) => kind === 'recurring')
    const [first, second, third] = [TODAY, addDays(TODAY, 7), addDays(TODAY, 14)]
    expect(await entriesOfTest(addDays(TODAY, -30), addDays(TODAY, 30))).toMatchObject([
      { date: first, id, amount: '166.39', customerName: 'Wiederholung AG', number: null },
      { date: second },
      { date: third },
    ])
    expect((await entriesOfTest(second, second)).map(({ date }) => date)).toEqual([second])
    await owner.must(pauseRecurring, { query: { ...query, recurringId: id } })
    expect(await entriesOfTest(TODAY, addDays(TODAY, 30))).toEqual([])
  })

  test('adds up each kind and day, of which a busy range shows few and the day alone more', async () => {
    const customerId = await customerPaying('Viel AG', [])
    const [day, quiet] = [localDate('2026-09-01'), localDate('2026-09-02')]
    const before = await receivedIn(day, quiet)
    await asSystem(engine.db, tx =>
      sql`insert into payment (workspace_id, id, customer_id, date, currency, amount_minor, method, reference, note, created_at)
        select ${workspaceId}::uuid, gen_random_uuid(), ${customerId}::uuid, case n when 1 then ${quiet}::date else ${day}::date end,
          case n % 2 when 0 then 'EUR' else 'USD' end, 100, 'transfer', '', '', now()
        from generate_series(1, 301) n`.execute(tx),
    )
    const busy = await receivedIn(day, quiet)
    expect(before).toEqual({ entries: [], totals: [] })
    expect(busy.entries.map(({ date }) => date)).toEqual([day, day, day, quiet])
    const ofDay = {
      date: day,
      kind: 'received',
      count: 300,
      amounts: expect.arrayContaining([
        { currency: 'EUR', amount: '150.00' },
        { currency: 'USD', amount: '150.00' },
      ]),
    }
    const ofQuiet = { date: quiet, kind: 'received', count: 1 }
    expect(busy.totals).toMatchObject([
      ofDay,
      { ...ofQuiet, amounts: [{ currency: 'USD', amount: '1.00' }] },
    ])
    const alone = await receivedIn(day, day)
    expect(alone.entries).toHaveLength(200)
    expect(alone.totals).toMatchObject([ofDay])
  })

  test('adds up expected payments, drafts and runs like their entries', async () => {
    const { entries, totals } = await owner.must(getCalendar, {
      query: { ...query, from: addDays(TODAY, -30), to: addDays(TODAY, 30) },
    })
    const money = entries.flatMap(entry => (entry.kind === 'deadline' ? [] : [entry]))
    const groups = Map.groupBy(money, ({ date, kind }) => `${date} ${kind}`)
    const keys = totals.map(({ date, kind }) => `${date} ${kind}`)
    expect(keys.toSorted()).toEqual([...groups.keys()].toSorted())
    expect(new Set(totals.map(({ kind }) => kind))).toEqual(
      new Set(['due', 'expected', 'received', 'planned']),
    )
    for (const { date, kind, count, amounts } of totals) {
      const own = groups.get(`${date} ${kind}`) ?? []
      const sum = own.reduce((minor, { amount }) => minor + (exactMinor(amount, 'EUR') ?? 0n), 0n)
      expect(count).toBe(own.length)
      expect(amounts).toEqual([{ currency: 'EUR', amount: toText(sum, 'EUR') }])
    }
  })

  test('accepts ranges of at most 62 days', async () => {
    const statusFor = async (from: string, to: string) =>
      (await owner.call(getCalendar, { query: { ...query, from, to } })).status
    expect(await statusFor('2026-11-01', '2027-01-01')).toBe(200)
    expect(await statusFor('2026-11-01', '2027-01-02')).toBe(400)
    expect(await statusFor('2026-11-02', '2026-11-01')).toBe(400)
    expect(await statusFor('2026-11-02', 'soon')).toBe(400)
  })

  test('says of a range that ends before it begins just that', async () => {
    const reversed = { ...query, from: localDate('2026-11-30'), to: localDate('2026-11-01') }
    expect(await owner.call(getCalendar, { query: reversed })).toMatchObject({
      status: 400,
      detail: { issues: [{ path: 'to', message: 'It ends before it begins' }] },
    })
  })
})
