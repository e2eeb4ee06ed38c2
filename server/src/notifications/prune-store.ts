import type { Tx } from '../db/database.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90
/** Of one person in one company. */
const MOST = 1_000

/**
 * Deletes what was read long ago (what was for the mail only is never read), and all but the newest of each person's.
 * Needs a system transaction.
 */
export async function pruneNotifications(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .where(({ eb, or }) => or([eb('read_at', 'is not', null), eb('in_app', '=', false)]))
    .execute()
  const full = await tx
    .selectFrom('notification')
    .select(['workspace_id', 'person_id'])
    .groupBy(['workspace_id', 'person_id'])
    .having(({ fn }) => fn.countAll(), '>', MOST)
    .execute()
  for (const { workspace_id, person_id } of full) {
    const theirs = tx
      .selectFrom('notification')
      .select('position')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .orderBy('position', 'desc')
      .offset(MOST)
      .limit(1)
    await tx
      .deleteFrom('notification')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .where('position', '<=', theirs)
      .execute()
  }
}
