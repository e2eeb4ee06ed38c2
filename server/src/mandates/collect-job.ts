import type { Tx } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'

/** The kind of the jobs that collect what is due. */
export const COLLECT = 'collect_payments'

/** Enqueues the check of a company, or of the instance, once an hour; the dedupe key makes further calls harmless. */
export function enqueueCollecting(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  return enqueueJob(tx, {
    workspaceId,
    kind: COLLECT,
    subjectId: workspaceId,
    runAt: at,
    at,
    dedupeKey: `${COLLECT} ${at.toISOString().slice(0, 13)}`,
    exclusive: true,
  })
}

/** After this time the message that tells the customer has usually left. */
const MESSAGE_MS = 60_000

/** Enqueues the check for an invoice that is collected on the day of its message. */
export function enqueueCollectingSoon(
  tx: Tx,
  { workspaceId, invoiceId }: { readonly workspaceId: string; readonly invoiceId: string },
  at: Date,
): Promise<void> {
  return enqueueJob(tx, {
    workspaceId,
    kind: COLLECT,
    subjectId: invoiceId,
    runAt: new Date(at.getTime() + MESSAGE_MS),
    at,
    dedupeKey: `${COLLECT} ${invoiceId}`,
  })
}
