import { matchBankTransaction } from '@bordereau/contract/bank-statements'
import type { RefusalOf, RequestOf } from '@bordereau/contract/endpoint'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { localDate } from '@bordereau/domain/date'
import { toDecimal } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { recordPaymentOf } from '../payments/record-payment.ts'
import { decideTransaction, lockTransaction } from './store.ts'

export const matchBankTransactionRoute = workspaceRoute(
  matchBankTransaction,
  async ({ context, tx, member, query, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const matched = await matchTransaction(tx, context.clock, author, query.transactionId, input)
    return matched.ok ? respond({}) : matched
  },
)

export type Match = RequestOf<typeof matchBankTransaction>

type MatchRefusal = RefusalOf<typeof matchBankTransaction> | 'not_found' | 'bad_request'

/** Records an open credit as a payment of the customer, once; the rest becomes the customer's credit. */
export async function matchTransaction(
  tx: Tx,
  clock: Clock,
  author: { readonly workspaceId: string; readonly personId: string },
  transactionId: string,
  match: Match,
): Promise<Decision<string, MatchRefusal>> {
  const { workspaceId, personId } = author
  const row = await lockTransaction(tx, workspaceId, transactionId)
  if (!row) return refuse('not_found')
  if (row.status !== 'open') return refuse('already_decided')
  if (row.amount_minor <= 0n) return refuse('not_a_credit')
  const [firstLine = ''] = row.text.split('\n')
  const input = {
    customerId: match.customerId,
    date: localDate(row.booked_on),
    currency: row.currency,
    amount: toDecimal(row.amount_minor, row.currency),
    method: 'transfer' as const,
    brand: null,
    reference: (row.reference_list[0] ?? firstLine).slice(0, 200),
    note: row.text.slice(0, 1_000),
    allocations: match.allocations,
  }
  // A made-up bank's transaction is no money.
  const origin = { provider: '', mode: row.test ? 'test' : 'live' } as const
  const recorded = await recordPaymentOf(tx, clock, author, input, origin)
  if (!recorded.ok) return recorded
  await decideTransaction(tx, workspaceId, row.id, {
    status: 'matched',
    paymentId: recorded.value,
    personId,
    at: clock.now(),
  })
  return accept(recorded.value)
}
