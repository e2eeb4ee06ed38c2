import type { Minor } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import {
  type InvoiceRow,
  lockInvoice,
  openOfRow,
  updateIssued,
} from '../invoices/document/store.ts'
import { type Payment, type Taken, planTakeBack, reopenedBy } from './plan-back.ts'
import { type RefundPart, insertParts } from './refund-part-store.ts'
import { type RefundRow, shortenAllocation } from './refund-store.ts'
import { settleByOwnNotes } from './reverse-payment.ts'
import { allocationsOf, lockDocuments } from './store.ts'

/**
 * Takes money of a payment back. What it settled is open again, unless credit notes of its own settle it; of a refund it is
 * kept what it took of which invoice, and whether the customer owes that still. Returns what is open again of each invoice.
 */
export async function takeBack(
  tx: Tx,
  payment: Payment,
  amount: Minor,
  of: { readonly named: ReadonlySet<string | null>; readonly refund: RefundRow | undefined },
  at: Date,
): Promise<readonly RefundPart[]> {
  const { workspace_id: workspaceId, id } = payment
  const allocations = await allocationsOf(tx, workspaceId, id)
  const plan = planTakeBack(payment, allocations, amount, of.named)
  await lockDocuments(
    tx,
    workspaceId,
    plan.map(({ allocation }) => allocation.invoice_id),
  )
  const reopened: InvoiceRow[] = []
  for (const one of plan) reopened.push(await reopen(tx, workspaceId, one, at))
  const last = new Map(reopened.map(row => [row.id, row]))
  await settleByOwnNotes(tx, workspaceId, [...last.values()], at)
  const parts = reopenedBy(plan)
  if (of.refund) await keepParts(tx, of.refund, parts)
  return parts
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
