import { recordPayment } from '@bordereau/contract/payments'
import { getReceivables, setFollowUp } from '@bordereau/contract/reminders'
import { localDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putRates } from '../company/rate-store.ts'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('receivables', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId = ''

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
  })
  afterAll(() => at.close())

  const invoice = (customerId: string, day: string) =>
    issued(
      owner,
      workspaceId,
      aDraft(customerId, {
        issueDate: localDate('2026-11-20'),
        due: { by: 'date', date: localDate(day) },
      }),
    )

  test('are none before anything is issued', async () => {
    const none = await owner.must(getReceivables, { query: { workspaceId } })
    expect(none).toMatchObject({ total: '0.00', daysSalesOutstanding: null, customers: [] })
  })

  test('are listed by age and customer, those who owe most first, without what was paid', async () => {
    const query = { workspaceId }
    const [few, many] = [await aCustomer(owner, workspaceId), await aCustomer(owner, workspaceId)]
    const { payable } = (await invoice(few, '2026-11-21')).totals
    await invoice(many, '2026-11-21')
    const disputed = await invoice(many, '2026-12-20')
    const paid = await invoice(many, '2026-12-20')
    await owner.must(recordPayment, {
      query,
      body: {
        customerId: many,
        date: '2026-11-20',
        currency: 'EUR',
        amount: payable,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: paid.id, amount: payable }],
      },
    })
    const hold = { reason: 'disputed', until: null } as const
    const body = { hold, note: '' }
    await owner.must(setFollowUp, { query: { ...query, invoiceId: disputed.id }, body })
    at.clock.set('2026-11-25T10:00:00Z')
    const double = (Number(payable) * 2).toFixed(2)
    expect(await owner.must(getReceivables, { query })).toMatchObject({
      total: (Number(payable) * 3).toFixed(2),
      buckets: { not_due: payable, days_1_30: double, days_over_90: '0.00' },
      // Three of four invoices of the last 90 days are open.
      daysSalesOutstanding: 67.5,
      customers: [
        {
          customerId: many,
          count: 2,
          total: double,
          reasons: [
            { reason: 'not_sent', count: 1 },
            { reason: 'disputed', count: 1 },
          ],
        },
        {
          customerId: few,
          count: 1,
          total: payable,
          reasons: [{ reason: 'not_sent', count: 1 }],
        },
      ],
      others: 0,
      ratesMissing: [],
    })
  })

  test('are days of the sales of ninety days, today among them', async () => {
    const company = await aCompany(owner)
    const customerId = await aCustomer(owner, company)
    const sold = (day: string) =>
      issued(owner, company, aDraft(customerId, { issueDate: localDate(day) }))
    at.clock.set('2026-11-25T10:00:00Z')
    // 90 days before today, and 89.
    await sold('2026-08-27')
    await sold('2026-08-28')
    const query = { workspaceId: company }
    const { daysSalesOutstanding } = await owner.must(getReceivables, { query })
    expect(daysSalesOutstanding).toBe(180)
  })

  test('have the sums of all customers, of which the largest are listed', async () => {
    const company = await aCompany(owner)
    await asSystem(engine.db, tx =>
      sql`with customers as (
          insert into customer (workspace_id, id, legal_name, country, email, profile, currency, language, search, created_at,
            updated_at)
          select ${company}, gen_random_uuid(), 'Customer ' || n, 'DE', '', '{}', 'EUR', 'de', '', now(), now()
          from generate_series(1, 230) as n returning workspace_id, id, legal_name, split_part(legal_name, ' ', 2)::int as n
        )
        insert into invoice (workspace_id, id, kind, customer_id, customer_name, customer_country, currency, language, draft,
          issue_date, due_date, net_minor, tax_minor, gross_minor, payable_minor, series_id, period, seq, number, issued_at,
          frozen, frozen_format, created_at, updated_at)
        select one.workspace_id, gen_random_uuid(), 'invoice', one.id, legal_name, 'DE', 'EUR', 'de', '{}', '2026-09-01',
          case when n % 2 = 0 then date '2026-11-20' else date '2026-12-20' end, n, 0, n, n, series.id, 'x', n, 'X' || n, now(),
          '{}', 1, now(), now()
        from customers as one
        join series on series.workspace_id = one.workspace_id and series.kind = 'invoice' and series.is_default`.execute(
        tx,
      ),
    )
    const all = await owner.must(getReceivables, { query: { workspaceId: company } })
    expect(all).toMatchObject({
      // The cents from 1 to 230, and the odd ones of them.
      total: '265.65',
      buckets: { not_due: '132.25', days_1_30: '133.40', days_31_60: '0.00' },
      others: 30,
    })
    expect(all.customers.map(({ total }) => total)).toEqual(
      Array.from({ length: 200 }, (_, i) => ((230 - i) / 100).toFixed(2)),
    )

    const few = await owner.must(getReceivables, { query: { workspaceId: company, limit: 50 } })
    expect(few).toEqual({ ...all, customers: all.customers.slice(0, 50), others: 180 })

    // The one who owes a cent owes dollars as well, and so comes first; another one's currency has no rate.
    await asSystem(engine.db, async tx => {
      await putRates(tx, company, [{ currency: 'USD', date: '2026-01-01', rate: '0.5' }])
      await sql`
        insert into invoice (workspace_id, id, kind, customer_id, customer_name, customer_country, currency, language, draft,
          issue_date, due_date, net_minor, tax_minor, gross_minor, payable_minor, series_id, period, seq, number, issued_at,
          frozen, frozen_format, created_at, updated_at)
        select workspace_id, gen_random_uuid(), kind, customer_id, customer_name, customer_country,
          case seq when 1 then 'USD' else 'CHF' end, language, draft, issue_date, due_date, 1000, 0, 1000, 1000, series_id,
          period, seq + 1000, 'Y' || seq, issued_at, frozen, frozen_format, created_at, updated_at
        from invoice where workspace_id = ${company} and seq in (1, 2)`.execute(tx)
    })
    const mixed = await owner.must(getReceivables, { query: { workspaceId: company } })
    expect(mixed).toMatchObject({ total: '270.65', others: 30, ratesMissing: ['CHF'] })
    expect(mixed.customers).toHaveLength(200)
    expect(mixed.customers.slice(0, 2)).toMatchObject([
      { name: 'Customer 1', count: 2, total: '5.01' },
      { name: 'Customer 230', count: 1, total: '2.30' },
    ])
  })
})
