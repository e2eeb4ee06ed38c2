import type { ItemRefusal } from '@bordereau/contract/batches'
import { type Decision, refuse } from '@bordereau/domain/decision'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import { withSavepoint } from '../db/savepoint.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { notify } from '../notifications/notify.ts'
import { actOnItem } from './act-on-item.ts'
import {
  type BatchRow,
  findBatch,
  findProgress,
  listUnfinished,
  markFinished,
  recordItem,
  lockNextItem,
} from './store.ts'

export const BATCH = 'run_batch'
/** Items per job run; the rest is a new job, so that other jobs get their turn. */
const ITEMS_PER_RUN = 10
/** An item that failed unexpectedly so often is recorded as refused, and the batch continues. */
const TRIES = 3

type BatchId = { readonly workspaceId: string; readonly id: string }

export async function enqueueBatch(
  tx: Tx,
  context: AppContext,
  { workspaceId, id }: BatchId,
  round: string,
): Promise<void> {
  const at = context.clock.now()
  await enqueueJob(tx, {
    workspaceId,
    kind: BATCH,
    subjectId: id,
    runAt: at,
    at,
    dedupeKey: `batch ${id} ${round}`,
    bulk: true,
  })
  context.notifyJobRunner()
}

/**
 * Enqueues a job for every unfinished batch, at start and once an hour, because the process that ran it may have died.
 * Two jobs of one batch are harmless: each item is locked and done once.
 */
export async function resumeBatches(context: AppContext): Promise<void> {
  const round = context.clock.now().toISOString()
  await asSystem(context.db, async tx => {
    for (const { workspace_id: workspaceId, id } of await listUnfinished(tx))
      await enqueueBatch(tx, context, { workspaceId, id }, round)
  })
}

export const runBatch: JobHandler = async (context, job, stop) => {
  const batch = { workspaceId: job.workspaceId, id: job.subjectId }
  let last = -1
  for (let item = 0; item < ITEMS_PER_RUN && !stop.aborted; item += 1) {
    const position = await doNextItem(context, batch, job.attempts >= TRIES)
    if (position === undefined) return finish(context, batch)
    last = position
  }
  await inWorkspace(context.db, batch, tx => enqueueBatch(tx, context, batch, `after ${last}`))
}

/** Handles one item in its own transaction. Returns the item's position, undefined when none is left. */
function doNextItem(
  context: AppContext,
  batchId: BatchId,
  lastTry: boolean,
): Promise<number | undefined> {
  const handle = async (tx: Tx): Promise<number | undefined> => {
    const item = await lockNextItem(tx, batchId.workspaceId, batchId.id)
    const batch = item && (await findBatch(tx, batchId.workspaceId, batchId.id))
    if (!batch) return undefined
    const result = await attempt(tx, context, batch, item.invoice_id, lastTry)
    await recordItem(tx, item, result.ok ? null : result.refusal, context.clock.now())
    return item.position
  }
  return inWorkspace(context.db, batchId, handle, { repeatable: true })
}

async function attempt(
  tx: Tx,
  context: AppContext,
  batch: BatchRow,
  invoiceId: string,
  lastTry: boolean,
): Promise<Decision<null, ItemRefusal>> {
  try {
    return await withSavepoint(tx, () => actOnItem(tx, context, batch, invoiceId))
  } catch (error) {
    if (!lastTry) throw error
    context.log.error({ err: error, batch: batch.id, invoice: invoiceId }, 'a batch item failed')
    return refuse('internal')
  }
}

/** Marks a batch as finished and notifies its creator. Does nothing while another process handles its last item. */
async function finish(context: AppContext, { workspaceId, id }: BatchId): Promise<void> {
  await inWorkspace(context.db, { workspaceId }, async tx => {
    const at = context.clock.now()
    if (!(await markFinished(tx, workspaceId, id, at))) return
    const batch = await findProgress(tx, workspaceId, id)
    if (!batch) return
    const about = {
      batchId: id,
      batchKind: batch.kind,
      doneCount: Number(batch.done),
      refusedCount: Number(batch.refused),
    }
    const notification = {
      kind: 'batch_finished',
      subjectId: id,
      actorId: null,
      about,
      at,
    } as const
    await notify(tx, workspaceId, [notification], batch.created_by)
  })
}
