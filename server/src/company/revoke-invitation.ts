import { revokeInvitation } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { revokeInvitations } from './member-store.ts'

export const revokeInvitationRoute = workspaceRoute(
  revokeInvitation,
  async ({ context, tx, member, query }) => {
    const selection = { id: query.invitationId }
    const revoked = await revokeInvitations(tx, member.workspaceId, selection, context.clock.now())
    return revoked > 0n ? respond({}) : refuse('not_found')
  },
)
