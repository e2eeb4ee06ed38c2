import { type MatchProposal, matchPayments } from '@bordereau/domain/payment/match'
import type { PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import type { Tx } from '../db/database.ts'
import { knownAccounts, openCredits, payableDocuments } from './matching-store.ts'

export type Proposed = {
  /** By the transaction's id. */
  readonly proposals: ReadonlyMap<string, MatchProposal>
  /** By the document's id. */
  readonly documents: ReadonlyMap<string, PayableDocument>
}

/** Documents of one customer in one currency, for which alone the credits are looked at. */
export type Debt = { readonly customerId: string; readonly currency: string }

/** The proposals for all open credits, made anew from what is open now. */
export async function propose(tx: Tx, workspaceId: string, of?: Debt): Promise<Proposed> {
  const credits = await openCredits(tx, workspaceId, of?.currency)
  if (credits.length === 0) return { proposals: new Map(), documents: new Map() }
  const currencies = [...new Set(credits.map(({ currency }) => currency))]
  const documents = await payableDocuments(tx, workspaceId, currencies, of?.customerId)
  const accounts = [...new Set(credits.map(({ partyAccount }) => partyAccount))]
  const known = await knownAccounts(tx, workspaceId, accounts)
  return {
    proposals: new Map(
      matchPayments(credits, documents, known).map(proposal => [proposal.paymentId, proposal]),
    ),
    documents: new Map(documents.map(document => [document.id, document])),
  }
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
