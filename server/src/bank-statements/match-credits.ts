import {
  type KnownAccounts,
  type MatchProposal,
  matchPayments,
} from '@bordereau/domain/payment/match'
import { type ProviderPayout, payoutsAmong } from '@bordereau/domain/payment/match-payouts'
import type { IncomingPayment, PayableDocument } from '@bordereau/domain/payment/quoted-documents'

/** All that proposals depend on; the oldest credits first. */
export type MatchingInput = {
  readonly credits: readonly IncomingPayment[]
  readonly payouts: readonly ProviderPayout[]
  readonly documents: readonly PayableDocument[]
  readonly known: KnownAccounts
}

export type Matched = {
  /** In the order of the credits. */
  readonly proposals: readonly MatchProposal[]
  /** The credits that are a provider's payout of several payments, by the transaction's id; they pay no document. */
  readonly payouts: ReadonlyMap<string, ProviderPayout>
}

/** Which documents each credit seems to pay. */
export function matchCredits({ credits, payouts, documents, known }: MatchingInput): Matched {
  const found = payoutsAmong(credits, payouts)
  const payments = credits.filter(({ id }) => !found.has(id))
  return { proposals: matchPayments(payments, documents, known), payouts: found }
}
