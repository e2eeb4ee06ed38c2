import { removeMember } from '@bordereau/contract/company'
import { respond, workspaceRoute } from '../lib/route.ts'
import { decideMember } from './decide-member.ts'
import { deleteMember, revokeInvitations } from './member-store.ts'

export const removeMemberRoute = workspaceRoute(
  removeMember,
  async ({ context, tx, member, query }) => {
    const target = await decideMember(tx, member, query.personId, null)
    if (!target.ok) return target
    await deleteMember(tx, member.workspaceId, query.personId)
    const selection = { invitedBy: query.personId }
    await revokeInvitations(tx, member.workspaceId, selection, context.clock.now())
    return respond({})
  },
)
