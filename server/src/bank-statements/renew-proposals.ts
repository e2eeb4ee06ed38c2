import { serialize } from 'node:v8'
import type { IncomingPayment, PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import { type Tx, inWorkspace } from '../db/database.ts'
import { threadReports } from '../imports/thread.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import type { KeptSlice } from './kept-proposal.ts'
import { type MatchingTask, matchedSlices } from './match-task.ts'
import {
  MAX_MATCHED,
  type Part,
  knownAccounts,
  openCredits,
  payableDocuments,
} from './matching-store.ts'
import { MOST_AT_ONCE } from './proposals.ts'
import { accountsOf, currenciesOf, payoutsAround } from './propose.ts'
import { beginRenewal, endRenewal, isLatest, replaceSlice } from './renewal-store.ts'

/** Makes the proposals of a company anew. What changes meanwhile is seen by the next renewal. */
export const renewProposals: JobHandler = async (context, { workspaceId }, stop) => {
  await renew(context, workspaceId, stop)
  return stop.aborted ? { again: context.clock.now(), progressed: true } : undefined
}

/**
 * Reads what is open part by part, matches it in a thread, and writes what is different slice by slice, so that nothing
 * waits for it. A change between two parts is not among those that it has seen, so that another renewal follows. False: it
 * was stopped, or another one has begun.
 */
export async function renew(
  context: AppContext,
  workspaceId: string,
  stop: AbortSignal,
): Promise<boolean> {
  const transact: Transact = work => {
    stop.throwIfAborted()
    return inWorkspace(context.db, { workspaceId }, work, { repeatable: true })
  }
  try {
    return await renewBy(transact, workspaceId, () => context.clock.now())
  } catch (error) {
    if (stop.aborted) return false
    throw error
  }
}

type Transact = <Value>(work: (tx: Tx) => Promise<Value>) => Promise<Value>

async function renewBy(transact: Transact, workspaceId: string, now: () => Date): Promise<boolean> {
  const began = performance.now()
  const renewal = newId()
  /** Nothing is written by a renewal that was overtaken: what it has read is older. */
  const write = (work: (tx: Tx) => Promise<void>) =>
    transact(async tx => {
      const isOwn = await isLatest(tx, workspaceId, renewal)
      if (isOwn) await work(tx)
      return isOwn
    })
  await transact(tx => beginRenewal(tx, workspaceId, renewal))
  for await (const slice of await matched(transact, workspaceId)) {
    if (!(await write(tx => replaceSlice(tx, workspaceId, slice)))) return false
  }
  return write(tx =>
    endRenewal(tx, workspaceId, { renewal, at: now(), tookMs: performance.now() - began }),
  )
}

const SCRIPT = new URL('./match-worker.ts', import.meta.url)

async function matched(
  transact: Transact,
  workspaceId: string,
): Promise<Iterable<KeptSlice> | AsyncIterable<KeptSlice>> {
  const credits: IncomingPayment[] = []
  const known = new Map<string, string>()
  const parts: Record<'credits' | 'documents', Uint8Array[]> = { credits: [], documents: [] }
  const creditParts = inParts<IncomingPayment>(MAX_MATCHED, part =>
    transact(async tx => {
      const rows = await openCredits(tx, workspaceId, part)
      for (const [account, customer] of await knownAccounts(tx, workspaceId, accountsOf(rows)))
        known.set(account, customer)
      return rows
    }),
  )
  for await (const rows of creditParts) {
    credits.push(...rows)
    parts.credits.push(serialize(rows))
  }
  let count = credits.length
  const currencies = currenciesOf(credits)
  const documentParts = inParts<PayableDocument>(count === 0 ? 0 : Infinity, part =>
    transact(tx => payableDocuments(tx, workspaceId, currencies, part)),
  )
  for await (const rows of documentParts) {
    count += rows.length
    parts.documents.push(serialize(rows))
  }
  const payouts = await transact(tx => payoutsAround(tx, workspaceId, credits))
  const task: MatchingTask = { ...parts, payouts, known }
  // A thread takes longer to start than a few rows to match.
  return count <= MOST_AT_ONCE ? matchedSlices(task) : threadReports<KeptSlice>(SCRIPT, task)
}

/** Rows that are read in one transaction of the database: few, because the embedded one has one session for all requests. */
const PART_ROWS = 250

/** The rows of a long list in parts, until there are no more or so many. */
async function* inParts<Row>(
  most: number,
  read: (part: Part<Row>) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined
  for (let count = 0; count < most; count += PART_ROWS) {
    const rows = await read({ after, limit: Math.min(PART_ROWS, most - count) })
    yield rows
    after = rows.at(-1)
    if (rows.length < PART_ROWS) return
  }
}
