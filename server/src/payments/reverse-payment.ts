import { reversePayment } from '@bordereau/contract/payments'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { decimal } from '@bordereau/domain/money/decimal'
import { reverse } from '@bordereau/domain/payment/allocate'
import type { Tx } from '../db/database.ts'
import { addEvent, updateLife } from '../invoices/store.ts'
import type { Author } from '../lib/actor.ts'
import { answer } from '../lib/answer.ts'
import type { Clock } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentPayment } from './present.ts'
import { allocationsOf, lockDocuments, lockPayment, markReversed } from './store.ts'

export const reversePaymentRoute = workspaceRoute(
  reversePayment,
  async ({ house, tx, member, query, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const reversed = await takeBack(tx, house.clock, author, query.paymentId, input.reason)
    if (!reversed.ok) return reversed
    const view = await presentPayment(tx, member.workspaceId, query.paymentId)
    return view ? answer(view) : refuse('not_found')
  },
)

/** The payment stays on record with its reason; what it settled is open again. */
export async function takeBack(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: Author,
  paymentId: string,
  reason: string,
): Promise<Decision<null, 'not_found' | 'already_reversed'>> {
  const payment = await lockPayment(tx, workspaceId, paymentId)
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
    await updateLife(tx, workspaceId, documentId, { settled_minor: rest }, at)
    await addEvent(tx, workspaceId, {
      invoiceId: documentId,
      kind: 'payment_reversed',
      personId,
      at,
      detail: { paymentId: payment.id, reason },
    })
  }
  await markReversed(tx, workspaceId, payment.id, { personId, reason, at })
  return accept(null)
}
