import { getDashboard } from '@bordereau/contract/dashboard'
import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { listPayments } from '@bordereau/contract/payments'
import { exploreSample } from '@bordereau/contract/session'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { exactMinor, toText } from '@bordereau/domain/money/currency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type TestApp, signedUp, blankRenderer, startApp } from '../lib/testing.ts'

type Row = ResponseOf<typeof listInvoices>['rows'][number]

describeWithDatabase('the dashboard', engine => {
  let context: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let board: ResponseOf<typeof getDashboard>

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
    query = await owner.must(exploreSample)
    board = await owner.must(getDashboard, { query })
  })
  afterAll(() => context.close())

  async function rowsOfTab(tab: 'open' | 'overdue' | 'draft' | 'all'): Promise<Row[]> {
    const rows: Row[] = []
    let after: string | undefined
    do {
      const page: ResponseOf<typeof listInvoices> = await owner.must(listInvoices, {
        query: { ...query, tab, limit: 100, ...(after === undefined ? {} : { after }) },
      })
      rows.push(...page.rows)
      after = page.next ?? undefined
    } while (after !== undefined)
    return rows
  }

  const minor = (amount: string, currency: string) => exactMinor(amount, currency) ?? 0n

  function sums(rows: readonly Row[]): Record<string, { amount: string; count: number }> {
    const currencies = [...new Set(rows.map(row => row.currency))]
    return Object.fromEntries(
      currencies.map(currency => {
        const own = rows.filter(row => row.currency === currency)
        const sum = own.reduce((total, row) => total + minor(row.open, currency), 0n)
        return [currency, { amount: toText(sum, currency), count: own.length }]
      }),
    )
  }

  const byCurrency = (list: readonly { currency: string; amount: string; count: number }[]) =>
    Object.fromEntries(list.map(({ currency, ...rest }) => [currency, rest]))

  test('sums the invoices of the tabs open and overdue per currency', async () => {
    const open = await rowsOfTab('open')
    expect(new Set(open.map(row => row.currency)).size).toBeGreaterThan(1)
    expect(byCurrency(board.outstanding)).toEqual(sums(open))
    const overdue = await rowsOfTab('overdue')
    expect(overdue.length).toBeGreaterThan(0)
    expect(byCurrency(board.overdue)).toEqual(sums(overdue))
    expect(board.drafts).toBe((await rowsOfTab('draft')).length)
  })

  test('the ageing buckets add up to the outstanding amount, the late ones to the overdue amount', () => {
    const late = board.ageing.filter(bucket => bucket.bucket !== 'not_due')
    const sum = (list: readonly { amount: string }[]) =>
      list.reduce((total, one) => total + minor(one.amount, board.currency), 0n)
    const counts = (list: readonly { count: number }[]) =>
      list.reduce((total, one) => total + one.count, 0)
    expect(counts(board.ageing)).toBe(counts(board.outstanding))
    expect(counts(late)).toBe(counts(board.overdue))
    // Amounts are converted and rounded per due date in every sum.
    expect(sum(board.ageing)).toBe(minor(board.outstandingHome, board.currency))
    expect(sum(late)).toBe(minor(board.overdueHome, board.currency))
  })

  test('sums the payments received in a month', async () => {
    expect(board.months).toHaveLength(12)
    const month = board.months.find(one => minor(one.received, board.currency) > 0n)
    if (!month) throw new Error('nothing was received in a year')
    const { rows, next } = await owner.must(listPayments, { query: { ...query, limit: 100 } })
    expect(next).toBeNull()
    const own = rows.filter(
      row =>
        row.currency === board.currency &&
        row.reversedAt === null &&
        row.date.startsWith(month.month),
    )
    const foreign = rows.some(
      row => row.currency !== board.currency && row.date.startsWith(month.month),
    )
    const sum = own.reduce((total, row) => total + minor(row.amount, row.currency), 0n)
    if (foreign) expect(minor(month.received, board.currency)).toBeGreaterThanOrEqual(sum)
    else expect(month.received).toBe(toText(sum, board.currency))
    expect(board.paidThisMonthHome).toBe(board.months.at(-1)?.received)
  })

  test('lists overdue invoices, the oldest first, and separately those due within two weeks', async () => {
    const limit = '2026-12-04'
    const first = (rows: readonly Row[]) =>
      rows
        .map(row => row.dueDate ?? '')
        .toSorted()
        .slice(0, 6)
    const overdue = await rowsOfTab('overdue')
    expect(board.late.map(row => row.dueDate)).toEqual(first(overdue))
    const open = (await rowsOfTab('open')).filter(row => row.status !== 'overdue')
    const soon = open.filter(row => row.dueDate !== null && row.dueDate <= limit)
    expect(soon.length).toBeGreaterThan(0)
    expect(board.due.map(row => row.dueDate)).toEqual(first(soon))
    expect(byCurrency(board.soon)).toEqual(sums(soon))
  })

  test('shows the last reminder of each invoice and the customer’s usual payment delay', async () => {
    expect(board.late.some(row => row.remindedAt !== null)).toBe(true)
    for (const row of [...board.late, ...board.due]) {
      const { events } = await owner.must(getInvoice, { query: { ...query, invoiceId: row.id } })
      const reminders = events.filter(({ detail }) => detail['kind'] === 'reminder')
      expect(row.remindedAt !== null).toBe(reminders.length > 0)
      const { usualDays } = await owner.must(getCustomer, {
        query: { ...query, customerId: row.customerId ?? '' },
      })
      expect(row.usualDays).toBe(usualDays)
    }
    expect(board.late.some(row => row.usualDays !== null)).toBe(true)
  })

  test('lists the dates of e-invoicing laws, the nearest first, with their texts in each language', () => {
    const own = board.obligations.filter(({ country }) => country === 'FR')
    expect(own.map(({ id, own, inForce }) => [id, own, inForce])).toEqual([
      ['fr_issue', true, false],
      ['fr_report', true, false],
      ['fr_receive', true, true],
    ])
    const abroad = board.obligations.find(({ country }) => country === 'DE')
    const customers = board.customerCountries.find(({ country }) => country === 'DE')?.count
    expect(abroad).toMatchObject({ own: false, customers })
    expect(abroad?.action.en).toMatch(/^It applies to sellers established there/)
    const dates = board.obligations.filter(({ inForce }) => !inForce).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    for (const { requires, action } of board.obligations)
      expect([Object.keys(requires).length, Object.keys(action).length]).toEqual([8, 8])
  })

  test('counts customers per country without private persons and archived ones', async () => {
    const { rows } = await owner.must(listCustomers, { query: { ...query, limit: 100 } })
    const kinds = await Promise.all(
      rows.map(async ({ id, country }) => {
        const { profile } = await owner.must(getCustomer, { query: { ...query, customerId: id } })
        return profile.kind === 'person' ? [] : [country]
      }),
    )
    const expected = Map.groupBy(kinds.flat(), country => country)
    expect(new Map(board.customerCountries.map(({ country, count }) => [country, count]))).toEqual(
      new Map([...expected].map(([country, all]) => [country, all.length])),
    )
  })
})
