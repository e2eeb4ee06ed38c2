import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Minor } from '@bordereau/domain/money/currency'
import { refundable, refundableFor } from '@bordereau/domain/payment/provider-ledger'
import type { Tx } from '../db/database.ts'
import { lockOpenCreditNotes, readOpenCreditNotes } from './open-notes-store.ts'
import { type Payment, planTakeBack, reopenedBy } from './plan-back.ts'
import { uncreditedOf } from './refund-credit.ts'
import { boundBack, findCheckoutOf, listRefunds } from './refund-store.ts'
import { allocationsOf, lockDocuments } from './store.ts'

export type AskedRefund = {
  readonly amount: Minor
  /** null: for no invoice in particular. */
  readonly invoiceId: string | null
  /** Whether the customer still owes it. */
  readonly isOwed: boolean
}

export type RefundRefusal =
  | 'not_refundable'
  | 'amount_not_positive'
  | 'over_refunded'
  | 'invoice_missing'

/**
 * Whether so much of a payment may be paid back, and over how much a credit note is issued with it, in the invoice's
 * currency: 0 where the customer still owes it, or earlier credit notes say it already.
 */
export async function judgeRefund(
  tx: Tx,
  payment: Payment,
  { amount, invoiceId, isOwed }: AskedRefund,
  get: Readers,
): Promise<Decision<Minor, RefundRefusal>> {
  const { workspace_id: workspaceId, id } = payment
  const isOnline = payment.provider !== ''
  if (payment.reversed_at !== null) return refuse('not_refundable')
  if (isOnline && !(await findCheckoutOf(tx, workspaceId, id))) return refuse('not_refundable')
  if (amount <= 0n) return refuse('amount_not_positive')
  const back = boundBack(await listRefunds(tx, workspaceId, [id]))
  const received = payment.amount_minor
  const ids = (await allocationsOf(tx, workspaceId, id)).map(one => one.invoice_id)
  await get.documents(tx, workspaceId, ids)
  // Read under their lock: a credit note or a corrected invoice may change them.
  const allocations = await allocationsOf(tx, workspaceId, id)
  const most =
    invoiceId === null
      ? refundable(received, back)
      : refundableFor(invoiceId, { received, back, settles: usedFor(invoiceId, allocations) })
  if (amount > most) return refuse('over_refunded')
  if (isOwed) return accept(0n)
  // A credit note corrects one invoice.
  if (invoiceId === null) return refuse('invoice_missing')
  const [part] = reopenedBy(planTakeBack(payment, allocations, amount, new Set([invoiceId])))
  if (part?.invoiceId !== invoiceId) return refuse('over_refunded')
  const notes = await get.notes(tx, workspaceId, { correctsIds: [invoiceId] })
  return accept(uncreditedOf(part, notes))
}

type Readers = {
  readonly documents: (tx: Tx, workspaceId: string, ids: readonly string[]) => Promise<unknown>
  readonly notes: typeof lockOpenCreditNotes
}

/** For what is shown before, or judged again under locks. */
export const READ: Readers = { documents: async () => undefined, notes: readOpenCreditNotes }
/** In the one order in which all acts on payments lock: see lockPayment. */
export const LOCK: Readers = { documents: lockDocuments, notes: lockOpenCreditNotes }

/** What of a payment settles an invoice, in the payment's currency. */
function usedFor(invoiceId: string, allocations: Awaited<ReturnType<typeof allocationsOf>>): Minor {
  return allocations.reduce(
    (sum, one) => sum + (one.invoice_id === invoiceId ? one.payment_amount_minor : 0n),
    0n,
  )
}
