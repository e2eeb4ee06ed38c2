import type { Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'
import type { InvoiceRow } from './store.ts'

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

/** Revokes one link, or (revokedAt null) restores it unless another link of the document is active. */
export async function changePayLink(
  tx: Tx,
  link: { readonly workspaceId: string; readonly invoiceId: string; readonly id: string },
  revokedAt: Date | null,
): Promise<void> {
  if (revokedAt === null && (await activePayLink(tx, link.workspaceId, link.invoiceId))) return
  await tx
    .updateTable('pay_link')
    .set({ revoked_at: revokedAt })
    .where('workspace_id', '=', link.workspaceId)
    .where('invoice_id', '=', link.invoiceId)
    .where('id', '=', link.id)
    .where('revoked_at', revokedAt === null ? 'is not' : 'is', null)
    .execute()
}

/** The id of the document that an active link opens. */
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

/** The document that an active link opens. */
export async function findLinkedInvoice(
  tx: Tx,
  workspaceId: string,
  linkId: string,
): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('pay_link')
    .innerJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'pay_link.workspace_id')
        .onRef('invoice.id', '=', 'pay_link.invoice_id'),
    )
    .selectAll('invoice')
    .where('pay_link.workspace_id', '=', workspaceId)
    .where('pay_link.id', '=', linkId)
    .where('pay_link.revoked_at', 'is', null)
    .executeTakeFirst()
}

export async function lastRevokedPayLink(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<string | undefined> {
  const row = await payLinksOf(tx, workspaceId, invoiceId)
    .where('revoked_at', 'is not', null)
    .orderBy('revoked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The id of the document's active link. */
export async function activePayLink(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<string | undefined> {
  const row = await payLinksOf(tx, workspaceId, invoiceId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

function payLinksOf(tx: Tx, workspaceId: string, invoiceId: string) {
  return tx
    .selectFrom('pay_link')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
}
