import { getAccompanyingFile } from '@bordereau/contract/accompanying-documents'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { findAccompanying } from './store.ts'

/** The archived bytes, checked against their hash. */
export const getAccompanyingFileRoute = workspaceRoute(
  getAccompanyingFile,
  async ({ context, tx, member, query }) => {
    const row = await findAccompanying(tx, member.workspaceId, query.documentId)
    if (!row) return refuse('not_found')
    return respond({
      body: await context.archive.load(hex(row.sha256)),
      mediaType: 'application/pdf',
      fileName: row.file_name,
    })
  },
)
