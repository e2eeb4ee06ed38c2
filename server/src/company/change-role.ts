import { changeRole } from '@bordereau/contract/company'
import { may } from '@bordereau/domain/access/policy'
import { respond, workspaceRoute } from '../lib/route.ts'
import { decideMember } from './decide-member.ts'
import { revokeInvitations, setRole } from './member-store.ts'
import { presentMember } from './present-member.ts'

export const changeRoleRoute = workspaceRoute(
  changeRole,
  async ({ context, tx, member, query, input }) => {
    const target = await decideMember(tx, member, query.personId, input.role)
    if (!target.ok) return target
    await setRole(tx, member.workspaceId, query.personId, input.role)
    // Invitations of a member who may no longer invite are revoked.
    if (!may(input.role, 'members.invite')) {
      const selection = { invitedBy: query.personId }
      await revokeInvitations(tx, member.workspaceId, selection, context.clock.now())
    }
    return respond(presentMember({ ...target.value, role: input.role }))
  },
)
