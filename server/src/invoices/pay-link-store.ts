import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'

export async function insertPayLink(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  at: Date,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('pay_link')
    .values({
      workspace_id: workspaceId,
      id,
      invoice_id: invoiceId,
      created_at: at,
      revoked_at: null,
    })
    .execute()
  return id
}

export async function revokePayLinks(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('pay_link')
    .set({ revoked_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** The document a link in force leads to. */
export async function findPayLink(
  tx: Tx,
  workspaceId: string,
  linkId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pay_link')
    .select('invoice_id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.invoice_id
}

/** The id of the link in force for a document. */
export async function activePayLink(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pay_link')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
