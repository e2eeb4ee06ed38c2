import type { ResponseOf } from '@bordereau/contract/endpoint'
import { ENTRY_KINDS, type getCalendar } from '@bordereau/contract/calendar'
import { OBLIGATIONS_CHECKED, relevantObligations } from '@bordereau/domain/country/obligations'
import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { presentObligation } from '../customers/present-obligation.ts'
import { countByCountry } from '../customers/country-store.ts'
import type { Tx } from '../db/database.ts'
import { statusOfRow } from '../invoices/document/store.ts'
import { type UpcomingRun, upcomingRunsBetween } from '../recurring/upcoming-runs.ts'
import {
  type OpenRow,
  type PlannedRow,
  type Range,
  type ReceivedRow,
  openBetween,
  plannedBetween,
  receivedBetween,
} from './store.ts'

type View = ResponseOf<typeof getCalendar>['entries'][number]
/** When the document, payment or rule was created and changed. Used by the feed only; the endpoint omits both. */
type Times = { readonly createdAt: Date; readonly changedAt: Date }

/** The date from which a law on e-invoicing applies. */
export type Deadline = Extract<View, { kind: 'deadline' }> & Times
/** An entry about expected or received money. */
export type MoneyEntry = Exclude<View, { kind: 'deadline' }> & Times
export type CalendarEntry = Deadline | MoneyEntry

export type CalendarQuery = Range & {
  readonly today: LocalDate
  /** The company's country; deadlines are shown for it and for the countries of its customers. */
  readonly country: string
}

/** The entries of the feed in a range of days, by day and kind. */
export async function entriesBetween(
  tx: Tx,
  workspaceId: string,
  query: CalendarQuery & {
    /** The maximum number of rows of each kind. */
    readonly max: number
  },
): Promise<CalendarEntry[]> {
  const { today, max } = query
  const [open, received, planned, runs, deadlines] = await Promise.all([
    openBetween(tx, workspaceId, query, today, max),
    receivedBetween(tx, workspaceId, query, max),
    plannedBetween(tx, workspaceId, query, max),
    upcomingRunsBetween(tx, workspaceId, query, max),
    deadlinesBetween(tx, workspaceId, query),
  ])
  const entries: CalendarEntry[] = [
    ...deadlines,
    ...open.flatMap(row => entriesOf(row, query)),
    ...received.map(receivedEntry),
    ...planned.map(plannedEntry),
    ...runs.map(runEntry),
  ]
  return entries.sort(byDay)
}

/** Entries of an open invoice: on its due date and, if different and not past, on the day the customer usually pays. */
function entriesOf(row: OpenRow, { from, to, today }: CalendarQuery): MoneyEntry[] {
  const due = dueEntry(row, today)
  const expected = expectedEntry(row, today)
  return [
    ...(due.date >= from && due.date <= to ? [due] : []),
    ...(expected.date !== due.date &&
    expected.date >= from &&
    expected.date <= to &&
    expected.date >= today
      ? [expected]
      : []),
  ]
}

export function dueEntry(row: OpenRow, today: LocalDate): MoneyEntry {
  return {
    kind: 'due',
    date: localDate(row.due_date),
    id: row.id,
    number: row.number,
    customerName: row.customer_name,
    customerCountry: row.customer_country,
    currency: row.currency,
    amount: toText(row.payable_minor - row.settled_minor, row.currency),
    status: statusOfRow(row, today),
    usualDays: row.usual_days,
    createdAt: row.created_at,
    changedAt: row.updated_at,
  }
}

export function expectedEntry(row: OpenRow, today: LocalDate): MoneyEntry {
  const due = dueEntry(row, today)
  return { ...due, kind: 'expected', date: addDays(due.date, row.usual_days ?? 0) }
}

export function receivedEntry(row: ReceivedRow): MoneyEntry {
  return {
    kind: 'received',
    date: localDate(row.date),
    id: row.id,
    number: null,
    customerName: row.legal_name,
    customerCountry: row.country,
    currency: row.currency,
    amount: toText(row.amount_minor, row.currency),
    status: null,
    usualDays: null,
    createdAt: row.created_at,
    changedAt: row.created_at,
  }
}

export function plannedEntry(row: PlannedRow): MoneyEntry {
  if (row.issue_date === null) throw new Error(`draft ${row.id} has no issue date`)
  return {
    kind: 'planned',
    date: localDate(row.issue_date),
    id: row.id,
    number: null,
    customerName: row.customer_name,
    customerCountry: row.customer_country,
    currency: row.currency,
    amount: toText(row.payable_minor, row.currency),
    status: 'draft',
    usualDays: null,
    createdAt: row.created_at,
    changedAt: row.updated_at,
  }
}

export function runEntry({ day, recurring }: UpcomingRun): MoneyEntry {
  return {
    kind: 'recurring',
    date: day,
    id: recurring.id,
    number: null,
    customerName: recurring.customerName,
    customerCountry: recurring.customerCountry,
    currency: recurring.currency,
    amount: toText(recurring.payable, recurring.currency),
    status: null,
    usualDays: null,
    createdAt: recurring.createdAt,
    changedAt: recurring.updatedAt,
  }
}

/** Dates in the range from which laws on e-invoicing apply to the company or its customers. */
export async function deadlinesBetween(
  tx: Tx,
  workspaceId: string,
  { from, to, today, country }: CalendarQuery,
): Promise<Deadline[]> {
  const customers = await countByCountry(tx, workspaceId)
  const found = await relevantObligations(
    country,
    new Map(customers.map(one => [one.country, one.count])),
    today,
  )
  const checkedAt = new Date(`${OBLIGATIONS_CHECKED}T00:00:00Z`)
  return found
    .filter(({ obligation: { on } }) => on >= from && on <= to)
    .map(relevant => ({
      kind: 'deadline',
      ...presentObligation(relevant),
      createdAt: checkedAt,
      changedAt: checkedAt,
    }))
}

const ORDER: readonly CalendarEntry['kind'][] = ['deadline', ...ENTRY_KINDS]

export function byDay(a: CalendarEntry, b: CalendarEntry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)
}
