import type { RequestOf } from '@bordereau/contract/endpoint'
import { previewRefund, refundPayment } from '@bordereau/contract/payment-accounts'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Minor, exactMinor } from '@bordereau/domain/money/currency'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import type { Member } from '../lib/actor.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { type StoreResponse, afterCommit, respond, workspaceRoute } from '../lib/route.ts'
import { prepareCredit, previewCredit, storeWithCredit } from './issue-refund-credit.ts'
import { LOCK, READ, type RefundRefusal, judgeRefund } from './judge-refund.ts'
import { payBack } from './pay-back.ts'
import type { Payment } from './plan-back.ts'
import { type PaymentView, presentPayment } from './present.ts'
import { creditForRefund } from './refund-credit.ts'
import { enqueueRefund } from './refund-job.ts'
import { type RefundRow, insertRefund } from './refund-store.ts'
import { refundAccess, requestRefund } from './request-refund.ts'
import { findPayment, lockPayment } from './store.ts'

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
    const { row, isByHand } = asked.value
    const note = await noteFor(tx, asked.value)
    if (!note.ok) return note
    const credit = note.value && (await prepareCredit(tx, context, member, note.value))
    if (credit && !credit.ok) return credit
    return afterCommit(async (transaction, storeResponse) => {
      const act = { ...asked.value, context, storeResponse }
      const by = { context, transaction, personId: member.id }
      const stored = await storeWithCredit(by, credit?.value ?? null, {
        judge: later => judgeAgain(later, act),
        store: (later, payment, creditNoteId) =>
          store(later, { ...act, row: { ...row, credit_note_id: creditNoteId } }, payment),
      })
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
    const note = await noteFor(tx, asked.value)
    if (!note.ok) return note
    if (!note.value) return respond({ creditNote: null })
    const preview = await previewCredit(tx, context, member, note.value)
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
  /** Over how much a credit note is issued with it. */
  readonly uncredited: Minor
}

/** Reads without a lock: what it says is judged again when the refund is stored. */
async function judgeRequest(
  tx: Tx,
  context: AppContext,
  member: Member,
  { paymentId, input }: Request,
): Promise<Decision<Judged, RefundRefusal | 'not_found' | 'amount_too_precise'>> {
  const { workspaceId } = member
  const payment = await findPayment(tx, workspaceId, paymentId)
  if (!payment) return refuse('not_found')
  const amount = exactMinor(input.amount, payment.currency)
  if (amount === undefined) return refuse('amount_too_precise')
  const isByHand = payment.provider === ''
  const at = context.clock.now()
  const row: RefundRow = {
    workspace_id: workspaceId,
    id: newId(),
    payment_id: paymentId,
    invoice_id: input.invoiceId ?? null,
    kind: 'refund',
    amount_minor: amount,
    status: isByHand ? 'succeeded' : 'requested',
    reference: '',
    reason: input.reason.trim(),
    created_by: member.id,
    created_at: at,
    updated_at: at,
    is_owed: input.owed !== 'no',
    credit_note_id: null,
  }
  const uncredited = await judgeRefund(tx, payment, askedOf(row), READ)
  if (!uncredited.ok) return uncredited
  // The account was disconnected, or is another one than the customer paid to.
  if (!isByHand && !(await refundAccess(tx, context, workspaceId, paymentId)))
    return refuse('not_refundable')
  return accept({ row, isByHand, uncredited: uncredited.value })
}

function askedOf({ amount_minor: amount, invoice_id: invoiceId, is_owed: isOwed }: RefundRow) {
  return { amount, invoiceId, isOwed: isOwed !== false }
}

async function noteFor(tx: Tx, { row, uncredited }: Judged) {
  const { workspace_id: workspaceId, invoice_id: invoiceId, reason } = row
  return uncredited === 0n || invoiceId === null
    ? accept(null)
    : creditForRefund(tx, workspaceId, { invoiceId, uncredited, reason })
}

type Act = Judged & { readonly context: AppContext; readonly storeResponse: StoreResponse }

type StoreRefusal = RefundRefusal | 'not_found' | 'changed_meanwhile' | 'already_running'

/** Of two requests at once the second one sees the refund of the first. */
async function judgeAgain(
  tx: Tx,
  { row, uncredited }: Act,
): Promise<Decision<Payment, StoreRefusal>> {
  const payment = await lockPayment(tx, row.workspace_id, row.payment_id)
  if (!payment) return refuse('not_found')
  const again = await judgeRefund(tx, payment, askedOf(row), LOCK)
  if (!again.ok) return again
  return again.value === uncredited ? accept(payment) : refuse('changed_meanwhile')
}

/** After it was judged again, in the same transaction. */
async function store(
  tx: Tx,
  { context, row, isByHand, storeResponse }: Act,
  payment: Payment,
): Promise<Decision<PaymentView, StoreRefusal>> {
  const { workspace_id: workspaceId, payment_id: paymentId } = row
  await insertRefund(tx, row)
  if (isByHand) await payBack(tx, payment, row, await todayOf(tx, context.clock, workspaceId))
  else await enqueueRefund(tx, row)
  const view = await presentPayment(tx, workspaceId, paymentId)
  if (!view) return refuse('not_found')
  // The same request was answered meanwhile: this one gets that response.
  return (await storeResponse(tx, view)) ? accept(view) : refuse('already_running')
}
