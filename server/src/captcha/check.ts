import type { Purpose } from '@bordereau/contract/captcha'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { sha256 } from '../lib/secret.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'
import { hardnessAt } from './hardness.ts'
import { askProvider } from './siteverify.ts'
import { takeOnce } from './store.ts'
import { checkWork } from './work.ts'

export type CaptchaRefusal =
  | 'captcha_missing'
  | 'captcha_invalid'
  | 'captcha_expired'
  | 'captcha_used'
  | 'captcha_unavailable'

/** A solved challenge: what is the same however often it is brought, and until when it could be brought at all. */
export type Solved = { readonly ok: true; readonly mark: string; readonly expiresAt: Date }
export type Unsolved = { readonly ok: false; readonly refusal: CaptchaRefusal }

/**
 * Whether the proof shows that a person is there who does this now; undefined when it does. A proof is used up by being
 * looked at, even if what it was brought for is refused afterwards. Opens its own transactions.
 */
export async function checkCaptcha(
  house: House,
  purpose: Purpose,
  proof: string | undefined,
  ip: string,
): Promise<Unsolved | undefined> {
  const { captcha } = house.config
  if (captcha.kind === 'off') return undefined
  if (proof === undefined || proof === '') return refuse('captcha_missing')
  const place = placeOf(ip)
  const judged =
    captcha.kind === 'work'
      ? await checkWork(house, purpose, proof, captcha.work * (await hardnessAt(house, place)))
      : await askProvider(house, captcha, purpose, proof)
  const outcome = judged.ok ? await taken(house, judged) : judged
  // Whoever brings what was never solved, or was brought before, gets harder ones from now on.
  if (outcome?.refusal === 'captcha_invalid' || outcome?.refusal === 'captcha_used')
    await tryOnce(house, 'failedFromPlace', place)
  return outcome
}

async function taken(house: House, { mark, expiresAt }: Solved): Promise<Unsolved | undefined> {
  const first = await asSystem(house.db, tx => takeOnce(tx, sha256(mark), expiresAt))
  return first ? undefined : refuse('captcha_used')
}
