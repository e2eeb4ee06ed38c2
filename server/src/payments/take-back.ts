import type { Minor } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import {
  type InvoiceRow,
  lockInvoice,
  openOfRow,
  updateIssued,
} from '../invoices/document/store.ts'
import { type RefundPart, insertParts } from './refund-part-store.ts'
import { type RefundRow, shortenAllocation } from './refund-store.ts'
import { settleByOwnNotes } from './reverse-payment.ts'
import { allocationsOf, type lockPayment } from './store.ts'

export type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>
type Allocation = Awaited<ReturnType<typeof allocationsOf>>[number]

/** A part of an allocation that goes back: in the payment's currency, and what is open again in the invoice's. */
type Taken = {
  readonly allocation: Allocation
  readonly left: Minor
  readonly settled: Minor
  readonly reopened: Minor
}

/**
 * From what an amount is taken back: from the invoices that are named, then from the part of the payment that settles
 * nothing, then from the documents it settled, the latest first.
 */
export function planTakeBack(
  payment: Pick<Payment, 'amount_minor' | 'refunded_minor'>,
  all: readonly Allocation[],
  amount: Minor,
  named: ReadonlySet<string | null>,
): readonly Taken[] {
  const allocations = all.filter(one => one.payment_amount_minor > 0n)
  const used = allocations.reduce((sum, one) => sum + one.payment_amount_minor, 0n)
  const unused = payment.amount_minor - payment.refunded_minor - used
  const first = allocations.filter(one => named.has(one.invoice_id))
  const others = allocations.filter(one => !named.has(one.invoice_id)).toReversed()
  const plan: Taken[] = []
  const take = (from: readonly Allocation[], most: Minor) => {
    let rest = most
    for (const one of from) {
      if (rest <= 0n) break
      const taken = one.payment_amount_minor < rest ? one.payment_amount_minor : rest
      plan.push(takenOf(one, taken))
      rest -= taken
    }
    return rest
  }
  take(others, take(first, amount) - unused)
  return plan
}

function takenOf(allocation: Allocation, taken: Minor): Taken {
  const { amount_minor: amount, payment_amount_minor: whole } = allocation
  const left = whole - taken
  const settled = (amount * left) / whole
  return { allocation, left, settled, reopened: amount - settled }
}

/** What is open again of each invoice. */
export function reopenedBy(plan: readonly Taken[]): readonly RefundPart[] {
  const parts = Map.groupBy(plan, ({ allocation }) => allocation.invoice_id)
  return [...parts].map(([invoiceId, own]) => ({
    invoiceId,
    amount: own.reduce((sum, { reopened }) => sum + reopened, 0n),
  }))
}

/**
 * Takes money of a payment back. What it settled is open again, unless credit notes of its own settle it; of a refund it is
 * kept what it took of which invoice, and whether the customer owes that still.
 */
export async function takeBack(
  tx: Tx,
  payment: Payment,
  amount: Minor,
  of: { readonly named: ReadonlySet<string | null>; readonly refund: RefundRow | undefined },
  at: Date,
): Promise<void> {
  const { workspace_id: workspaceId, id } = payment
  const allocations = await allocationsOf(tx, workspaceId, id)
  const plan = planTakeBack(payment, allocations, amount, of.named)
  const reopened: InvoiceRow[] = []
  for (const one of plan) reopened.push(await reopen(tx, workspaceId, one, at))
  const last = new Map(reopened.map(row => [row.id, row]))
  await settleByOwnNotes(tx, workspaceId, [...last.values()], at)
  if (of.refund) await keepParts(tx, of.refund, reopenedBy(plan))
}

/** What credit notes have settled already is not owed, and is not asked about. */
async function keepParts(
  tx: Tx,
  { workspace_id: workspaceId, id: refundId, is_owed, credit_note_id }: RefundRow,
  parts: readonly RefundPart[],
): Promise<void> {
  const decided = []
  for (const part of parts) {
    const row = await lockInvoice(tx, workspaceId, part.invoiceId)
    const isOwed = is_owed ?? (row && openOfRow(row) > 0n ? null : false)
    decided.push({ ...part, isOwed, creditNoteId: credit_note_id })
  }
  await insertParts(
    tx,
    { workspaceId, refundId },
    decided.filter(({ amount }) => amount > 0n),
  )
}

async function reopen(
  tx: Tx,
  workspaceId: string,
  { allocation, left, settled, reopened }: Taken,
  at: Date,
): Promise<InvoiceRow> {
  await shortenAllocation(tx, workspaceId, allocation.id, { settled, amount: left }, at)
  const invoice = await lockInvoice(tx, workspaceId, allocation.invoice_id)
  if (!invoice) throw new Error(`the document ${allocation.invoice_id} is not there`)
  const state = { settled_minor: invoice.settled_minor - reopened }
  await updateIssued(tx, workspaceId, invoice.id, state, at)
  return { ...invoice, ...state }
}
