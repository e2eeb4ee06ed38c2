import { changePassword } from '@bordereau/contract/account'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { isCommonPassword } from './password.ts'
import { openSession } from './session.ts'
import { deleteSessions } from './session-store.ts'
import { findAccount, replacePassword } from './store.ts'
import { resetTries, tryOnce } from '../lib/throttle.ts'

/** Checks the session in its own transactions, because the two hashes are computed between them. */
export const changePasswordRoute = publicRoute(changePassword, async call => {
  const { context, input, token } = call
  const account = await asSystem(context.db, async tx => {
    const visitor = await findVisitor(tx, context.clock, token, null)
    return visitor && findAccount(tx, { id: visitor.person.id })
  })
  if (!account) return refuse('not_signed_in')
  const tooMany = await tryOnce(context, 'passwordChange', account.id)
  if (tooMany) return tooMany
  if (!(await context.passwords.matches(account.passwordHash, input.current)))
    return refuse('wrong_credentials')
  await resetTries(context, 'passwordChange', account.id)
  if (isCommonPassword(input.password, [account.name, account.email ?? ''])) {
    return refuse('password_too_common')
  }
  const hashes = { from: account.passwordHash, to: await context.passwords.hash(input.password) }
  return asSystem(context.db, async tx => {
    if (!(await replacePassword(tx, account.id, hashes))) return refuse('wrong_credentials')
    await deleteSessions(tx, account.id)
    return respond({}, await openSession(tx, context, account.id, call))
  })
})
