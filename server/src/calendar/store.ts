import type { LocalDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { FARTHEST_DAYS, habitsOf } from '../customers/habit-store.ts'
import type { Tx } from '../db/database.ts'
import { OPEN } from '../invoices/list-store.ts'

/** Both days belong to it. */
export type Range = { readonly from: LocalDate; readonly to: LocalDate }

export type OpenRow = {
  readonly id: string
  readonly kind: 'invoice'
  readonly number: string
  readonly customer_name: string
  readonly customer_country: string
  readonly currency: string
  readonly payable_minor: bigint
  readonly settled_minor: bigint
  readonly credited_minor: bigint
  readonly due_date: string
  readonly issued_at: Date
  readonly sent_at: Date | null
  readonly viewed_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  /** Days after the due date that the customer usually pays; null while it is not known. */
  readonly usual_days: number | null
}

/**
 * What is open and either due in the range or to be expected in it, not before today: the median of how many days
 * after the due date the customer paid her latest invoices.
 */
export async function openBetween(
  tx: Tx,
  workspaceId: string,
  range: Range,
  today: LocalDate,
  most: number,
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    with open as (
      select id, kind, number, customer_id, customer_name, customer_country, currency, payable_minor, settled_minor,
        credited_minor, due_date, issued_at, sent_at, viewed_at, created_at, updated_at
      from invoice
      where workspace_id = ${workspaceId} and ${OPEN}
        and due_date between ${range.from}::date - ${FARTHEST_DAYS}::int and ${range.to}::date + ${FARTHEST_DAYS}::int
    ), habit as (${habitsOf(workspaceId, sql`select distinct customer_id from open`)})
    select id, kind, number, customer_name, customer_country, currency, payable_minor, settled_minor, credited_minor,
      due_date, issued_at, sent_at, viewed_at, created_at, updated_at, usual_days
    from open left join habit using (customer_id)
    where due_date between ${range.from}::date and ${range.to}::date
      or due_date + usual_days between greatest(${range.from}::date, ${today}::date) and ${range.to}::date
    order by due_date, number
    limit ${most}`.execute(tx)
  return rows
}

/**
 * Payments that count, by day. They are picked before their customers are looked up: joined first, the planner would
 * rather read every payment of each customer.
 */
export async function receivedBetween(tx: Tx, workspaceId: string, range: Range, most: number) {
  const picked = tx
    .selectFrom('payment')
    .select(['workspace_id', 'id', 'customer_id', 'date', 'currency', 'amount_minor', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .where('reversed_at', 'is', null)
    .orderBy('date')
    .orderBy('id')
    .limit(most)
    .as('picked')
  return tx
    .selectFrom(picked)
    .innerJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'picked.workspace_id')
        .onRef('customer.id', '=', 'picked.customer_id'),
    )
    .select([
      'picked.id',
      'picked.date',
      'picked.currency',
      'picked.amount_minor',
      'picked.created_at',
      'customer.legal_name',
      'customer.country',
    ])
    .orderBy('picked.date')
    .orderBy('picked.id')
    .execute()
}

/** Drafts that are meant to be issued on a day of the range. */
export async function plannedBetween(tx: Tx, workspaceId: string, range: Range, most: number) {
  return tx
    .selectFrom('invoice')
    .select([
      'id',
      'customer_name',
      'customer_country',
      'currency',
      'payable_minor',
      'issue_date',
      'created_at',
      'updated_at',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('issued_at', 'is', null)
    .where('issue_date', '>=', range.from)
    .where('issue_date', '<=', range.to)
    .orderBy('issue_date')
    .orderBy('id')
    .limit(most)
    .execute()
}
