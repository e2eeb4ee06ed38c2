import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { IS_OPEN } from './list-store.ts'

const NOT_NOTIFIED = sql<SqlBool>`not exists (
  select from overdue_notice notice where notice.workspace_id = invoice.workspace_id and notice.invoice_id = invoice.id
)`

/** Companies with an overdue invoice not notified yet, with their time zones. Needs the system scope. */
export async function companiesWithOverdue(
  tx: Tx,
  before: string,
): Promise<{ workspaceId: string; timeZone: string }[]> {
  const rows = await tx
    .selectFrom('company')
    .select(['company.workspace_id', 'company.time_zone'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoice')
          .select('invoice.id')
          .whereRef('invoice.workspace_id', '=', 'company.workspace_id')
          .where('invoice.due_key', '<', before)
          .where(IS_OPEN)
          .where(NOT_NOTIFIED),
      ),
    )
    .orderBy('company.workspace_id')
    .execute()
  return rows.map(row => ({ workspaceId: row.workspace_id, timeZone: row.time_zone }))
}

/** Claims some of a company's invoices due before a day for notification. Each invoice is returned only once, ever. */
export async function claimOverdue(
  tx: Tx,
  workspaceId: string,
  before: string,
  at: Date,
  limit: number,
) {
  const due = await tx
    .selectFrom('invoice')
    .select([
      'id',
      'number',
      'customer_id',
      'customer_name',
      'currency',
      'payable_minor',
      'settled_minor',
      'due_date',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('due_key', '<', before)
    .where(IS_OPEN)
    .where(NOT_NOTIFIED)
    .orderBy('due_key')
    .orderBy('id')
    .limit(limit)
    .execute()
  if (due.length === 0) return []
  const claimed = await tx
    .insertInto('overdue_notice')
    .values(due.map(({ id }) => ({ workspace_id: workspaceId, invoice_id: id, notified_at: at })))
    .onConflict(conflict => conflict.columns(['workspace_id', 'invoice_id']).doNothing())
    .returning('invoice_id')
    .execute()
  const claimedIds = new Set(claimed.map(row => row.invoice_id))
  return due.filter(row => claimedIds.has(row.id))
}

/** The number of a company's invoices due before a day that are not notified yet. */
export async function countOverdue(tx: Tx, workspaceId: string, before: string): Promise<number> {
  const row = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('due_key', '<', before)
    .where(IS_OPEN)
    .where(NOT_NOTIFIED)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
