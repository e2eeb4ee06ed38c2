import { createItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { normaliseItem } from './normalise-item.ts'
import { presentItem } from './present.ts'
import { findItem, insertItem } from './store.ts'

export const createItemRoute = workspaceRoute(
  createItem,
  async ({ context, tx, member, input }) => {
    const normalised = normaliseItem(input)
    if (!normalised.ok) return normalised
    const item = { ...normalised.value, id: newId() }
    if (!(await insertItem(tx, member.workspaceId, item, context.clock.now()))) {
      return refuse('code_taken')
    }
    const created = await findItem(tx, member.workspaceId, item.id)
    return created ? respond(presentItem(created)) : refuse('not_found')
  },
)
