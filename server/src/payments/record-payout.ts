import { recordPayout } from '@bordereau/contract/self-billing'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { openOf } from '@bordereau/domain/payment/status'
import { todayOf } from '../company/today.ts'
import { presentInvoice } from '../invoices/document/present.ts'
import { addEvent, lockInvoice, updateIssued } from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { insertPayout, removePayout } from './payout-store.ts'
import { settleByOwnNotes } from './reverse-payment.ts'

export const recordPayoutRoute = workspaceRoute(
  recordPayout,
  async ({ context, tx, member, query: { invoiceId }, input: { paidOn, reference } }) => {
    const { workspaceId, id: personId } = member
    const row = await lockInvoice(tx, workspaceId, invoiceId)
    if (!row) return refuse('not_found')
    if (row.kind !== 'self_billed') return refuse('not_self_billed')
    if (row.issued_at === null) return refuse('not_issued')
    const at = context.clock.now()
    const settled = row.settled_minor
    const open = openOf({ payable: row.payable_minor, settled })
    const change = async (
      kind: string,
      after: bigint,
      detail: Readonly<Record<string, string>>,
    ) => {
      await updateIssued(tx, workspaceId, invoiceId, { settled_minor: after }, at)
      await addEvent(tx, workspaceId, { invoiceId, kind, personId, at, detail })
    }
    if (paidOn === null) {
      const removed = await removePayout(tx, workspaceId, invoiceId, at)
      if (removed === undefined) return refuse('nothing_paid')
      const amount = toText(removed, row.currency)
      await change('payout_removed', settled - removed, { amount })
      // The invoice that is open again, or the one whose credit note is.
      const reopened = await lockInvoice(tx, workspaceId, row.corrects_id ?? invoiceId)
      if (reopened) await settleByOwnNotes(tx, workspaceId, [reopened], at)
    } else {
      if (paidOn > (await todayOf(tx, context.clock, workspaceId))) return refuse('date_in_future')
      if (open <= 0n) return refuse('nothing_open')
      const payout = { invoiceId, paidOn, amount: open, reference, personId, at }
      await insertPayout(tx, workspaceId, payout)
      const amount = toText(open, row.currency)
      await change(
        row.type === 'self_billed_credit_note' ? 'paid_back' : 'paid_out',
        settled + open,
        { amount, paidOn, reference },
      )
    }
    const view = await presentInvoice(tx, context, workspaceId, invoiceId)
    return view ? respond(view) : refuse('not_found')
  },
)
