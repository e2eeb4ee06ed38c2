import type { getCaptcha } from '@bordereau/contract/captcha'
import type { ResponseOf } from '@bordereau/contract/endpoint'

export type Asked = Extract<ResponseOf<typeof getCaptcha>, { kind: 'provider' }>

export type Look = { readonly language: string; readonly scheme: 'light' | 'dark' }

export type Heard = {
  /** A proof, good for so many seconds. */
  readonly onProof: (proof: string, seconds: number) => void
  readonly onExpired: () => void
  readonly onFault: () => void
}

/** What the providers' scripts put on the page; each has the parts that are called of it. */
type Api = {
  readonly ready?: (then: () => void) => void
  readonly render: (place: HTMLElement, options: Record<string, unknown>) => unknown
  readonly execute?: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

type Way = {
  readonly global: 'grecaptcha' | 'hcaptcha' | 'turnstile'
  readonly script: (siteKey: string, language: string) => string
  /** How long its proofs are good, as it documents. */
  readonly seconds: number
  /** Nothing is shown and nothing to be done: the proof is asked for. */
  readonly silent?: true
}

const WAYS: Readonly<Record<Asked['provider'], Way>> = {
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

/** Whether the person will have something to do. */
export function isSilent(asked: Asked): boolean {
  return WAYS[asked.provider].silent === true
}

/** Loads the provider's script, once a page, and lets it ask in `place`. Faults are told, never thrown. */
export async function askThere(
  asked: Asked,
  place: HTMLElement,
  look: Look,
  heard: Heard,
): Promise<void> {
  const way = WAYS[asked.provider]
  const proven = (proof: string) => heard.onProof(proof, way.seconds - MARGIN_SECONDS)
  try {
    const api = await apiOf(way, way.script(asked.siteKey, look.language))
    if (way.silent) {
      const proof = await api.execute?.(asked.siteKey, { action: asked.action })
      if (proof === undefined) throw new Error('no proof')
      proven(proof)
      return
    }
    api.render(place, {
      sitekey: asked.siteKey,
      action: asked.action,
      theme: look.scheme,
      hl: look.language,
      language: look.language,
      callback: proven,
      'expired-callback': heard.onExpired,
      'error-callback': heard.onFault,
    })
  } catch {
    heard.onFault()
  }
}

/** The way to the server and from there to the provider takes its time too. */
const MARGIN_SECONDS = 10
const PATIENCE_MS = 15_000
const loading = new Map<string, Promise<void>>()

async function apiOf(way: Way, address: string): Promise<Api> {
  const load = loading.get(address) ?? loadScript(address)
  loading.set(address, load)
  // What failed is tried again the next time.
  await load.catch((fault: unknown) => {
    loading.delete(address)
    throw fault
  })
  // Google's script only fetches another, and says when that is there.
  if (way.global === 'grecaptcha')
    await new Promise<void>(resolve => written(way.global).ready?.(resolve))
  return written(way.global)
}

/** The scripts write their one name on the window; nothing else tells of it. */
function written(name: Way['global']): Api {
  const api = (window as unknown as Partial<Record<Way['global'], Api>>)[name]
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
    const late = setTimeout(fail, PATIENCE_MS)
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', () => end(fail))
    script.src = address
    script.async = true
    document.head.append(script)
  })
}
