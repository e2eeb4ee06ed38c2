import { addDays, localDate } from '@bordereau/domain/date'
import { type Tx, asSystem } from '../db/database.ts'
import { asBatch } from '../db/turns.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { companiesWithRuns } from './due-store.ts'
import { runCompany } from './run-company.ts'

export const RECURRING = 'run_recurring'
/** The number of tries; after the last one a failed run keeps its draft. */
const TRIES = 4

/**
 * Enqueues the check for due runs once an hour, unless that of an hour before still runs or is to be tried again: two
 * jobs of one company would prepare the same runs, of which all but one are rolled back. Not while the clock is doubtful:
 * the job, and its key, would stand in the way of the true hours until that time.
 */
export async function enqueueRecurringRuns(context: AppContext): Promise<void> {
  if (context.clockCheck.jumpedFrom() !== null) return
  const at = context.clock.now()
  await asSystem(context.db, tx => enqueueRun(tx, INSTANCE_WORKSPACE, at))
  context.notifyJobRunner()
}

function enqueueRun(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  return enqueueJob(tx, {
    workspaceId,
    kind: RECURRING,
    subjectId: workspaceId,
    runAt: at,
    at,
    dedupeKey: `${RECURRING} ${at.toISOString().slice(0, 13)}`,
    exclusive: true,
  })
}

/**
 * The instance's job enqueues one job per company, so that no company waits for another's runs or failures. While the clock
 * is doubtful it ends without effect, because a later run would be set by that clock; the next check does what it would.
 */
export const runRecurring: JobHandler = async (context, job, stop) => {
  if (context.clockCheck.jumpedFrom() !== null) return undefined
  if (job.workspaceId !== INSTANCE_WORKSPACE) {
    const isDone = await asBatch(() =>
      runCompany(context, job.workspaceId, job.attempts >= TRIES, stop),
    )
    return isDone ? undefined : { again: context.clock.now(), progressed: true }
  }
  const at = context.clock.now()
  // The time zone furthest ahead is UTC+14.
  const latest = addDays(localDate(at.toISOString().slice(0, 10)), 1)
  await asSystem(context.db, async tx => {
    for (const workspaceId of await companiesWithRuns(tx, latest))
      await enqueueRun(tx, workspaceId, at)
  })
}
