import { setTimeout as pause } from 'node:timers/promises'
import { requestReset } from '@bordereau/contract/session'
import { checkCaptcha } from '../captcha/check.ts'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { publicRoute } from '../lib/route.ts'
import { sendEmailToken } from './email-token.ts'
import { findAccount } from './store.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'

/** Longer than the work takes, so that the time to the answer does not tell whether the address is known. */
const ANSWER_AFTER_MS = 150

export const requestResetRoute = publicRoute(requestReset, async ({ house, input, origin }) => {
  const refused =
    (await tryOnce(house, 'resetFromPlace', placeOf(origin.ip))) ??
    (await checkCaptcha(house, 'reset', input.captcha, origin.ip)) ??
    // Counted last: no program uses up what an address may ask for.
    (await tryOnce(house, 'resetOfAddress', input.email))
  if (refused) return refused
  await Promise.all([sendReset(house, input.email), pause(ANSWER_AFTER_MS)])
  return answer({})
})

async function sendReset(house: House, email: string): Promise<void> {
  await asSystem(house.db, async tx => {
    const account = await findAccount(tx, { email })
    if (account) await sendEmailToken(tx, house, account, 'reset')
  })
  house.wakeJobs()
}
