import { type Tx, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import { type RefundRow, findRefund } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'

export const REFUND = 'request_refund'

/** After this time the request that stored it has asked the provider, unless it was ended in between. */
const REQUEST_MS = 60_000

/** Enqueues the job that completes a refund whose request was ended before the provider answered. */
export function enqueueRefund(tx: Tx, { workspace_id, id, created_at }: RefundRow): Promise<void> {
  return enqueueJob(tx, {
    workspaceId: workspace_id,
    kind: REFUND,
    subjectId: id,
    runAt: new Date(created_at.getTime() + REQUEST_MS),
    at: created_at,
    dedupeKey: `${REFUND} ${id}`,
  })
}

/** Where the provider does not answer then either, it is asked whenever its events are read (read-events.ts). */
export const completeRefund: JobHandler = async (context, { workspaceId, subjectId }) => {
  const row = await inWorkspace(context.db, { workspaceId }, tx =>
    findRefund(tx, workspaceId, subjectId),
  )
  if (row?.status !== 'requested') return
  const { id, payment_id: paymentId, amount_minor: amount } = row
  await requestRefund(context, workspaceId, { id, paymentId, amount })
}
