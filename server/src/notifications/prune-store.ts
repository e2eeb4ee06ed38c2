import type { Tx } from '../db/database.ts'

const DAY_MS = 86_400_000
const RETENTION_DAYS = 90
/** Notifications of one person in one company at most. */
const MAX_ROWS = 1_000

/**
 * Deletes old notifications that were read or were for the e-mail only, and all but the newest MAX_ROWS of each person.
 * Needs a system transaction.
 */
export async function pruneNotifications(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
    .where(({ eb, or }) => or([eb('read_at', 'is not', null), eb('in_app', '=', false)]))
    .execute()
  const full = await tx
    .selectFrom('notification')
    .select(['workspace_id', 'person_id'])
    .groupBy(['workspace_id', 'person_id'])
    .having(({ fn }) => fn.countAll(), '>', MAX_ROWS)
    .execute()
  for (const { workspace_id, person_id } of full) {
    const oldestToDelete = tx
      .selectFrom('notification')
      .select('position')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .orderBy('position', 'desc')
      .offset(MAX_ROWS)
      .limit(1)
    await tx
      .deleteFrom('notification')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .where('position', '<=', oldestToDelete)
      .execute()
  }
}
