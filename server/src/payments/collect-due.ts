import { todayOf } from '../company/today.ts'
import { asSystem, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { AppContext } from '../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { enqueueCollecting } from '../mandates/collect-job.ts'
import { companiesThatCollect, listDueCollections } from '../mandates/collection-store.ts'
import { collectInvoice } from './collect-invoice.ts'

/** After this long the job lets others take its place. */
const SLICE_MS = 2_000

/** Enqueues the hour's check for what is due to be collected. Not while the clock is doubtful, as with reminders. */
export async function enqueueCollections(context: AppContext): Promise<void> {
  if (context.clockCheck.jumpedFrom() !== null) return
  const at = context.clock.now()
  await asSystem(context.db, tx => enqueueCollecting(tx, INSTANCE_WORKSPACE, at))
  context.notifyJobRunner()
}

/** The instance's job enqueues one for each company, so that no company waits for another's provider. */
export const collectPayments: JobHandler = async (context, { workspaceId }, stop) => {
  if (context.clockCheck.jumpedFrom() !== null) return undefined
  if (workspaceId !== INSTANCE_WORKSPACE) {
    const isDone = await collectCompany(context, workspaceId, stop)
    return isDone ? undefined : { again: context.clock.now(), progressed: true }
  }
  const at = context.clock.now()
  await asSystem(context.db, async tx => {
    for (const company of await companiesThatCollect(tx)) await enqueueCollecting(tx, company, at)
  })
  return undefined
}

/** False when it stopped before the end; the next one takes those that were not looked at. One that fails keeps none of the others back. */
async function collectCompany(
  context: AppContext,
  workspaceId: string,
  stop: AbortSignal,
): Promise<boolean> {
  const began = performance.now()
  const due = await inWorkspace(context.db, { workspaceId }, async tx => {
    const today = await todayOf(tx, context.clock, workspaceId)
    return listDueCollections(tx, workspaceId, { today, now: context.clock.now() })
  })
  const failures: unknown[] = []
  for (const invoiceId of due) {
    if (stop.aborted || performance.now() - began > SLICE_MS) return false
    await collectInvoice(context, { workspaceId, invoiceId }).catch((error: unknown) =>
      failures.push(error),
    )
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `collections failed: ${String(failures[0])}`)
  return true
}
