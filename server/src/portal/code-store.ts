import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'

export type PortalCodeRow = TableRow<'portal_code'>

export async function insertPortalCode(tx: Tx, code: Omit<PortalCodeRow, 'tries'>): Promise<void> {
  await tx.insertInto('portal_code').values(code).execute()
}

export async function findPortalCode(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<PortalCodeRow | undefined> {
  return tx
    .selectFrom('portal_code')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Counts one try of a code, in one statement, so that concurrent tries are all counted. Undefined where it has expired, was
 * used, or has no tries left.
 */
export async function tryPortalCode(
  tx: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<PortalCodeRow | undefined> {
  return tx
    .updateTable('portal_code')
    .set({ tries: sql`tries + 1` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst()
}

export async function deletePortalCode(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('portal_code')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
