// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ProviderChallenge, isSilent, renderChallenge } from './provider.ts'
import { until } from '../../testing/until.ts'

const callbacks = { onProof: vi.fn(), onExpired: vi.fn(), onError: vi.fn() }
const appearance = { language: 'fr', scheme: 'dark' } as const
const container = document.createElement('div')
let key = 0
/** The scripts that the page would load. */
const scripts: HTMLScriptElement[] = []

/** Each test has a site key of its own, since scripts are loaded once per page. */
function challengeOf(provider: ProviderChallenge['provider']): ProviderChallenge {
  key += 1
  return { kind: 'provider', provider, siteKey: `key-${key}`, action: 'sign_up' }
}

beforeEach(() => {
  vi.clearAllMocks()
  scripts.length = 0
  vi.spyOn(document.head, 'append').mockImplementation(node => {
    if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the loaded script of the provider would define. */
function install(name: 'grecaptcha' | 'hcaptcha' | 'turnstile', api: object): void {
  vi.stubGlobal(name, api)
}

const loaded = () => scripts.at(-1)?.dispatchEvent(new Event('load'))

describe('a visible challenge', () => {
  test('is rendered by the script of the provider in the language and colours of the page', async () => {
    const render = vi.fn()
    install('turnstile', { render })
    const challenge = challengeOf('turnstile')
    const done = renderChallenge(challenge, container, appearance, callbacks)
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ])
    loaded()
    await done
    const [place, options] = render.mock.calls[0] ?? []
    expect(place).toBe(container)
    expect(options).toMatchObject({
      sitekey: challenge.siteKey,
      action: 'sign_up',
      theme: 'dark',
      language: 'fr',
      hl: 'fr',
      'expired-callback': callbacks.onExpired,
      'error-callback': callbacks.onError,
    })
    // Valid for 300 seconds, of which ten are left for the request.
    options.callback('proof')
    expect(callbacks.onProof).toHaveBeenCalledExactlyOnceWith('proof', 290)
  })

  test('is rendered again without loading the script again', async () => {
    const render = vi.fn()
    install('turnstile', { render })
    await renderChallenge(challengeOf('turnstile'), container, appearance, callbacks)
    expect(scripts).toEqual([])
    expect(render).toHaveBeenCalledOnce()
  })

  test('of Google waits until its second script is there', async () => {
    const render = vi.fn()
    const ready = vi.fn((_then: () => void) => undefined)
    install('grecaptcha', { render, ready })
    const done = renderChallenge(challengeOf('recaptcha-v2'), container, appearance, callbacks)
    expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=fr')
    loaded()
    await until(() => expect(ready).toHaveBeenCalledOnce())
    expect(render).not.toHaveBeenCalled()
    ready.mock.calls[0]?.[0]()
    await done
    expect(render).toHaveBeenCalledOnce()
  })
})

describe('a silent challenge', () => {
  const ready = (then: () => void) => then()

  test('is solved without the person', async () => {
    const execute = vi.fn(async () => 'proof')
    install('grecaptcha', { ready, execute, render: vi.fn() })
    const challenge = challengeOf('recaptcha-v3')
    const done = renderChallenge(challenge, container, appearance, callbacks)
    expect(scripts[0]?.src).toContain(`render=${challenge.siteKey}`)
    loaded()
    await done
    expect(execute).toHaveBeenCalledExactlyOnceWith(challenge.siteKey, { action: 'sign_up' })
    expect(callbacks.onProof).toHaveBeenCalledExactlyOnceWith('proof', 110)
  })

  test('without a proof is an error', async () => {
    install('grecaptcha', { ready, render: vi.fn() })
    const done = renderChallenge(challengeOf('recaptcha-v3'), container, appearance, callbacks)
    loaded()
    await done
    expect(callbacks.onError).toHaveBeenCalledOnce()
    expect(callbacks.onProof).not.toHaveBeenCalled()
  })

  test('is the one without a box', () => {
    expect(isSilent(challengeOf('recaptcha-v3'))).toBe(true)
    expect(isSilent(challengeOf('recaptcha-v2'))).toBe(false)
  })
})

describe('a script that does not load', () => {
  test('is an error, and is loaded again the next time', async () => {
    const failing = renderChallenge(challengeOf('hcaptcha'), container, appearance, callbacks)
    scripts[0]?.dispatchEvent(new Event('error'))
    await failing
    expect(callbacks.onError).toHaveBeenCalledOnce()

    const render = vi.fn()
    install('hcaptcha', { render })
    const again = renderChallenge(challengeOf('hcaptcha'), container, appearance, callbacks)
    loaded()
    await again
    expect(scripts).toHaveLength(2)
    expect(render).toHaveBeenCalledOnce()
  })

  test('is given up after fifteen seconds', async () => {
    vi.useFakeTimers()
    const late = renderChallenge(challengeOf('recaptcha-v3'), container, appearance, callbacks)
    await vi.advanceTimersByTimeAsync(15_000)
    await late
    expect(callbacks.onError).toHaveBeenCalledOnce()
  })

  test('or defines nothing, is an error', async () => {
    const done = renderChallenge(challengeOf('recaptcha-v3'), container, appearance, callbacks)
    loaded()
    await done
    expect(callbacks.onError).toHaveBeenCalledOnce()
  })
})
