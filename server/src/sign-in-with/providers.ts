import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { ServerMetadata } from 'openid-client'
import { type OidcProfile, facebookProfile, githubProfile } from './oidc-profile.ts'

type Common = {
  readonly scope: string
  /** Whether it supports PKCE (RFC 7636). */
  readonly pkce: boolean
}

/** OpenID Connect: the ID token has the profile. */
type OpenId = Common & {
  readonly protocol: 'openid'
  /** null: set in the configuration. */
  readonly issuer: string | null
  /** Whether its token repeats the nonce of the request. */
  readonly nonce: boolean
  /** Whether its claim email_verified is trusted. */
  readonly verifiesEmail: boolean
}

/** OAuth 2 without an ID token: the profile is requested with the access token. */
type PlainOAuth = Common & {
  readonly protocol: 'oauth'
  readonly server: ServerMetadata
  readonly profile: (fetchResource: FetchResource) => Promise<OidcProfile>
}

/** Requests a URL of the provider's API; returns its JSON, or throws. */
export type FetchResource = (url: string) => Promise<unknown>

const OPENID = {
  protocol: 'openid',
  scope: 'openid email profile',
  pkce: true,
  nonce: true,
  verifiesEmail: true,
} as const

export const PROVIDER_PROPERTIES: Readonly<Record<SignInProvider, OpenId | PlainOAuth>> = {
  /** developers.google.com/identity/openid-connect/openid-connect */
  google: { ...OPENID, issuer: 'https://accounts.google.com' },
  /**
   * learn.microsoft.com/entra/identity-platform/claims-validation: the owner of a tenant can set any address
   * ("nOAuth"), so its addresses are not trusted.
   */
  microsoft: { ...OPENID, issuer: null, verifiesEmail: false },
  /**
   * learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2: its token has no nonce, and
   * a code_verifier from a web application is refused as invalid_client (teamhanko/hanko#2405,
   * nextauthjs/next-auth#8831).
   */
  linkedin: { ...OPENID, issuer: 'https://www.linkedin.com/oauth', pkce: false, nonce: false },
  oidc: { ...OPENID, issuer: null },
  /** docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
  github: {
    protocol: 'oauth',
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
    protocol: 'oauth',
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
