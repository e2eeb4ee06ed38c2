import { getCopy } from '@bordereau/contract/invoice-files'
import { PDF } from '@bordereau/domain/document-format'
import { refuse } from '@bordereau/domain/decision'
import { copiesOf } from '@bordereau/domain/invoice/national-paper'
import { later, workspaceRoute } from '../../lib/route.ts'
import { readSnapshot } from '../document/snapshot.ts'
import { findInvoice } from '../document/store.ts'
import { fileNameOf } from '../issuing/file-name.ts'
import { copyOf } from '../issuing/make-documents.ts'

/** A printed copy of an issued document, rendered from its snapshot like the archived PDF. */
export const getCopyRoute = workspaceRoute(getCopy, async ({ context, tx, member, query }) => {
  const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
  if (!row) return refuse('not_found')
  if (row.frozen === null) return refuse('not_issued')
  const snapshot = readSnapshot(row.frozen, row.frozen_format ?? 0)
  if (!copiesOf(snapshot.invoice).some(({ key }) => key === query.copy)) return refuse('not_found')
  return later(async () => ({
    body: await copyOf(context, { ...snapshot, style: snapshot.look }, query.copy),
    mediaType: PDF.mediaType,
    fileName: `${fileNameOf(snapshot.invoice.number)}-${query.copy}.${PDF.extension}`,
  }))
})
