import { type Tx, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import { type RefundRow, findRefund } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'

export const REFUND = 'request_refund'

/** After this time the request that stored it has asked the provider, unless it was ended in between. */
const REQUEST_MS = 60_000
const HOUR_MS = 3_600_000

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

/** Asks once an hour until the provider has answered. */
export const completeRefund: JobHandler = async (context, { workspaceId, subjectId }) => {
  const find = () =>
    inWorkspace(context.db, { workspaceId }, tx => findRefund(tx, workspaceId, subjectId))
  const row = await find()
  if (row?.status !== 'requested') return undefined
  const { id, payment_id: paymentId, amount_minor: amount } = row
  await requestRefund(context, workspaceId, { id, paymentId, amount })
  if ((await find())?.status !== 'requested') return undefined
  return { again: new Date(context.clock.now().getTime() + HOUR_MS) }
}
