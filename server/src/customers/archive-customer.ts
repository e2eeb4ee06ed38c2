import { archiveCustomer } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { setArchived } from './store.ts'

/** Out of the lists, and back; never deleted, because documents name the customer. */
export const archiveCustomerRoute = workspaceRoute(
  archiveCustomer,
  async ({ house, tx, member, query, input }) => {
    const archivedAt = input.archived ? house.clock.now() : null
    const found = await setArchived(tx, member.workspaceId, query.customerId, archivedAt)
    return found ? answer({}) : refuse('not_found')
  },
)
