import type { RequestOf } from '@bordereau/contract/endpoint'
import { previewRefund, refundPayment } from '@bordereau/contract/payment-accounts'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type Minor, exactMinor } from '@bordereau/domain/money/currency'
import { refundable } from '@bordereau/domain/payment/provider-ledger'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import type { Member } from '../lib/actor.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import {
  RolledBack,
  type StoreResponse,
  type Transact,
  afterCommit,
  respond,
  workspaceRoute,
} from '../lib/route.ts'
import { issueCredit, prepareCredit, previewCredit } from './issue-refund-credit.ts'
import { payBack } from './pay-back.ts'
import { type PaymentView, boundBack, presentPayment } from './present.ts'
import { creditForRefund } from './refund-credit.ts'
import { enqueueRefund } from './refund-job.ts'
import { type RefundRow, findCheckoutOf, insertRefund, listRefunds } from './refund-store.ts'
import { refundAccess, requestRefund } from './request-refund.ts'
import { allocationsOf, lockPayment } from './store.ts'
import { planTakeBack, reopenedBy } from './take-back.ts'

/**
 * A refund is stored before the provider is asked, so that two requests at once cannot exceed the payment and a crash in
 * between loses nothing: the job looks for it at the provider, and asks again where it is not there. Where the customer
 * does not owe the money any more, the credit note that says so is issued in the transaction that stores the refund.
 */
export const refundPaymentRoute = workspaceRoute(
  refundPayment,
  async ({ context, tx, member, query, input }) => {
    const asked = await judgeRequest(tx, context, member, { ...query, input })
    if (!asked.ok) return asked
    const { row, isByHand, note } = asked.value
    const credit = note && (await prepareCredit(tx, context, member, note))
    if (credit && !credit.ok) return credit
    return afterCommit(async (transaction, storeResponse) => {
      const act = { context, row, isByHand, storeResponse }
      const stored = credit
        ? await issueCredit(context, member.id, credit.value, (later, id) =>
            storeOnce(later, { ...act, row: { ...row, credit_note_id: id } }),
          )
        : await storeAlone(transaction, act)
      if (!stored.ok) return stored
      if (isByHand) return respond(stored.value)
      const { id, payment_id: paymentId, amount_minor: amount } = row
      const requested = await requestRefund(context, row.workspace_id, { id, paymentId, amount })
      if (!requested.ok) return requested
      const view = await transaction(next => presentPayment(next, row.workspace_id, paymentId))
      return view ? respond(view) : refuse('not_found')
    })
  },
)

/** What the sheet shows before: the number and sums of the credit note that a refund issues, null where it needs none. */
export const previewRefundRoute = workspaceRoute(
  previewRefund,
  async ({ context, tx, member, query, input }) => {
    const body = { ...input, reason: '', owed: 'no' as const }
    const asked = await judgeRequest(tx, context, member, { ...query, input: body })
    if (!asked.ok) return asked
    const { note } = asked.value
    if (!note) return respond({ creditNote: null })
    const preview = await previewCredit(tx, context, member, note)
    return preview.ok ? respond({ creditNote: preview.value }) : preview
  },
)

type Request = {
  readonly paymentId: string
  readonly input: RequestOf<typeof refundPayment>
}

type Judged = {
  readonly row: RefundRow
  /** Recorded by hand: the money went back otherwise, and no provider is asked. */
  readonly isByHand: boolean
  /** The credit note to issue with it. */
  readonly note: Draft | null
}

async function judgeRequest(
  tx: Tx,
  context: AppContext,
  member: Member,
  { paymentId, input }: Request,
) {
  const { workspaceId } = member
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) return refuse('not_found')
  const amount = exactMinor(input.amount, payment.currency)
  if (amount === undefined) return refuse('amount_too_precise')
  const invoiceId = input.invoiceId ?? null
  const judged = await judge(tx, workspaceId, { paymentId, amount, invoiceId })
  if (!judged.ok) return judged
  const isByHand = payment.provider === ''
  // The account was disconnected, or is another one than the customer paid to.
  if (!isByHand && !(await refundAccess(tx, context, workspaceId, paymentId)))
    return refuse('not_refundable')
  const isOwed = input.owed !== 'no'
  const reason = input.reason.trim()
  const note = isOwed
    ? accept(null)
    : await noteFor(tx, { workspaceId, paymentId, amount, invoiceId, reason })
  if (!note.ok) return note
  const at = context.clock.now()
  const row: RefundRow = {
    workspace_id: workspaceId,
    id: newId(),
    payment_id: paymentId,
    invoice_id: invoiceId,
    kind: 'refund',
    amount_minor: amount,
    status: isByHand ? 'succeeded' : 'requested',
    reference: '',
    reason,
    created_by: member.id,
    created_at: at,
    updated_at: at,
    is_owed: isOwed,
    credit_note_id: null,
  }
  return accept<Judged>({ row, isByHand, note: note.value })
}

/** The credit note for what goes back of an invoice, which is named: a credit note corrects one. */
async function noteFor(
  tx: Tx,
  asked: Asked & { readonly workspaceId: string; readonly reason: string },
) {
  const { workspaceId, paymentId, amount, invoiceId, reason } = asked
  if (invoiceId === null) return refuse('invoice_missing')
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) return refuse('not_found')
  const allocations = await allocationsOf(tx, workspaceId, paymentId)
  const [part] = reopenedBy(planTakeBack(payment, allocations, amount, new Set([invoiceId])))
  if (part?.invoiceId !== invoiceId) return refuse('over_refunded')
  return creditForRefund(tx, workspaceId, { ...part, reason })
}

type Asked = {
  readonly paymentId: string
  readonly amount: Minor
  /** null: for no invoice in particular. */
  readonly invoiceId: string | null
}

type RefundRefusal =
  | 'not_found'
  | 'not_refundable'
  | 'amount_not_positive'
  | 'over_refunded'
  | 'already_running'

async function judge(
  tx: Tx,
  workspaceId: string,
  refund: Asked,
): Promise<Decision<null, RefundRefusal>> {
  const { paymentId, amount } = refund
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) return refuse('not_found')
  const isOnline = payment.provider !== ''
  if (payment.reversed_at !== null) return refuse('not_refundable')
  if (isOnline && !(await findCheckoutOf(tx, workspaceId, paymentId)))
    return refuse('not_refundable')
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

type Act = {
  readonly context: AppContext
  readonly row: RefundRow
  readonly isByHand: boolean
  readonly storeResponse: StoreResponse
}

async function storeAlone(
  transaction: Transact,
  act: Act,
): Promise<Decision<PaymentView, RefundRefusal>> {
  return transaction(async tx => {
    const stored = await storeOnce(tx, act)
    if (!stored.ok) throw new RolledBack(stored)
    return stored
  })
}

/** Of two requests at once the second one sees the refund of the first. */
async function storeOnce(
  tx: Tx,
  { context, row, isByHand, storeResponse }: Act,
): Promise<Decision<PaymentView, RefundRefusal>> {
  const { workspace_id: workspaceId, payment_id: paymentId, amount_minor: amount } = row
  const judged = await judge(tx, workspaceId, { paymentId, amount, invoiceId: row.invoice_id })
  if (!judged.ok) return judged
  await insertRefund(tx, row)
  if (isByHand) await payBack(tx, row, await todayOf(tx, context.clock, workspaceId))
  else await enqueueRefund(tx, row)
  const view = await presentPayment(tx, workspaceId, paymentId)
  if (!view) return refuse('not_found')
  // The same request was answered meanwhile: this one gets that response.
  return (await storeResponse(tx, view)) ? accept(view) : refuse('already_running')
}
