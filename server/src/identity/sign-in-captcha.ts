import type { RequestOf } from '@bordereau/contract/endpoint'
import type { signIn } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { type CaptchaRefusal, checkCaptcha } from '../captcha/check.ts'
import { difficultyAt } from '../captcha/difficulty.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { Refused } from '../lib/route.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'

/** undefined: no captcha is required yet, or a valid one was sent. `detail.work`: the required difficulty. `address`: in ASCII. */
export async function captchaRefusal(
  context: AppContext,
  { address, captcha }: Pick<RequestOf<typeof signIn>, 'captcha'> & { readonly address: string },
  ip: string,
  isKnownNetwork: boolean,
): Promise<Refused<CaptchaRefusal | 'captcha_required'> | undefined> {
  const { captcha: captchaConfig } = context.config
  if (captchaConfig.kind === 'off') return undefined
  const network = clientNetwork(ip)
  const accountKey = isKnownNetwork ? undefined : address
  const atAccount = await tryOnce(context, 'unprovenAtAccount', address)
  const fromNetwork = await tryOnce(context, 'unprovenFromNetwork', network)
  if (!atAccount && !fromNetwork) return undefined
  if (captcha !== undefined) return checkCaptcha(context, 'sign_in', captcha, ip, accountKey)
  if (captchaConfig.kind === 'provider') return refuse('captcha_required')
  const work = captchaConfig.work * (await difficultyAt(context, network, accountKey))
  return refuse('captcha_required', { work })
}
