import type { Tx } from '../db/database.ts'

const DAY_MS = 86_400_000
/** No client repeats a request after two days. */
const RESPONSES_DAYS = 2
const JOBS_DAYS = 30
/** The result of a batch is read soon after; the timelines of its documents stay. */
const BATCHES_DAYS = 30

/**
 * Deletes expired rows: stored responses, sessions, codes and tokens past their end, expired counts of tries and used
 * challenges, old finished or failed jobs, old finished batches.
 */
export async function prune(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx.deleteFrom('idempotency').where('created_at', '<', before(RESPONSES_DAYS)).execute()
  await tx.deleteFrom('session').where('expires_at', '<', now).execute()
  await tx.deleteFrom('portal_code').where('expires_at', '<', now).execute()
  await tx.deleteFrom('portal_session').where('expires_at', '<', now).execute()
  await tx.deleteFrom('email_token').where('expires_at', '<', before(1)).execute()
  await tx.deleteFrom('throttle').where('ends_at', '<', now).execute()
  await tx.deleteFrom('authorization_request').where('expires_at', '<', now).execute()
  await tx.deleteFrom('captcha_used').where('expires_at', '<', now).execute()
  await tx.deleteFrom('job').where('done_at', '<', before(JOBS_DAYS)).execute()
  await tx.deleteFrom('job').where('failed_at', '<', before(JOBS_DAYS)).execute()
  await tx.deleteFrom('batch').where('finished_at', '<', before(BATCHES_DAYS)).execute()
}
