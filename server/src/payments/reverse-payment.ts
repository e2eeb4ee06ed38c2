import { reversePayment } from '@bordereau/contract/payments'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { reverse } from '@bordereau/domain/payment/allocate'
import { isBinding } from '@bordereau/domain/payment/provider-ledger'
import { openOf } from '@bordereau/domain/payment/status'
import type { Tx } from '../db/database.ts'
import { allocateCreditNote } from '../invoices/drafts/credit-store.ts'
import { type InvoiceRow, addEvent, updateIssued } from '../invoices/document/store.ts'
import type { Author } from '../lib/actor.ts'
import type { Clock } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentPayment } from './present.ts'
import { allocateFrom } from './apply-credit.ts'
import { lockOpenCreditNotes } from './open-notes-store.ts'
import { listRefunds } from './refund-store.ts'
import { allocationsOf, lockDocuments, lockPayment, markReversed, reopenMatched } from './store.ts'

export const reversePaymentRoute = workspaceRoute(
  reversePayment,
  async ({ context, tx, member, query, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const by = { personId: member.id, at: context.clock.now() }
    // First, in the order in which undoing a match locks them; a refusal takes it back.
    await reopenMatched(tx, member.workspaceId, query.paymentId, by)
    const reversed = await reversePaymentOf(
      tx,
      context.clock,
      author,
      query.paymentId,
      input.reason,
    )
    if (!reversed.ok) return reversed
    const view = await presentPayment(tx, member.workspaceId, query.paymentId)
    return view ? respond(view) : refuse('not_found')
  },
)

/** Marks a payment as reversed, with the reason, and reopens what it settled. */
export async function reversePaymentOf(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: Author,
  paymentId: string,
  reason: string,
): Promise<Decision<null, 'not_found' | 'already_reversed' | 'payment_refunded'>> {
  const payment = await lockPayment(tx, workspaceId, paymentId)
  if (!payment) return refuse('not_found')
  // A part of it went back or may: reversing it would take that part twice.
  const back = await listRefunds(tx, workspaceId, [paymentId])
  if (back.some(isBinding)) return refuse('payment_refunded')
  const rows = await lockedAllocations(tx, workspaceId, payment.id)
  const reversed = reverse(
    rows.map(row => ({ documentId: row.invoice_id, settled: row.amount_minor })),
    payment.reversed_at,
  )
  if (!reversed.ok) return reversed
  const at = clock.now()
  const documents = await lockDocuments(
    tx,
    workspaceId,
    reversed.value.map(one => one.documentId),
  )
  const settled = new Map(documents.map(document => [document.id, document.settled_minor]))
  for (const { documentId, reopened } of reversed.value) {
    const rest = (settled.get(documentId) ?? 0n) - reopened
    settled.set(documentId, rest)
    await updateIssued(tx, workspaceId, documentId, { settled_minor: rest }, at)
    await addEvent(tx, workspaceId, {
      invoiceId: documentId,
      kind: 'payment_reversed',
      personId,
      at,
      detail: { paymentId: payment.id, reason },
    })
  }
  await markReversed(tx, workspaceId, payment.id, { personId, reason, at })
  await settleByOwnNotes(
    tx,
    workspaceId,
    documents.map(document => ({ ...document, settled_minor: settled.get(document.id) ?? 0n })),
    at,
  )
  return accept(null)
}

/** Read again under the lock of the documents: a credit note may take a deduction back in the meantime. */
async function lockedAllocations(tx: Tx, workspaceId: string, paymentId: string) {
  const before = await allocationsOf(tx, workspaceId, paymentId)
  await lockDocuments(
    tx,
    workspaceId,
    before.map(row => row.invoice_id),
  )
  return allocationsOf(tx, workspaceId, paymentId)
}

/**
 * A credit note for a paid invoice stays open as the customer's credit. After the payment's reversal the invoice is
 * open again, so it is settled by its own credit notes as far as they are not used up.
 */
export async function settleByOwnNotes(
  tx: Tx,
  workspaceId: string,
  invoices: readonly InvoiceRow[],
  at: Date,
): Promise<void> {
  const notes = await lockOpenCreditNotes(tx, workspaceId, {
    correctsIds: invoices.map(invoice => invoice.id),
  })
  for (const invoice of invoices) {
    const ownNotes = notes.filter(note => note.correctsId === invoice.id)
    const open = openOf({ payable: invoice.payable_minor, settled: invoice.settled_minor })
    const uses = allocateFrom(ownNotes, open)
    const used = uses.reduce((sum, use) => sum + use.amount, 0n)
    if (used === 0n) continue
    for (const { id, amount } of uses) {
      await allocateCreditNote(tx, workspaceId, {
        creditNoteId: id,
        invoiceId: invoice.id,
        amount,
        at,
      })
    }
    const state = { settled_minor: invoice.settled_minor + used }
    await updateIssued(tx, workspaceId, invoice.id, state, at)
    await addEvent(tx, workspaceId, {
      invoiceId: invoice.id,
      kind: 'credit_applied',
      personId: null,
      at,
      detail: { amount: toText(used, invoice.currency), currency: invoice.currency },
    })
  }
}
