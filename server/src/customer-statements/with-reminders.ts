import type { Tx } from '../db/database.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { findHolder } from './account-holder.ts'
import { statementPeriod } from './load-statements.ts'
import { unprintableOnStatements } from './statement-paper.ts'

/** What the statement of account that goes with reminders cannot print; nothing where none goes with them. */
export async function unprintableWithReminders(
  tx: Tx,
  context: AppContext,
  { workspace_id: workspaceId, customer_id: customerId }: InvoiceRow,
): Promise<string[]> {
  const holder = customerId === null ? undefined : await findHolder(tx, { workspaceId, customerId })
  if (!holder?.seller.reminderPlan.attachesStatement) return []
  return unprintableOnStatements(context, { ...holder, period: statementPeriod(context, holder) })
}
