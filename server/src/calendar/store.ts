import type { LocalDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { FARTHEST_DAYS } from '../customers/usual-days-store.ts'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'

/** A range of days, both included. */
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
  /** How many days after the due date the customer usually pays; null when unknown. */
  readonly usual_days: number | null
}

export type ReceivedRow = {
  readonly id: string
  readonly date: string
  readonly currency: string
  readonly amount_minor: bigint
  readonly created_at: Date
  readonly legal_name: string
  readonly country: string
}

export type PlannedRow = {
  readonly id: string
  readonly customer_name: string
  readonly customer_country: string
  readonly currency: string
  readonly payable_minor: bigint
  readonly issue_date: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/**
 * Open invoices that are due in the range, or whose payment is expected in it and not before today. The expected day is
 * the due date plus the customer's usual delay (median of the latest paid invoices).
 */
export async function openBetween(
  tx: Tx,
  workspaceId: string,
  range: Range,
  today: LocalDate,
  max: number,
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select id, kind, number, customer_name, customer_country, currency, payable_minor, settled_minor, credited_minor,
      due_date, issued_at, sent_at, viewed_at, created_at, updated_at, usual_days
    from invoice left join payment_habit using (workspace_id, customer_id)
    where workspace_id = ${workspaceId} and ${IS_OPEN}
      and due_key between ${range.from}::date - ${FARTHEST_DAYS}::int and ${range.to}::date + ${FARTHEST_DAYS}::int
      and (due_date between ${range.from}::date and ${range.to}::date
        or due_date + usual_days between greatest(${range.from}::date, ${today}::date) and ${range.to}::date)
    order by due_date, number
    limit ${max}`.execute(tx)
  return rows
}

/**
 * Payments in the range that are not reversed, by day. They are selected before the join with customers, because the
 * planner would otherwise read every payment of each customer.
 */
export async function receivedBetween(
  tx: Tx,
  workspaceId: string,
  range: Range,
  max: number,
): Promise<ReceivedRow[]> {
  const paymentsInRange = tx
    .selectFrom('payment')
    .select(['workspace_id', 'id', 'customer_id', 'date', 'currency', 'amount_minor', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .where('reversed_at', 'is', null)
    .orderBy('date')
    .orderBy('id')
    .limit(max)
    .as('payments_in_range')
  return tx
    .selectFrom(paymentsInRange)
    .innerJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'payments_in_range.workspace_id')
        .onRef('customer.id', '=', 'payments_in_range.customer_id'),
    )
    .select([
      'payments_in_range.id',
      'payments_in_range.date',
      'payments_in_range.currency',
      'payments_in_range.amount_minor',
      'payments_in_range.created_at',
      'customer.legal_name',
      'customer.country',
    ])
    .orderBy('payments_in_range.date')
    .orderBy('payments_in_range.id')
    .execute()
}

/** Drafts with an issue date in the range. */
export async function plannedBetween(
  tx: Tx,
  workspaceId: string,
  range: Range,
  max: number,
): Promise<PlannedRow[]> {
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
    .where('kind', '<>', 'self_billed')
    .where('issue_key', '>=', range.from)
    .where('issue_key', '<=', range.to)
    .orderBy('issue_key')
    .orderBy('id')
    .limit(max)
    .execute()
}
