import type { Tx } from '../db/database.ts'
import { releaseDocuments, releaseLogo } from '../archive/release-store.ts'

/** Inserts a workspace and its first owner. Needs a system transaction, or the new workspace's scope. */
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

/** Deletes a company that has issued nothing; foreign keys delete its other rows. */
export async function deleteWorkspace(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await releaseLogo(tx, workspaceId, at)
  await deleteQuotes(tx, workspaceId, at)
  await tx.deleteFrom('series_counter').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('workspace').where('id', '=', workspaceId).execute()
}

/** Quotes with their files; drafts that were made of them stay until the company is deleted. */
async function deleteQuotes(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await releaseDocuments(tx, workspaceId, at)
  await tx
    .updateTable('invoice')
    .set({ quote_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('quote_id', 'is not', null)
    .execute()
  await tx.deleteFrom('quote').where('workspace_id', '=', workspaceId).execute()
}

/**
 * A sample company has issued documents, which the database never deletes. Its memberships, jobs, invitations and secrets
 * are deleted instead, and the links to its public pages revoked.
 */
export async function abandonWorkspace(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  for (const links of ['pay_link', 'portal_link'] as const)
    await tx
      .updateTable(links)
      .set({ revoked_at: at })
      .where('workspace_id', '=', workspaceId)
      .where('revoked_at', 'is', null)
      .execute()
  await tx.deleteFrom('portal_session').where('workspace_id', '=', workspaceId).execute()
  await releaseLogo(tx, workspaceId, at)
  await releaseDocuments(tx, workspaceId, at)
  // Their public pages end with them.
  await tx.deleteFrom('quote_revision').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('accompanying_document').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('mail_server').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('secret').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('job').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('invitation').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('membership').where('workspace_id', '=', workspaceId).execute()
}
