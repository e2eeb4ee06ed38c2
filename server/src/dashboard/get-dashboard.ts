import { getDashboard } from '@bordereau/contract/dashboard'
import { type LocalDate, addDays, addMonths, endOfMonth, localDate } from '@bordereau/domain/date'
import { type Currency, toText } from '@bordereau/domain/money/currency'
import { BUCKETS, bucketOf } from '@bordereau/domain/payment/ageing'
import type { Tx } from '../db/database.ts'
import { homeOf } from '../company/store.ts'
import { countByCountry } from '../customers/country-store.ts'
import { usualDaysOf } from '../customers/habit-store.ts'
import { presentRow } from '../invoices/list-invoices.ts'
import { type ListFilter, listPage, narrow } from '../invoices/list-store.ts'
import { asDate, asRecord } from '../invoices/present.ts'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { type ToHome, toHome } from './home.ts'
import {
  countDrafts,
  exchangeRates,
  invoicedByMonth,
  latestEvents,
  openByDueDate,
  receivedByMonth,
} from './store.ts'

const MONTHS = 12
const DUE_DAYS = 14
const ROWS = 6
const EVENTS = 24

export const getDashboardRoute = workspaceRoute(getDashboard, async ({ house, tx, member }) => {
  const { workspaceId } = member
  const { currency, timeZone } = await homeOf(tx, workspaceId)
  const now = today(house.clock, timeZone)
  const home = toHome(currency, await exchangeRates(tx, workspaceId))
  const open = (await openByDueDate(tx, workspaceId)).map(row => ({
    ...row,
    dueDate: asDate(row.dueDate),
  }))
  const late = open.filter(row => row.dueDate !== null && row.dueDate < now)
  const inTwoWeeks = addDays(now, DUE_DAYS)
  const soon = open.filter(
    ({ dueDate }) => dueDate !== null && dueDate >= now && dueDate <= inTwoWeeks,
  )
  const months = await monthsOf(tx, workspaceId, now, currency, home)
  return answer({
    currency,
    outstanding: byCurrency(open),
    outstandingHome: toText(homeSum(open, home, now), currency),
    overdue: byCurrency(late),
    overdueHome: toText(homeSum(late, home, now), currency),
    soon: byCurrency(soon),
    soonHome: toText(homeSum(soon, home, now), currency),
    paidThisMonthHome: months.at(-1)?.received ?? toText(0n, currency),
    drafts: await countDrafts(tx, workspaceId),
    ageing: BUCKETS.map(bucket => {
      const rows = open.filter(row => bucketOf(row.dueDate, now) === bucket)
      return {
        bucket,
        amount: toText(homeSum(rows, home, now), currency),
        count: rows.reduce((sum, row) => sum + row.count, 0),
      }
    }),
    months,
    late: await openRows(tx, workspaceId, now, { tab: 'overdue' }),
    due: await openRows(tx, workspaceId, now, { tab: 'open', dueFrom: now, dueTo: inTwoWeeks }),
    customerCountries: await countByCountry(tx, workspaceId),
    events: (await latestEvents(tx, workspaceId, EVENTS)).map(event => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      by: event.by,
      detail: asRecord(event.detail),
      invoiceId: event.invoice_id,
      number: event.number,
      customerName: event.customer_name,
    })),
    ratesMissing: home.missing(),
  })
})

type Open = { readonly currency: Currency; readonly open: bigint; readonly count: number }

function byCurrency(rows: readonly Open[]) {
  const sums = new Map<Currency, { amount: bigint; count: number }>()
  for (const row of rows) {
    const sum = sums.get(row.currency) ?? { amount: 0n, count: 0 }
    sums.set(row.currency, { amount: sum.amount + row.open, count: sum.count + row.count })
  }
  return [...sums]
    .map(([currency, { amount, count }]) => ({ currency, amount: toText(amount, currency), count }))
    .sort((a, b) => b.count - a.count)
}

function homeSum(rows: readonly Open[], home: ToHome, day: string): bigint {
  return rows.reduce((sum, row) => sum + (home.convert(row.open, row.currency, day) ?? 0n), 0n)
}

async function monthsOf(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  currency: Currency,
  home: ToHome,
) {
  const first = localDate(`${addMonths(now, 1 - MONTHS).slice(0, 7)}-01`)
  const invoiced = await invoicedByMonth(tx, workspaceId, first)
  const received = await receivedByMonth(tx, workspaceId, first)
  return Array.from({ length: MONTHS }, (_, i) => {
    const month = addMonths(first, i)
    const key = month.slice(0, 7)
    const last = endOfMonth(month)
    const sumOf = (rows: readonly { month: string; currency: string; amount: bigint }[]) =>
      rows
        .filter(row => row.month === key)
        .reduce((sum, row) => sum + (home.convert(row.amount, row.currency, last) ?? 0n), 0n)
    return {
      month: key,
      invoiced: toText(sumOf(invoiced), currency),
      received: toText(sumOf(received), currency),
    }
  })
}

/** The first of them by due date, each with what explains that it is not paid. */
async function openRows(tx: Tx, workspaceId: string, now: LocalDate, filter: ListFilter) {
  const narrowed = await narrow(tx, workspaceId, now, { ...filter, sort: 'due' })
  const { rows } = await listPage(tx, narrowed, { limit: ROWS })
  const payers = rows.flatMap(row => row.customer_id ?? [])
  const habits = await usualDaysOf(tx, workspaceId, payers)
  return rows.map(row => ({
    ...presentRow(row, now),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    usualDays: habits.get(row.customer_id ?? '') ?? null,
  }))
}
