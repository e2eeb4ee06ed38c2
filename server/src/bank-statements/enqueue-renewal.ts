import { type Tx, asSystem } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { companiesToRenew, lastRenewal } from './renewal-store.ts'

/** The kind of the job that makes the proposals of a company anew: renew-proposals.ts. Its subject is the company. */
export const RENEW_PROPOSALS = 'renew_bank_proposals'

/** While a company changes all the time, its proposals are made anew for one part of the time in so many. */
const SHARE = 5

/** Enqueues the renewal of a company's proposals, unless one waits. */
export async function enqueueRenewal(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  const last = await lastRenewal(tx, workspaceId)
  const next = (last?.ended_at?.getTime() ?? 0) + (last?.took_ms ?? 0) * (SHARE - 1)
  await enqueueJob(tx, {
    workspaceId,
    kind: RENEW_PROPOSALS,
    subjectId: workspaceId,
    runAt: new Date(Math.max(at.getTime(), next)),
    at,
    dedupeKey: `${RENEW_PROPOSALS} ${newId()}`,
    bulk: true,
    exclusive: true,
  })
}

/** Enqueues what changed since anybody has read it, so that the changes do not pile up. */
export async function enqueueRenewals(context: AppContext): Promise<void> {
  const now = context.clock.now()
  await asSystem(context.db, async tx => {
    for (const workspaceId of await companiesToRenew(tx)) await enqueueRenewal(tx, workspaceId, now)
  })
  context.notifyJobRunner()
}
