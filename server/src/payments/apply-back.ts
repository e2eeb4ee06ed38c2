import { type Minor, toText } from '@bordereau/domain/money/currency'
import {
  type MoneyBack,
  type ProviderLedger,
  isReturned,
} from '@bordereau/domain/payment/provider-ledger'
import { ONE } from '@bordereau/domain/money/decimal'
import { openOf } from '@bordereau/domain/payment/status'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { addEvent, lockInvoice, updateIssued } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { CheckoutPart } from './checkout-store.ts'
import { notifyDisputes } from './notify-disputes.ts'
import { notifyFailedRefunds } from './notify-refunds.ts'
import { queueReceipt } from './receipt.ts'
import type { Payment } from './plan-back.ts'
import { removeParts } from './refund-part-store.ts'
import { releaseNotes } from './release-notes.ts'
import { type RefundRow, putMoneyBack, setRefunded } from './refund-store.ts'
import { allocationsOf, insertAllocation, lockDocuments, lockPayment } from './store.ts'
import { takeBack } from './take-back.ts'

type Ids = {
  readonly workspaceId: string
  /** The invoices of the checkout, in the order in which it settles them. */
  readonly parts: readonly CheckoutPart[]
  readonly paymentId: string
}

/** A refund or dispute whose status is new, as it is stored now. */
type Changed = {
  readonly one: MoneyBack
  readonly row: RefundRow
  /** Whether it had taken money before. */
  readonly wasReturned: boolean
}

/**
 * Brings a payment to what its ledger says went back. Each refund takes its money from the invoice that it was requested
 * for, then from the part of the payment that settles nothing, then from the documents it settled, the latest first; they
 * are open again, unless credit notes of their own settle them. Where a refund failed, the payment settles its invoices
 * again.
 */
export async function applyBack(
  tx: Tx,
  context: AppContext,
  ids: Ids,
  ledger: ProviderLedger,
): Promise<void> {
  const { workspaceId, paymentId, parts } = ids
  const at = context.clock.now()
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) throw new Error(`the payment ${paymentId} is not there`)
  const settled = await allocationsOf(tx, workspaceId, paymentId)
  await lockDocuments(tx, workspaceId, [...idsOf(parts), ...settled.map(one => one.invoice_id)])
  const changed: Changed[] = []
  for (const one of ledger.back) {
    const put = await putMoneyBack(tx, { workspaceId, paymentId, at }, one)
    if (!put) continue
    const wasReturned = put.before !== null && isReturned({ status: put.before })
    changed.push({ one, row: put.row, wasReturned })
  }
  // A person has reversed the whole payment: then it settles nothing any more.
  const isReversed = payment.reversed_at !== null
  for (const { row } of changed) {
    const credited = row.status === 'failed' ? await removeParts(tx, workspaceId, row.id) : []
    if (!isReversed) for (const part of credited) await releaseNotes(tx, workspaceId, part, at)
  }
  if (!isReversed && ledger.returned !== payment.refunded_minor) {
    const date = await todayOf(tx, context.clock, workspaceId)
    await setRefunded(tx, workspaceId, paymentId, { amount: ledger.returned, date })
    await moveEach(tx, payment, { parts, changed, returned: ledger.returned, at })
  }
  const news = changed.map(({ one, row }) => ({
    one,
    row,
    ids: row.invoice_id ? [row.invoice_id] : idsOf(parts),
  }))
  for (const each of news) await report(tx, context, payment, each)
  const disputes = news.filter(({ one }) => one.kind === 'dispute')
  const failed = news.filter(({ one, row }) => one.kind === 'refund' && row.status === 'failed')
  await notifyFailedRefunds(tx, payment, failed, at)
  await notifyDisputes(tx, { workspaceId, currency: payment.currency, at }, disputes)
}

/** What came back again first, and then what each refund or dispute takes: not more together than the ledger says. */
async function moveEach(
  tx: Tx,
  payment: Payment,
  to: {
    readonly parts: readonly CheckoutPart[]
    readonly changed: readonly Changed[]
    readonly returned: Minor
    readonly at: Date
  },
): Promise<void> {
  const { parts, returned, at } = to
  const taking = to.changed.filter(({ one, wasReturned }) => isReturned(one) && !wasReturned)
  const sum = taking.reduce((total, { one }) => total + one.amount, 0n)
  const left = returned > sum ? returned - sum : 0n
  let refunded = payment.refunded_minor
  if (left < refunded) {
    refunded = left
    await allocateAgain(tx, payment, parts, refunded, at)
  }
  for (const { one, row } of taking) {
    const amount = one.amount < returned - refunded ? one.amount : returned - refunded
    const of = {
      named: new Set([row.invoice_id]),
      refund: one.kind === 'refund' ? row : undefined,
    }
    await takeBack(tx, { ...payment, refunded_minor: refunded }, amount, of, at)
    refunded += amount
  }
}

function idsOf(parts: readonly CheckoutPart[]): readonly string[] {
  return parts.map(({ invoiceId }) => invoiceId)
}

/**
 * The payment settles its invoices again, each up to what the customer paid of it and as far as it is open; the rest is
 * the customer's credit.
 */
async function allocateAgain(
  tx: Tx,
  payment: Payment,
  parts: readonly CheckoutPart[],
  refunded: Minor,
  at: Date,
): Promise<void> {
  const { workspace_id: workspaceId, id } = payment
  const allocations = await allocationsOf(tx, workspaceId, id)
  const usedOf = (rows: typeof allocations) =>
    rows.reduce((sum, one) => sum + one.payment_amount_minor, 0n)
  let unused = payment.amount_minor - refunded - usedOf(allocations)
  for (const { invoiceId, amount: share } of parts) {
    const invoice = await lockInvoice(tx, workspaceId, invoiceId)
    if (invoice?.currency !== payment.currency) continue
    const missing = share - usedOf(allocations.filter(one => one.invoice_id === invoiceId))
    const open = openOf({ payable: invoice.payable_minor, settled: invoice.settled_minor })
    const amount = [unused, missing, open].reduce((least, one) => (one < least ? one : least))
    if (amount <= 0n) continue
    const allocation = {
      documentId: invoice.id,
      amount,
      settled: amount,
      rate: ONE,
      deductions: [],
    }
    await insertAllocation(tx, workspaceId, id, allocation, at)
    const state = { settled_minor: invoice.settled_minor + amount }
    await updateIssued(tx, workspaceId, invoice.id, state, at)
    unused -= amount
  }
}

async function report(
  tx: Tx,
  context: AppContext,
  payment: Payment,
  { one, row, ids }: Pick<Changed, 'one' | 'row'> & { readonly ids: readonly string[] },
): Promise<void> {
  const { workspace_id: workspaceId, currency, mode } = payment
  for (const invoiceId of ids)
    await addEvent(tx, workspaceId, {
      invoiceId,
      kind: one.kind === 'refund' ? 'payment_refunded' : 'payment_disputed',
      personId: null,
      at: context.clock.now(),
      detail: {
        paymentId: payment.id,
        amount: toText(one.amount, currency),
        currency,
        status: one.status,
      },
    })
  if (one.kind !== 'refund' || !isReturned(one)) return
  await queueReceipt(tx, context, await lockDocuments(tx, workspaceId, ids), {
    id: one.reference,
    amount: one.amount,
    currency,
    mode,
    kind: 'refunded',
    isOwed: row.is_owed,
  })
}
