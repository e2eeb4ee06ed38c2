import { getDashboard } from '@bordereau/contract/dashboard'
import { relevantObligations } from '@bordereau/domain/country/obligations'
import { type LocalDate, addDays, addMonths, endOfMonth, localDate } from '@bordereau/domain/date'
import { type Currency, toText } from '@bordereau/domain/money/currency'
import { BUCKETS, bucketOf } from '@bordereau/domain/payment/ageing'
import type { Tx } from '../db/database.ts'
import { type HomeConverter, homeConverter } from '../company/home-currency.ts'
import { localeOf } from '../company/store.ts'
import { presentObligation } from '../customers/present-obligation.ts'
import { countByCountry } from '../customers/country-store.ts'
import { usualDaysOf } from '../customers/usual-days-store.ts'
import { presentRow } from '../invoices/lists/list-invoices.ts'
import { type ListFilter, listPage, compileFilter } from '../invoices/lists/list-store.ts'
import { asRecord } from '../invoices/document/present.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import type { Total } from '../totals/store.ts'
import {
  countDrafts,
  invoicedByMonth,
  latestEvents,
  openByDueDate,
  receivedByMonth,
} from './store.ts'

const MONTHS = 12
const DUE_DAYS = 14
const ROWS = 6
const EVENTS = 24

export const getDashboardRoute = workspaceRoute(getDashboard, async ({ context, tx, member }) => {
  const { workspaceId } = member
  const { country, currency, timeZone, vatRegistered } = await localeOf(tx, workspaceId)
  const now = today(context.clock, timeZone)
  const converter = await homeConverter(tx, workspaceId, currency)
  const open = await openByDueDate(tx, workspaceId, now)
  const late = open.filter(row => row.dueDate < now)
  const inTwoWeeks = addDays(now, DUE_DAYS)
  const soon = open.filter(({ dueDate }) => dueDate >= now && dueDate <= inTwoWeeks)
  const months = await monthsOf(tx, workspaceId, now, currency, converter)
  const customerCountries = await countByCountry(tx, workspaceId)
  return respond({
    currency,
    outstanding: byCurrency(open),
    outstandingHome: toText(homeSum(open, converter, now), currency),
    overdue: byCurrency(late),
    overdueHome: toText(homeSum(late, converter, now), currency),
    soon: byCurrency(soon),
    soonHome: toText(homeSum(soon, converter, now), currency),
    paidThisMonthHome: months.at(-1)?.received ?? toText(0n, currency),
    drafts: await countDrafts(tx, workspaceId),
    ageing: BUCKETS.map(bucket => {
      const rows = open.filter(row => bucketOf(row.dueDate, now) === bucket)
      return {
        bucket,
        amount: toText(homeSum(rows, converter, now), currency),
        count: rows.reduce((sum, row) => sum + row.count, 0),
      }
    }),
    months,
    late: await openRows(tx, workspaceId, now, { tab: 'overdue' }),
    due: await openRows(tx, workspaceId, now, { tab: 'open', dueFrom: now, dueTo: inTwoWeeks }),
    customerCountries,
    obligations: await obligationsOf(country, customerCountries, now, vatRegistered),
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
    ratesMissing: converter.missing(),
  })
})

async function obligationsOf(
  country: string,
  customers: readonly { readonly country: string; readonly count: number }[],
  now: LocalDate,
  isRegistered: boolean,
) {
  const counts = new Map(customers.map(one => [one.country, one.count]))
  const found = await relevantObligations(country, counts, now, isRegistered)
  return found.map(relevant => ({
    ...presentObligation(relevant),
    inForce: relevant.inForce,
    customers: relevant.customers,
  }))
}

type OpenAmount = { readonly currency: Currency; readonly open: bigint; readonly count: number }

function byCurrency(rows: readonly OpenAmount[]) {
  const sums = new Map<Currency, { amount: bigint; count: number }>()
  for (const row of rows) {
    const sum = sums.get(row.currency) ?? { amount: 0n, count: 0 }
    sums.set(row.currency, { amount: sum.amount + row.open, count: sum.count + row.count })
  }
  return [...sums]
    .map(([currency, { amount, count }]) => ({ currency, amount: toText(amount, currency), count }))
    .sort((a, b) => b.count - a.count)
}

function homeSum(rows: readonly OpenAmount[], converter: HomeConverter, day: string): bigint {
  return rows.reduce((sum, row) => sum + (converter.convert(row.open, row.currency, day) ?? 0n), 0n)
}

async function monthsOf(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  currency: Currency,
  converter: HomeConverter,
) {
  const first = localDate(`${addMonths(now, 1 - MONTHS).slice(0, 7)}-01`)
  const invoiced = await invoicedByMonth(tx, workspaceId, addMonths(first, -MONTHS))
  const received = await receivedByMonth(tx, workspaceId, first)
  return Array.from({ length: MONTHS }, (_, i) => {
    const month = addMonths(first, i)
    const sumIn = (of: LocalDate, rows: readonly Total[]) => {
      const last = endOfMonth(of)
      const sum = rows
        .filter(row => row.period === of.slice(0, 7))
        .reduce((all, row) => all + (converter.convert(row.amount, row.currency, last) ?? 0n), 0n)
      return toText(sum, currency)
    }
    return {
      month: month.slice(0, 7),
      invoiced: sumIn(month, invoiced),
      invoicedYearBefore: sumIn(addMonths(month, -MONTHS), invoiced),
      received: sumIn(month, received),
    }
  })
}

/** The first matching invoices by due date, each with its last reminder and the customer's usual payment delay. */
async function openRows(tx: Tx, workspaceId: string, now: LocalDate, filter: ListFilter) {
  const compiled = await compileFilter(tx, workspaceId, now, { ...filter, sort: 'due' })
  const { rows } = await listPage(tx, compiled, { limit: ROWS })
  const customerIds = rows.flatMap(row => row.customer_id ?? [])
  const usualDays = await usualDaysOf(tx, workspaceId, customerIds)
  return rows.map(row => ({
    ...presentRow(row, now),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    usualDays: usualDays.get(row.customer_id ?? '') ?? null,
  }))
}
