import type { LocalDate } from '@bordereau/domain/date'
import type { CustomerReminders, Hold } from '@bordereau/domain/reminder/plan'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'
import { DIGEST } from '../notifications/digest-job.ts'

export type FollowUp = { readonly hold: Hold | null; readonly note: string }

export async function findFollowUp(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<FollowUp> {
  const row = await tx
    .selectFrom('follow_up')
    .select(['reason', 'until', 'note'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return { hold: holdOf(row), note: row?.note ?? '' }
}

/** The columns have the type date. */
export function holdOf(
  row: { readonly reason: Hold['reason'] | null; readonly until: string | null } | undefined,
): Hold | null {
  return row?.reason ? { reason: row.reason, until: row.until as LocalDate | null } : null
}

export async function saveFollowUp(tx: Tx, row: Insertable<Schema['follow_up']>): Promise<void> {
  const { workspace_id: _, invoice_id: __, ...change } = row
  await tx
    .insertInto('follow_up')
    .values(row)
    .onConflict(conflict => conflict.columns(['workspace_id', 'invoice_id']).doUpdateSet(change))
    .execute()
}

export async function findCustomerReminders(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<CustomerReminders | null> {
  const row = await tx
    .selectFrom('customer_reminders')
    .select('plan')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return planOf(row?.plan)
}

/** Written by saveCustomerReminders only. */
export function planOf(stored: unknown): CustomerReminders | null {
  return (stored ?? null) as CustomerReminders | null
}

export async function saveCustomerReminders(
  tx: Tx,
  workspaceId: string,
  customerId: string,
  plan: CustomerReminders | null,
): Promise<void> {
  await tx
    .deleteFrom('customer_reminders')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .execute()
  if (plan === null) return
  await tx
    .insertInto('customer_reminders')
    .values({
      workspace_id: workspaceId,
      customer_id: customerId,
      plan: JSON.stringify(plan),
    })
    .execute()
}

/**
 * Records what became of a level, in place of a day to which it was moved. False when it was sent or skipped before: then
 * nothing is changed.
 */
export async function recordReminder(
  tx: Tx,
  row: Insertable<Schema['reminder']>,
): Promise<boolean> {
  const { workspace_id: _, invoice_id: __, level_id: ___, ...change } = row
  const written = await tx
    .insertInto('reminder')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['workspace_id', 'invoice_id', 'level_id'])
        .doUpdateSet(change)
        .where('reminder.outcome', '=', 'moved'),
    )
    .returning('level_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Undoes a skip or a move. False when the level was sent. */
export async function restoreReminder(
  tx: Tx,
  key: { readonly workspaceId: string; readonly invoiceId: string; readonly levelId: string },
): Promise<boolean> {
  const rows = await tx
    .selectFrom('reminder')
    .select('outcome')
    .where('workspace_id', '=', key.workspaceId)
    .where('invoice_id', '=', key.invoiceId)
    .where('level_id', '=', key.levelId)
    .execute()
  if (rows.some(({ outcome }) => outcome === 'sent')) return false
  await tx
    .deleteFrom('reminder')
    .where('workspace_id', '=', key.workspaceId)
    .where('invoice_id', '=', key.invoiceId)
    .where('level_id', '=', key.levelId)
    .execute()
  return true
}

/** The last message to the customer about a document. */
export function lastMessage(tx: Tx, workspaceId: string, invoiceId: string) {
  return tx
    .selectFrom('mail')
    .select(['kind', 'status', 'sent_at', 'created_at', 'last_error'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Companies whose plan is switched on. Needs the system scope. Companies without members are left out. */
export async function companiesThatRemind(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select workspace_id from company
    where reminder_plan ->> 'enabled' = 'true'
      and exists (select from membership where membership.workspace_id = company.workspace_id)
    order by workspace_id`.execute(tx)
  return rows.map(row => row.workspace_id)
}

/** When the company's next daily e-mail is written; undefined: nothing is waiting for one. */
export async function findDigestTime(tx: Tx, workspaceId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('job')
    .select('run_at')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', DIGEST)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return row?.run_at
}
