import { ignoreBankTransaction, undoBankTransaction } from '@bordereau/contract/bank-statements'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { reversePaymentOf } from '../payments/reverse-payment.ts'
import { decideTransaction, lockTransaction } from './store.ts'

export const ignoreBankTransactionRoute = workspaceRoute(
  ignoreBankTransaction,
  async ({ context, tx, member, query: { transactionId }, input: { ignored } }) => {
    const row = await lockTransaction(tx, member.workspaceId, transactionId)
    if (!row) return refuse('not_found')
    if (row.status === 'matched') return refuse('already_decided')
    await decideTransaction(tx, member.workspaceId, row.id, {
      status: ignored ? 'ignored' : 'open',
      paymentId: null,
      personId: member.id,
      at: context.clock.now(),
    })
    return respond({})
  },
)

export const undoBankTransactionRoute = workspaceRoute(
  undoBankTransaction,
  async ({ context, tx, member, query: { transactionId }, input: { reason } }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const row = await lockTransaction(tx, member.workspaceId, transactionId)
    if (!row) return refuse('not_found')
    if (row.payment_id === null) return refuse('not_matched')
    // Earlier releases left it matched when its payment was reversed on its own; then only the link is removed.
    const reversed = await reversePaymentOf(tx, context.clock, author, row.payment_id, reason)
    if (!reversed.ok && reversed.refusal === 'not_found') return refuse('not_found')
    await decideTransaction(tx, member.workspaceId, row.id, {
      status: 'open',
      paymentId: null,
      personId: member.id,
      at: context.clock.now(),
    })
    return respond({})
  },
)
