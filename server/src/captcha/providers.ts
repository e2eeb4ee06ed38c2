import type { Provider } from '@bordereau/contract/captcha'
import type { CaptchaConfig } from '../config.ts'
import type { Sources } from '../lib/headers.ts'

type Facts = {
  /** Where answers are verified. */
  readonly verifyUrl: string
  /** Whether it is told which site key the challenge was shown under. */
  readonly wantsSiteKey: boolean
  /** What the pages' content security policy must allow, no more than the provider documents. */
  readonly sources: Sources
  /** Whether its answer names the host and the action that the challenge was solved on, so that both can be checked. */
  readonly tellsHost: boolean
  readonly tellsAction: boolean
  readonly tellsScore: boolean
}

/** developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy"; …/docs/verify for the answer. */
const RECAPTCHA: Facts = {
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  wantsSiteKey: false,
  sources: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  tellsHost: true,
  tellsAction: false,
  tellsScore: false,
}

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

export const PROVIDER_FACTS: Readonly<Record<Provider, Facts>> = {
  'recaptcha-v2': RECAPTCHA,
  /** developers.google.com/recaptcha/docs/v3: score and action are the site's to check. */
  'recaptcha-v3': { ...RECAPTCHA, tellsAction: true, tellsScore: true },
  /** docs.hcaptcha.com: the host it names is for statistics only and may be "not-provided"; the site key is sent along. */
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    wantsSiteKey: true,
    sources: { script: HCAPTCHA, frame: HCAPTCHA, style: HCAPTCHA, connect: HCAPTCHA },
    tellsHost: false,
    tellsAction: false,
    tellsScore: false,
  },
  /** developers.cloudflare.com/turnstile: reference/content-security-policy, get-started/server-side-validation. */
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    wantsSiteKey: false,
    sources: {
      script: ['https://challenges.cloudflare.com'],
      frame: ['https://challenges.cloudflare.com'],
    },
    tellsHost: true,
    tellsAction: true,
    tellsScore: false,
  },
}

/** What a page may load besides what is ours: nothing, unless a provider is configured. */
export function captchaSources(captcha: CaptchaConfig): Sources {
  return captcha.kind === 'provider'
    ? PROVIDER_FACTS[captcha.provider].sources
    : { script: [], frame: [] }
}
