import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count } from './value.ts'

/** The form that a challenge is for: a solution for one form is refused by another. */
export const PURPOSES = ['sign_up', 'reset', 'sign_in', 'explore', 'portal'] as const
export type Purpose = (typeof PURPOSES)[number]

export const PROVIDERS = ['recaptcha-v2', 'recaptcha-v3', 'hcaptcha', 'turnstile'] as const
export type Provider = (typeof PROVIDERS)[number]

const hex = z.string().check(z.maxLength(200), z.regex(/^[0-9a-f]+$/))

/** As altcha-lib writes it: find the counter whose derived key begins with `keyPrefix`. Signed by the instance. */
export const workChallenge = z.object({
  parameters: z.object({
    algorithm: z.string().check(z.maxLength(40)),
    nonce: hex,
    salt: hex,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    data: z.object({
      purpose: z.enum(PURPOSES),
      /** Milliseconds since 1970 UTC. */
      expiresAt: z.int(),
      /** Average number of hash rounds of a solution. */
      work: z.int(),
    }),
  }),
  signature: hex,
})

/** The proof of work as submitted: base64 of this as JSON, in the field `captcha` of the form's request. */
export const workProof = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

/** Which captcha the form needs: none, a proof of work by the browser, or a provider's script. */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/api/captcha',
  access: 'public',
  /** `work`: the minimum difficulty, where a refusal has returned the current one in `detail.work`. */
  query: z.object({ purpose: z.enum(PURPOSES), work: z.optional(count(0, 320_000_000)) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('off') }),
    z.object({
      kind: z.literal('work'),
      challenge: workChallenge,
      /** Seconds until the challenge expires; no instant, because clocks differ. */
      seconds: z.int(),
    }),
    z.object({
      kind: z.literal('provider'),
      provider: z.enum(PROVIDERS),
      siteKey: z.string(),
      /** The action for the provider's widget; the provider returns it to the server on verification. */
      action: z.string(),
    }),
  ]),
})
