import { changePassword } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { hashPassword, isCommonPassword, passwordMatches } from './password.ts'
import { openSession } from './session.ts'
import { deleteSessions } from './session-store.ts'
import { findAccount, replacePassword } from './store.ts'
import { forgive, tryOnce } from '../lib/throttle.ts'

/** Looks after its own sign-in and transactions, because the two hashes are made between them. */
export const changePasswordRoute = publicRoute(changePassword, async call => {
  const { house, input, token } = call
  const account = await asSystem(house.db, async tx => {
    const visitor = await findVisitor(tx, house.clock, token, null)
    return visitor && findAccount(tx, { id: visitor.person.id })
  })
  if (!account) return refuse('not_signed_in')
  const tooMany = await tryOnce(house, 'passwordChange', account.id)
  if (tooMany) return tooMany
  if (!(await passwordMatches(account.passwordHash, input.current)))
    return refuse('wrong_credentials')
  await forgive(house, 'passwordChange', account.id)
  if (isCommonPassword(input.password, [account.name, account.email ?? ''])) {
    return refuse('password_too_common')
  }
  const hashes = { from: account.passwordHash, to: await hashPassword(input.password) }
  return asSystem(house.db, async tx => {
    if (!(await replacePassword(tx, account.id, hashes))) return refuse('wrong_credentials')
    await deleteSessions(tx, account.id)
    return answer({}, await openSession(tx, house, account.id, call))
  })
})
