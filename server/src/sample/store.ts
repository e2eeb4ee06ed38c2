import type { Tx } from '../db/database.ts'

/** A workspace that nobody is a member of yet: what is made in it is seen by nobody until it is complete. */
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

/** What was delivered long ago leaves nothing to be done. */
export async function deleteJobs(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom('job').where('workspace_id', '=', workspaceId).execute()
}
