import type { MatchProposal } from '@bordereau/domain/payment/match'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { enqueueRenewal } from './enqueue-renewal.ts'
import { type KeptRow, proposalIn } from './kept-proposal.ts'
import {
  CERTAIN_KEPT,
  FOUND_KEPT,
  countCertainKept,
  countMatched,
  isAmong,
  isChanged,
  isFoundAmong,
  keptOf,
  payableNow,
} from './proposal-store.ts'
import { type Proposed, propose } from './propose.ts'

/** What is proposed for some transactions, each by the transaction's id. */
export type ProposalsOf = {
  readonly proposals: ReadonlyMap<string, MatchProposal>
  /** The provider of which a credit is a payout. */
  readonly payouts: ReadonlyMap<string, string>
  /** The documents of the proposals, by id. */
  readonly documents: ReadonlyMap<string, ProposedDocument>
}

export type ProposedDocument = {
  readonly number: string
  readonly customerName: string
  readonly currency: string
}

/** The proposals of a company. */
export type Proposals = {
  /** They are not of now: they are made anew, and what no longer holds is left out meanwhile. */
  readonly renewing: boolean
  readonly of: (transactionIds: readonly string[]) => Promise<ProposalsOf>
  readonly countCertain: () => Promise<number>
  /** A condition on bank_transaction: its proposal is certain. */
  readonly isCertain: RawBuilder<SqlBool>
  /** A condition on invoice: an open credit certainly or likely pays it. */
  readonly isFound: RawBuilder<SqlBool>
}

/** With so many open credits and documents together, making the proposals anew takes as long as reading a page of a list. */
export const MOST_AT_ONCE = 250

/**
 * The proposals of a company: made anew where that is quick, else those that are kept. These are renewed by a job once
 * they are read after a change.
 */
export async function proposalsOf(
  tx: Tx,
  context: Pick<AppContext, 'clock' | 'notifyJobRunner'>,
  workspaceId: string,
  mostAtOnce = MOST_AT_ONCE,
): Promise<Proposals> {
  if (await isQuick(tx, workspaceId, mostAtOnce)) return madeAnew(await propose(tx, workspaceId))
  const renewing = await isChanged(tx, workspaceId)
  if (renewing) {
    await enqueueRenewal(tx, workspaceId, context.clock.now())
    context.notifyJobRunner()
  }
  return {
    renewing,
    of: async ids => holding(tx, workspaceId, await keptOf(tx, workspaceId, ids)),
    countCertain: () => countCertainKept(tx, workspaceId, !renewing),
    isCertain: CERTAIN_KEPT,
    isFound: FOUND_KEPT,
  }
}

export async function isQuick(tx: Tx, workspaceId: string, mostAtOnce: number): Promise<boolean> {
  const { credits, documents } = await countMatched(tx, workspaceId, mostAtOnce + 1)
  return credits === 0 || credits + documents <= mostAtOnce
}

/** Of kept proposals those of which each document is open for the amount that it was open for then. */
export async function holding(
  tx: Tx,
  workspaceId: string,
  rows: readonly KeptRow[],
): Promise<ProposalsOf> {
  const kept = rows.flatMap(row => (row.certainty === null ? [] : [proposalIn(row, row.certainty)]))
  const ids = kept.flatMap(one => one.allocations.map(({ documentId }) => documentId))
  const now = ids.length === 0 ? [] : await payableNow(tx, workspaceId, [...new Set(ids)])
  const documents = new Map(now.map(document => [document.id, document]))
  const held = kept.filter(({ allocations }) =>
    allocations.every(({ documentId, open }) => documents.get(documentId)?.open === open),
  )
  return {
    proposals: new Map(held.map(proposal => [proposal.paymentId, proposal])),
    payouts: new Map(
      rows.flatMap(row => (row.certainty === null ? [[row.transaction_id, row.content]] : [])),
    ),
    documents,
  }
}

function madeAnew(proposed: Proposed): Proposals {
  const all = listed(proposed)
  const certain = certainOf(proposed).map(({ paymentId }) => paymentId)
  return {
    renewing: false,
    of: () => Promise.resolve(all),
    countCertain: () => Promise.resolve(certain.length),
    isCertain: isAmong(certain),
    isFound: isFoundAmong(documentsFound(proposed)),
  }
}

export function listed({ proposals, payouts, documents }: Proposed): ProposalsOf {
  return {
    proposals: new Map(proposals.map(proposal => [proposal.paymentId, proposal])),
    payouts: new Map([...payouts].map(([id, { provider }]) => [id, provider])),
    documents: new Map(documents.map(document => [document.id, document])),
  }
}

/** The certain proposals, in the order of booking. */
export function certainOf({ proposals }: Proposed): readonly MatchProposal[] {
  return proposals.filter(({ certainty }) => certainty === 'certain')
}

/** The documents that an open credit certainly or likely pays. */
function documentsFound({ proposals }: Proposed): string[] {
  const found = proposals.filter(({ certainty }) => certainty !== 'possible')
  return found.flatMap(({ allocations }) => allocations.map(({ documentId }) => documentId))
}
