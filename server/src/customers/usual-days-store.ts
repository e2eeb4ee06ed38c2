import type { Tx } from '../db/database.ts'

/** No customer's usual day is further from the due date than this (app.usual_days). */
export const FARTHEST_DAYS = 90

/**
 * How many days after the due date each of these customers usually pays; customers without a result are missing. Kept by
 * the transactions that settle invoices (0032-payment-habit.sql).
 */
export async function usualDaysOf(
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  if (customerIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('payment_habit')
    .select(['customer_id', 'usual_days'])
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', 'in', [...customerIds])
    .execute()
  return new Map(rows.map(row => [row.customer_id, row.usual_days]))
}
