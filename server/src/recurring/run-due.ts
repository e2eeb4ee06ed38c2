import { addDays, localDate } from '@bordereau/domain/date'
import { runsOf } from '@bordereau/domain/recurring/plan'
import { todayOf } from '../company/today.ts'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { companiesWithRuns, lockNextDue } from './due-store.ts'
import { makeRun } from './make-run.ts'
import { type Recurring, changeRecurring } from './store.ts'
import { notifyPause } from './notify-run.ts'

export const RECURRING = 'run_recurring'
/** With more missed runs (a year of monthly ones) a recurring invoice is paused instead of making them all at once. */
const MAX_MISSED_RUNS = 12
/** The delay of the job while the clock is doubtful. */
const DOUBTFUL_CLOCK_MS = 3_600_000
/** The number of tries; after the last one a failed run keeps its draft. */
const TRIES = 4

/** Enqueues the check for due runs once an hour; the dedupe key makes further calls harmless. */
export async function enqueueRecurringRuns(context: AppContext): Promise<void> {
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
  })
}

/** The instance's job enqueues one job per company, so that no company waits for another's runs or failures. */
export const runRecurring: JobHandler = async (context, job) => {
  if (context.clockCheck.jumpedFrom() !== null)
    return { again: new Date(context.clock.now().getTime() + DOUBTFUL_CLOCK_MS) }
  if (job.workspaceId !== INSTANCE_WORKSPACE) {
    await runCompany(context, job.workspaceId, job.attempts >= TRIES)
    return
  }
  const at = context.clock.now()
  // The time zone furthest ahead is UTC+14.
  const latest = addDays(localDate(at.toISOString().slice(0, 10)), 1)
  await asSystem(context.db, async tx => {
    for (const workspaceId of await companiesWithRuns(tx, latest))
      await enqueueRun(tx, workspaceId, at)
  })
}

/** Makes all runs due in the company's time zone, the earliest day first, so that numbers follow the order of time. */
async function runCompany(
  context: AppContext,
  workspaceId: string,
  lastTry: boolean,
): Promise<void> {
  const failures: unknown[] = []
  const failedIds: string[] = []
  for (;;) {
    const current: { id?: string } = {}
    try {
      if (!(await runNext(context, workspaceId, failedIds, lastTry, current))) break
    } catch (error) {
      // Continue with the other recurring invoices; an error before one was locked ends the job.
      if (current.id === undefined) throw error
      failures.push(error)
      failedIds.push(current.id)
    }
  }
  if (failures.length > 0) {
    const ids = failedIds.join(', ')
    throw new AggregateError(
      failures,
      `recurring runs failed and are tried again: ${ids}: ${messageOf(failures[0])}`,
    )
  }
}

/** Makes one run in its own transaction, so that a crash leaves the day due. Returns false when nothing is due. */
function runNext(
  context: AppContext,
  workspaceId: string,
  excludedIds: readonly string[],
  lastTry: boolean,
  current: { id?: string },
): Promise<boolean> {
  const run = async (tx: Tx): Promise<boolean> => {
    const now = await todayOf(tx, context.clock, workspaceId)
    const due = await lockNextDue(tx, workspaceId, now, excludedIds)
    if (!due?.nextDay) return false
    current.id = due.id
    const missed = runsOf(due.plan, due.nextDay, now, MAX_MISSED_RUNS + 1)
    if (missed.length > MAX_MISSED_RUNS) await pauseAfterMissedRuns(tx, context, due)
    else await makeRun(tx, context, due, due.nextDay, { personId: null, lastTry })
    return true
  }
  return inWorkspace(context.db, { workspaceId }, run, { repeatable: true })
}

async function pauseAfterMissedRuns(tx: Tx, context: AppContext, due: Recurring): Promise<void> {
  const paused = { state: 'paused', pausedBecause: 'missed' } as const
  await changeRecurring(tx, due, paused, context.clock.now())
  await notifyPause(tx, context, due)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
