import { restoreInvitation } from '@bordereau/contract/company'
import { mayInvite, roleOf } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findRevokedInvitation, restoreInvitationRow } from './member-store.ts'

/** Longer than the undo button is shown, for slow requests. */
const RESTORABLE_MS = 60_000

export const restoreInvitationRoute = workspaceRoute(
  restoreInvitation,
  async ({ context, tx, member, query: { invitationId } }) => {
    const since = new Date(context.clock.now().getTime() - RESTORABLE_MS)
    const revoked = await findRevokedInvitation(tx, member.workspaceId, invitationId, since)
    if (!revoked) return refuse('not_found')
    if (!mayInvite(member.role, roleOf(revoked.role))) return refuse('role_not_allowed')
    await restoreInvitationRow(tx, member.workspaceId, invitationId)
    return respond({})
  },
)
