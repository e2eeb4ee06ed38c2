import { PROVIDERS, type Provider } from '@bordereau/contract/captcha'
import * as z from 'zod'

/** The captcha: none, a proof of work in the browser, or a provider's script. */
export type CaptchaConfig =
  | { readonly kind: 'off' }
  /** `work`: the average number of hashing rounds of a challenge. */
  | { readonly kind: 'work'; readonly work: number }
  | CaptchaProviderConfig

export type CaptchaProviderConfig = {
  readonly kind: 'provider'
  readonly provider: Provider
  readonly siteKey: string
  readonly secretKey: string
  /** The URL that verifies responses; null: the provider's documented one. */
  readonly verifyUrl: string | null
  /** reCAPTCHA v3: requests with a lower score (0 to 1) are refused. */
  readonly minScore: number
}

/** A key of a captcha provider; restricted characters, because it becomes part of a script's URL. */
const key = z.string().regex(/^[\w.-]{1,200}$/, 'must be the key as the provider shows it')

/** The variables of the captcha. */
export const CAPTCHA_ENVIRONMENT = {
  CAPTCHA: z.enum(['on', 'off']).default('on'),
  CAPTCHA_WORK: z.coerce.number().int().min(1000).max(10_000_000).default(200_000),
  CAPTCHA_PROVIDER: z.enum(PROVIDERS).optional(),
  CAPTCHA_SITE_KEY: key.optional(),
  CAPTCHA_SECRET_KEY: key.optional(),
  CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
}

type CaptchaSettings = z.infer<z.ZodObject<typeof CAPTCHA_ENVIRONMENT>>

export function captchaOf(set: CaptchaSettings): CaptchaConfig {
  if (set.CAPTCHA === 'off') return { kind: 'off' }
  const provider = providerOf(set)
  if (!provider || !set.CAPTCHA_SITE_KEY || !set.CAPTCHA_SECRET_KEY)
    return { kind: 'work', work: set.CAPTCHA_WORK }
  return {
    kind: 'provider',
    provider,
    siteKey: set.CAPTCHA_SITE_KEY,
    secretKey: set.CAPTCHA_SECRET_KEY,
    verifyUrl: set.CAPTCHA_VERIFY_URL ?? null,
    minScore: set.CAPTCHA_MIN_SCORE,
  }
}

/**
 * The configured provider, else derived from the site key: UUIDs are hCaptcha, 0x… Turnstile (1x, 2x, 3x: test keys).
 */
function providerOf(set: CaptchaSettings): Provider | undefined {
  const siteKey = set.CAPTCHA_SITE_KEY
  if (siteKey === undefined || set.CAPTCHA_PROVIDER) return set.CAPTCHA_PROVIDER
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(siteKey)) return 'hcaptcha'
  return /^[0-3]x[\w-]{10,}$/.test(siteKey) ? 'turnstile' : undefined
}

/** Errors for incomplete captcha settings, reported at start and not only to the first visitor. */
export function* captchaErrors(set: CaptchaSettings): Generator<readonly [string, string]> {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET_KEY: secretKey } = set
  if (siteKey === undefined) {
    if (secretKey !== undefined || set.CAPTCHA_PROVIDER || set.CAPTCHA_VERIFY_URL)
      yield ['CAPTCHA_SITE_KEY', 'must be set too: its script needs it; or set none of them']
    return
  }
  if (set.CAPTCHA === 'off')
    yield ['CAPTCHA', 'is off, but CAPTCHA_SITE_KEY is set: unset one of the two']
  if (secretKey === undefined)
    yield [
      'CAPTCHA_SECRET_KEY',
      'must be set when CAPTCHA_SITE_KEY is set: responses are verified with it',
    ]
  if (providerOf(set) === undefined)
    yield [
      'CAPTCHA_PROVIDER',
      `must be one of ${PROVIDERS.join(', ')}: it cannot be derived from this site key`,
    ]
}
