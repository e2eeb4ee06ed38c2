import { type Minor, toDecimal } from '@bordereau/domain/money/currency'
import type { ProviderFact } from '@bordereau/domain/payment/provider-ledger'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { ProviderEvent } from '../payment-providers/provider.ts'
import type { CheckoutPart, CheckoutRow } from './checkout-store.ts'
import { recordPaymentOf } from './record-payment.ts'
import { queueReceipt } from './receipt.ts'

/** What was paid online. */
export type PaidFact = Extract<ProviderFact, { kind: 'paid' }>

/**
 * Settles the invoices of a paid checkout, and sends the receipt. What was paid otherwise in the meantime leaves a rest,
 * which is the customer's credit, because the money has arrived. Returns the payment's id.
 */
export async function recordOnlinePayment(
  tx: Tx,
  context: AppContext,
  payment: {
    readonly checkout: CheckoutRow
    readonly parts: readonly CheckoutPart[]
    /** Locked, in the order of the parts. */
    readonly invoices: readonly InvoiceRow[]
    readonly event: ProviderEvent
    readonly paid: PaidFact
  },
): Promise<string> {
  const { checkout, parts, invoices, event, paid } = payment
  const { amount, currency } = paid
  const { workspace_id: workspaceId } = checkout
  const customerId = invoices[0]?.customer_id ?? ''
  const allocations = invoices.flatMap(invoice => {
    const share = shareOf(invoice, parts)
    return share > 0n ? [{ invoiceId: invoice.id, amount: toDecimal(share, currency) }] : []
  })
  const author = { workspaceId, personId: null }
  const input = {
    customerId,
    date: await dateOf(tx, context, workspaceId, paid.paidAt),
    currency,
    amount: toDecimal(amount, currency),
    method: event.method ?? ('other' as const),
    brand: event.brand ?? null,
    reference: paid.paymentReference,
    note: '',
    allocations,
  }
  const recorded = await recordPaymentOf(tx, context.clock, author, input, checkout)
  if (!recorded.ok)
    throw new Error(`the payment of ${checkout.id} was refused: ${recorded.refusal}`)
  await queueReceipt(tx, context, invoices, {
    id: recorded.value,
    amount,
    currency,
    mode: checkout.mode,
    kind: 'paid',
  })
  return recorded.value
}

/** What the payment settles of an invoice: what the customer began to pay, but no more than is open. */
function shareOf(invoice: InvoiceRow, parts: readonly CheckoutPart[]): Minor {
  const open = openOfRow(invoice)
  const amount = parts.find(part => part.invoiceId === invoice.id)?.amount ?? 0n
  return amount < open ? amount : open
}

/** The calendar date in the company's time zone; not in the future where the provider's clock is ahead of ours. */
async function dateOf(tx: Tx, context: AppContext, workspaceId: string, paidAt: Date) {
  const now = context.clock.now()
  return todayOf(tx, { now: () => (paidAt < now ? paidAt : now) }, workspaceId)
}
