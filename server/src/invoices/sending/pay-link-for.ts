import type { Tx } from '../../db/database.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { payLinkUrl } from '../document/pay-link.ts'
import { activePayLink, insertPayLink } from '../document/pay-link-store.ts'
import type { InvoiceRow } from '../document/store.ts'

/** The document's active pay link, or a new one when it was revoked. */
export async function payLinkFor(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  at: Date,
): Promise<{ readonly id: string; readonly url: string; readonly isNew: boolean }> {
  const active = await activePayLink(tx, row.workspace_id, row.id)
  const id = active ?? (await insertPayLink(tx, row.workspace_id, row.id, at))
  return { id, url: payLinkUrl(context, row.workspace_id, id), isNew: active === undefined }
}
