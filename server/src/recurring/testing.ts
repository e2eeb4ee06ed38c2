import { createRecurring } from '@bordereau/contract/recurring'
import type { InputOf, ResponseOf } from '@bordereau/contract/endpoint'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { runDueJobs } from '../jobs/runner.ts'
import { drafted } from '../invoices/testing.ts'
import { jobs } from '../jobs.ts'
import type { Client, TestApp } from '../lib/testing.ts'
import { enqueueRecurringRuns } from './run-due.ts'

/** Test fixtures. */

type Body = InputOf<(typeof createRecurring)['request']>

/** A recurring invoice from a draft; by default it makes drafts on the 1st of each month from December 2026 on. */
export async function aRecurring(
  owner: Client,
  workspaceId: string,
  draft: Draft,
  changes: Omit<Partial<NonNullable<Body>>, 'plan'> & {
    plan?: Partial<NonNullable<Body>['plan']>
  } = {},
): Promise<ResponseOf<typeof createRecurring>> {
  const { id: invoiceId } = await drafted(owner, workspaceId, draft)
  const { plan, ...rest } = changes
  return owner.must(createRecurring, {
    query: { workspaceId },
    body: {
      invoiceId,
      name: 'Maintenance',
      mode: 'draft',
      ...rest,
      plan: { every: 1, unit: 'month', firstDay: '2026-12-01', end: { by: 'never' }, ...plan },
    },
  })
}

/** One run of the hourly check for due runs. */
export async function runHourlyCheck({ context }: TestApp): Promise<void> {
  await enqueueRecurringRuns(context)
  await runDueJobs(context, jobs)
}
