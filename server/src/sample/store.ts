import type { Tx } from '../db/database.ts'

/** Inserts a workspace without members, which is therefore invisible until the sample is complete. */
export async function insertSampleWorkspace(tx: Tx, id: string, createdAt: Date): Promise<void> {
  await tx.insertInto('workspace').values({ id, sample: true, created_at: createdAt }).execute()
}

export async function insertOwner(
  tx: Tx,
  workspaceId: string,
  personId: string,
  joinedAt: Date,
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ workspace_id: workspaceId, person_id: personId, role: 'owner', joined_at: joinedAt })
    .execute()
}

/** Deletes the jobs enqueued for past events, which need no processing. */
export async function deleteJobs(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom('job').where('workspace_id', '=', workspaceId).execute()
}
