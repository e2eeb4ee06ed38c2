import { addDays } from '@bordereau/domain/date'
import type { ProviderPayout } from '@bordereau/domain/payment/match-payouts'
import type { IncomingPayment, PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import type { Tx } from '../db/database.ts'
import { livePayouts } from '../payments/provider-payout-store.ts'
import { type Matched, matchCredits } from './match-credits.ts'
import { knownAccounts, openCredits, payableDocuments } from './matching-store.ts'

/** What is proposed, and the documents of the proposals. */
export type Proposed = Matched & { readonly documents: readonly PayableDocument[] }

/** The proposals for all open credits, made anew from what is open now. */
export async function propose(tx: Tx, workspaceId: string): Promise<Proposed> {
  const credits = await openCredits(tx, workspaceId)
  if (credits.length === 0) return { proposals: [], payouts: new Map(), documents: [] }
  const payouts = await payoutsAround(tx, workspaceId, credits)
  const documents = await payableDocuments(tx, workspaceId, currenciesOf(credits))
  const known = await knownAccounts(tx, workspaceId, accountsOf(credits))
  return { ...matchCredits({ credits, payouts, documents, known }), documents }
}

export function currenciesOf(credits: readonly IncomingPayment[]): readonly string[] {
  return [...new Set(credits.map(({ currency }) => currency))]
}

export function accountsOf(credits: readonly IncomingPayment[]): readonly string[] {
  return [...new Set(credits.map(({ partyAccount }) => partyAccount))]
}

/** A month around the bookings: more than a bank and a provider may differ. */
const AROUND_DAYS = 31

/** The payouts of providers that may be among the credits, the oldest of which is the first. */
export async function payoutsAround(
  tx: Tx,
  workspaceId: string,
  credits: readonly IncomingPayment[],
): Promise<readonly ProviderPayout[]> {
  const [first, last] = [credits[0], credits.at(-1)]
  if (!first || !last) return []
  const from = addDays(first.bookedOn, -AROUND_DAYS)
  const to = addDays(last.bookedOn, AROUND_DAYS)
  return livePayouts(tx, workspaceId, { from, to })
}
