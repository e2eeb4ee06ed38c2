import { inviteMember } from '@bordereau/contract/company'
import { mayInvite } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import { isSameEmail } from '@bordereau/domain/text/email-forms'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { newToken } from '../lib/secret.ts'
import { insertInvitation, listMemberRows, lockMembers, revokeInvitations } from './member-store.ts'
import { presentInvitation } from './present-member.ts'
import { findCompany } from './store.ts'
import { announceInvitation } from './announce-invitation.ts'

const LIFETIME_MS = 7 * 86_400_000

/** The link is only in the e-mail and in this response. An invitation replaces earlier ones to the same address. */
export const inviteMemberRoute = workspaceRoute(
  inviteMember,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    // Of two invitations to one address the later replaces the other, and a member who is demoted meanwhile invites no more.
    await lockMembers(tx, workspaceId)
    const members = await listMemberRows(tx, workspaceId)
    const own = members.find(one => one.personId === member.id)
    if (!own || !mayInvite(own.role, input.role)) return refuse('role_not_allowed')
    const company = await findCompany(tx, workspaceId)
    // Guests without an account use the sample company, and must not send e-mails.
    if (!company || company.sample) return refuse('forbidden')
    if (members.some(one => isSameEmail(one.email ?? '', input.email)))
      return refuse('already_member')
    const now = context.clock.now()
    await revokeInvitations(tx, workspaceId, { email: input.email }, now)
    const { token, hash } = newToken()
    const invitation = {
      id: newId(),
      ...input,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    }
    await insertInvitation(tx, workspaceId, {
      ...invitation,
      tokenHash: hash,
      invitedBy: member.id,
    })
    const path = `/invitation/${token}`
    const link = `${context.config.publicUrl}${path}`
    const names = { company: company.profile.legalName, person: own.name }
    const announced = { ...invitation, link, path, ...names }
    await announceInvitation(tx, context, member, announced)
    return respond({ ...presentInvitation(invitation), link })
  },
)
