import { getInvitation } from '@bordereau/contract/session'
import { roleOf } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { findInvitation } from './invitation-store.ts'
import { findAccount } from './store.ts'

/** Whoever holds the link may read this much: it was sent to them. */
export const getInvitationRoute = publicRoute(getInvitation, ({ house, query }) =>
  asSystem(house.db, async tx => {
    const found = await findInvitation(tx, hashOf(query.token), house.clock.now())
    if (!found) return refuse('invitation_invalid')
    const account = await findAccount(tx, { email: found.email })
    return answer({
      company: found.company,
      role: roleOf(found.role),
      email: found.email,
      invitedBy: found.invitedBy,
      hasAccount: account !== undefined,
    })
  }),
)
