import { addDays } from '@bordereau/domain/date'
import { type MatchProposal, matchPayments } from '@bordereau/domain/payment/match'
import { type ProviderPayout, payoutsAmong } from '@bordereau/domain/payment/match-payouts'
import type { IncomingPayment, PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import type { Tx } from '../db/database.ts'
import { livePayouts } from '../payments/provider-payout-store.ts'
import { knownAccounts, openCredits, payableDocuments } from './matching-store.ts'

export type Proposed = {
  /** By the transaction's id. */
  readonly proposals: ReadonlyMap<string, MatchProposal>
  /** By the document's id. */
  readonly documents: ReadonlyMap<string, PayableDocument>
  /** The credits that are a provider's payout of several payments, by the transaction's id; they pay no document. */
  readonly payouts: ReadonlyMap<string, ProviderPayout>
}

/** Documents of one customer in one currency, for which alone the credits are looked at. */
export type Debt = { readonly customerId: string; readonly currency: string }

/** The proposals for all open credits, made anew from what is open now. */
export async function propose(tx: Tx, workspaceId: string, of?: Debt): Promise<Proposed> {
  const all = await openCredits(tx, workspaceId, of?.currency)
  const payouts = await payoutsOfProviders(tx, workspaceId, all)
  const credits = all.filter(({ id }) => !payouts.has(id))
  if (credits.length === 0) return { proposals: new Map(), documents: new Map(), payouts }
  const currencies = [...new Set(credits.map(({ currency }) => currency))]
  const documents = await payableDocuments(tx, workspaceId, currencies, of?.customerId)
  const accounts = [...new Set(credits.map(({ partyAccount }) => partyAccount))]
  const known = await knownAccounts(tx, workspaceId, accounts)
  return {
    proposals: new Map(
      matchPayments(credits, documents, known).map(proposal => [proposal.paymentId, proposal]),
    ),
    documents: new Map(documents.map(document => [document.id, document])),
    payouts,
  }
}

/** A month around the bookings: more than a bank and a provider may differ. */
const AROUND_DAYS = 31

async function payoutsOfProviders(
  tx: Tx,
  workspaceId: string,
  credits: readonly IncomingPayment[],
): Promise<Proposed['payouts']> {
  // The oldest first.
  const [first, last] = [credits[0], credits.at(-1)]
  if (!first || !last) return new Map()
  const from = addDays(first.bookedOn, -AROUND_DAYS)
  const to = addDays(last.bookedOn, AROUND_DAYS)
  return payoutsAmong(credits, await livePayouts(tx, workspaceId, { from, to }))
}

/** The documents that an open credit certainly or likely pays, of all customers or of one. */
export async function documentsFound(tx: Tx, workspaceId: string, of?: Debt): Promise<string[]> {
  const { proposals } = await propose(tx, workspaceId, of)
  const found = [...proposals.values()].filter(({ certainty }) => certainty !== 'possible')
  return found.flatMap(({ allocations }) => allocations.map(({ documentId }) => documentId))
}

/** The certain proposals, in the order of booking. */
export function certainOf({ proposals }: Proposed): readonly MatchProposal[] {
  return [...proposals.values()].filter(({ certainty }) => certainty === 'certain')
}
