import { inviteMember } from '@bordereau/contract/company'
import { mayInvite } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { newToken } from '../lib/secret.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { notifyInvited } from '../notifications/notify.ts'
import { invitationMail } from './invitation-mail.ts'
import { insertInvitation, listMemberRows, revokeInvitations } from './member-store.ts'
import { presentInvitation } from './present-member.ts'
import { findCompany } from './store.ts'

const LIFE_MS = 7 * 86_400_000

/** The link is kept nowhere but in the message and in this answer; the newest to an address replaces those before. */
export const inviteMemberRoute = workspaceRoute(
  inviteMember,
  async ({ house, tx, member, input }) => {
    const { workspaceId } = member
    if (!mayInvite(member.role, input.role)) return refuse('role_not_allowed')
    const company = await findCompany(tx, workspaceId)
    // The sample is to look at, also for guests without an account, who shall not write to anybody.
    if (!company || company.sample) return refuse('forbidden')
    const members = await listMemberRows(tx, workspaceId)
    if (members.some(one => one.email === input.email)) return refuse('already_member')
    const now = house.clock.now()
    await revokeInvitations(tx, workspaceId, { email: input.email }, now)
    const { token, hash } = newToken()
    const invitation = {
      id: newId(),
      ...input,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    }
    await insertInvitation(tx, workspaceId, {
      ...invitation,
      tokenHash: hash,
      invitedBy: member.id,
    })
    const link = `${house.config.publicUrl}/invitation/${token}`
    const person = members.find(one => one.personId === member.id)?.name ?? ''
    await enqueueMail(tx, house, {
      workspaceId,
      kind: 'invitation',
      to: input.email,
      // Whom it goes to is not known here; who invites most likely shares a language with them.
      ...invitationMail(member.language, { link, person, company: company.profile.legalName }),
      senderName: company.profile.legalName,
      dedupeKey: `invitation:${invitation.id}`,
      createdBy: member.id,
    })
    await notifyInvited(
      tx,
      { workspaceId, personId: member.id },
      {
        id: invitation.id,
        email: input.email,
        at: now,
        about: {
          company: company.profile.legalName,
          personName: person,
          role: input.role,
          invitation: `/invitation/${token}`,
        },
      },
    )
    return answer({ ...presentInvitation(invitation), link })
  },
)
