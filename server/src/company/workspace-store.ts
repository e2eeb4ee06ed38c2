import type { Tx } from '../db/database.ts'

/** A workspace and its first owner. Needs the system's sight, or the new workspace's own. */
export async function insertWorkspace(
  tx: Tx,
  workspace: {
    readonly id: string
    readonly ownerId: string
    readonly sample: boolean
    readonly createdAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('workspace')
    .values({ id: workspace.id, sample: workspace.sample, created_at: workspace.createdAt })
    .execute()
  await tx
    .insertInto('membership')
    .values({
      workspace_id: workspace.id,
      person_id: workspace.ownerId,
      role: 'owner',
      joined_at: workspace.createdAt,
    })
    .execute()
}

export async function hasIssued(tx: Tx, workspaceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('invoice')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('issued_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Everything of a company that has issued nothing; the rest follows by its foreign keys. */
export async function deleteWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom('series_counter').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('workspace').where('id', '=', workspaceId).execute()
}

/**
 * The sample has issued documents, which the database keeps for ever like anybody's. It is left by everybody instead:
 * its links no longer open and its jobs no longer run.
 */
export async function abandonWorkspace(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await tx
    .updateTable('pay_link')
    .set({ revoked_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('revoked_at', 'is', null)
    .execute()
  await tx.deleteFrom('job').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('invitation').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('membership').where('workspace_id', '=', workspaceId).execute()
}
