import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { addEvent } from '../invoices/document/store.ts'
import { notifyFailedRefunds } from './notify-refunds.ts'
import { setRefundFailed } from './refund-store.ts'
import { allocationsOf, lockPayment } from './store.ts'

/**
 * Marks a refund as refused for good, unless it was answered meanwhile: the invoice says so, and the member who asked for it is
 * notified, because what was stored with it, a credit note, stands.
 */
export async function failRefund(
  tx: Tx,
  workspaceId: string,
  { id, paymentId, at }: { readonly id: string; readonly paymentId: string; readonly at: Date },
): Promise<void> {
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) throw new Error(`the payment ${paymentId} is not there`)
  const row = await setRefundFailed(tx, workspaceId, id, at)
  if (!row) return
  const settled = await allocationsOf(tx, workspaceId, paymentId)
  const ids = row.invoice_id ? [row.invoice_id] : settled.map(one => one.invoice_id)
  const { currency } = payment
  const amount = toText(row.amount_minor, currency)
  const detail = { paymentId, amount, currency, status: row.status }
  for (const invoiceId of new Set(ids))
    await addEvent(tx, workspaceId, {
      invoiceId,
      kind: 'payment_refunded',
      personId: null,
      at,
      detail,
    })
  await notifyFailedRefunds(tx, payment, [{ row, ids }], at)
}
