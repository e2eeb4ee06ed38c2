import { type Currency, toText } from '@bordereau/domain/money/currency'
import type { MoneyBack } from '@bordereau/domain/payment/provider-ledger'
import type { Tx } from '../db/database.ts'
import { findInvoice } from '../invoices/document/store.ts'
import { newId } from '../lib/id.ts'
import { type NotificationInput, notify } from '../notifications/notify.ts'

/** A dispute whose status is new, and the invoices that the payment settled or settles. */
export type ChangedDispute = { readonly one: MoneyBack; readonly ids: readonly string[] }

/** Notifies the members of disputes that were opened, lost or won. Called after all other locks, as notify is. */
export async function notifyDisputes(
  tx: Tx,
  of: { readonly workspaceId: string; readonly currency: Currency; readonly at: Date },
  disputes: readonly ChangedDispute[],
): Promise<void> {
  const { workspaceId, currency, at } = of
  const inputs: NotificationInput[] = []
  for (const { one, ids } of disputes) {
    const invoices = await Promise.all(ids.map(id => findInvoice(tx, workspaceId, id)))
    const [first, ...others] = invoices.flatMap(invoice => (invoice ? [invoice] : []))
    if (!first) continue
    const about = {
      ...(others.length === 0 ? { invoiceId: first.id } : {}),
      invoiceNumber: [first, ...others].map(({ number }) => number ?? '').join(', '),
      ...(first.customer_id === null ? {} : { customerId: first.customer_id }),
      customerName: first.customer_name,
      amount: toText(one.amount, currency),
      currency,
      reason: one.status,
    }
    // Each change of a dispute is reported once (putMoneyBack), and has a notification of its own.
    inputs.push({ kind: 'disputed', subjectId: newId(), actorId: null, about, at })
  }
  await notify(tx, workspaceId, inputs)
}
