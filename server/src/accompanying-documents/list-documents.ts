import { listAccompanyingDocuments } from '@bordereau/contract/accompanying-documents'
import { refuse } from '@bordereau/domain/decision'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { present } from './present.ts'
import { findSource, sourceKey } from './source.ts'
import { listOfSource } from './store.ts'
import { unprintableOfSource } from './unprintable.ts'

export const listAccompanyingDocumentsRoute = workspaceRoute(
  listAccompanyingDocuments,
  async ({ context, tx, member, query }) => {
    const { workspaceId, timeZone } = member
    const key = sourceKey(query)
    const source = key && (await findSource(tx, workspaceId, key))
    if (!source) return refuse('not_found')
    const rows = await listOfSource(tx, workspaceId, key)
    const madeOn = today(context.clock, timeZone)
    return respond({
      documents: rows.map(present),
      kinds: [...source.kinds],
      unprintable: await unprintableOfSource(tx, context, workspaceId, { source, madeOn }),
    })
  },
)
