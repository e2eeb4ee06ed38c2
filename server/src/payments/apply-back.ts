import { toText } from '@bordereau/domain/money/currency'
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
import { queueReceipt } from './receipt.ts'
import { putMoneyBack, setRefunded, shortenAllocation } from './refund-store.ts'
import { settleByOwnNotes } from './reverse-payment.ts'
import { allocationsOf, insertAllocation, lockPayment } from './store.ts'

type Ids = {
  readonly workspaceId: string
  /** The invoice of the checkout. */
  readonly invoiceId: string
  readonly paymentId: string
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

/**
 * Brings a payment to what its ledger says went back. The money is taken from the part of the payment that settles
 * nothing, then from the documents it settled, the latest first; they are open again, unless credit notes of their own
 * settle them. Where a refund failed, the payment settles its invoice again.
 */
export async function applyBack(
  tx: Tx,
  context: AppContext,
  ids: Ids,
  ledger: ProviderLedger,
): Promise<void> {
  const { workspaceId, paymentId, invoiceId } = ids
  const at = context.clock.now()
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) throw new Error(`the payment ${paymentId} is not there`)
  const changed: MoneyBack[] = []
  for (const one of ledger.back)
    if (await putMoneyBack(tx, { workspaceId, paymentId, at }, one)) changed.push(one)
  const before = payment.refunded_minor
  // A person has reversed the whole payment: then it settles nothing any more.
  if (payment.reversed_at === null && ledger.returned !== before) {
    const date = await todayOf(tx, context.clock, workspaceId)
    await setRefunded(tx, workspaceId, paymentId, { amount: ledger.returned, date })
    if (ledger.returned > before) await takeBack(tx, payment, ledger.returned - before, at)
    else await allocateAgain(tx, payment, invoiceId, ledger.returned, at)
  }
  const invoice = await lockInvoice(tx, workspaceId, invoiceId)
  if (!invoice) return
  for (const one of changed) await report(tx, context, payment, invoice, one)
}

async function takeBack(tx: Tx, payment: Payment, amount: bigint, at: Date): Promise<void> {
  const { workspace_id: workspaceId, id } = payment
  const allocations = (await allocationsOf(tx, workspaceId, id)).filter(
    one => one.payment_amount_minor > 0n,
  )
  const used = allocations.reduce((sum, one) => sum + one.payment_amount_minor, 0n)
  const unused = payment.amount_minor - payment.refunded_minor - used
  let rest = amount - unused
  const reopened: InvoiceRow[] = []
  for (const one of allocations.toReversed()) {
    if (rest <= 0n) break
    const taken = one.payment_amount_minor < rest ? one.payment_amount_minor : rest
    const left = one.payment_amount_minor - taken
    const settled = (one.amount_minor * left) / one.payment_amount_minor
    await shortenAllocation(tx, workspaceId, one.id, { settled, amount: left }, at)
    const invoice = await lockInvoice(tx, workspaceId, one.invoice_id)
    if (!invoice) throw new Error(`the document ${one.invoice_id} is not there`)
    const total = invoice.settled_minor - (one.amount_minor - settled)
    await updateIssued(tx, workspaceId, invoice.id, { settled_minor: total }, at)
    reopened.push({ ...invoice, settled_minor: total })
    rest -= taken
  }
  await settleByOwnNotes(tx, workspaceId, reopened, at)
}

/** The payment settles its invoice again as far as that is open; the rest is the customer's credit. */
async function allocateAgain(
  tx: Tx,
  payment: Payment,
  invoiceId: string,
  refunded: bigint,
  at: Date,
): Promise<void> {
  const { workspace_id: workspaceId, id } = payment
  const invoice = await lockInvoice(tx, workspaceId, invoiceId)
  if (invoice?.currency !== payment.currency) return
  const allocations = await allocationsOf(tx, workspaceId, id)
  const used = allocations.reduce((sum, one) => sum + one.payment_amount_minor, 0n)
  const open = openOf({ payable: invoice.payable_minor, settled: invoice.settled_minor })
  const unused = payment.amount_minor - refunded - used
  const amount = unused < open ? unused : open
  if (amount <= 0n) return
  const allocation = { documentId: invoice.id, amount, settled: amount, rate: ONE, deductions: [] }
  await insertAllocation(tx, workspaceId, id, allocation, at)
  const state = { settled_minor: invoice.settled_minor + amount }
  await updateIssued(tx, workspaceId, invoice.id, state, at)
}

async function report(
  tx: Tx,
  context: AppContext,
  payment: Payment,
  invoice: InvoiceRow,
  one: MoneyBack,
): Promise<void> {
  const { workspace_id: workspaceId, currency, mode } = payment
  await addEvent(tx, workspaceId, {
    invoiceId: invoice.id,
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
  if (one.kind === 'refund' && isReturned(one))
    await queueReceipt(tx, context, invoice, {
      id: one.reference,
      amount: one.amount,
      currency,
      mode,
      kind: 'refunded',
    })
}
