import { createRecurring } from '@bordereau/contract/recurring'
import type { InputOf, ResponseOf } from '@bordereau/contract/endpoint'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { runDueJobs } from '../jobs/runner.ts'
import { drafted } from '../invoices/testing.ts'
import { jobs } from '../jobs.ts'
import type { Client, TestHouse } from '../lib/testing.ts'
import { askForRuns } from './run-due.ts'

/** Test support, not product. */

type Body = InputOf<(typeof createRecurring)['request']>

/** Begun from a draft; the 1st of each month from December on, as drafts, unless said otherwise. */
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

/** One look at what is due, as each process takes it every hour. */
export async function look({ house }: TestHouse): Promise<void> {
  await askForRuns(house)
  await runDueJobs(house, jobs)
}
