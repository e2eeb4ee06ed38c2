import { getDocument } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { findDocument, findInvoice } from './store.ts'

/** The archived bytes, checked against their hash; a file offered for saving, never shown as a page of ours. */
export const getDocumentRoute = workspaceRoute(
  getDocument,
  async ({ house, tx, member, query }) => {
    const document = await findDocument(tx, member.workspaceId, query.invoiceId, query.kind)
    if (!document) {
      const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
      return refuse(row ? 'not_issued' : 'not_found')
    }
    return answer({
      body: await house.archive.load(hex(document.sha256)),
      mediaType: document.media_type,
      fileName: document.file_name,
      headers: { etag: `"${hex(document.sha256)}"` },
    })
  },
)
