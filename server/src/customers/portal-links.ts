import {
  getPortalLink,
  renewPortalLink,
  restorePortalLink,
  revokePortalLink,
} from '@bordereau/contract/portal-link'
import { refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { portalLinkUrl, portalSignInPath } from './portal-link.ts'
import {
  activePortalLink,
  insertPortalLink,
  lockCustomer,
  restoreLastPortalLink,
  revokeActivePortalLink,
} from './portal-link-store.ts'
import { portalSessionsOf } from './portal-sessions.ts'
import { type CustomerKey, findCustomer } from './store.ts'

export const getPortalLinkRoute = workspaceRoute(
  getPortalLink,
  async ({ context, tx, member, query }) => {
    const key = { workspaceId: member.workspaceId, customerId: query.customerId }
    return (await findCustomer(tx, key.workspaceId, key.customerId))
      ? respond(await presentPortalLink(tx, context, key))
      : refuse('not_found')
  },
)

export const renewPortalLinkRoute = workspaceRoute(
  renewPortalLink,
  async ({ context, tx, member, query }) => {
    const key = { workspaceId: member.workspaceId, customerId: query.customerId }
    if (!(await lockCustomer(tx, key))) return refuse('not_found')
    const at = context.clock.now()
    await revokeActivePortalLink(tx, key, at)
    await insertPortalLink(tx, key, at)
    return respond(await presentPortalLink(tx, context, key))
  },
)

export const revokePortalLinkRoute = workspaceRoute(
  revokePortalLink,
  async ({ context, tx, member, query }) => {
    const key = { workspaceId: member.workspaceId, customerId: query.customerId }
    if (!(await lockCustomer(tx, key))) return refuse('not_found')
    await revokeActivePortalLink(tx, key, context.clock.now())
    return respond({})
  },
)

export const restorePortalLinkRoute = workspaceRoute(
  restorePortalLink,
  async ({ tx, member, query }) => {
    const key = { workspaceId: member.workspaceId, customerId: query.customerId }
    if (!(await lockCustomer(tx, key))) return refuse('not_found')
    const isPossible = !(await activePortalLink(tx, key)) && (await restoreLastPortalLink(tx, key))
    return isPossible ? respond({}) : refuse('not_restorable')
  },
)

export async function presentPortalLink(tx: Tx, context: AppContext, key: CustomerKey) {
  const active = await activePortalLink(tx, key)
  const sessions = await portalSessionsOf(tx, context, key)
  return {
    link: active ? portalLinkUrl(context, key.workspaceId, active.id) : null,
    openedAt: active?.opened_at?.toISOString() ?? null,
    signInAddress: `${context.config.publicUrl}${portalSignInPath(context, key.workspaceId)}`,
    sessions: sessions.map(({ email, last_seen_at: seen }) => ({
      email,
      lastSeenAt: seen.toISOString(),
    })),
  }
}
