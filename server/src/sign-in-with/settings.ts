import {
  SIGN_IN_NAMES,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@bordereau/contract/sign-in-with'
import * as z from 'zod'

export type SignInWithConfig = {
  readonly provider: SignInProvider
  /** The name shown on the button. */
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** The issuer where it is configurable; null for a provider with a fixed one. */
  readonly issuer: string | null
  /** In tests, the origin that replaces the provider; otherwise null. */
  readonly testBaseUrl: string | null
}

const credential = z
  .string()
  .regex(/^[!-~]{1,500}$/, 'must be the text as the provider shows it, without spaces')
  .optional()

const issuer = z
  .url({ protocol: /^https?$/ })
  .refine(
    text => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(text),
    'must begin with https:// (http:// only on this machine): keys and addresses come from there',
  )

/** The variables of the identity providers: one is offered when both of its variables are set. */
export const SIGN_IN_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: credential,
  GOOGLE_CLIENT_SECRET: credential,
  MICROSOFT_CLIENT_ID: credential,
  MICROSOFT_CLIENT_SECRET: credential,
  MICROSOFT_TENANT: z
    .string()
    .regex(
      /^[\w.-]{1,100}$/,
      'must be a tenant: its id, its domain, common, organizations or consumers',
    )
    .default('common'),
  LINKEDIN_CLIENT_ID: credential,
  LINKEDIN_CLIENT_SECRET: credential,
  GITHUB_CLIENT_ID: credential,
  GITHUB_CLIENT_SECRET: credential,
  FACEBOOK_CLIENT_ID: credential,
  FACEBOOK_CLIENT_SECRET: credential,
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: credential,
  OIDC_CLIENT_SECRET: credential,
  OIDC_NAME: z.string().min(1).max(40).optional(),
}

export type SignInSettings = z.infer<z.ZodObject<typeof SIGN_IN_ENVIRONMENT>>

export function signInWithOf(set: SignInSettings): SignInWithConfig[] {
  return SIGN_IN_PROVIDERS.flatMap(provider => {
    const { id: clientId, secret: clientSecret } = keysOf(set, provider)
    const at = issuerOf(set, provider)
    if (!clientId || !clientSecret || at === undefined) return []
    const name = provider === 'oidc' ? oidcName(set) : SIGN_IN_NAMES[provider]
    return [{ provider, name, clientId, clientSecret, issuer: at, testBaseUrl: null }]
  })
}

function keysOf(set: SignInSettings, provider: SignInProvider) {
  const name = envName(provider)
  return { id: set[`${name}_CLIENT_ID`], secret: set[`${name}_CLIENT_SECRET`] }
}

/** The prefix of a provider's variables: 'google' → 'GOOGLE'. */
function envName<P extends SignInProvider>(provider: P): Uppercase<P> {
  return provider.toUpperCase() as Uppercase<P> // toUpperCase returns string
}

/** The issuer URL; undefined when OIDC_ISSUER is missing, null for providers with a fixed one. */
function issuerOf(set: SignInSettings, provider: SignInProvider): string | null | undefined {
  if (provider === 'oidc') return set.OIDC_ISSUER
  if (provider !== 'microsoft') return null
  return `https://login.microsoftonline.com/${set.MICROSOFT_TENANT}/v2.0`
}

function oidcName(set: SignInSettings): string {
  return set.OIDC_NAME ?? new URL(set.OIDC_ISSUER ?? '').hostname
}

/** Errors for incompletely configured identity providers, reported at start. */
export function* signInErrors(set: SignInSettings): Generator<readonly [string, string]> {
  for (const provider of SIGN_IN_PROVIDERS) {
    const name = envName(provider)
    const { id, secret } = keysOf(set, provider)
    if (id === undefined && secret !== undefined)
      yield [`${name}_CLIENT_ID`, `must be set when ${name}_CLIENT_SECRET is set`]
    if (id !== undefined && secret === undefined)
      yield [`${name}_CLIENT_SECRET`, `must be set when ${name}_CLIENT_ID is set`]
  }
  if (set.OIDC_ISSUER === undefined && set.OIDC_CLIENT_ID !== undefined)
    yield ['OIDC_ISSUER', 'must be set when OIDC_CLIENT_ID is set: the address of your provider']
  if (set.OIDC_CLIENT_ID === undefined && (set.OIDC_ISSUER ?? set.OIDC_NAME) !== undefined)
    yield [
      'OIDC_CLIENT_ID',
      'must be set too: the provider identifies this instance by it; or set none of them',
    ]
}
