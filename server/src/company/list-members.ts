import { listMembers } from '@bordereau/contract/company'
import { respond, workspaceRoute } from '../lib/route.ts'
import { listMemberRows, listOpenInvitations } from './member-store.ts'
import { presentInvitation, presentMember } from './present-member.ts'

export const listMembersRoute = workspaceRoute(listMembers, async ({ context, tx, member }) => {
  const members = await listMemberRows(tx, member.workspaceId)
  const invitations = await listOpenInvitations(tx, member.workspaceId, context.clock.now())
  return respond({
    members: members.map(presentMember),
    invitations: invitations.map(presentInvitation),
  })
})
