import { verifyEmail } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { markVerified, takeEmailToken } from './store.ts'

export const verifyEmailRoute = publicRoute(verifyEmail, ({ house, input }) =>
  asSystem(house.db, async tx => {
    const now = house.clock.now()
    const personId = await takeEmailToken(tx, 'verify', hashOf(input.token), now)
    if (personId === undefined) return refuse('token_invalid')
    await markVerified(tx, personId, now)
    return answer({})
  }),
)
