import { getDashboard } from '@bordereau/contract/dashboard'
import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { listPayments } from '@bordereau/contract/payments'
import { exploreSample } from '@bordereau/contract/session'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { exactMinor, toText } from '@bordereau/domain/money/currency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'

type Row = ResponseOf<typeof listInvoices>['rows'][number]

describeEngines('the dashboard', engine => {
  let house: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  let board: ResponseOf<typeof getDashboard>

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    query = await owner.must(exploreSample)
    board = await owner.must(getDashboard, { query })
  })
  afterAll(() => house.close())

  async function under(tab: 'open' | 'overdue' | 'draft' | 'all'): Promise<Row[]> {
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

  const told = (list: readonly { currency: string; amount: string; count: number }[]) =>
    Object.fromEntries(list.map(({ currency, ...rest }) => [currency, rest]))

  test('sums what the list has under open and overdue, each currency by itself', async () => {
    const open = await under('open')
    expect(new Set(open.map(row => row.currency)).size).toBeGreaterThan(1)
    expect(told(board.outstanding)).toEqual(sums(open))
    const overdue = await under('overdue')
    expect(overdue.length).toBeGreaterThan(0)
    expect(told(board.overdue)).toEqual(sums(overdue))
    expect(board.drafts).toBe((await under('draft')).length)
  })

  test('ages exactly what is outstanding, and the late buckets are what is overdue', () => {
    const late = board.ageing.filter(bucket => bucket.bucket !== 'not_due')
    const sum = (list: readonly { amount: string }[]) =>
      list.reduce((total, one) => total + minor(one.amount, board.currency), 0n)
    const counts = (list: readonly { count: number }[]) =>
      list.reduce((total, one) => total + one.count, 0)
    expect(counts(board.ageing)).toBe(counts(board.outstanding))
    expect(counts(late)).toBe(counts(board.overdue))
    // Each due date is converted and rounded by itself, in the same way everywhere.
    expect(sum(board.ageing)).toBe(minor(board.outstandingHome, board.currency))
    expect(sum(late)).toBe(minor(board.overdueHome, board.currency))
  })

  test('counts the money of a month as the payments of that month do', async () => {
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

  test('shows what is late, the oldest first, and apart from it what is due within two weeks', async () => {
    const limit = '2026-12-04'
    const first = (rows: readonly Row[]) =>
      rows
        .map(row => row.dueDate ?? '')
        .toSorted()
        .slice(0, 6)
    const overdue = await under('overdue')
    expect(board.late.map(row => row.dueDate)).toEqual(first(overdue))
    const open = (await under('open')).filter(row => row.status !== 'overdue')
    const soon = open.filter(row => row.dueDate !== null && row.dueDate <= limit)
    expect(soon.length).toBeGreaterThan(0)
    expect(board.due.map(row => row.dueDate)).toEqual(first(soon))
    expect(told(board.soon)).toEqual(sums(soon))
  })

  test('says of what is late whether somebody reminded, and how the customer usually pays', async () => {
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

  test('counts the customers of each country, without private persons and the archived', async () => {
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
