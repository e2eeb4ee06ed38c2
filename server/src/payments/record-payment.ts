import { recordPayment } from '@bordereau/contract/payments'
import { refuse } from '@bordereau/domain/decision'
import { type Currency, exactMinor, toText } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import {
  type AllocationWish,
  type OpenDocument,
  allocate,
} from '@bordereau/domain/payment/allocate'
import { openOf } from '@bordereau/domain/payment/status'
import { loadTimeZone } from '../invoices/parties-store.ts'
import { type InvoiceRow, addEvent, updateLife } from '../invoices/store.ts'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentPayment } from './present.ts'
import { customerExists, insertAllocation, insertPayment, lockDocuments } from './store.ts'

export const recordPaymentRoute = workspaceRoute(
  recordPayment,
  async ({ house, tx, member, input }) => {
    const { workspaceId } = member
    const amount = exactMinor(input.amount, input.currency)
    const wishes = wishesOf(input.allocations, input.currency)
    if (amount === undefined || wishes === undefined) return refuse('amount_too_precise')
    if (input.date > today(house.clock, await loadTimeZone(tx, workspaceId)))
      return refuse('date_in_future')
    if (!(await customerExists(tx, workspaceId, input.customerId)))
      return refuse('customer_unknown')
    const documents = await lockDocuments(
      tx,
      workspaceId,
      wishes.map(wish => wish.documentId),
    )
    const payment = { customerId: input.customerId, currency: input.currency, amount }
    const allocated = allocate(payment, wishes, documents.map(openDocument))
    if (!allocated.ok) return allocated
    const at = house.clock.now()
    const paymentId = await insertPayment(tx, workspaceId, {
      ...input,
      amount,
      createdBy: member.id,
      at,
    })
    const settled = new Map(documents.map(document => [document.id, document.settled_minor]))
    for (const one of allocated.value.allocations) {
      const total = (settled.get(one.documentId) ?? 0n) + one.settled
      settled.set(one.documentId, total)
      await insertAllocation(tx, workspaceId, paymentId, one, at)
      await updateLife(tx, workspaceId, one.documentId, { settled_minor: total }, at)
      await addEvent(tx, workspaceId, {
        invoiceId: one.documentId,
        kind: 'payment_recorded',
        personId: member.id,
        at,
        detail: { paymentId, amount: toText(one.amount, input.currency), currency: input.currency },
      })
    }
    const view = await presentPayment(tx, workspaceId, paymentId)
    return view ? answer(view) : refuse('not_found')
  },
)

function wishesOf(
  wanted: readonly {
    readonly invoiceId: string
    readonly amount: Decimal
    readonly rate?: Decimal | undefined
  }[],
  currency: Currency,
): AllocationWish[] | undefined {
  const wishes = wanted.flatMap(({ invoiceId, amount, rate }) => {
    const minor = exactMinor(amount, currency)
    return minor === undefined ? [] : [{ documentId: invoiceId, amount: minor, rate }]
  })
  return wishes.length === wanted.length ? wishes : undefined
}

/** A credit note is not paid: what is open on it we owe. */
function openDocument(row: InvoiceRow): OpenDocument {
  const open = openOf({ payable: row.payable_minor, settled: row.settled_minor })
  return {
    id: row.id,
    customerId: row.customer_id ?? '',
    currency: row.currency,
    open: row.kind === 'invoice' && open > 0n ? open : 0n,
  }
}
