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
import { type InvoiceRow, addEvent, lockInvoice, updateIssued } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { CheckoutPart } from './checkout-store.ts'
import { notifyDisputes } from './notify-disputes.ts'
import { queueReceipt } from './receipt.ts'
import { putMoneyBack, setRefunded, shortenAllocation } from './refund-store.ts'
import { settleByOwnNotes } from './reverse-payment.ts'
import { allocationsOf, insertAllocation, lockDocuments, lockPayment } from './store.ts'

type Ids = {
  readonly workspaceId: string
  /** The invoices of the checkout, in the order in which it settles them. */
  readonly parts: readonly CheckoutPart[]
  readonly paymentId: string
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

/** A refund or dispute whose status is new, and the invoice that it was requested for, if one was named. */
type Changed = { readonly one: MoneyBack; readonly invoiceId: string | null }

/**
 * Brings a payment to what its ledger says went back. The money is taken from the invoice that the refund was requested
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
  const changed: Changed[] = []
  for (const one of ledger.back) {
    const stored = await putMoneyBack(tx, { workspaceId, paymentId, at }, one)
    if (stored) changed.push({ one, ...stored })
  }
  const before = payment.refunded_minor
  // A person has reversed the whole payment: then it settles nothing any more.
  if (payment.reversed_at === null && ledger.returned !== before) {
    const date = await todayOf(tx, context.clock, workspaceId)
    await setRefunded(tx, workspaceId, paymentId, { amount: ledger.returned, date })
    const named = new Set(changed.map(({ invoiceId }) => invoiceId))
    if (ledger.returned > before) await takeBack(tx, payment, ledger.returned - before, named, at)
    else await allocateAgain(tx, payment, parts, ledger.returned, at)
  }
  const news = changed.map(({ one, invoiceId }) => ({
    one,
    ids: invoiceId ? [invoiceId] : idsOf(parts),
  }))
  for (const each of news) await report(tx, context, payment, each)
  const disputes = news.filter(({ one }) => one.kind === 'dispute')
  await notifyDisputes(tx, { workspaceId, currency: payment.currency, at }, disputes)
}

function idsOf(parts: readonly CheckoutPart[]): readonly string[] {
  return parts.map(({ invoiceId }) => invoiceId)
}

async function takeBack(
  tx: Tx,
  payment: Payment,
  amount: Minor,
  named: ReadonlySet<string | null>,
  at: Date,
): Promise<void> {
  const { workspace_id: workspaceId, id } = payment
  const allocations = (await allocationsOf(tx, workspaceId, id)).filter(
    one => one.payment_amount_minor > 0n,
  )
  const used = allocations.reduce((sum, one) => sum + one.payment_amount_minor, 0n)
  const unused = payment.amount_minor - payment.refunded_minor - used
  const first = allocations.filter(one => named.has(one.invoice_id))
  const others = allocations.filter(one => !named.has(one.invoice_id)).toReversed()
  const reopened: InvoiceRow[] = []
  const take = async (from: typeof allocations, most: Minor) => {
    let rest = most
    for (const one of from) {
      if (rest <= 0n) break
      const taken = one.payment_amount_minor < rest ? one.payment_amount_minor : rest
      reopened.push(await reopen(tx, workspaceId, one, taken, at))
      rest -= taken
    }
    return rest
  }
  await take(others, (await take(first, amount)) - unused)
  await settleByOwnNotes(tx, workspaceId, reopened, at)
}

/** Takes an amount of an allocation back. Returns its invoice, of which that is open again. */
async function reopen(
  tx: Tx,
  workspaceId: string,
  allocation: Awaited<ReturnType<typeof allocationsOf>>[number],
  taken: Minor,
  at: Date,
): Promise<InvoiceRow> {
  const { id, invoice_id, amount_minor, payment_amount_minor } = allocation
  const left = payment_amount_minor - taken
  const settled = (amount_minor * left) / payment_amount_minor
  await shortenAllocation(tx, workspaceId, id, { settled, amount: left }, at)
  const invoice = await lockInvoice(tx, workspaceId, invoice_id)
  if (!invoice) throw new Error(`the document ${invoice_id} is not there`)
  const state = { settled_minor: invoice.settled_minor - (amount_minor - settled) }
  await updateIssued(tx, workspaceId, invoice.id, state, at)
  return { ...invoice, ...state }
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
  { one, ids }: { readonly one: MoneyBack; readonly ids: readonly string[] },
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
  })
}
