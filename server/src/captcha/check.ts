import type { Purpose } from '@bordereau/contract/captcha'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { sha256 } from '../lib/secret.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'
import { difficultyAt } from './difficulty.ts'
import { verifyWithProvider } from './siteverify.ts'
import { insertUsed } from './store.ts'
import { verifyProofOfWork } from './proof-of-work.ts'

export type CaptchaRefusal =
  | 'captcha_missing'
  | 'captcha_invalid'
  | 'captcha_expired'
  | 'captcha_used'
  | 'captcha_unavailable'

/** A valid proof: the challenge's id, by which it can be used only once, and its expiry. */
export type Verification = {
  readonly ok: true
  readonly challengeId: string
  readonly expiresAt: Date
}
export type VerificationFailure = { readonly ok: false; readonly refusal: CaptchaRefusal }

/**
 * Checks the proof of a captcha; undefined when it is valid. The check uses the proof up, even if the request is
 * refused afterwards. Opens its own transactions. `account`: its failed sign-ins increase the difficulty.
 */
export async function checkCaptcha(
  context: AppContext,
  purpose: Purpose,
  proof: string | undefined,
  ip: string,
  account?: string,
): Promise<VerificationFailure | undefined> {
  const { captcha } = context.config
  if (captcha.kind === 'off') return undefined
  if (proof === undefined || proof === '') return refuse('captcha_missing')
  const network = clientNetwork(ip)
  const verification =
    captcha.kind === 'work'
      ? await verifyProofOfWork(
          context,
          purpose,
          proof,
          captcha.work * (await difficultyAt(context, network, account)),
        )
      : await verifyWithProvider(context, captcha, purpose, proof)
  const outcome = verification.ok ? await markUsed(context, verification) : verification
  // Invalid and reused proofs increase the difficulty for this network.
  if (outcome?.refusal === 'captcha_invalid' || outcome?.refusal === 'captcha_used')
    await tryOnce(context, 'failedFromNetwork', network)
  return outcome
}

async function markUsed(
  context: AppContext,
  { challengeId, expiresAt }: Verification,
): Promise<VerificationFailure | undefined> {
  const first = await asSystem(context.db, tx => insertUsed(tx, sha256(challengeId), expiresAt))
  return first ? undefined : refuse('captcha_used')
}
