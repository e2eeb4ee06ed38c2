import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { addEvent } from '../invoices/document/store.ts'
import type { Payment } from './plan-back.ts'
import { type RefundRow, setRefunded } from './refund-store.ts'
import { takeBack } from './take-back.ts'

/** Records money that a person paid back of a payment by hand or from a bank statement, as a provider reports it of its own. */
export async function payBack(
  tx: Tx,
  payment: Payment,
  refund: RefundRow,
  date: LocalDate,
): Promise<void> {
  const { workspace_id: workspaceId, id: paymentId, currency } = payment
  const { amount_minor: amount, created_at: at } = refund
  const refunded = { amount: payment.refunded_minor + amount, date }
  await setRefunded(tx, workspaceId, paymentId, refunded)
  const named = new Set([refund.invoice_id])
  const reopened = await takeBack(tx, payment, amount, { named, refund }, at)
  for (const { invoiceId } of reopened)
    await addEvent(tx, workspaceId, {
      invoiceId,
      kind: 'payment_refunded',
      personId: refund.created_by,
      at,
      detail: { paymentId, amount: toText(amount, currency), currency, status: 'succeeded' },
    })
}
