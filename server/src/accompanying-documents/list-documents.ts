import { listAccompanyingDocuments } from '@bordereau/contract/accompanying-documents'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { present } from './present.ts'
import { findSource, sourceKey } from './source.ts'
import { listOfSource } from './store.ts'

export const listAccompanyingDocumentsRoute = workspaceRoute(
  listAccompanyingDocuments,
  async ({ tx, member: { workspaceId }, query }) => {
    const key = sourceKey(query)
    const source = key && (await findSource(tx, workspaceId, key))
    if (!source) return refuse('not_found')
    const rows = await listOfSource(tx, workspaceId, key)
    return respond({ documents: rows.map(present), kinds: [...source.kinds] })
  },
)
