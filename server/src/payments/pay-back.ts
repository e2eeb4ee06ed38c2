import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { addEvent } from '../invoices/document/store.ts'
import { type RefundRow, setRefunded } from './refund-store.ts'
import { allocationsOf, lockPayment } from './store.ts'
import { planTakeBack, reopenedBy, takeBack } from './take-back.ts'

/** Records money that a person paid back of a payment by hand or from a bank statement, as a provider reports it of its own. */
export async function payBack(tx: Tx, refund: RefundRow, date: LocalDate): Promise<void> {
  const { workspace_id: workspaceId, payment_id: paymentId, amount_minor: amount } = refund
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) throw new Error(`the payment ${paymentId} is not there`)
  const named = new Set([refund.invoice_id])
  const allocations = await allocationsOf(tx, workspaceId, paymentId)
  const touched = reopenedBy(planTakeBack(payment, allocations, amount, named))
  const refunded = { amount: payment.refunded_minor + amount, date }
  await setRefunded(tx, workspaceId, paymentId, refunded)
  await takeBack(tx, payment, amount, { named, refund }, refund.created_at)
  const { currency } = payment
  for (const { invoiceId } of touched)
    await addEvent(tx, workspaceId, {
      invoiceId,
      kind: 'payment_refunded',
      personId: refund.created_by,
      at: refund.created_at,
      detail: { paymentId, amount: toText(amount, currency), currency, status: 'succeeded' },
    })
}
