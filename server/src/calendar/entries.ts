import type { ResponseOf } from '@bordereau/contract/endpoint'
import { ENTRY_KINDS, type getCalendar } from '@bordereau/contract/calendar'
import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { statusOfRow } from '../invoices/present.ts'
import { type OpenRow, type Range, openBetween, plannedBetween, receivedBetween } from './store.ts'

type View = ResponseOf<typeof getCalendar>['entries'][number]

/** An entry with when the thing itself was begun and last changed; the endpoint leaves those two out. */
export type Entry = View & { readonly createdAt: Date; readonly changedAt: Date }

export type Asked = Range & {
  readonly today: LocalDate
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
  const entries = [
    ...open.slice(0, most).flatMap(row => entriesOf(row, asked)),
    ...received.slice(0, most).map((row): Entry => ({
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
    ...planned.slice(0, most).map((row): Entry => ({
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
  ]
  return {
    entries: entries.sort(byDay),
    more: [open, received, planned].some(rows => rows.length > most),
  }
}

/** An open invoice on its due date, and where its customer has the habit of another day, on that one. */
function entriesOf(row: OpenRow, { from, to, today }: Asked): Entry[] {
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

function byDay(a: Entry, b: Entry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind)
}
