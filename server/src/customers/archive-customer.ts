import { archiveCustomer, archiveCustomers } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { setArchived } from './store.ts'

/** Archives or restores a customer. Customers are never deleted, because documents refer to them. */
export const archiveCustomerRoute = workspaceRoute(
  archiveCustomer,
  async ({ context, tx, member, query, input }) => {
    const archivedAt = input.archived ? context.clock.now() : null
    const found = await setArchived(tx, member.workspaceId, [query.customerId], archivedAt)
    return found ? respond({}) : refuse('not_found')
  },
)

export const archiveCustomersRoute = workspaceRoute(
  archiveCustomers,
  async ({ context, tx, member, input }) => {
    const archivedAt = input.archived ? context.clock.now() : null
    await setArchived(tx, member.workspaceId, input.ids, archivedAt)
    return respond({})
  },
)
