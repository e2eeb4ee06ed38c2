import { reversePayment } from '@bordereau/contract/payments'
import { refuse } from '@bordereau/domain/decision'
import { decimal } from '@bordereau/domain/money/decimal'
import { reverse } from '@bordereau/domain/payment/allocate'
import { addEvent, updateLife } from '../invoices/store.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentPayment } from './present.ts'
import { allocationsOf, lockDocuments, lockPayment, markReversed } from './store.ts'

/** The payment stays on record with its reason; what it settled is open again. */
export const reversePaymentRoute = workspaceRoute(
  reversePayment,
  async ({ house, tx, member, query, input }) => {
    const { workspaceId } = member
    const payment = await lockPayment(tx, workspaceId, query.paymentId)
    if (!payment) return refuse('not_found')
    const rows = await allocationsOf(tx, workspaceId, payment.id)
    const reversed = reverse(
      rows.map(row => ({
        documentId: row.invoice_id,
        amount: row.payment_amount_minor,
        settled: row.amount_minor,
        rate: decimal(row.rate),
      })),
      payment.reversed_at,
    )
    if (!reversed.ok) return reversed
    const at = house.clock.now()
    const documents = await lockDocuments(
      tx,
      workspaceId,
      reversed.value.map(one => one.documentId),
    )
    const settled = new Map(documents.map(document => [document.id, document.settled_minor]))
    for (const { documentId, reopened } of reversed.value) {
      const rest = (settled.get(documentId) ?? 0n) - reopened
      settled.set(documentId, rest)
      await updateLife(tx, workspaceId, documentId, { settled_minor: rest }, at)
      await addEvent(tx, workspaceId, {
        invoiceId: documentId,
        kind: 'payment_reversed',
        personId: member.id,
        at,
        detail: { paymentId: payment.id, reason: input.reason },
      })
    }
    await markReversed(tx, workspaceId, payment.id, {
      personId: member.id,
      reason: input.reason,
      at,
    })
    const view = await presentPayment(tx, workspaceId, payment.id)
    return view ? answer(view) : refuse('not_found')
  },
)
