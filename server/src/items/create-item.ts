import { createItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { keptItem } from './kept-item.ts'
import { presentItem } from './present.ts'
import { findItem, insertItem } from './store.ts'

export const createItemRoute = workspaceRoute(createItem, async ({ house, tx, member, input }) => {
  const kept = keptItem(input)
  if (!kept.ok) return kept
  const item = { ...kept.value, id: newId() }
  if (!(await insertItem(tx, member.workspaceId, item, house.clock.now()))) {
    return refuse('code_taken')
  }
  const created = await findItem(tx, member.workspaceId, item.id)
  return created ? answer(presentItem(created)) : refuse('not_found')
})
