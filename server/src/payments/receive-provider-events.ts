import { receiveProviderEvents } from '@bordereau/contract/payment-providers'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { toDecimal } from '@bordereau/domain/money/currency'
import { proposeAllocation } from '@bordereau/domain/payment/allocate'
import { todayOf } from '../company/today.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import { openOfRow } from '../invoices/document/present.ts'
import { type InvoiceRow, lockInvoice } from '../invoices/document/store.ts'
import { respond } from '../lib/response.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute } from '../lib/route.ts'
import { type ProviderEvent, checkoutProviderOf } from '../payment-providers/provider.ts'
import { openReference } from './checkout.ts'
import {
  type CheckoutRow,
  insertProviderEvent,
  lockCheckout,
  readRecorded,
} from './checkout-store.ts'
import { recordPaymentOf } from './record-payment.ts'

type EventRefusal = 'checkout_unknown' | 'amount_differs'

/** Each event is a transaction of its own. After a refusal the others are recorded nevertheless. */
export const receiveProviderEventsRoute = publicRoute(
  receiveProviderEvents,
  async ({ context, query, bytes, headers }) => {
    const provider = checkoutProviderOf(context, query.provider)
    if (!provider) return refuse('not_found')
    const received = await provider.receive(context, { body: bytes, headers })
    if (!received.ok) return received
    const refusals: EventRefusal[] = []
    for (const event of received.value) {
      const recorded = await recordEvent(context, provider.name, event)
      if (recorded.ok) continue
      const { refusal } = recorded
      context.log.warn(
        { provider: provider.name, event: event.id, refusal },
        'an event was refused',
      )
      refusals.push(refusal)
    }
    const [first] = refusals
    return first === undefined ? respond({}) : refuse(first)
  },
)

async function recordEvent(
  context: AppContext,
  provider: string,
  event: ProviderEvent,
): Promise<Decision<null, EventRefusal>> {
  const ids = openReference(context, event.reference)
  if (!ids) return refuse('checkout_unknown')
  const key = { workspace_id: ids.workspaceId, id: ids.id, provider }
  const record = async (tx: Tx) => {
    const checkout = await lockCheckout(tx, key)
    return checkout ? recordOnce(tx, context, checkout, event) : refuse('checkout_unknown')
  }
  return inWorkspace(context.db, ids, record, { repeatable: true })
}

/** Records the payment of a locked checkout, unless this event or another one did. */
async function recordOnce(
  tx: Tx,
  context: AppContext,
  checkout: CheckoutRow,
  event: ProviderEvent,
): Promise<Decision<null, EventRefusal>> {
  const recorded = await readRecorded(tx, checkout, event.id)
  if (recorded.event) return accept(null)
  if (event.amount !== checkout.amount_minor || event.currency !== checkout.currency)
    return refuse('amount_differs')
  const invoice = await lockInvoice(tx, checkout.workspace_id, checkout.invoice_id)
  if (!invoice) return refuse('checkout_unknown')
  const paymentId = recorded.payment ? null : await recordPaid(tx, context, invoice, event)
  await insertProviderEvent(tx, checkout, { id: event.id, paymentId, at: context.clock.now() })
  return accept(null)
}

/** Settles the invoice; what was paid otherwise in the meantime leaves a rest, which is the customer's credit. */
async function recordPaid(
  tx: Tx,
  context: AppContext,
  invoice: InvoiceRow,
  event: ProviderEvent,
): Promise<string> {
  const { amount, currency } = event
  const customerId = invoice.customer_id ?? ''
  const document = {
    id: invoice.id,
    customerId,
    currency: invoice.currency,
    open: openOfRow(invoice),
  }
  const allocations = proposeAllocation({ customerId, currency, amount }, [document])
  const author = { workspaceId: invoice.workspace_id, personId: null }
  const paid = await recordPaymentOf(tx, context.clock, author, {
    customerId,
    date: await dateOf(tx, context, invoice.workspace_id, event.paidAt),
    currency,
    amount: toDecimal(amount, currency),
    method: event.method,
    brand: event.brand,
    reference: event.paymentReference,
    note: '',
    allocations: allocations.map(one => ({
      invoiceId: one.documentId,
      amount: toDecimal(one.amount, currency),
    })),
  })
  if (!paid.ok) throw new Error(`the payment of ${invoice.id} was refused: ${paid.refusal}`)
  return paid.value
}

/** The calendar date in the company's time zone; not in the future where the provider's clock is ahead of ours. */
async function dateOf(tx: Tx, context: AppContext, workspaceId: string, paidAt: Date) {
  const now = context.clock.now()
  return todayOf(tx, { now: () => (paidAt < now ? paidAt : now) }, workspaceId)
}
