import { getInvitation } from '@bordereau/contract/sign-up'
import { roleOf } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { findInvitation } from './invitation-store.ts'
import { findAccount } from './store.ts'

/** Public: the token of the link authorizes reading these fields. */
export const getInvitationRoute = publicRoute(getInvitation, ({ context, query }) =>
  asSystem(context.db, async tx => {
    const found = await findInvitation(tx, hashOf(query.token), context.clock.now())
    if (!found) return refuse('invitation_invalid')
    const account = await findAccount(tx, { email: found.email })
    return respond({
      company: found.company,
      role: roleOf(found.role),
      email: found.email,
      invitedBy: found.invitedBy,
      hasAccount: account !== undefined,
    })
  }),
)
