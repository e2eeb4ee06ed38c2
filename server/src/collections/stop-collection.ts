import { toText } from '@bordereau/domain/money/currency'
import type { StopReason } from '@bordereau/domain/payment/collection'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, addEvent, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { updateCollection } from '../mandates/collection-store.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Ends a planned collection that is not tried. The members are notified, because the customer relies on it, unless there is
 * nothing left to pay.
 */
export async function stopCollection(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  reason: StopReason,
): Promise<void> {
  const { workspace_id: workspaceId, id: invoiceId } = row
  const at = context.clock.now()
  const key = { workspaceId, invoiceId }
  await updateCollection(tx, key, { status: 'stopped', failure: reason, updated_at: at })
  const detail = { reason }
  await addEvent(tx, workspaceId, {
    invoiceId,
    kind: 'collection_stopped',
    personId: null,
    at,
    detail,
  })
  if (reason !== 'nothing_open') await notifyNotCollected(tx, row, reason, at)
}

/** Notifies the members that an invoice was not collected, and why. */
export async function notifyNotCollected(
  tx: Tx,
  row: InvoiceRow,
  reason: StopReason,
  at: Date,
): Promise<void> {
  const about = {
    invoiceId: row.id,
    invoiceNumber: row.number ?? '',
    customerName: row.customer_name,
    amount: toText(openOfRow(row), row.currency),
    currency: row.currency,
    reason,
  }
  // Each attempt that failed is reported once.
  const news = { kind: 'collection_failed', subjectId: newId(), actorId: null, about, at } as const
  await notify(tx, row.workspace_id, [news])
}
