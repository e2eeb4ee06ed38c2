import { getDocument } from '@bordereau/contract/invoice-files'
import { refuse } from '@bordereau/domain/decision'
import { NO_PERMISSIONS, respond, workspaceRoute } from '../../lib/route.ts'
import { hex } from '../../lib/secret.ts'
import { findDocument, findInvoice } from '../document/store.ts'

/** The archived bytes, checked against their hash, as a download and never as a page of this origin. */
export const getDocumentRoute = workspaceRoute(
  getDocument,
  async ({ context, tx, member, query }) => {
    const document = await findDocument(tx, member.workspaceId, query.invoiceId, query.kind)
    if (!document) {
      const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
      // Not every format applies to every document: then an issued document has no such file.
      return refuse(row && !row.issued_at ? 'not_issued' : 'not_found')
    }
    return respond({
      body: await context.archive.load(hex(document.sha256)),
      mediaType: document.media_type,
      fileName: document.file_name,
      headers: { ...NO_PERMISSIONS, etag: `"${hex(document.sha256)}"` },
    })
  },
)
