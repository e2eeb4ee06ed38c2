import { deleteAccompanyingDocument } from '@bordereau/contract/accompanying-documents'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { deleteUnsent, findAccompanying } from './store.ts'

export const deleteAccompanyingDocumentRoute = workspaceRoute(
  deleteAccompanyingDocument,
  async ({ tx, member, query }) => {
    const row = await findAccompanying(tx, member.workspaceId, query.documentId)
    if (!row) return refuse('not_found')
    return (await deleteUnsent(tx, row)) ? respond({}) : refuse('already_sent')
  },
)
