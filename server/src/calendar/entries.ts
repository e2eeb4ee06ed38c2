import type { ResponseOf } from '@bordereau/contract/endpoint'
import { ENTRY_KINDS, type getCalendar } from '@bordereau/contract/calendar'
import { MANDATES_CHECKED, concernsOf } from '@bordereau/domain/country/mandates'
import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { countByCountry } from '../customers/country-store.ts'
import type { Tx } from '../db/database.ts'
import { statusOfRow } from '../invoices/present.ts'
import { type Coming, comingBetween } from '../recurring/coming.ts'
import { type OpenRow, type Range, openBetween, plannedBetween, receivedBetween } from './store.ts'

type View = ResponseOf<typeof getCalendar>['entries'][number]
/** When the thing itself was begun and last changed; the endpoint leaves those two out. */
type Times = { readonly createdAt: Date; readonly changedAt: Date }

/** A law's day. */
export type Deadline = Extract<View, { kind: 'deadline' }> & Times
/** Anything else: money that is to come, or came. */
export type MoneyEntry = Exclude<View, { kind: 'deadline' }> & Times
export type Entry = Deadline | MoneyEntry

export type Asked = Range & {
  readonly today: LocalDate
  /** Of the company, whose law's deadlines are told beside those of its customers'. */
  readonly country: string
  /** Of each kind at most so many. */
  readonly most: number
}

/** What the calendar shows between two days, by day, what is due first. */
export async function entriesBetween(
  tx: Tx,
  workspaceId: string,
  asked: Asked,
): Promise<{ entries: Entry[]; more: boolean }> {
  const { today, most } = asked
  const open = await openBetween(tx, workspaceId, asked, today, most + 1)
  const received = await receivedBetween(tx, workspaceId, asked, most + 1)
  const planned = await plannedBetween(tx, workspaceId, asked, most + 1)
  const coming = await comingBetween(tx, workspaceId, asked, most + 1)
  const deadlines = await deadlinesBetween(tx, workspaceId, asked)
  const entries: Entry[] = [
    ...deadlines,
    ...open.slice(0, most).flatMap(row => entriesOf(row, asked)),
    ...received.slice(0, most).map((row): MoneyEntry => ({
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
    })),
    ...planned.slice(0, most).map((row): MoneyEntry => ({
      kind: 'planned',
      date: localDate(row.issue_date ?? asked.from),
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
    })),
    ...coming.slice(0, most).map(runEntry),
  ]
  return {
    entries: entries.sort(byDay),
    more: [open, received, planned, coming].some(rows => rows.length > most),
  }
}

/** An open invoice on its due date, and where its customer has the habit of another day, on that one. */
function entriesOf(row: OpenRow, { from, to, today }: Asked): MoneyEntry[] {
  const dueDate = localDate(row.due_date)
  const common = {
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
  const expected = addDays(dueDate, row.usual_days ?? 0)
  return [
    ...(dueDate >= from && dueDate <= to
      ? [{ ...common, kind: 'due' as const, date: dueDate }]
      : []),
    ...(expected !== dueDate && expected >= from && expected <= to && expected >= today
      ? [{ ...common, kind: 'expected' as const, date: expected }]
      : []),
  ]
}

function runEntry({ day, recurring }: Coming): MoneyEntry {
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

/** From when laws on e-invoicing bind the company or its customers. */
async function deadlinesBetween(
  tx: Tx,
  workspaceId: string,
  { from, to, today, country }: Asked,
): Promise<Deadline[]> {
  const customers = await countByCountry(tx, workspaceId)
  const concerns = concernsOf(
    country,
    new Map(customers.map(one => [one.country, one.count])),
    today,
  )
  const known = new Date(`${MANDATES_CHECKED}T00:00:00Z`)
  return concerns
    .filter(({ mandate: { on } }) => on >= from && on <= to)
    .map(({ mandate, own }) => ({
      kind: 'deadline',
      date: mandate.on,
      id: mandate.key,
      country: mandate.country,
      own,
      source: mandate.source,
      createdAt: known,
      changedAt: known,
    }))
}

const ORDER: readonly Entry['kind'][] = ['deadline', ...ENTRY_KINDS]

function byDay(a: Entry, b: Entry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)
}
