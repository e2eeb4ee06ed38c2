import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** How many of a customer's latest paid invoices are evaluated, and how many are needed for a result. */
const EVALUATED_INVOICES = 8
const REQUIRED_INVOICES = 3
/** Customers whose median payment is further from the due date than this have no usual day. */
export const FARTHEST_DAYS = 90

/** How many days after the due date each of these customers usually pays; customers without a result are missing. */
export async function usualDaysOf(
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  if (customerIds.length === 0) return new Map()
  const payers = sql`select unnest(${[...new Set(customerIds)]}::uuid[]) as customer_id`
  const { rows } = await sql<{ customer_id: string; usual_days: number }>`
    ${usualDaysQuery(workspaceId, payers)}`.execute(tx)
  return new Map(rows.map(row => [row.customer_id, row.usual_days]))
}

/** A query of `customer_id` and `usual_days` (median of the latest invoices) for a query of `customer_id`. */
export function usualDaysQuery(
  workspaceId: string,
  payers: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
      select payer.customer_id, late.days as usual_days
      from (${payers}) payer
      cross join lateral (${medianDaysLate(workspaceId)}) late
      where late.payments >= ${REQUIRED_INVOICES} and abs(late.days) <= ${FARTHEST_DAYS}`
}

/** Subquery for the customer `payer.customer_id`: the median of days late, and the number of invoices evaluated. */
function medianDaysLate(workspaceId: string): RawBuilder<unknown> {
  return sql`
    select percentile_disc(0.5) within group (order by paid.on_day - latest.due_date) as days, count(*) as payments
    from (
      select id, due_date from invoice
      where workspace_id = ${workspaceId} and customer_id = payer.customer_id
        and issued_at is not null and kind = 'invoice' and due_date is not null
        and payable_minor > 0 and settled_minor >= payable_minor
      order by created_at desc
      limit ${EVALUATED_INVOICES}
    ) latest
    cross join lateral (
      select max(payment.date) as on_day
      from allocation
      join payment on payment.workspace_id = allocation.workspace_id and payment.id = allocation.payment_id
      where allocation.workspace_id = ${workspaceId} and allocation.invoice_id = latest.id
        and allocation.reversed_at is null and payment.reversed_at is null
    ) paid
    where paid.on_day is not null`
}
