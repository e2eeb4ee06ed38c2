import { acceptInvitation } from '@bordereau/contract/sign-up'
import { refuse } from '@bordereau/domain/decision'
import { isSameEmail } from '@bordereau/domain/text/email-forms'
import { clearTenantScope } from '../db/database.ts'
import { personRoute, respond } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { findInvitation } from './invitation-store.ts'
import { acceptAndNotify } from './join.ts'
import { openSession } from './session.ts'
import { findAccount } from './store.ts'

export const acceptInvitationRoute = personRoute(acceptInvitation, async call => {
  const { context, tx, person, query } = call
  const now = context.clock.now()
  // The person is not yet a member; the token authorizes reading the invitation.
  await clearTenantScope(tx)
  const account = await findAccount(tx, { id: person.id })
  const invitation = await findInvitation(tx, hashOf(query.token), now)
  if (!invitation) return refuse('invitation_invalid')
  if (!account || !isSameEmail(account.email ?? '', invitation.email))
    return refuse('other_address')
  if (!(await acceptAndNotify(tx, invitation, account, now))) return refuse('invitation_invalid')
  // A new session token, because the person's permissions increase.
  const cookie = await openSession(tx, context, person.id, call)
  return respond({ workspaceId: invitation.workspaceId }, cookie)
})
