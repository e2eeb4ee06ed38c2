import type { Tx } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import { findSender } from './digest-store.ts'
import { nextMorning } from './morning.ts'

export const DIGEST = 'notification_digest'

/** Asks for the company's next daily mail, once a day however often it is asked for. */
export async function askForDigest(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  const company = await findSender(tx, workspaceId)
  if (!company || company.sample) return
  const morning = nextMorning(at, company.timeZone)
  await enqueueJob(tx, {
    workspaceId,
    kind: DIGEST,
    subjectId: workspaceId,
    runAt: morning.at,
    at,
    dedupeKey: `digest ${morning.date}`,
  })
}
