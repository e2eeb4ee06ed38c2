import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { type NotificationInput, notify } from '../notifications/notify.ts'
import { lockRecipients } from '../notifications/store.ts'
import type { Payment } from './plan-back.ts'
import type { RefundRow } from './refund-store.ts'
import { findCustomerName, lockDocuments } from './store.ts'

/** A refund that failed for good, and the invoices it is about. */
export type FailedRefund = { readonly row: RefundRow; readonly ids: readonly string[] }

/**
 * Notifies the member who asked for a refund that it failed; all who may see payments where that one is not a member any more, or
 * it was made at the provider. Called after all other locks, as notify is.
 */
export async function notifyFailedRefunds(
  tx: Tx,
  payment: Pick<Payment, 'workspace_id' | 'customer_id' | 'currency'>,
  failed: readonly FailedRefund[],
  at: Date,
): Promise<void> {
  if (failed.length === 0) return
  const { workspace_id: workspaceId, customer_id: customerId, currency } = payment
  const customerName = (await findCustomerName(tx, workspaceId, customerId)) ?? ''
  const inputs: (NotificationInput & { readonly askedBy: string | null })[] = []
  for (const { row, ids } of failed) {
    const invoices = await lockDocuments(tx, workspaceId, ids)
    const [first, ...others] = invoices
    const about = {
      ...(first && others.length === 0 ? { invoiceId: first.id } : {}),
      invoiceNumber: invoices.map(({ number }) => number ?? '').join(', '),
      customerId,
      customerName,
      amount: toText(row.amount_minor, currency),
      currency,
      ...(row.credit_note_id === null ? {} : { reason: 'credited' }),
    }
    const askedBy = row.created_by
    inputs.push({ kind: 'refund_failed', subjectId: row.id, actorId: null, about, at, askedBy })
  }
  const members = await lockRecipients(tx, workspaceId)
  for (const { askedBy, ...input } of inputs) {
    const isMember = members.some(({ personId }) => personId === askedBy)
    await notify(tx, workspaceId, [input], isMember && askedBy !== null ? askedBy : undefined)
  }
}
