import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type ProviderLedger, judgeFact, ledgerOf } from '@bordereau/domain/payment/provider-ledger'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { applyProgress } from '../collections/apply-progress.ts'
import { endMandates } from '../collections/end-mandate.ts'
import { findActiveByMethod } from '../mandates/store.ts'
import type { MethodEnd, ProviderEvent, ProviderReport } from '../payment-providers/provider.ts'
import { applyBack } from './apply-back.ts'
import { openReference } from './checkout.ts'
import {
  type CheckoutRow,
  insertProviderEvent,
  type CheckoutPart,
  listFacts,
  listParts,
  lockCheckout,
  readRecorded,
} from './checkout-store.ts'
import { recordOnlinePayment } from './online-payment.ts'
import { setFee } from './refund-store.ts'
import { readFact, storeFact } from './stored-fact.ts'
import { lockDocuments, lockPayment } from './store.ts'

export type EventRefusal = 'checkout_unknown' | 'amount_differs' | 'account_differs'

/** Whose event it is: the company in the address it came to, whose key judged the signature. */
export type EventSource = { readonly workspaceId: string; readonly provider: string }

/**
 * Records one event of a provider in a transaction of its own: the fact is stored, and payment, refunds and fee follow
 * from all facts of the checkout, so that order and repetition make no difference.
 */
export async function recordEvent(
  context: AppContext,
  { workspaceId, provider }: EventSource,
  event: ProviderReport,
): Promise<Decision<null, EventRefusal>> {
  if ('endedMethod' in event) return recordEnd(context, { workspaceId, provider }, event)
  const ids = openReference(context, event.reference)
  if (ids?.workspaceId !== workspaceId) return refuse('checkout_unknown')
  const key = { workspace_id: workspaceId, id: ids.id, provider }
  const record = async (tx: Tx) => {
    const checkout = await lockCheckout(tx, key)
    return checkout ? recordOnce(tx, context, checkout, event) : refuse('checkout_unknown')
  }
  return inWorkspace(context.db, { workspaceId }, record, { repeatable: true })
}

/** The provider no longer has a method. One that is not known here was saved by other software. */
async function recordEnd(
  context: AppContext,
  { workspaceId, provider }: EventSource,
  { mode, endedMethod: number }: MethodEnd,
): Promise<Decision<null, EventRefusal>> {
  const end = async (tx: Tx) => {
    const ids = await findActiveByMethod(tx, workspaceId, { provider, mode, number })
    const by = { by: 'provider', personId: null } as const
    await endMandates(tx, context, { workspaceId, ids }, by)
  }
  await inWorkspace(context.db, { workspaceId }, end, { repeatable: true })
  return accept(null)
}

async function recordOnce(
  tx: Tx,
  context: AppContext,
  checkout: CheckoutRow,
  event: ProviderEvent,
): Promise<Decision<null, EventRefusal>> {
  const recorded = await readRecorded(tx, checkout, event.id)
  if (recorded.event) return accept(null)
  if (event.mode !== checkout.mode) return refuse('account_differs')
  const terms = { amount: checkout.amount_minor, currency: checkout.currency }
  const judged = judgeFact(terms, event.fact)
  if (!judged.ok) return judged
  const parts = await listParts(tx, checkout)
  if (recorded.paymentId !== null) await lockPayment(tx, checkout.workspace_id, recorded.paymentId)
  const invoices = await lockInOrder(tx, checkout, parts)
  const isFirst = recorded.paymentId === null && event.fact.kind === 'paid'
  const paidNow = isFirst
    ? await recordOnlinePayment(tx, context, { checkout, parts, invoices, event, paid: event.fact })
    : null
  const at = context.clock.now()
  const row = { id: event.id, paymentId: paidNow, at, fact: storeFact(event.fact) }
  await insertProviderEvent(tx, checkout, row)
  const paymentId = paidNow ?? recorded.paymentId
  const facts = (await listFacts(tx, checkout)).map(readFact)
  const ledger = ledgerOf(terms, facts)
  if (paymentId !== null) await applyLedger(tx, context, { checkout, parts, paymentId }, ledger)
  await applyProgress(tx, context, checkout, ledger)
  return accept(null)
}

/** The invoices of a checkout, locked, in the order of its parts. */
async function lockInOrder(
  tx: Tx,
  checkout: CheckoutRow,
  parts: readonly CheckoutPart[],
): Promise<readonly InvoiceRow[]> {
  const ids = parts.map(({ invoiceId }) => invoiceId)
  const rows = await lockDocuments(tx, checkout.workspace_id, ids)
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function applyLedger(
  tx: Tx,
  context: AppContext,
  paid: {
    readonly checkout: CheckoutRow
    readonly parts: readonly CheckoutPart[]
    readonly paymentId: string
  },
  ledger: ProviderLedger,
): Promise<void> {
  const { checkout, parts, paymentId } = paid
  const { workspace_id: workspaceId } = checkout
  if (ledger.fee) await setFee(tx, workspaceId, paymentId, ledger.fee)
  if (ledger.back.length > 0)
    await applyBack(tx, context, { workspaceId, parts, paymentId }, ledger)
}
