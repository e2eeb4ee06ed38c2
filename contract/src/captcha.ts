import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a challenge is good for: solved for one, it is refused at another. */
export const PURPOSES = ['sign_up', 'reset', 'sign_in'] as const
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
      /** Rounds of hashing that solving it takes on average. */
      work: z.int(),
    }),
  }),
  signature: hex,
})

/** What a solved challenge is sent as: base64 of this as JSON, in the field `captcha` of the form's request. */
export const workProof = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

/** How a person shows here that she is one: by nothing, by work her browser does, or by a provider's script. */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/api/captcha',
  access: 'public',
  query: z.object({ purpose: z.enum(PURPOSES) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('off') }),
    z.object({
      kind: z.literal('work'),
      challenge: workChallenge,
      /** So long it can be brought from now on; not an instant, for clocks differ. */
      seconds: z.int(),
    }),
    z.object({
      kind: z.literal('provider'),
      provider: z.enum(PROVIDERS),
      siteKey: z.string(),
      /** What the provider is told that the person does; it says it back to the server. */
      action: z.string(),
    }),
  ]),
})
