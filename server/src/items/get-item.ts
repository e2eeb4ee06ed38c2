import { getItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentItem } from './present.ts'
import { findItem } from './store.ts'

export const getItemRoute = workspaceRoute(getItem, async ({ tx, member, query }) => {
  const item = await findItem(tx, member.workspaceId, query.itemId)
  return item ? answer(presentItem(item)) : refuse('not_found')
})
