import { revokeInvitation } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { revokeInvitations } from './member-store.ts'

export const revokeInvitationRoute = workspaceRoute(
  revokeInvitation,
  async ({ house, tx, member, query }) => {
    const which = { id: query.invitationId }
    const revoked = await revokeInvitations(tx, member.workspaceId, which, house.clock.now())
    return revoked > 0n ? answer({}) : refuse('not_found')
  },
)
