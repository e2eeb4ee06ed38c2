import { acceptInvitation } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { widen } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { personRoute } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { findInvitation } from './invitation-store.ts'
import { joinBy } from './join.ts'
import { openSession } from './session.ts'
import { findAccount } from './store.ts'

export const acceptInvitationRoute = personRoute(acceptInvitation, async call => {
  const { house, tx, person, query } = call
  const now = house.clock.now()
  // The company is not yet theirs to see; the token is what gives the right to look.
  await widen(tx)
  const account = await findAccount(tx, { id: person.id })
  const invitation = await findInvitation(tx, hashOf(query.token), now)
  if (!invitation) return refuse('invitation_invalid')
  if (account?.email !== invitation.email) return refuse('other_address')
  if (!(await joinBy(tx, invitation, account, now))) return refuse('invitation_invalid')
  // They may do more than before: a token known until now is worth nothing from here on.
  const cookie = await openSession(tx, house, person.id, call)
  return answer({ workspaceId: invitation.workspaceId }, cookie)
})
