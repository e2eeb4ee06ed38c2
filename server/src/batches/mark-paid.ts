import { ITEM_REFUSALS, type ItemRefusal } from '@bordereau/contract/batches'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { localDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { recordPaymentOf } from '../payments/record-payment.ts'
import type { BatchRow } from './store.ts'

export type ItemResult = Decision<null, ItemRefusal>

/** Records the open amount as paid by bank transfer on the day the batch was created. */
export async function markPaid(
  tx: Tx,
  context: AppContext,
  batch: BatchRow,
  row: InvoiceRow,
): Promise<ItemResult> {
  const author = { workspaceId: batch.workspace_id, personId: batch.created_by }
  const amount = decimal(toText(openOfRow(row), row.currency))
  const paid = await recordPaymentOf(tx, context.clock, author, {
    customerId: row.customer_id ?? '',
    date: localDate(batch.day),
    currency: row.currency,
    amount,
    method: 'transfer',
    reference: '',
    note: '',
    allocations: [{ invoiceId: row.id, amount }],
  })
  if (paid.ok) return accept(null)
  const refusal = ITEM_REFUSALS.find(known => known === paid.refusal)
  if (!refusal)
    context.log.warn(
      { refusal: paid.refusal, invoice: row.id },
      'marking an invoice as paid was refused for a reason unknown to batches',
    )
  return refuse(refusal ?? 'internal')
}
