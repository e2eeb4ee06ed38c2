import { accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import { queueDelivery } from '../invoices/sending/queue-delivery.ts'
import { type InvoiceRow, lockInvoice, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { BatchRow } from './store.ts'
import { markPaid, type ItemResult } from './mark-paid.ts'

/** Performs the action of a batch on one document, in the caller's transaction. */
export async function actOnItem(
  tx: Tx,
  context: AppContext,
  batch: BatchRow,
  invoiceId: string,
): Promise<ItemResult> {
  const row = await lockInvoice(tx, batch.workspace_id, invoiceId)
  if (!row) return refuse('not_found')
  if (row.number === null) return refuse('not_issued')
  if (batch.kind === 'send') return send(tx, context, batch, row, 'invoice')
  if (row.kind !== 'invoice') return refuse('is_credit_note')
  if (openOfRow(row) <= 0n) return refuse('nothing_open')
  return batch.kind === 'remind'
    ? send(tx, context, batch, row, 'reminder')
    : markPaid(tx, context, batch, row)
}

async function send(
  tx: Tx,
  context: AppContext,
  batch: BatchRow,
  row: InvoiceRow,
  kind: 'invoice' | 'reminder',
): Promise<ItemResult> {
  const author = { workspaceId: batch.workspace_id, personId: batch.created_by }
  const queued = await queueDelivery(tx, context, author, row.id, { kind, bulk: true })
  if (!queued.ok) return refuse(queued.refusal)
  return queued.value.isNew ? accept(null) : refuse('already_reminded')
}
