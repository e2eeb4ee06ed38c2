import { asciiEmail } from '@bordereau/domain/text/email-address'
import { checkCaptcha } from '../captcha/check.ts'
import { difficultyAt } from '../captcha/difficulty.ts'
import { newProofOfWork } from '../captcha/proof-of-work.ts'
import type { AppContext } from '../lib/app-context.ts'
import { clientNetwork, limitExceededTimes, tryOnce } from '../lib/throttle.ts'
import type { Challenge } from './sign-in-page.ts'

/** The fields in which the providers' widgets send their token, as their documentation names them. */
const FIELDS = ['captcha', 'g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response']

/** By which the codes of an address are counted. */
export function portalAddressKey(workspaceId: string, email: string): string {
  return `portal ${workspaceId} ${asciiEmail(email)}`
}

/** The proof in a form; '' where there is none. */
export function proofOf(form: URLSearchParams): string {
  return FIELDS.map(name => form.get(name) ?? '').find(value => value !== '') ?? ''
}

/**
 * As at sign-in: the first few requests of an address and of a network need no proof. Undefined where none is needed, or a valid
 * one was sent; otherwise what the browser has to solve.
 */
export async function requiredChallenge(
  context: AppContext,
  request: {
    readonly workspaceId: string
    readonly email: string
    readonly ip: string
    readonly proof: string
  },
): Promise<Challenge | undefined> {
  const { captcha } = context.config
  if (captcha.kind === 'off') return undefined
  const { workspaceId, email, ip, proof } = request
  const network = clientNetwork(ip)
  const address = portalAddressKey(workspaceId, email)
  const ofAddress = await tryOnce(context, 'unprovenPortalCode', address)
  const fromNetwork = await tryOnce(context, 'unprovenPortalCode', network)
  if (!ofAddress && !fromNetwork) return undefined
  // The requests of strangers make it harder for strangers.
  const isKnown =
    (await limitExceededTimes(context, 'knownPortalNetwork', `${address} ${network}`)) > 0
  const account = isKnown ? undefined : address
  if (proof !== '' && !(await checkCaptcha(context, 'portal', proof, ip, account))) return undefined
  if (captcha.kind === 'provider')
    return { kind: 'provider', provider: captcha.provider, siteKey: captcha.siteKey }
  const work = captcha.work * (await difficultyAt(context, network, account))
  const { challenge } = await newProofOfWork(context, 'portal', work)
  return { kind: 'work', challenge, isFirst: proof === '' }
}
