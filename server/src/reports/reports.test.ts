import { beginDeposit } from '@bordereau/contract/corrections'
import { getDashboard } from '@bordereau/contract/dashboard'
import { createDraft, creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import {
  exportPaymentsReport,
  exportRevenueReport,
  exportVatReport,
  getPaymentsReport,
  getRevenueReport,
  getVatReport,
} from '@bordereau/contract/reports'
import { exploreSample } from '@bordereau/contract/session'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { periodOf } from '@bordereau/domain/report/period'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { countDocuments } from './documents-store.ts'
import { spanOf } from './span.ts'

describeWithDatabase('reports', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => context.close())

  const vat = (period = '2026-11') => owner.must(getVatReport, { query: { workspaceId, period } })
  const revenue = (by: 'month' | 'customer' | 'country' | 'item', period = '2026-11') =>
    owner.must(getRevenueReport, { query: { workspaceId, period, by } })
  const pay = (invoiceId: string, amount: string) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount,
        method: 'card',
        reference: '',
        note: '',
        allocations: [{ invoiceId, amount }],
      },
    })

  test('count a deposit, its final invoice and a credit note once', async () => {
    const query = { workspaceId }
    const agreed = await owner.must(createDraft, {
      query,
      body: {
        draft: aDraft(customerId, {
          lines: [aLine({ quantity: decimal('10'), price: decimal('100') })],
        }),
      },
    })
    const issue = async ({ id, version }: { id: string; version: number }) =>
      owner.must(issueInvoice, { query: { ...query, invoiceId: id }, body: { version } })
    const begun = await owner.must(beginDeposit, {
      query: { ...query, invoiceId: agreed.id },
      body: { share: { by: 'percent', percent: decimal('30') } },
    })
    const deposit = await issue(begun)
    // The tax of an advance, and that of French services, arises when they are paid.
    expect(await vat()).toMatchObject({ total: { taxable: '0.00', tax: '0.00' } })
    await pay(deposit.id, deposit.totals.payable)
    expect(await vat()).toMatchObject({ total: { taxable: '300.00', tax: '60.00' } })
    const final = await issue(
      await owner.must(getInvoice, { query: { ...query, invoiceId: agreed.id } }),
    )
    expect(await vat()).toMatchObject({
      total: { taxable: '300.00', tax: '60.00' },
      cashAccounting: 2,
    })
    await pay(final.id, final.open)
    const once = { taxable: '1000.00', tax: '200.00' }
    expect(await vat()).toMatchObject({
      currency: 'EUR',
      rows: [{ country: 'FR', category: 'S', rate: '20', documents: 2, home: once, ...once }],
      total: once,
      totalBefore: { taxable: '0.00', tax: '0.00' },
      ratesMissing: [],
      cut: false,
    })

    const sold = await issued(owner, workspaceId, aDraft(customerId))
    await issue(
      await owner.must(creditInvoice, {
        query: { ...query, invoiceId: sold.id },
        body: { reason: 'Returned' },
      }),
    )
    const { rows, total } = await vat('2026-Q4')
    expect(total).toEqual(once)
    expect(rows.map(row => row.documents)).toEqual([4])
    for (const by of ['month', 'customer', 'country', 'item'] as const)
      expect((await revenue(by)).total).toBe('1000.00')
    const { rows: items } = await revenue('item')
    // The lines of deposit and sale, without what the final invoice sets off.
    expect(items.find(row => row.key === '')).toMatchObject({ name: '', home: '-300.00' })
    expect((await vat('2027')).totalBefore).toEqual(once)
  })

  test('leave out payments in the test mode of a provider, as the dashboard does', async () => {
    const query = { workspaceId }
    const received = async () => {
      const report = await owner.must(getPaymentsReport, {
        query: { ...query, period: '2026', by: 'month' },
      })
      const { months } = await owner.must(getDashboard, { query })
      return { total: report.total, rows: report.rows, month: months.at(-1)?.received }
    }
    const sold = await issued(owner, workspaceId, aDraft(customerId))
    await pay(sold.id, '20')
    const before = await received()
    const { id } = await pay(sold.id, '10')
    expect(Number((await received()).month) - Number(before.month)).toBe(10)
    const payment = engine.admin.updateTable('payment').where('id', '=', id)
    // The mode is written after the payment; a refund of such a payment moves no money either.
    await payment.set({ mode: 'test' }).execute()
    expect(await received()).toEqual(before)
    await payment.set({ refunded_minor: 400n, refunded_on: '2026-11-20' }).execute()
    expect(await received()).toEqual(before)
    await payment.set({ reversed_at: new Date() }).execute()
    expect(await received()).toEqual(before)
  })

  test('leave out reversed payments', async () => {
    const report = () =>
      owner.must(getPaymentsReport, {
        query: { workspaceId, period: '2026', by: 'method' },
      })
    const before = await report()
    const sold = await issued(owner, workspaceId, aDraft(customerId))
    const payment = await pay(sold.id, '10')
    const paid = await report()
    expect(Number(paid.total) - Number(before.total)).toBe(10)
    expect(paid.rows).toMatchObject([{ key: 'card', count: 4 }])
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId: payment.id },
      body: { reason: 'Bounced' },
    })
    expect(await report()).toEqual(before)
  })

  test('of the sample company agree with its dashboard, and are exported as they are shown', async () => {
    const query = await owner.must(exploreSample)
    const { months, currency } = await owner.must(getDashboard, { query })
    const report = await owner.must(getRevenueReport, {
      query: { ...query, period: '2026', by: 'month' },
    })
    expect(report.rows).toHaveLength(12)
    // The dashboard converts the sum of a month, the report each document.
    const home = report.rows.filter(row => row.amounts.every(one => one.currency === currency))
    expect(home.length).toBeGreaterThan(0)
    for (const row of home.filter(one => months.some(({ month }) => month === one.key)))
      expect([row.key, row.home]).toEqual([
        row.key,
        months.find(({ month }) => month === row.key)?.invoiced,
      ])

    const at = { ...query, period: '2026' }
    const shown = await owner.must(getVatReport, { query: at })
    const csv = await owner.call(exportVatReport, { query: { ...at, format: 'csv' } })
    // What was paid of deposits is revenue of their day, and taxed on that of the payment.
    expect(Number(shown.total.taxable)).toBeLessThanOrEqual(Number(report.total))
    const rows: string[][] = parse(Buffer.from(csv.bytes), { bom: true })
    expect(rows).toHaveLength(shown.rows.length + 2)
    expect(rows.slice(1, -1).map(row => row[6])).toEqual(shown.rows.map(row => row.tax))
    expect(rows.at(-1)?.slice(7, 9)).toEqual([shown.total.taxable, shown.total.tax])
    for (const [endpoint, by] of [
      [exportRevenueReport, 'customer'],
      [exportPaymentsReport, 'method'],
    ] as const) {
      const file = await owner.call(endpoint, {
        query: { ...query, period: '2026', by, format: 'xlsx' },
      })
      expect(Buffer.from(file.bytes.subarray(0, 2)).toString()).toBe('PK')
    }
  })

  test('refuse what is not a period, and count no more documents than they may read', async () => {
    const asked = await owner.call(getVatReport, {
      query: { workspaceId, period: '2026-13' },
    })
    expect(asked).toMatchObject({ ok: false, refusal: 'bad_request' })
    const span = spanOf(workspaceId, periodOf('year', localDate('2026-11-20')), 'EUR')
    const count = (most: number) =>
      inWorkspace(engine.db, { workspaceId }, tx => countDocuments(tx, span, most))
    expect(await count(1)).toBe(2)
    expect(await count(100)).toBe(6)
  })

  test('take off what was refunded, on the day on which it was', async () => {
    const report = (by: 'month' | 'method') =>
      owner.must(getPaymentsReport, { query: { workspaceId, period: '2026', by } })
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const before = await report('method')
    const { id: paymentId } = await pay(id, '100')
    const refunded = { refunded_minor: 40_00n, refunded_on: '2026-12-02' }
    await engine.admin.updateTable('payment').set(refunded).where('id', '=', paymentId).execute()
    const after = await report('method')
    expect(Number(after.total) - Number(before.total)).toBe(60)
    const { rows } = await report('month')
    expect(rows.find(({ key }) => key === '2026-12')).toMatchObject({
      count: 0,
      home: '-40.00',
      amounts: [{ currency: 'EUR', amount: '-40.00' }],
    })
  })
})
