import { resetPassword } from '@bordereau/contract/sign-up'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { presentMe } from './me.ts'
import { isCommonPassword } from './password.ts'
import { openSession } from './session.ts'
import { deleteSessions } from './session-store.ts'
import {
  deleteEmailTokens,
  deleteIdentities,
  findEmailToken,
  markVerified,
  replacePassword,
  useEmailToken,
} from './store.ts'

/** The link was sent by e-mail, so it also confirms the address. All sessions end, and a new one begins. */
export const resetPasswordRoute = publicRoute(resetPassword, async call => {
  const { context, input } = call
  const hash = hashOf(input.token)
  const account = await asSystem(context.db, tx =>
    findEmailToken(tx, 'reset', hash, context.clock.now()),
  )
  if (!account) return refuse('token_invalid')
  if (isCommonPassword(input.password, [account.name, account.email ?? ''])) {
    return refuse('password_too_common')
  }
  const passwordHash = await context.passwords.hash(input.password)
  return asSystem(context.db, async tx => {
    const personId = await useEmailToken(tx, 'reset', hash, context.clock.now())
    if (personId === undefined) return refuse('token_invalid')
    await replacePassword(tx, personId, { from: null, to: passwordHash })
    await deleteEmailTokens(tx, personId, 'reset')
    // The address was unconfirmed until now: another person may have opened the account with it through a provider.
    if (!account.verified) await deleteIdentities(tx, personId)
    await markVerified(tx, personId, context.clock.now())
    await deleteSessions(tx, personId)
    const cookie = await openSession(tx, context, personId, call)
    return respond(await presentMe(tx, context, personId), cookie)
  })
})
