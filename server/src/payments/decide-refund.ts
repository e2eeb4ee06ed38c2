import { decideRefund } from '@bordereau/contract/payment-accounts'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Minor } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { findInvoice, lockInvoice, openOfRow } from '../invoices/document/store.ts'
import { afterCommit, respond, workspaceRoute } from '../lib/route.ts'
import { prepareCredit, storeWithCredit } from './issue-refund-credit.ts'
import { lockOpenCreditNotes, readOpenCreditNotes } from './open-notes-store.ts'
import { type PaymentView, presentPayment } from './present.ts'
import { creditForRefund, uncreditedOf } from './refund-credit.ts'
import { decidePart, listUndecidedParts } from './refund-part-store.ts'

/** Says of a refund that was made at the provider whether the customer still owes it. */
export const decideRefundRoute = workspaceRoute(
  decideRefund,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const { paymentId, refundId } = query
    const { invoiceId, owed } = input
    const asked = { workspaceId, paymentId, refundId, invoiceId, isOwed: owed === 'yes' }
    const uncredited = await judge(tx, asked, READ)
    if (!uncredited.ok) return uncredited
    const toCredit = { invoiceId, uncredited: uncredited.value, reason: input.reason.trim() }
    const note =
      uncredited.value > 0n ? await creditForRefund(tx, workspaceId, toCredit) : accept(null)
    if (!note.ok) return note
    const credit = note.value && (await prepareCredit(tx, context, member, note.value))
    if (credit && !credit.ok) return credit
    return afterCommit(async (transaction, storeResponse) => {
      const by = { context, transaction, personId }
      const done = await storeWithCredit(by, credit?.value ?? null, {
        judge: async (later): Promise<Decision<null, Refusal>> => {
          const again = await judge(later, asked, LOCK)
          if (!again.ok) return again
          return again.value === uncredited.value ? accept(null) : refuse('changed_meanwhile')
        },
        store: async (later, _, creditNoteId): Promise<Decision<PaymentView, Refusal>> => {
          const at = context.clock.now()
          const decided = { isOwed: asked.isOwed, creditNoteId, personId, at }
          const isFirst = await decidePart(later, asked, decided)
          const view = isFirst ? await presentPayment(later, workspaceId, paymentId) : undefined
          if (!view) return refuse('not_found')
          return (await storeResponse(later, view)) ? accept(view) : refuse('already_running')
        },
      })
      return done.ok ? respond(done.value) : done
    })
  },
)

type Refusal = 'not_found' | 'changed_meanwhile' | 'already_running'

const READ = { invoice: findInvoice, notes: readOpenCreditNotes }
const LOCK = { invoice: lockInvoice, notes: lockOpenCreditNotes }

/** Over how much a credit note is issued: what is open of the part that went back, and no earlier one says. */
async function judge(
  tx: Tx,
  asked: {
    readonly workspaceId: string
    readonly paymentId: string
    readonly refundId: string
    readonly invoiceId: string
    readonly isOwed: boolean
  },
  get: typeof READ,
): Promise<Decision<Minor, 'not_found'>> {
  const { workspaceId, paymentId, refundId, invoiceId, isOwed } = asked
  const row = await get.invoice(tx, workspaceId, invoiceId)
  const parts = await listUndecidedParts(tx, workspaceId, [invoiceId])
  const part = parts.find(one => one.refund_id === refundId && one.payment_id === paymentId)
  if (!row || !part) return refuse('not_found')
  if (isOwed) return accept(0n)
  const open = openOfRow(row)
  const amount = part.amount_minor < open ? part.amount_minor : open
  const notes = await get.notes(tx, workspaceId, { correctsIds: [invoiceId] })
  return accept(uncreditedOf({ invoiceId, amount }, notes))
}
