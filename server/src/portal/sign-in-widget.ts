import type { Provider, Purpose } from '@bordereau/contract/captcha'
import { html } from 'ghtml'

/** Must be the purpose that the server checks. */
const ACTION: Purpose = 'portal'

type Widget = { readonly provider: Provider; readonly siteKey: string }

/**
 * Scripts that fill elements of a class by themselves and add a hidden field with the token to their form, as the providers
 * document it: developers.google.com/recaptcha/docs/display and …/docs/v3, docs.hcaptcha.com,
 * developers.cloudflare.com/turnstile/get-started/client-side-rendering.
 */
const PROVIDERS: Readonly<
  Record<Provider, { readonly name: string; readonly script: (language: string) => string }>
> = {
  'recaptcha-v2': {
    name: 'g-recaptcha',
    script: language => `https://www.google.com/recaptcha/api.js?hl=${language}`,
  },
  'recaptcha-v3': {
    name: 'g-recaptcha',
    script: language => `https://www.google.com/recaptcha/api.js?hl=${language}`,
  },
  hcaptcha: {
    name: 'h-captcha',
    script: language => `https://js.hcaptcha.com/1/api.js?hl=${language}`,
  },
  turnstile: {
    name: 'cf-turnstile',
    script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  },
}

/** The element that the provider's script fills; '' where it takes the button instead. */
export function widgetOf({ provider, siteKey }: Widget): string {
  if (provider === 'recaptcha-v3') return ''
  return html`<div
    class="${PROVIDERS[provider].name}"
    data-sitekey="${siteKey}"
    data-action="${ACTION}"
  ></div>`
}

/** The button that sends the form, by reCAPTCHA v3 once it has its token (sign-in.js). */
export function sendButton(
  challenge: Widget | { readonly kind: 'work' } | undefined,
  label: string,
) {
  if (!challenge || !('provider' in challenge) || challenge.provider !== 'recaptcha-v3')
    return html`<button class="button">${label}</button>`
  return html`<button
    class="button g-recaptcha"
    data-sitekey="${challenge.siteKey}"
    data-action="${ACTION}"
    data-callback="sendForm"
  >
    ${label}
  </button>`
}

export function widgetScript(
  challenge: Widget | { readonly kind: 'work' } | undefined,
  language: string,
): string | undefined {
  if (!challenge || !('provider' in challenge)) return undefined
  return PROVIDERS[challenge.provider].script(language)
}
