import { requestReset } from '@bordereau/contract/sign-up'
import { asciiEmail } from '@bordereau/domain/text/email-address'
import { checkCaptcha } from '../captcha/check.ts'
import { asSystem } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import { newId } from '../lib/id.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { findAccount } from './store.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'
import { RESET } from './reset-job.ts'

/**
 * Does the same for known and unknown addresses, so that the response time does not reveal which: one query, and one
 * job, which finds no account for an unknown address. The e-mail to a known one is written by the job, after the
 * response.
 */
export const requestResetRoute = publicRoute(requestReset, async ({ context, input, origin }) => {
  const refused =
    (await tryOnce(context, 'resetFromNetwork', clientNetwork(origin.ip))) ??
    (await checkCaptcha(context, 'reset', input.captcha, origin.ip)) ??
    // Counted last, so that requests without a valid captcha do not use up the limit of an address.
    (await tryOnce(context, 'resetOfAddress', asciiEmail(input.email)))
  if (refused) return refused
  const at = context.clock.now()
  await asSystem(context.db, async tx => {
    const account = await findAccount(tx, { email: input.email })
    await enqueueJob(tx, {
      workspaceId: INSTANCE_WORKSPACE,
      kind: RESET,
      subjectId: account?.id ?? newId(),
      runAt: at,
      at,
      dedupeKey: `${RESET}:${newId()}`,
    })
  })
  context.notifyJobRunner()
  return respond({})
})
