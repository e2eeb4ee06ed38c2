import * as z from 'zod/mini'
import { type ResponseOf, endpoint } from './endpoint.ts'
import { cleaned, id, instant, language, nothing, text } from './value.ts'

/** Identity providers; `oidc`: the OpenID provider that the instance's operator runs. */
export const SIGN_IN_PROVIDERS = [
  'google',
  'microsoft',
  'linkedin',
  'github',
  'facebook',
  'oidc',
] as const

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

/** Brand names; the operator names the OpenID provider. */
export const SIGN_IN_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  facebook: 'Facebook',
  oidc: 'OpenID',
}

const provider = z.enum(SIGN_IN_PROVIDERS)

/**
 * The path to go to afterwards. Anything but a path of this application, or too long, is ignored: the link may come
 * from an attacker.
 */
const to = z.catch(text(2000), '')

/** Why a sign-in by a provider failed: `/sign-in?refused=<code>&with=<provider>`. */
export const SIGN_IN_WITH_REFUSALS = [
  'too_many_requests',
  'provider_unknown',
  'provider_cancelled',
  'provider_unavailable',
  'provider_unverified',
  'authorization_invalid',
  'email_missing',
  'email_taken',
  'identity_taken',
  'sign_up_closed',
  'invitation_invalid',
  'other_address',
] as const

export type SignInWithRefusal = (typeof SIGN_IN_WITH_REFUSALS)[number]

/** A link, not a call: redirects the browser to the provider. */
export const beginSignInWith = endpoint({
  name: 'beginSignInWith',
  method: 'GET',
  path: '/api/sign-in-with/:provider',
  access: 'public',
  query: z.object({
    provider,
    to: z.optional(to),
    /** The token of the invitation link. */
    invitation: z.optional(cleaned(500)),
    language: z.optional(language),
  }),
})

const echoed = z.optional(cleaned(8000))

/**
 * The redirect URI, to which the provider sends the browser back; it redirects into the application. Registered with
 * the provider.
 */
export const finishSignInWith = endpoint({
  name: 'finishSignInWith',
  method: 'GET',
  path: '/api/sign-in-with/:provider/back',
  access: 'public',
  query: z.object({
    provider,
    code: echoed,
    state: echoed,
    iss: echoed,
    error: echoed,
    error_description: echoed,
  }),
})

/** The user's sign-in methods, and the providers that can be linked. */
export const listIdentities = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/api/me/identities',
  access: 'person',
  response: z.object({
    /** Whether the user has a password. */
    password: z.boolean(),
    identities: z.array(
      z.object({
        id,
        provider,
        name: z.string(),
        email: z.string(),
        linkedAt: instant,
        lastUsedAt: instant,
        /** It can be used to sign in: its provider is still configured. */
        usable: z.boolean(),
      }),
    ),
  }),
})
export type Identities = ResponseOf<typeof listIdentities>

/** Begins to link an identity; the browser continues at `url`. */
export const linkIdentity = endpoint({
  name: 'linkIdentity',
  method: 'POST',
  path: '/api/me/identities',
  access: 'person',
  request: z.object({ provider, to: z.optional(to) }),
  response: z.object({ url: z.string() }),
  refusals: { provider_unknown: 404, provider_unavailable: 503 },
})

/** Ends no session. The last sign-in method cannot be removed. */
export const unlinkIdentity = endpoint({
  name: 'unlinkIdentity',
  method: 'DELETE',
  path: '/api/me/identities/:identityId',
  access: 'person',
  query: z.object({ identityId: id }),
  response: nothing,
  refusals: { last_way_in: 409 },
})
