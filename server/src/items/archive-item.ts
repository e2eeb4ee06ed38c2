import { archiveItem, archiveItems } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { setArchived } from './store.ts'

/** Archives or restores an item. Lines of documents hold copies and do not change. */
export const archiveItemRoute = workspaceRoute(
  archiveItem,
  async ({ context, tx, member, query, input }) => {
    const archivedAt = input.archived ? context.clock.now() : null
    const found = await setArchived(tx, member.workspaceId, [query.itemId], archivedAt)
    return found ? respond({}) : refuse('not_found')
  },
)

export const archiveItemsRoute = workspaceRoute(
  archiveItems,
  async ({ context, tx, member, input }) => {
    const archivedAt = input.archived ? context.clock.now() : null
    await setArchived(tx, member.workspaceId, input.ids, archivedAt)
    return respond({})
  },
)
