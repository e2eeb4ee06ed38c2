import type { Tx } from '../db/database.ts'

const DAY_MS = 86_400_000
/** A client that still retries after two days has other troubles. */
const ANSWERS_DAYS = 2
const JOBS_DAYS = 30
const NOTIFICATIONS_DAYS = 90
/** Of one person in one company. */
const MOST_NOTIFICATIONS = 1_000

/**
 * Deletes what has had its time: saved answers, sessions and tokens past their end, counts and solved challenges
 * that no longer matter, jobs long done or given up, notifications long read.
 */
export async function prune(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx.deleteFrom('idempotency').where('created_at', '<', before(ANSWERS_DAYS)).execute()
  await tx.deleteFrom('session').where('expires_at', '<', now).execute()
  await tx.deleteFrom('email_token').where('expires_at', '<', before(1)).execute()
  await tx.deleteFrom('throttle').where('ends_at', '<', now).execute()
  await tx.deleteFrom('captcha_taken').where('expires_at', '<', now).execute()
  await tx.deleteFrom('job').where('done_at', '<', before(JOBS_DAYS)).execute()
  await tx.deleteFrom('job').where('failed_at', '<', before(JOBS_DAYS)).execute()
  await pruneNotifications(tx, before(NOTIFICATIONS_DAYS))
}

/** What was read long ago (what was for the mail only is never read), and all but the newest of each person's. */
async function pruneNotifications(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where('created_at', '<', before)
    .where(({ eb, or }) => or([eb('read_at', 'is not', null), eb('in_app', '=', false)]))
    .execute()
  const full = await tx
    .selectFrom('notification')
    .select(['workspace_id', 'person_id'])
    .groupBy(['workspace_id', 'person_id'])
    .having(({ fn }) => fn.countAll(), '>', MOST_NOTIFICATIONS)
    .execute()
  for (const { workspace_id, person_id } of full) {
    const theirs = tx
      .selectFrom('notification')
      .select('position')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .orderBy('position', 'desc')
      .offset(MOST_NOTIFICATIONS)
      .limit(1)
    await tx
      .deleteFrom('notification')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .where('position', '<=', theirs)
      .execute()
  }
}
