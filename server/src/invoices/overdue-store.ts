import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { OPEN } from './list-store.ts'

const UNTOLD = sql<SqlBool>`not exists (
  select from overdue_told told where told.workspace_id = invoice.workspace_id and told.invoice_id = invoice.id
)`

/** Companies with an open invoice due before a day of which nobody was told, with their time zones. Needs the system's sight. */
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
          .where('invoice.due_date', '<', before)
          .where(OPEN)
          .where(UNTOLD),
      ),
    )
    .orderBy('company.workspace_id')
    .execute()
  return rows.map(row => ({ workspaceId: row.workspace_id, timeZone: row.time_zone }))
}

/** Takes some of a company's invoices that are due before a day, each once: nobody is ever told of them again. */
export async function takeOverdue(
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
    .where('due_date', '<', before)
    .where(OPEN)
    .where(UNTOLD)
    .orderBy('due_date')
    .orderBy('id')
    .limit(limit)
    .execute()
  if (due.length === 0) return []
  const taken = await tx
    .insertInto('overdue_told')
    .values(due.map(({ id }) => ({ workspace_id: workspaceId, invoice_id: id, told_at: at })))
    .onConflict(conflict => conflict.columns(['workspace_id', 'invoice_id']).doNothing())
    .returning('invoice_id')
    .execute()
  const mine = new Set(taken.map(row => row.invoice_id))
  return due.filter(row => mine.has(row.id))
}
