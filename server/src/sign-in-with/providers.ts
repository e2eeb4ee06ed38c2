import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { ServerMetadata } from 'openid-client'
import { type Profile, facebookProfile, githubProfile } from './profile.ts'

type Common = {
  readonly scope: string
  /** Whether it takes the proof that the code is brought by whoever asked for it (RFC 7636). */
  readonly pkce: boolean
}

/** OpenID Connect: says in a signed token who somebody is. */
type OpenId = Common & {
  readonly speaks: 'openid'
  /** null: told by the configuration. */
  readonly issuer: string | null
  /** Whether its token repeats the nonce of the request. */
  readonly nonce: boolean
  /** Whether its word that an address was verified can be taken. */
  readonly vouches: boolean
}

/** OAuth 2 without that token: who somebody is must be asked with the token for access. */
type PlainOAuth = Common & {
  readonly speaks: 'oauth'
  readonly server: ServerMetadata
  readonly profile: (ask: Ask) => Promise<Profile>
}

/** Asks the provider's own interface; gives what it says as JSON, or throws. */
export type Ask = (url: string) => Promise<unknown>

const OPENID = {
  speaks: 'openid',
  scope: 'openid email profile',
  pkce: true,
  nonce: true,
  vouches: true,
} as const

export const PROVIDER_FACTS: Readonly<Record<SignInProvider, OpenId | PlainOAuth>> = {
  /** developers.google.com/identity/openid-connect/openid-connect */
  google: { ...OPENID, issuer: 'https://accounts.google.com' },
  /**
   * learn.microsoft.com/entra/identity-platform/claims-validation: the owner of a tenant writes any address into it
   * ("nOAuth"), so its word for one is worth nothing.
   */
  microsoft: { ...OPENID, issuer: null, vouches: false },
  /**
   * learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2: its token has no nonce, and a
   * code_verifier from a web application is refused as invalid_client (teamhanko/hanko#2405, nextauthjs/next-auth#8831).
   */
  linkedin: { ...OPENID, issuer: 'https://www.linkedin.com/oauth', pkce: false, nonce: false },
  oidc: { ...OPENID, issuer: null },
  /** docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
  github: {
    speaks: 'oauth',
    scope: 'read:user user:email',
    pkce: true,
    server: {
      issuer: 'https://github.com',
      authorization_endpoint: 'https://github.com/login/oauth/authorize',
      token_endpoint: 'https://github.com/login/oauth/access_token',
    },
    profile: githubProfile,
  },
  /** developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
  facebook: {
    speaks: 'oauth',
    scope: 'email public_profile',
    pkce: true,
    server: {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
      token_endpoint: 'https://graph.facebook.com/oauth/access_token',
    },
    profile: facebookProfile,
  },
}
