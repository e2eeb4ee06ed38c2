import { runsOf } from '@bordereau/domain/recurring/plan'
import { todayOf } from '../company/today.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { listNextDue } from './due-store.ts'
import { makeRun } from './make-run.ts'
import { type DueRun, type PreparedRun, prepareRuns } from './prepare-run.ts'
import { type Recurring, changeRecurring, lockRecurring } from './store.ts'
import { notifyPause } from './notify-run.ts'

/** With more missed runs (a year of monthly ones) a recurring invoice is paused instead of making them all at once. */
const MAX_MISSED_RUNS = 12
/** Runs of one company whose documents are made together. */
const RUNS_AT_ONCE = 32
/** After this long the job lets others take its place. */
const SLICE_MS = 2_000

/**
 * Makes runs due in the company's time zone, the earliest day first, so that numbers follow the order of time. Returns
 * false when it stopped before the end, because others wait or the process ends.
 */
export async function runCompany(
  context: AppContext,
  workspaceId: string,
  lastTry: boolean,
  stop: AbortSignal,
): Promise<boolean> {
  const failures: unknown[] = []
  const failedIds: string[] = []
  const began = performance.now()
  let isDone = false
  while (!isDone && !stop.aborted && performance.now() - began < SLICE_MS) {
    const prepared = await prepareNext(context, workspaceId, failedIds)
    isDone = prepared === undefined
    const runs = prepared ?? []
    // All at once, in this order: the documents share transactions and are made on all threads.
    const outcomes = await Promise.allSettled(
      runs.map(run => makeRun(context, run, { personId: null, lastTry })),
    )
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue
      // Continue with the other recurring invoices.
      failures.push(outcome.reason)
      failedIds.push(runs[i]?.recurring.id ?? '')
    }
  }
  if (failures.length > 0) {
    const ids = failedIds.join(', ')
    throw new AggregateError(
      failures,
      `recurring runs failed and are tried again: ${ids}: ${messageOf(failures[0])}`,
    )
  }
  return isDone
}

/** The next runs, which share transactions; those with too many missed runs are paused. undefined: nothing is due. */
function prepareNext(
  context: AppContext,
  workspaceId: string,
  excludedIds: readonly string[],
): Promise<PreparedRun[] | undefined> {
  const prepare = async (tx: Tx): Promise<PreparedRun[] | undefined> => {
    const now = await todayOf(tx, context.clock, workspaceId)
    const due = await listNextDue(tx, workspaceId, now, excludedIds, RUNS_AT_ONCE)
    if (due.length === 0) return undefined
    const runs: DueRun[] = []
    for (const recurring of due) {
      const { plan, nextDay: day } = recurring
      if (day === null) continue
      const missed = runsOf(plan, day, now, MAX_MISSED_RUNS + 1)
      if (missed.length > MAX_MISSED_RUNS) await pauseAfterMissedRuns(tx, context, recurring)
      else runs.push({ recurring, day })
    }
    return prepareRuns(tx, workspaceId, runs)
  }
  return inWorkspace(context.db, { workspaceId }, prepare, { repeatable: true })
}

async function pauseAfterMissedRuns(tx: Tx, context: AppContext, read: Recurring): Promise<void> {
  const due = await lockRecurring(tx, read.workspaceId, read.id)
  if (due?.version !== read.version) return
  const paused = { state: 'paused', pausedBecause: 'missed' } as const
  await changeRecurring(tx, due, paused, context.clock.now())
  await notifyPause(tx, context, due)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
