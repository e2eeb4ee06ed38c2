import { addDays, localDate } from '@bordereau/domain/date'
import { runsOf } from '@bordereau/domain/recurring/plan'
import { todayOf } from '../company/today.ts'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import type { Work } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { House } from '../lib/house.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { companiesWithRuns, takeDue } from './due-store.ts'
import { makeRun } from './make-run.ts'
import { type Recurring, changeRecurring } from './store.ts'
import { tellOfPause } from './tell.ts'

export const RECURRING = 'run_recurring'
/** Of one recurring invoice: a year of months. More are not what anybody wants to find issued and sent one morning. */
const MOST_MISSED = 12
/** What still fails unexpectedly then is kept as a draft. */
const TRIES = 4

/** Asks for a look at what is to be run: once an hour, by whichever process asks first. */
export async function askForRuns(house: House): Promise<void> {
  const at = house.clock.now()
  await asSystem(house.db, tx => ask(tx, INSTANCE_WORKSPACE, at))
  house.wakeJobs()
}

function ask(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  return enqueueJob(tx, {
    workspaceId,
    kind: RECURRING,
    subjectId: workspaceId,
    runAt: at,
    at,
    dedupeKey: `${RECURRING} ${at.toISOString().slice(0, 13)}`,
  })
}

/** Each company has a job of its own, so that none waits for another's hundred invoices, or for what fails there. */
export const runRecurring: Work = async (house, job) => {
  if (job.workspaceId !== INSTANCE_WORKSPACE) {
    await runCompany(house, job.workspaceId, job.attempts >= TRIES)
    return
  }
  const at = house.clock.now()
  // Nowhere is it later than 14 hours after UTC.
  const latest = addDays(localDate(at.toISOString().slice(0, 10)), 1)
  await asSystem(house.db, async tx => {
    for (const workspaceId of await companiesWithRuns(tx, latest)) await ask(tx, workspaceId, at)
  })
}

/** Everything that is due where the company is, the earliest day first, so that numbers are in the order of time. */
async function runCompany(house: House, workspaceId: string, lastTry: boolean): Promise<void> {
  const failures: unknown[] = []
  const failed: string[] = []
  for (;;) {
    const seen: { id?: string } = {}
    try {
      if (!(await runNext(house, workspaceId, failed, lastTry, seen))) break
    } catch (error) {
      // What fails with one holds no other one up; without knowing which, nothing can be gone round.
      if (seen.id === undefined) throw error
      failures.push(error)
      failed.push(seen.id)
    }
  }
  if (failures.length > 0) {
    const names = failed.join(', ')
    throw new AggregateError(
      failures,
      `runs failed and are tried again: ${names}: ${messageOf(failures[0])}`,
    )
  }
}

/** One run in a transaction of its own: a process that dies leaves its day to be run. False: nothing is due. */
function runNext(
  house: House,
  workspaceId: string,
  without: readonly string[],
  lastTry: boolean,
  seen: { id?: string },
): Promise<boolean> {
  const work = async (tx: Tx): Promise<boolean> => {
    const now = await todayOf(tx, house.clock, workspaceId)
    const due = await takeDue(tx, workspaceId, now, without)
    if (!due?.nextDay) return false
    seen.id = due.id
    const missed = runsOf(due.plan, due.nextDay, now, MOST_MISSED + 1)
    if (missed.length > MOST_MISSED) await pauseItself(tx, house, due)
    else await makeRun(tx, house, due, due.nextDay, { personId: null, lastTry })
    return true
  }
  return inWorkspace(house.db, { workspaceId }, work, { repeatable: true })
}

async function pauseItself(tx: Tx, house: House, due: Recurring): Promise<void> {
  const paused = { state: 'paused', pausedBecause: 'missed' } as const
  await changeRecurring(tx, due, paused, house.clock.now())
  await tellOfPause(tx, house, due)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
