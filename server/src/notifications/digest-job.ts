import type { Tx } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import { findSender } from './digest-store.ts'
import { nextDigestTime } from './digest-time.ts'

export const DIGEST = 'notification_digest'

/** Enqueues the company's next daily e-mail, at most once a day. */
export async function enqueueDigest(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  const company = await findSender(tx, workspaceId)
  if (!company || company.sample) return
  const next = nextDigestTime(at, company.timeZone)
  await enqueueJob(tx, {
    workspaceId,
    kind: DIGEST,
    subjectId: workspaceId,
    runAt: next.at,
    at,
    dedupeKey: `digest ${next.date}`,
  })
}
