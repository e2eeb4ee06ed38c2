import type { getCaptcha } from '@bordereau/contract/captcha'
import type { ResponseOf } from '@bordereau/contract/endpoint'

export type ProviderChallenge = Extract<ResponseOf<typeof getCaptcha>, { kind: 'provider' }>

export type Appearance = { readonly language: string; readonly scheme: 'light' | 'dark' }

export type ProviderCallbacks = {
  /** A proof, valid for so many seconds. */
  readonly onProof: (proof: string, seconds: number) => void
  readonly onExpired: () => void
  readonly onError: () => void
}

/** The globals of the providers' scripts; each has the members that are called here. */
type Api = {
  readonly ready?: (then: () => void) => void
  readonly render: (container: HTMLElement, options: Record<string, unknown>) => unknown
  readonly execute?: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

type Provider = {
  readonly global: 'grecaptcha' | 'hcaptcha' | 'turnstile'
  readonly script: (siteKey: string, language: string) => string
  /** How long its proofs are valid, as it documents. */
  readonly seconds: number
  /** Nothing is rendered and the person does nothing: the proof is requested by script. */
  readonly silent?: true
}

const PROVIDERS: Readonly<Record<ProviderChallenge['provider'], Provider>> = {
  'recaptcha-v2': {
    global: 'grecaptcha',
    script: (_, language) =>
      `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`,
    seconds: 120,
  },
  'recaptcha-v3': {
    global: 'grecaptcha',
    script: siteKey =>
      `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    seconds: 120,
    silent: true,
  },
  hcaptcha: {
    global: 'hcaptcha',
    script: () => 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    seconds: 120,
  },
  turnstile: {
    global: 'turnstile',
    script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    seconds: 300,
  },
}

/** Whether the person has something to do. */
export function isSilent(challenge: ProviderChallenge): boolean {
  return PROVIDERS[challenge.provider].silent === true
}

/**
 * Loads the provider's script once per page and lets it render into `container`. Errors are reported to the callback, never
 * thrown.
 */
export async function renderChallenge(
  challenge: ProviderChallenge,
  container: HTMLElement,
  appearance: Appearance,
  callbacks: ProviderCallbacks,
): Promise<void> {
  const provider = PROVIDERS[challenge.provider]
  const proven = (proof: string) => callbacks.onProof(proof, provider.seconds - MARGIN_SECONDS)
  try {
    const api = await apiOf(provider, provider.script(challenge.siteKey, appearance.language))
    if (provider.silent) {
      const proof = await api.execute?.(challenge.siteKey, { action: challenge.action })
      if (proof === undefined) throw new Error('no proof')
      proven(proof)
      return
    }
    api.render(container, {
      sitekey: challenge.siteKey,
      action: challenge.action,
      theme: appearance.scheme,
      hl: appearance.language,
      language: appearance.language,
      callback: proven,
      'expired-callback': callbacks.onExpired,
      'error-callback': callbacks.onError,
    })
  } catch {
    callbacks.onError()
  }
}

/** Reserve for the request to the server and from there to the provider. */
const MARGIN_SECONDS = 10
const LOAD_TIMEOUT_MS = 15_000
const loading = new Map<string, Promise<void>>()

async function apiOf(provider: Provider, address: string): Promise<Api> {
  const load = loading.get(address) ?? loadScript(address)
  loading.set(address, load)
  // A failed load is tried again the next time.
  await load.catch((error: unknown) => {
    loading.delete(address)
    throw error
  })
  // Google's script only fetches another one and calls back when that is loaded.
  if (provider.global === 'grecaptcha')
    await new Promise<void>(resolve => written(provider.global).ready?.(resolve))
  return written(provider.global)
}

/** The scripts define one global on the window; there is no other signal. */
function written(name: Provider['global']): Api {
  const api = (window as unknown as Partial<Record<Provider['global'], Api>>)[name]
  if (!api) throw new Error(`${name} is not there`)
  return api
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = (done: () => void) => {
      clearTimeout(late)
      done()
    }
    const fail = () => {
      script.remove()
      reject(new Error(`${address} was not loaded`))
    }
    const late = setTimeout(fail, LOAD_TIMEOUT_MS)
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', () => end(fail))
    script.src = address
    script.async = true
    document.head.append(script)
  })
}
