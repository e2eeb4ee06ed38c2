import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { listPayments } from '@bordereau/contract/payments'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { brandOf } from '@bordereau/domain/payment/brand'
import type { Tx } from '../db/database.ts'
import { type PaymentRow, allocationsWithNumbers, listPaymentPage } from './list-store.ts'

export type PaymentView = ResponseOf<typeof listPayments>['rows'][number]

/** Payments with their allocations and their unallocated rest. */
export async function presentPayments(
  tx: Tx,
  workspaceId: string,
  rows: readonly PaymentRow[],
): Promise<PaymentView[]> {
  const all = await allocationsWithNumbers(
    tx,
    workspaceId,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const allocations = all.filter(one => one.payment_id === row.id)
    const used = allocations.reduce(
      (sum, one) => sum + (one.reversed_at ? 0n : one.payment_amount_minor),
      0n,
    )
    return {
      id: row.id,
      customerId: row.customer_id,
      customerName: row.customer_name,
      customerCountry: row.customer_country,
      // The column has the type date; a check constraint limits the method.
      date: row.date as LocalDate,
      currency: row.currency,
      amount: toText(row.amount_minor, row.currency),
      method: row.method as PaymentView['method'],
      brand: brandOf(row.brand) ?? null,
      reference: row.reference,
      note: row.note,
      allocations: allocations.map(one => ({
        invoiceId: one.invoice_id,
        number: one.number ?? '',
        currency: one.currency,
        amount: toText(one.amount_minor, one.currency),
        rate: decimal(one.rate),
      })),
      unallocated: toText(row.reversed_at ? 0n : row.amount_minor - used, row.currency),
      reversedAt: row.reversed_at?.toISOString() ?? null,
      reversalReason: row.reversal_reason ?? '',
      createdAt: row.created_at.toISOString(),
    }
  })
}

export async function presentPayment(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<PaymentView | undefined> {
  const { rows } = await listPaymentPage(tx, workspaceId, { id }, { limit: 1 })
  const [view] = await presentPayments(tx, workspaceId, rows)
  return view
}
