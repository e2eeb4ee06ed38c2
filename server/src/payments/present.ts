import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { listPayments } from '@bordereau/contract/payments'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { ONE, decimal } from '@bordereau/domain/money/decimal'
import { brandOf } from '@bordereau/domain/payment/brand'
import { creditLeft, refundable, refundableFor } from '@bordereau/domain/payment/provider-ledger'
import { deductionOf } from '@bordereau/domain/payment/deduction'
import type { Tx } from '../db/database.ts'
import {
  type TaxPart,
  discountByTax,
  taxesForDiscount,
} from '../invoices/document/discount-store.ts'
import { presentTaxes } from '../invoices/document/present-taxes.ts'
import { type RefundRow, boundBack, listRefunds } from './refund-store.ts'
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
  const back = await listRefunds(
    tx,
    workspaceId,
    rows.map(row => row.id),
  )
  const taxes = await taxesForDiscount(
    tx,
    workspaceId,
    all.filter(one => one.deduction === 'cash_discount').map(one => one.invoice_id),
  )
  return rows.map(row => {
    const ownBack = back.filter(one => one.payment_id === row.id)
    const allocations = standing(
      row,
      all.filter(one => one.payment_id === row.id),
    )
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
      allocations: byInvoice(row, { back: ownBack, rows: allocations, taxes }),
      unallocated: toText(
        row.reversed_at
          ? 0n
          : creditLeft(row.amount_minor - row.refunded_minor - used, boundBack(ownBack)),
        row.currency,
      ),
      reversedAt: row.reversed_at?.toISOString() ?? null,
      reversalReason: row.reversal_reason ?? '',
      ...onlinePart(row, ownBack),
      createdAt: row.created_at.toISOString(),
    }
  })
}

/** What a provider reported of the payment. */
function onlinePart(row: PaymentRow, back: readonly RefundRow[]) {
  const { currency, fee_minor: fee } = row
  const rest = row.reversed_at ? 0n : refundable(row.amount_minor, boundBack(back))
  return {
    provider: row.provider,
    mode: row.mode,
    refunded: toText(row.refunded_minor, currency),
    refundable: toText(rest, currency),
    fee:
      fee === null || row.fee_currency === null
        ? null
        : { amount: toText(fee, row.fee_currency), currency: row.fee_currency },
    refunds: back.map(one => ({
      id: one.id,
      kind: one.kind,
      amount: toText(one.amount_minor, currency),
      status: one.status,
      reason: one.reason,
      createdAt: one.created_at.toISOString(),
    })),
  }
}

type AllocationRow = Awaited<ReturnType<typeof allocationsWithNumbers>>[number]

/**
 * What the payment settles now. The part of an allocation that went back is shown as refunded, so that counting it here too
 * would be counting it twice. An invoice of which everything went back stays, with 0, because the money was for it. A
 * payment that was reversed as a whole shows what it settled until then.
 */
function standing(
  { reversed_at: reversedAt }: Pick<PaymentRow, 'reversed_at'>,
  rows: readonly AllocationRow[],
): readonly AllocationRow[] {
  return rows.map(row => {
    const wasTaken = row.reversed_at !== null && row.reversed_at.getTime() !== reversedAt?.getTime()
    return wasTaken ? { ...row, amount_minor: 0n, payment_amount_minor: 0n } : row
  })
}

/** One entry for each invoice: what the money settled, and the deductions. */
function byInvoice(
  { amount_minor: received, currency, reversed_at: reversedAt }: PaymentRow,
  of: {
    readonly back: readonly RefundRow[]
    readonly rows: readonly AllocationRow[]
    readonly taxes: ReadonlyMap<string, readonly TaxPart[]>
  },
): PaymentView['allocations'] {
  const { back, rows, taxes } = of
  const groups = Map.groupBy(rows, row => row.invoice_id)
  return [...groups].flatMap(([invoiceId, group]) => {
    const money = group.filter(row => row.deduction === null)
    const [first] = group
    if (!first) return []
    const settled = money.reduce((sum, row) => sum + row.amount_minor, 0n)
    const settles = money.reduce((sum, row) => sum + row.payment_amount_minor, 0n)
    const rest = refundableFor(invoiceId, { received, settles, back: boundBack(back) })
    return {
      invoiceId,
      number: first.number ?? '',
      currency: first.currency,
      amount: toText(settled, first.currency),
      refundable: toText(reversedAt ? 0n : rest, currency),
      rate: decimal(money[0]?.rate ?? ONE),
      deductions: group.flatMap(row => {
        const kind = deductionOf(row.deduction)
        const amount = toText(row.amount_minor, row.currency)
        if (kind === null) return []
        const of = kind === 'cash_discount' ? (taxes.get(invoiceId) ?? []) : []
        const parts = presentTaxes(discountByTax(of, row.amount_minor), row.currency)
        return [{ kind, amount, reason: row.reason, taxes: parts }]
      }),
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
