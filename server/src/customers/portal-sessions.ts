import { endPortalSessions } from '@bordereau/contract/portal-sign-in'
import { refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import type { CustomerKey } from './store.ts'
import { addressesOf, deletePortalSessions, listPortalSessions } from './portal-session-store.ts'
import { findCustomer } from './store.ts'

export const endPortalSessionsRoute = workspaceRoute(
  endPortalSessions,
  async ({ tx, member, query }) => {
    const customer = await findCustomer(tx, member.workspaceId, query.customerId)
    if (!customer) return refuse('not_found')
    await deletePortalSessions(tx, member.workspaceId, { emails: addressesOf(customer) })
    return respond({})
  },
)

/** The valid sessions with an address of the customer. */
export async function portalSessionsOf(
  tx: Tx,
  context: AppContext,
  { workspaceId, customerId }: CustomerKey,
) {
  const customer = await findCustomer(tx, workspaceId, customerId)
  if (!customer) return []
  return listPortalSessions(tx, workspaceId, addressesOf(customer), context.clock.now())
}
