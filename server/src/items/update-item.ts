import { updateItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { isUniqueViolation } from '../lib/error.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { normaliseItem } from './normalise-item.ts'
import { presentItem } from './present.ts'
import { findItem, updateItemRow } from './store.ts'

export const updateItemRoute = workspaceRoute(
  updateItem,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    if (!(await findItem(tx, workspaceId, query.itemId))) return refuse('not_found')
    const normalised = normaliseItem(input)
    if (!normalised.ok) return normalised
    try {
      const at = context.clock.now()
      const saved = await updateItemRow(
        tx,
        workspaceId,
        query.itemId,
        input.version,
        normalised.value,
        at,
      )
      if (!saved) return refuse('changed_meanwhile')
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('code_taken')
      throw error
    }
    const item = await findItem(tx, workspaceId, query.itemId)
    return item ? respond(presentItem(item)) : refuse('not_found')
  },
)
