import { signIn } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './session.ts'
import { findAccount } from './store.ts'
import { forgive, giveBack, placeOf, tryOnce } from './throttle.ts'

/** Tries are counted before the password is looked at, so that many at once are counted too. */
export const signInRoute = publicRoute(signIn, async call => {
  const { house, input, origin } = call
  const place = placeOf(origin.ip)
  const account = `${input.email} ${place}`
  const tooMany =
    (await tryOnce(house, 'signInFromPlace', place)) ??
    (await tryOnce(house, 'signInAtAccount', account))
  if (tooMany) return tooMany
  const known = await asSystem(house.db, tx => findAccount(tx, { email: input.email }))
  const right = await passwordMatches(known?.passwordHash ?? null, input.password)
  if (!known || !right) return refuse('wrong_credentials')
  await forgive(house, 'signInAtAccount', account)
  await giveBack(house, 'signInFromPlace', place)
  return asSystem(house.db, async tx => {
    const now = await findAccount(tx, { id: known.id })
    if (now?.passwordHash !== known.passwordHash) return refuse('wrong_credentials')
    const cookie = await openSession(tx, house, known.id, call)
    return answer(await presentMe(tx, house, known.id), cookie)
  })
})
