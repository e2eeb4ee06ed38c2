import { signIn } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { asciiEmail } from '@bordereau/domain/text/email-address'
import { asSystem } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { hasSignedInFrom, openSession } from './session.ts'
import { findAccount } from './store.ts'
import { resetTries, refundTry, clientNetwork, tryOnce } from '../lib/throttle.ts'
import { captchaRefusal } from './sign-in-captcha.ts'

/**
 * Tries are counted before the password is verified, so that concurrent ones are counted too. After a few failures at
 * the address or from the network a captcha is required, and after many from networks unknown to the account these are
 * refused. Networks known to the account are exempt from both limits of the account.
 */
export const signInRoute = publicRoute(signIn, async call => {
  const { context, input, origin } = call
  const { email } = input
  // Both spellings of an internationalised domain are one account, with one limit.
  const address = asciiEmail(email)
  const network = clientNetwork(origin.ip)
  const account = await asSystem(context.db, tx => findAccount(tx, { email }))
  const isKnownNetwork = await hasSignedInFrom(context, account?.id ?? '', network)
  const refused =
    (await tryOnce(context, 'signInFromNetwork', network)) ??
    (await captchaRefusal(context, { ...input, address }, origin.ip, isKnownNetwork)) ??
    (await tryOnce(context, 'signInAtAccount', `${address} ${network}`)) ??
    (isKnownNetwork ? undefined : await tryOnce(context, 'strangeAtAccount', address))
  if (refused) return refused
  const matches = await context.passwords.matches(account?.passwordHash ?? null, input.password)
  if (!account || !matches) {
    await tryOnce(context, 'failedFromNetwork', network)
    if (!isKnownNetwork) await tryOnce(context, 'failedAtAccount', address)
    return refuse('wrong_credentials')
  }
  await resetTries(context, 'signInAtAccount', `${address} ${network}`)
  await resetTries(context, 'unprovenAtAccount', address)
  await refundTry(context, 'signInFromNetwork', network)
  await refundTry(context, 'unprovenFromNetwork', network)
  if (!isKnownNetwork) await refundTry(context, 'strangeAtAccount', address)
  return asSystem(context.db, async tx => {
    const current = await findAccount(tx, { id: account.id })
    if (current?.passwordHash !== account.passwordHash) return refuse('wrong_credentials')
    const cookie = await openSession(tx, context, account.id, call)
    return respond(await presentMe(tx, context, account.id), cookie)
  })
})
