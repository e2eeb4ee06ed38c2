import { toDecimal } from '@bordereau/domain/money/currency'
import type { MatchProposal } from '@bordereau/domain/payment/match'
import { type Tx, inWorkspace } from '../db/database.ts'
import { withSavepoint } from '../db/savepoint.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { Job } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type Match, matchTransaction } from './match-transaction.ts'
import { certainKept, isChanged, ownTransaction } from './proposal-store.ts'
import { type ProposalsOf, MOST_AT_ONCE, certainOf, holding, isQuick, listed } from './proposals.ts'
import { propose } from './propose.ts'
import { renew } from './renew-proposals.ts'
import { decideTransaction } from './store.ts'

/** Payments recorded in one transaction of the database. */
const SLICE = 25
/** Transactions of the database in one run of the job, so that other jobs get their turn. */
const SLICES_PER_RUN = 20
/** After which it looks again when another job renews the proposals. */
const LOOK_AGAIN_MS = 1_000

/**
 * Records the certain proposals, slice by slice. Repeated after a crash it continues with what is still open: a
 * transaction is recorded with its payment or not at all.
 */
export const matchCertain: JobHandler = (context, job, stop) =>
  matchCertainOf(context, job, stop, MOST_AT_ONCE)

/** The same; with more than `mostAtOnce` credits and documents by the proposals that are kept. */
export async function matchCertainOf(
  context: AppContext,
  { workspaceId, subjectId }: Pick<Job, 'workspaceId' | 'subjectId'>,
  stop: AbortSignal,
  mostAtOnce: number,
): ReturnType<JobHandler> {
  const author = { workspaceId, personId: subjectId }
  let recorded = NOTHING
  for (let slice = 0; slice < SLICES_PER_RUN; slice += 1) {
    if (stop.aborted) break
    const outcome = await matchSlice(context, author, recorded, mostAtOnce)
    if (outcome === 'done') return undefined
    if (outcome !== 'outdated') recorded = outcome
    else if (await renew(context, workspaceId, stop)) recorded = NOTHING
    else return { again: new Date(context.clock.now().getTime() + LOOK_AGAIN_MS), progressed: true }
  }
  return { again: context.clock.now(), progressed: true }
}

/** What the job has recorded since the kept proposals were made. */
type Recorded = {
  /** Its transactions of the database, by ownTransaction. */
  readonly transactions: readonly string[]
  /** The customer for whom an account has paid, '' for several. */
  readonly paid: ReadonlyMap<string, string>
}
const NOTHING: Recorded = { transactions: [], paid: new Map() }

/** Another job or a person was first. */
const DECIDED_MEANWHILE: ReadonlySet<string> = new Set(['already_decided', 'not_found'])

type Author = { readonly workspaceId: string; readonly personId: string }

/** Records the next certain proposals. `outdated`: first the kept ones must be made anew. */
function matchSlice(
  context: AppContext,
  author: Author,
  recorded: Recorded,
  mostAtOnce: number,
): Promise<Recorded | 'done' | 'outdated'> {
  const { workspaceId } = author
  return inWorkspace(
    context.db,
    author,
    async tx => {
      const isAnew = await isQuick(tx, workspaceId, mostAtOnce)
      const isOutdated = !isAnew && (await isChanged(tx, workspaceId, recorded.transactions))
      if (isOutdated) return 'outdated'
      const next = isAnew ? await nextAnew(tx, workspaceId) : await nextKept(tx, author, recorded)
      // What was recorded may have made others certain.
      if (next.certain.length === 0) return recorded.transactions.length > 0 ? 'outdated' : 'done'
      for (const proposal of next.certain) await record(tx, context, author, proposal, next)
      return {
        transactions: isAnew ? [] : [...recorded.transactions, await ownTransaction(tx)],
        paid: next.paid,
      }
    },
    { repeatable: true },
  )
}

type Next = Pick<ProposalsOf, 'documents'> & {
  readonly certain: readonly MatchProposal[]
  readonly paid: ReadonlyMap<string, string>
}

async function nextAnew(tx: Tx, workspaceId: string): Promise<Next> {
  const proposed = await propose(tx, workspaceId)
  const { documents } = listed(proposed)
  return { certain: certainOf(proposed).slice(0, SLICE), documents, paid: new Map() }
}

/** Kept proposals until one that what was recorded meanwhile may have made less certain. */
async function nextKept(tx: Tx, { workspaceId }: Author, recorded: Recorded): Promise<Next> {
  const rows = await certainKept(tx, workspaceId, SLICE)
  const { proposals, documents } = await holding(tx, workspaceId, rows)
  const certain: MatchProposal[] = []
  const paid = new Map(recorded.paid)
  for (const { transaction_id: id, party_account: account } of rows) {
    const proposal = proposals.get(id)
    if (!proposal) break
    const isOfOne = (paid.get(account) ?? proposal.customerId) === proposal.customerId
    // An account that has paid for several customers is known for none.
    if (proposal.reasons.includes('account_known') && !isOfOne) break
    certain.push(proposal)
    paid.set(account, isOfOne ? proposal.customerId : '')
  }
  return { certain, documents, paid }
}

async function record(
  tx: Tx,
  { clock }: AppContext,
  author: Author,
  proposal: MatchProposal,
  { documents }: Next,
): Promise<void> {
  const match = matchOf(proposal, documents)
  const recorded = await withSavepoint(tx, () =>
    matchTransaction(tx, clock, author, proposal.paymentId, match),
  )
  if (recorded.ok || DECIDED_MEANWHILE.has(recorded.refusal)) return
  // A person decides on what cannot be recorded; without this the slice would try it for ever.
  await decideTransaction(tx, author.workspaceId, proposal.paymentId, {
    status: 'open',
    paymentId: null,
    personId: null,
    at: clock.now(),
    refusal: recorded.refusal,
  })
}

function matchOf(
  { customerId, allocations }: MatchProposal,
  documents: ProposalsOf['documents'],
): Match {
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
