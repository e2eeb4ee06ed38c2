import { type LocalDate, addDays } from '@bordereau/domain/date'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type Total, totalsSince } from '../totals/store.ts'

/** Due dates further from today than these are not distinguished: no bucket of the ageing begins beyond them. */
const FARTHEST_PAST_DAYS = 120
const FARTHEST_AHEAD_DAYS = 60

/** Sums of open amounts by currency and due date; far due dates are drawn together. */
export async function openByDueDate(tx: Tx, workspaceId: string, today: LocalDate) {
  const first = addDays(today, -FARTHEST_PAST_DAYS)
  const last = addDays(today, FARTHEST_AHEAD_DAYS)
  const day = sql<string>`least(greatest(day, ${first}::date), ${last}::date)`
  const rows = await totalsSince(tx, workspaceId, 'open', '-infinity', day)
  return rows.map(({ period, currency, amount, count }) => ({
    // The column has the type date.
    dueDate: period as LocalDate,
    currency,
    open: amount,
    count,
  }))
}

/** Net amounts invoiced by month ('YYYY-MM') and currency since a date, less credit notes. */
export function invoicedByMonth(tx: Tx, workspaceId: string, since: LocalDate): Promise<Total[]> {
  return totalsSince(tx, workspaceId, 'invoiced', since, MONTH)
}

/** Payments received by month ('YYYY-MM') and currency since a date. */
export function receivedByMonth(tx: Tx, workspaceId: string, since: LocalDate): Promise<Total[]> {
  return totalsSince(tx, workspaceId, 'received', since, MONTH)
}

const MONTH = sql<string>`to_char(day, 'YYYY-MM')`

export async function countDrafts(tx: Tx, workspaceId: string): Promise<number> {
  const row = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('issued_at', 'is', null)
    .where('kind', '<>', 'self_billed')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function latestEvents(tx: Tx, workspaceId: string, limit: number) {
  return tx
    .selectFrom('event')
    .innerJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'event.workspace_id')
        .onRef('invoice.id', '=', 'event.invoice_id'),
    )
    .leftJoin('person', 'person.id', 'event.person_id')
    .select([
      'event.id',
      'event.at',
      'event.kind',
      'event.detail',
      'event.invoice_id',
      'invoice.number',
      'invoice.customer_name',
      'person.name as by',
    ])
    .where('event.workspace_id', '=', workspaceId)
    .orderBy('event.at', 'desc')
    .limit(limit)
    .execute()
}
