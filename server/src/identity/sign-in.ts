import type { RequestOf } from '@bordereau/contract/endpoint'
import { signIn } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { type CaptchaRefusal, checkCaptcha } from '../captcha/check.ts'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { type Refused, publicRoute } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './session.ts'
import { findAccount } from './store.ts'
import { forgive, giveBack, placeOf, tryOnce } from '../lib/throttle.ts'

/**
 * Tries are counted before the password is looked at, so that many at once are counted too. After a few failures at the
 * address or from the place, a person must show that she is one.
 */
export const signInRoute = publicRoute(signIn, async call => {
  const { house, input, origin } = call
  const place = placeOf(origin.ip)
  const account = `${input.email} ${place}`
  const refused =
    (await tryOnce(house, 'signInFromPlace', place)) ??
    (await lackOfProof(house, input, origin.ip)) ??
    (await tryOnce(house, 'signInAtAccount', account))
  if (refused) return refused
  const known = await asSystem(house.db, tx => findAccount(tx, { email: input.email }))
  const right = await passwordMatches(known?.passwordHash ?? null, input.password)
  if (!known || !right) {
    await tryOnce(house, 'failedFromPlace', place)
    return refuse('wrong_credentials')
  }
  await forgive(house, 'signInAtAccount', account)
  await forgive(house, 'unprovenAtAccount', input.email)
  await giveBack(house, 'signInFromPlace', place)
  await giveBack(house, 'unprovenFromPlace', place)
  return asSystem(house.db, async tx => {
    const now = await findAccount(tx, { id: known.id })
    if (now?.passwordHash !== known.passwordHash) return refuse('wrong_credentials')
    const cookie = await openSession(tx, house, known.id, call)
    return answer(await presentMe(tx, house, known.id), cookie)
  })
})

/** undefined: the first few tries, or a challenge was solved for this one. */
async function lackOfProof(
  house: House,
  { email, captcha }: RequestOf<typeof signIn>,
  ip: string,
): Promise<Refused<CaptchaRefusal | 'captcha_required'> | undefined> {
  if (house.config.captcha.kind === 'off') return undefined
  const atAccount = await tryOnce(house, 'unprovenAtAccount', email)
  const fromPlace = await tryOnce(house, 'unprovenFromPlace', placeOf(ip))
  if (!atAccount && !fromPlace) return undefined
  if (captcha === undefined) return refuse('captcha_required')
  return checkCaptcha(house, 'sign_in', captcha, ip)
}
