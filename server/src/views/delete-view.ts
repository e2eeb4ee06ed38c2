import { deleteView } from '@bordereau/contract/views'
import { may } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findView, removeView } from './store.ts'

export const deleteViewRoute = workspaceRoute(deleteView, async ({ tx, member, query }) => {
  const row = await findView(tx, member.workspaceId, member.id, query.viewId)
  if (!row) return refuse('not_found')
  if (row.person_id === null && !may(member.role, 'views.share')) return refuse('forbidden')
  await removeView(tx, member.workspaceId, row.id)
  return respond({})
})
