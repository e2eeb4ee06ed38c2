import { zipDocuments } from '@bordereau/contract/invoice-files'
import { refuse } from '@bordereau/domain/decision'
import { PDF } from '@bordereau/domain/document-format'
import { todayOf } from '../../company/today.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { zipOf } from './zip.ts'
import { filesToZip } from './zip-store.ts'

const MAX_DOCUMENTS = 2000

/** Streams the ZIP while it reads the archive, so that memory use does not grow with the number of documents. */
export const zipDocumentsRoute = workspaceRoute(
  zipDocuments,
  async ({ context, tx, member, query }) => {
    const now = await todayOf(tx, context.clock, member.workspaceId)
    const kinds = query.kinds ?? [PDF.kind]
    const files = await filesToZip(tx, member.workspaceId, now, query, kinds, MAX_DOCUMENTS + 1)
    if (files.length === 0) return refuse('nothing_to_export')
    if (files.length > MAX_DOCUMENTS * kinds.length)
      return refuse('too_many', { most: MAX_DOCUMENTS })
    return respond({
      body: zipOf(context, files, member.language),
      mediaType: 'application/zip',
      fileName: `invoices-${now}.zip`,
      headers: {
        'x-entries': String(files.length),
        'x-bytes': String(files.reduce((sum, file) => sum + file.size, 0)),
      },
    })
  },
)
