import type { Tx } from '../db/database.ts'

const DAY_MS = 86_400_000
/** A client that still retries after two days has other troubles. */
const ANSWERS_DAYS = 2
const JOBS_DAYS = 30

/**
 * Deletes what has had its time: saved answers, sessions and tokens past their end, counts and solved challenges
 * that no longer matter, jobs long done or given up.
 */
export async function prune(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx.deleteFrom('idempotency').where('created_at', '<', before(ANSWERS_DAYS)).execute()
  await tx.deleteFrom('session').where('expires_at', '<', now).execute()
  await tx.deleteFrom('email_token').where('expires_at', '<', before(1)).execute()
  await tx.deleteFrom('throttle').where('ends_at', '<', now).execute()
  await tx.deleteFrom('errand').where('expires_at', '<', now).execute()
  await tx.deleteFrom('captcha_taken').where('expires_at', '<', now).execute()
  await tx.deleteFrom('job').where('done_at', '<', before(JOBS_DAYS)).execute()
  await tx.deleteFrom('job').where('failed_at', '<', before(JOBS_DAYS)).execute()
}
