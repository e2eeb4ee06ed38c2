import { refundPayment } from '@bordereau/contract/payment-accounts'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Minor, exactMinor } from '@bordereau/domain/money/currency'
import { refundable } from '@bordereau/domain/payment/provider-ledger'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import {
  RolledBack,
  type StoreResponse,
  afterCommit,
  respond,
  workspaceRoute,
} from '../lib/route.ts'
import { boundBack, presentPayment } from './present.ts'
import { type RefundRow, findCheckoutOf, insertRefund, listRefunds } from './refund-store.ts'
import { refundAccess, requestRefund } from './request-refund.ts'
import { allocationsOf, lockPayment } from './store.ts'

/**
 * The refund is stored before the provider is asked, so that two requests at once cannot exceed the payment and a crash in
 * between loses nothing: the job looks for it at the provider, and asks again where it is not there.
 */
export const refundPaymentRoute = workspaceRoute(
  refundPayment,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const payment = await lockPayment(tx, workspaceId, query.paymentId)
    if (!payment) return refuse('not_found')
    const amount = exactMinor(input.amount, payment.currency)
    if (amount === undefined) return refuse('amount_too_precise')
    const invoiceId = input.invoiceId ?? null
    const asked = { paymentId: payment.id, amount, invoiceId }
    const judged = await judge(tx, workspaceId, asked)
    if (!judged.ok) return judged
    // The account was disconnected, or is another one than the customer paid to.
    if (!(await refundAccess(tx, context, workspaceId, payment.id))) return refuse('not_refundable')
    const at = context.clock.now()
    const row: RefundRow = {
      workspace_id: workspaceId,
      id: newId(),
      payment_id: payment.id,
      invoice_id: invoiceId,
      kind: 'refund',
      amount_minor: amount,
      status: 'requested',
      reference: '',
      reason: input.reason.trim(),
      created_by: member.id,
      created_at: at,
      updated_at: at,
    }
    return afterCommit(async (transaction, storeResponse) => {
      const stored = await transaction(next => storeOnce(next, row, storeResponse))
      if (!stored.ok) return stored
      const refund = { id: row.id, paymentId: payment.id, amount }
      const requested = await requestRefund(context, workspaceId, refund)
      if (!requested.ok) return requested
      const view = await transaction(next => presentPayment(next, workspaceId, payment.id))
      return view ? respond(view) : refuse('not_found')
    })
  },
)

type Asked = {
  readonly paymentId: string
  readonly amount: Minor
  /** null: for no invoice in particular. */
  readonly invoiceId: string | null
}

type RefundRefusal = 'not_found' | 'not_refundable' | 'amount_not_positive' | 'over_refunded'

async function judge(
  tx: Tx,
  workspaceId: string,
  refund: Asked,
): Promise<Decision<null, RefundRefusal>> {
  const { paymentId, amount } = refund
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) return refuse('not_found')
  const checkout = await findCheckoutOf(tx, workspaceId, paymentId)
  if (!checkout || payment.reversed_at !== null) return refuse('not_refundable')
  if (amount <= 0n) return refuse('amount_not_positive')
  const rows = await listRefunds(tx, workspaceId, [paymentId])
  const isWithin = amount <= refundable(payment.amount_minor, boundBack(rows))
  return isWithin && (await isOfInvoice(tx, workspaceId, refund))
    ? accept(null)
    : refuse('over_refunded')
}

/** Whether the payment settles as much of the invoice that the refund is for. */
async function isOfInvoice(tx: Tx, workspaceId: string, refund: Asked): Promise<boolean> {
  const { paymentId, amount, invoiceId } = refund
  if (invoiceId === null) return true
  const allocations = await allocationsOf(tx, workspaceId, paymentId)
  const settled = allocations.reduce(
    (sum, one) => sum + (one.invoice_id === invoiceId ? one.payment_amount_minor : 0n),
    0n,
  )
  return amount <= settled
}

/** Of two requests at once the second one sees the refund of the first. */
async function storeOnce(
  tx: Tx,
  row: RefundRow,
  storeResponse: StoreResponse,
): Promise<Decision<null, RefundRefusal>> {
  const judged = await judge(tx, row.workspace_id, {
    paymentId: row.payment_id,
    amount: row.amount_minor,
    invoiceId: row.invoice_id,
  })
  if (!judged.ok) return judged
  await insertRefund(tx, row)
  const view = await presentPayment(tx, row.workspace_id, row.payment_id)
  // The same request was answered meanwhile: this one gets that response.
  if (!(await storeResponse(tx, view))) throw new RolledBack(refuse('already_running'))
  return accept(null)
}
