import { listViews } from '@bordereau/contract/views'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentView } from './present.ts'
import { viewsFor } from './store.ts'

export const listViewsRoute = workspaceRoute(listViews, async ({ tx, member }) => {
  const rows = await viewsFor(tx, member.workspaceId, member.id)
  return respond({ views: rows.map(presentView) })
})
