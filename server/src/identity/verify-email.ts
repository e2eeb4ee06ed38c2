import { verifyEmail } from '@bordereau/contract/sign-up'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { markVerified, useEmailToken } from './store.ts'

export const verifyEmailRoute = publicRoute(verifyEmail, ({ context, input }) =>
  asSystem(context.db, async tx => {
    const now = context.clock.now()
    const personId = await useEmailToken(tx, 'verify', hashOf(input.token), now)
    if (personId === undefined) return refuse('token_invalid')
    await markVerified(tx, personId, now)
    return respond({})
  }),
)
