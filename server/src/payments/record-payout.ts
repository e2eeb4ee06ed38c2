import { recordPayout } from '@bordereau/contract/self-billing'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { openOf } from '@bordereau/domain/payment/status'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { presentInvoice } from '../invoices/document/present.ts'
import {
  type InvoiceRow,
  addEvent,
  findInvoice,
  lockInvoice,
  openOfRow,
  updateIssued,
} from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { lockOpenCreditNotes } from './open-notes-store.ts'
import { insertPayout, removePayout } from './payout-store.ts'
import { settleByOwnNotes } from './reverse-payment.ts'

export const recordPayoutRoute = workspaceRoute(
  recordPayout,
  async ({ context, tx, member, query: { invoiceId }, input: { paidOn, reference } }) => {
    const { workspaceId, id: personId } = member
    // A credit note is locked after what it corrects, as all lock them (lockPayment).
    const found = await findInvoice(tx, workspaceId, invoiceId)
    if (found?.corrects_id) await lockInvoice(tx, workspaceId, found.corrects_id)
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
      if (open <= 0n || (await isKept(tx, row))) return refuse('nothing_open')
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

/** Whether a requested refund waits for some of a credit note: that is not paid back twice. */
async function isKept(tx: Tx, row: InvoiceRow): Promise<boolean> {
  const { workspace_id: workspaceId, corrects_id: correctsId } = row
  if (row.type !== 'self_billed_credit_note' || correctsId === null) return false
  const notes = await lockOpenCreditNotes(tx, workspaceId, { correctsIds: [correctsId] })
  return notes.find(({ id }) => id === row.id)?.amount !== openOfRow(row)
}
