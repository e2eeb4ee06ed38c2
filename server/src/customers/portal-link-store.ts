import type { TableRow, Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import type { CustomerKey } from './store.ts'

export type PortalLinkRow = TableRow<'portal_link'>

/** The link that is valid. */
export async function activePortalLink(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
): Promise<PortalLinkRow | undefined> {
  return tx
    .selectFrom('portal_link')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** What a link opens, unless it is revoked. */
export async function findPortalLink(
  tx: Tx,
  workspaceId: string,
  linkId: string,
): Promise<PortalLinkRow | undefined> {
  return tx
    .selectFrom('portal_link')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the id of a new link. The former one must have been revoked. */
export async function insertPortalLink(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  at: Date,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('portal_link')
    .values({
      workspace_id: workspaceId,
      id,
      customer_id: customerId,
      created_at: at,
      revoked_at: null,
    })
    .execute()
  return id
}

export async function revokeActivePortalLink(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('portal_link')
    .set({ revoked_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Records the first visit; later ones write nothing. */
export async function noteOpened(tx: Tx, link: PortalLinkRow, at: Date): Promise<void> {
  if (link.opened_at) return
  await tx
    .updateTable('portal_link')
    .set({ opened_at: at })
    .where('workspace_id', '=', link.workspace_id)
    .where('id', '=', link.id)
    .where('opened_at', 'is', null)
    .execute()
}

/** Makes the link valid again that was revoked last. False where none was. */
export async function restoreLastPortalLink(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
): Promise<boolean> {
  const last = await tx
    .selectFrom('portal_link')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .orderBy('revoked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return false
  await tx
    .updateTable('portal_link')
    .set({ revoked_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', last.id)
    .execute()
  return true
}

/** Whether there is such a customer. Changes of their link wait for each other. */
export async function lockCustomer(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
