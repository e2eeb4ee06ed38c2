import { changeRole } from '@bordereau/contract/company'
import { may } from '@bordereau/domain/access/policy'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { decideMember } from './decide-member.ts'
import { revokeInvitations, setRole } from './member-store.ts'
import { presentMember } from './present-member.ts'

export const changeRoleRoute = workspaceRoute(
  changeRole,
  async ({ house, tx, member, query, input }) => {
    const target = await decideMember(tx, member, query.personId, input.role)
    if (!target.ok) return target
    await setRole(tx, member.workspaceId, query.personId, input.role)
    // An invitation is worth what its sender may do.
    if (!may(input.role, 'members.invite')) {
      const which = { invitedBy: query.personId }
      await revokeInvitations(tx, member.workspaceId, which, house.clock.now())
    }
    return answer(presentMember({ ...target.value, role: input.role }))
  },
)
