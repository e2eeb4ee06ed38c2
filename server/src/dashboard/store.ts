import type { LocalDate } from '@bordereau/domain/date'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'

/** Sums of open amounts by currency and due date. */
export async function openByDueDate(tx: Tx, workspaceId: string) {
  const rows = await tx
    .selectFrom('invoice')
    .select(({ fn }) => [
      'currency',
      'due_date',
      sql<string>`sum(payable_minor - settled_minor)`.as('open_minor'),
      fn.countAll().as('count'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where(IS_OPEN)
    .groupBy(['currency', 'due_date'])
    .execute()
  return rows.map(row => ({
    currency: row.currency,
    dueDate: row.due_date,
    open: BigInt(row.open_minor),
    count: Number(row.count),
  }))
}

/** Net amounts invoiced by month and currency since a date, less credit notes. */
export async function invoicedByMonth(tx: Tx, workspaceId: string, since: LocalDate) {
  const rows = await tx
    .selectFrom('invoice')
    .select([
      sql<string>`to_char(issue_date, 'YYYY-MM')`.as('month'),
      'currency',
      sql<string>`sum(case kind when 'credit_note' then -net_minor else net_minor end)`.as(
        'amount',
      ),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('issued_at', 'is not', null)
    .where(sql<SqlBool>`coalesce(issue_date, 'infinity'::date) >= ${since}`)
    .groupBy(['month', 'currency'])
    .execute()
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }))
}

/** Payments received by month and currency since a date. */
export async function receivedByMonth(tx: Tx, workspaceId: string, since: LocalDate) {
  const rows = await tx
    .selectFrom('payment')
    .select([
      sql<string>`to_char(date, 'YYYY-MM')`.as('month'),
      'currency',
      sql<string>`sum(amount_minor)`.as('amount'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('reversed_at', 'is', null)
    .where('date', '>=', since)
    .groupBy(['month', 'currency'])
    .execute()
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }))
}

export async function countDrafts(tx: Tx, workspaceId: string): Promise<number> {
  const row = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('issued_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** All exchange rates, the oldest first. */
export async function exchangeRates(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('exchange_rate')
    .select(['currency', 'date', 'rate'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('date')
    .execute()
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
