import { addDays } from '@bordereau/domain/date'
import { dueLevel } from '@bordereau/domain/reminder/due'
import { EARLIEST_DAYS, levelsFor } from '@bordereau/domain/reminder/plan'
import { type WallTime, isWorkingTime, wallTimeOf } from '@bordereau/domain/reminder/working-time'
import { findCompany } from '../company/store.ts'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { type InvoiceFacts, listOpenFacts } from './facts-store.ts'
import { remindInvoice } from './remind-invoice.ts'
import { companiesThatRemind } from './store.ts'
import { workingCalendar } from './working-calendar.ts'

export const REMIND = 'send_reminders'
/** Invoices read at once. */
const PAGE = 500
/** After this long the job lets others take its place. */
const SLICE_MS = 2_000

/**
 * Enqueues the check for due reminders once an hour; the dedupe key makes further calls harmless. Not while the clock is
 * doubtful: the job, and its key, would stand in the way of the true hours until that time.
 */
export async function enqueueReminders(context: AppContext): Promise<void> {
  if (context.clockCheck.jumpedFrom() !== null) return
  const at = context.clock.now()
  await asSystem(context.db, tx => enqueueCheck(tx, INSTANCE_WORKSPACE, at))
  context.notifyJobRunner()
}

function enqueueCheck(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  return enqueueJob(tx, {
    workspaceId,
    kind: REMIND,
    subjectId: workspaceId,
    runAt: at,
    at,
    dedupeKey: `${REMIND} ${at.toISOString().slice(0, 13)}`,
    exclusive: true,
  })
}

/**
 * The instance's job enqueues one job per company, so that no company waits for another's reminders. While the clock is
 * doubtful it ends without effect, because a later run would be set by that clock; the next check does what it would.
 */
export const sendReminders: JobHandler = async (context, job, stop) => {
  if (context.clockCheck.jumpedFrom() !== null) return undefined
  const at = context.clock.now()
  if (job.workspaceId !== INSTANCE_WORKSPACE) {
    const isDone = await remindCompany(context, job.workspaceId, stop)
    return isDone ? undefined : { again: context.clock.now(), progressed: true }
  }
  await asSystem(context.db, async tx => {
    for (const workspaceId of await companiesThatRemind(tx)) await enqueueCheck(tx, workspaceId, at)
  })
}

/**
 * Sends a company's due reminders, one transaction each. False when it stopped before the end; it then begins again, and
 * finds what was sent recorded. One that fails does not keep the others back, and is tried again with the job.
 */
async function remindCompany(
  context: AppContext,
  workspaceId: string,
  stop: AbortSignal,
): Promise<boolean> {
  const scope = { workspaceId }
  const began = performance.now()
  const company = await inWorkspace(context.db, scope, tx => findCompany(tx, workspaceId))
  if (!company?.reminderPlan.enabled) return true
  const { reminderPlan: plan, timeZone } = company
  const wall = wallTimeOf(context.clock.now(), timeZone)
  const calendar = await workingCalendar(company.profile.address, wall.day)
  if (!isWorkingTime(wall, plan.hours, calendar)) return true
  const isDue = ({ customer, facts }: InvoiceFacts) =>
    dueLevel(levelsFor(plan, customer), facts, wall.day) !== undefined
  const until = addDays(wall.day, -EARLIEST_DAYS)
  const failures: unknown[] = []
  let page: InvoiceFacts[] = []
  do {
    const after = page.at(-1)
    page = await inWorkspace(context.db, scope, tx =>
      listOpenFacts(tx, workspaceId, until, { after, limit: PAGE }, timeZone),
    )
    for (const { id: invoiceId } of page.filter(isDue)) {
      if (stop.aborted || performance.now() - began > SLICE_MS) return false
      await remindOne(context, { workspaceId, invoiceId }, wall).catch((error: unknown) =>
        failures.push(error),
      )
    }
  } while (page.length === PAGE)
  if (failures.length > 0)
    throw new AggregateError(failures, `reminders failed: ${String(failures[0])}`)
  return true
}

function remindOne(
  context: AppContext,
  invoice: { readonly workspaceId: string; readonly invoiceId: string },
  { day }: WallTime,
): Promise<boolean> {
  return inWorkspace(context.db, { workspaceId: invoice.workspaceId }, tx =>
    remindInvoice(tx, context, invoice, day),
  )
}
