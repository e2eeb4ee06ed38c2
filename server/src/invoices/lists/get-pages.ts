import { getPages } from '@bordereau/contract/pages'
import { refuse } from '@bordereau/domain/decision'
import { later, workspaceRoute } from '../../lib/route.ts'
import { previewOf } from '../issuing/make-documents.ts'
import { findInvoice } from '../document/store.ts'
import { readSnapshot } from '../document/snapshot.ts'

/** Pages of an issued document for the screen, rendered from its snapshot like the archived PDF. */
export const getPagesRoute = workspaceRoute(getPages, async ({ context, tx, member, query }) => {
  const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
  if (!row) return refuse('not_found')
  if (row.frozen === null) return refuse('not_issued')
  const snapshot = readSnapshot(row.frozen, row.frozen_format ?? 0)
  return later(() => previewOf(context, { ...snapshot, style: snapshot.look }, false))
})
