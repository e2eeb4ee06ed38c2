import type { Provider } from '@bordereau/contract/captcha'
import type { CaptchaConfig } from './settings.ts'
import type { Sources } from '../lib/headers.ts'

type ProviderProperties = {
  /** The endpoint that verifies tokens. */
  readonly verifyUrl: string
  /** Whether the request includes the site key. */
  readonly wantsSiteKey: boolean
  /** Origins for the pages' content security policy, as the provider documents them. */
  readonly sources: Sources
  /** Whether its response has the host, the action and the score of the challenge, to be checked. */
  readonly returnsHost: boolean
  readonly returnsAction: boolean
  readonly returnsScore: boolean
}

/** developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy"; …/docs/verify for the response. */
const RECAPTCHA: ProviderProperties = {
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  wantsSiteKey: false,
  sources: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  returnsHost: true,
  returnsAction: false,
  returnsScore: false,
}

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

export const PROVIDER_PROPERTIES: Readonly<Record<Provider, ProviderProperties>> = {
  'recaptcha-v2': RECAPTCHA,
  /** developers.google.com/recaptcha/docs/v3: score and action are the site's to check. */
  'recaptcha-v3': { ...RECAPTCHA, returnsAction: true, returnsScore: true },
  /**
   * docs.hcaptcha.com: the host it names is for statistics only and may be "not-provided"; the site key is sent along.
   */
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    wantsSiteKey: true,
    sources: { script: HCAPTCHA, frame: HCAPTCHA, style: HCAPTCHA, connect: HCAPTCHA },
    returnsHost: false,
    returnsAction: false,
    returnsScore: false,
  },
  /** developers.cloudflare.com/turnstile: reference/content-security-policy, get-started/server-side-validation. */
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    wantsSiteKey: false,
    sources: {
      script: ['https://challenges.cloudflare.com'],
      frame: ['https://challenges.cloudflare.com'],
    },
    returnsHost: true,
    returnsAction: true,
    returnsScore: false,
  },
}

/** Origins other than our own that a page may load from: none, unless a provider is configured. */
export function captchaSources(captcha: CaptchaConfig): Sources {
  if (captcha.kind !== 'provider') return { script: [], frame: [] }
  const { sources } = PROVIDER_PROPERTIES[captcha.provider]
  // Their scripts write inline styles into the page, and none documents an alternative.
  return { ...sources, style: [...(sources.style ?? []), "'unsafe-inline'"] }
}
