import { resetPassword } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { presentMe } from './me.ts'
import { hashPassword, isCommonPassword } from './password.ts'
import { openSession } from './session.ts'
import { deleteSessions } from './session-store.ts'
import {
  dropEmailTokens,
  dropIdentities,
  findEmailToken,
  markVerified,
  replacePassword,
  takeEmailToken,
} from './store.ts'

/** The link came by mail, so it also shows that the address is theirs. All sessions end, this one begins. */
export const resetPasswordRoute = publicRoute(resetPassword, async call => {
  const { house, input } = call
  const hash = hashOf(input.token)
  const account = await asSystem(house.db, tx =>
    findEmailToken(tx, 'reset', hash, house.clock.now()),
  )
  if (!account) return refuse('token_invalid')
  if (isCommonPassword(input.password, [account.name, account.email ?? ''])) {
    return refuse('password_too_common')
  }
  const passwordHash = await hashPassword(input.password)
  return asSystem(house.db, async tx => {
    const personId = await takeEmailToken(tx, 'reset', hash, house.clock.now())
    if (personId === undefined) return refuse('token_invalid')
    await replacePassword(tx, personId, { from: null, to: passwordHash })
    await dropEmailTokens(tx, personId, 'reset')
    // Until now nobody knew whose address it is: whoever opened the account with it by a provider may be somebody else.
    if (!account.verified) await dropIdentities(tx, personId)
    await markVerified(tx, personId, house.clock.now())
    await deleteSessions(tx, personId)
    const cookie = await openSession(tx, house, personId, call)
    return answer(await presentMe(tx, house, personId), cookie)
  })
})
