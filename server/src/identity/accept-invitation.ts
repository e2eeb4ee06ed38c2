import { acceptInvitation } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { widen } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { personRoute } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { findInvitation, takeInvitation } from './invitation-store.ts'
import { findAccount } from './store.ts'

export const acceptInvitationRoute = personRoute(
  acceptInvitation,
  async ({ house, tx, person, query }) => {
    const now = house.clock.now()
    // The company is not yet theirs to see; the token is what gives the right to look.
    await widen(tx)
    const account = await findAccount(tx, { id: person.id })
    const invitation = await findInvitation(tx, hashOf(query.token), now)
    if (!invitation) return refuse('invitation_invalid')
    if (account?.email !== invitation.email) return refuse('other_address')
    if (!(await takeInvitation(tx, invitation, person.id, now))) return refuse('invitation_invalid')
    return answer({ workspaceId: invitation.workspaceId })
  },
)
