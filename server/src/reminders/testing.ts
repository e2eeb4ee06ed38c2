import { getCompany, updateCompany } from '@bordereau/contract/company'
import { DEFAULT_PLAN, type ReminderPlan } from '@bordereau/domain/reminder/plan'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import type { Client, TestApp } from '../lib/testing.ts'
import { enqueueReminders } from './send-due.ts'

/** Test fixtures. */

/** Switches a plan on: three days before the due date, and 3, 10 and 24 after it. */
export async function switchOn(
  owner: Client,
  workspaceId: string,
  change: Partial<ReminderPlan> = {},
): Promise<void> {
  const query = { workspaceId }
  const { version } = await owner.must(getCompany, { query })
  const levels = [
    { id: 'before', days: -3, tone: 'notice' as const },
    ...DEFAULT_PLAN.levels.map(level => ({ ...level })),
  ]
  const plan = { ...DEFAULT_PLAN, enabled: true, levels, ...change }
  const reminderPlan = { ...plan, levels: [...plan.levels] }
  await owner.must(updateCompany, { query, body: { version, reminderPlan } })
}

/** One run of the hourly check, until its mails are sent. */
export async function runReminders({ context }: Pick<TestApp, 'context'>): Promise<void> {
  await enqueueReminders(context)
  await runDueJobs(context, jobs)
}
