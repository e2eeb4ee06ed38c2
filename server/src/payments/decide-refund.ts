import { decideRefund } from '@bordereau/contract/payment-accounts'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import { lockInvoice, openOfRow } from '../invoices/document/store.ts'
import { RolledBack, afterCommit, respond, workspaceRoute } from '../lib/route.ts'
import { issueCredit, prepareCredit } from './issue-refund-credit.ts'
import { type PaymentView, presentPayment } from './present.ts'
import { creditForRefund } from './refund-credit.ts'
import { decidePart, listUndecidedParts } from './refund-part-store.ts'

/** Says of a refund that was made at the provider whether the customer still owes it. */
export const decideRefundRoute = workspaceRoute(
  decideRefund,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const { paymentId, refundId } = query
    const { invoiceId, owed } = input
    const row = await lockInvoice(tx, workspaceId, invoiceId)
    const parts = await listUndecidedParts(tx, workspaceId, [invoiceId])
    const part = parts.find(one => one.refund_id === refundId && one.payment_id === paymentId)
    if (!row || !part) return refuse('not_found')
    const open = openOfRow(row)
    const amount = part.amount_minor < open ? part.amount_minor : open
    const reason = input.reason.trim()
    const isCredited = owed === 'no' && amount > 0n
    const note = isCredited
      ? await creditForRefund(tx, workspaceId, { invoiceId, amount, reason })
      : accept(null)
    if (!note.ok) return note
    const credit = note.value && (await prepareCredit(tx, context, member, note.value))
    if (credit && !credit.ok) return credit
    return afterCommit(async (transaction, storeResponse) => {
      const decide = async (
        later: Tx,
        creditNoteId: string | null,
      ): Promise<Decision<PaymentView, 'not_found' | 'already_running'>> => {
        const at = context.clock.now()
        const decided = { isOwed: owed === 'yes', creditNoteId, personId, at }
        const isFirst = await decidePart(later, { workspaceId, refundId, invoiceId }, decided)
        const view = isFirst ? await presentPayment(later, workspaceId, paymentId) : undefined
        if (!view) return refuse('not_found')
        return (await storeResponse(later, view)) ? accept(view) : refuse('already_running')
      }
      const done = credit
        ? await issueCredit(context, personId, credit.value, decide)
        : await transaction(async later => {
            const decided = await decide(later, null)
            if (!decided.ok) throw new RolledBack(decided)
            return decided
          })
      return done.ok ? respond(done.value) : done
    })
  },
)
