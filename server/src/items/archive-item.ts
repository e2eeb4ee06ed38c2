import { archiveItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { setArchived } from './store.ts'

/** Out of the lists, and back; lines of documents keep what they took from it. */
export const archiveItemRoute = workspaceRoute(
  archiveItem,
  async ({ house, tx, member, query, input }) => {
    const archivedAt = input.archived ? house.clock.now() : null
    const found = await setArchived(tx, member.workspaceId, query.itemId, archivedAt)
    return found ? answer({}) : refuse('not_found')
  },
)
