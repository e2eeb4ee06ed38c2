import { toDecimal } from '@bordereau/domain/money/currency'
import type { MatchProposal } from '@bordereau/domain/payment/match'
import { inWorkspace } from '../db/database.ts'
import { withSavepoint } from '../db/savepoint.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type Match, matchTransaction } from './match-transaction.ts'
import { type Proposed, certainOf, propose } from './propose.ts'
import { decideTransaction } from './store.ts'

/** Payments recorded in one transaction of the database. */
const SLICE = 25
/** Transactions of the database in one run of the job, so that other jobs get their turn. */
const SLICES_PER_RUN = 20

/**
 * Records the certain proposals, slice by slice. Repeated after a crash it continues with what is still open: a
 * transaction is recorded with its payment or not at all.
 */
export const matchCertain: JobHandler = async (context, { workspaceId, subjectId }, stop) => {
  for (let slice = 0; slice < SLICES_PER_RUN; slice += 1) {
    if (stop.aborted) break
    const left = await matchSlice(context, { workspaceId, personId: subjectId })
    if (left === 0) return undefined
  }
  return { again: context.clock.now(), progressed: true }
}

/** Another job or a person was first. */
const DECIDED_MEANWHILE: ReadonlySet<string> = new Set(['already_decided', 'not_found'])

type Author = { readonly workspaceId: string; readonly personId: string }

/** Returns how many certain proposals were left for the next slice. */
function matchSlice(context: AppContext, author: Author): Promise<number> {
  const { workspaceId, personId } = author
  return inWorkspace(
    context.db,
    { workspaceId, personId },
    async tx => {
      const proposed = await propose(tx, workspaceId)
      const certain = certainOf(proposed)
      for (const proposal of certain.slice(0, SLICE)) {
        const match = matchOf(proposal, proposed)
        const recorded = await withSavepoint(tx, () =>
          matchTransaction(tx, context.clock, author, proposal.paymentId, match),
        )
        if (recorded.ok || DECIDED_MEANWHILE.has(recorded.refusal)) continue
        // A person decides on what cannot be recorded; without this the slice would try it for ever.
        await decideTransaction(tx, workspaceId, proposal.paymentId, {
          status: 'open',
          paymentId: null,
          personId: null,
          at: context.clock.now(),
          refusal: recorded.refusal,
        })
      }
      return certain.length - Math.min(certain.length, SLICE)
    },
    { repeatable: true },
  )
}

function matchOf({ customerId, allocations }: MatchProposal, { documents }: Proposed): Match {
  return {
    customerId,
    allocations: allocations.map(({ documentId, amount, deductions }) => {
      const currency = documents.get(documentId)?.currency ?? ''
      return {
        invoiceId: documentId,
        amount: toDecimal(amount, currency),
        deductions: deductions.map(one => ({
          kind: one.kind,
          amount: toDecimal(one.amount, currency),
          reason: '',
        })),
      }
    }),
  }
}
