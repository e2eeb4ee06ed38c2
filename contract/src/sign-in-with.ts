import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, language, nothing } from './value.ts'

/** Who may vouch for somebody; `oidc`: the OpenID provider that the instance's host runs. */
export const SIGN_IN_PROVIDERS = [
  'google',
  'microsoft',
  'linkedin',
  'github',
  'facebook',
  'oidc',
] as const

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

/** How each writes its own name; one's own has the name its host gives it. */
export const SIGN_IN_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  facebook: 'Facebook',
  oidc: 'OpenID',
}

const provider = z.enum(SIGN_IN_PROVIDERS)

/** Where to go afterwards. Whatever is no path of ours, or too long, is passed over: the link may be anybody's. */
const to = z.string()

/** Why somebody comes back from a provider without what she went for: `/sign-in?refused=<code>&with=<provider>`. */
export const SIGN_IN_WITH_REFUSALS = [
  'too_many_requests',
  'provider_unknown',
  'provider_cancelled',
  'provider_unavailable',
  'provider_unverified',
  'errand_invalid',
  'email_missing',
  'email_taken',
  'identity_taken',
  'sign_up_closed',
  'invitation_invalid',
  'other_address',
] as const

export type SignInWithRefusal = (typeof SIGN_IN_WITH_REFUSALS)[number]

/** A link, not a call: leads the browser to the provider. */
export const beginSignInWith = endpoint({
  name: 'beginSignInWith',
  method: 'GET',
  path: '/api/sign-in-with/:provider',
  access: 'public',
  query: z.object({
    provider,
    to: z.optional(to),
    /** Of the link somebody was invited by. */
    invitation: z.optional(z.string().check(z.maxLength(500))),
    language: z.optional(language),
  }),
})

const said = z.optional(z.string().check(z.maxLength(8000)))

/** Where the provider sends the browser back to; leads on into the application. Registered with the provider. */
export const backFromProvider = endpoint({
  name: 'backFromProvider',
  method: 'GET',
  path: '/api/sign-in-with/:provider/back',
  access: 'public',
  query: z.object({
    provider,
    code: said,
    state: said,
    iss: said,
    error: said,
    error_description: said,
  }),
})

/** How the person can sign in, and what else she may link. */
export const listIdentities = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/api/me/identities',
  access: 'person',
  response: z.object({
    /** Whether she has a password. */
    password: z.boolean(),
    identities: z.array(
      z.object({
        id,
        provider,
        name: z.string(),
        email: z.string(),
        linkedAt: instant,
        lastUsedAt: instant,
        /** It can be used to sign in: its provider is still set up here. */
        usable: z.boolean(),
      }),
    ),
  }),
})

/** Begins to link; the browser goes on to `url`. */
export const linkIdentity = endpoint({
  name: 'linkIdentity',
  method: 'POST',
  path: '/api/me/identities',
  access: 'person',
  request: z.object({ provider, to: z.optional(to) }),
  response: z.object({ url: z.string() }),
  refusals: { provider_unknown: 404, provider_unavailable: 503 },
})

/** Ends no session. The last way in is kept. */
export const unlinkIdentity = endpoint({
  name: 'unlinkIdentity',
  method: 'DELETE',
  path: '/api/me/identities/:identityId',
  access: 'person',
  query: z.object({ identityId: id }),
  response: nothing,
  refusals: { last_way_in: 409 },
})
