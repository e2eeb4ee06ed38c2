import * as client from 'openid-client'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { SignInWithConfig } from './settings.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type ProviderRefusal, describeFailure, refusalOf } from './provider-refusal.ts'
import { type OidcProfile, openIdProfile } from './oidc-profile.ts'
import { discover } from './provider.ts'
import { PROVIDER_PROPERTIES } from './providers.ts'

/** State, PKCE code verifier and nonce of the authorization request. */
export type Proof = { readonly state: string; readonly verifier: string; readonly nonce: string }

/** The query parameters of the provider's redirect. */
export type ProviderResponse = Readonly<
  Record<'code' | 'state' | 'iss' | 'error', string | undefined>
>

/** The redirect URI to register with the provider. */
export function redirectUri(context: AppContext, config: SignInWithConfig): string {
  return `${context.config.publicUrl}/api/sign-in-with/${config.provider}/back`
}

/** The authorization URL of the provider; undefined while the provider cannot be reached. */
export async function authorizationUrl(
  context: AppContext,
  config: SignInWithConfig,
  proof: Proof,
): Promise<string | undefined> {
  const properties = PROVIDER_PROPERTIES[config.provider]
  const configuration = await discover(context, config)
  if (!configuration) return undefined
  const { state, verifier, nonce } = proof
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(context, config),
    scope: properties.scope,
    state,
    ...(properties.protocol === 'openid' && properties.nonce ? { nonce } : {}),
    ...(properties.pkce
      ? {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }
      : {}),
  })
  return url.href
}

/**
 * Exchanges the code for tokens and returns the profile from the ID token or the provider's API. The library verifies
 * issuer, audience, time, nonce and signature. The reason of a failure is logged.
 */
export async function identify(
  context: AppContext,
  config: SignInWithConfig,
  response: ProviderResponse,
  proof: Proof,
): Promise<Decision<OidcProfile, ProviderRefusal>> {
  const configuration = await discover(context, config)
  if (!configuration) return refuse('provider_unavailable')
  try {
    return accept(await profileOf(context, config, configuration, response, proof))
  } catch (error) {
    const refusal = refusalOf(error)
    const entry = { provider: config.provider, why: describeFailure(error) }
    if (refusal !== 'provider_cancelled') context.log.warn(entry, 'sign-in by a provider failed')
    return refuse(refusal)
  }
}

async function profileOf(
  context: AppContext,
  config: SignInWithConfig,
  configuration: client.Configuration,
  response: ProviderResponse,
  { state, verifier, nonce }: Proof,
): Promise<OidcProfile> {
  const properties = PROVIDER_PROPERTIES[config.provider]
  const url = new URL(redirectUri(context, config))
  for (const [name, value] of Object.entries(response))
    if (value !== undefined) url.searchParams.set(name, value)
  const openid = properties.protocol === 'openid'
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    ...(properties.pkce ? { pkceCodeVerifier: verifier } : {}),
    ...(openid ? { idTokenExpected: true } : {}),
    ...(openid && properties.nonce ? { expectedNonce: nonce } : {}),
  })
  const fetchResource = resourceFetcher(configuration, tokens.access_token)
  if (!openid) return properties.profile(fetchResource)
  const claims = tokens.claims()
  if (!claims) throw new client.ClientError('there is no ID token')
  const profile = openIdProfile(claims.iss, claims.sub, claims, properties.verifiesEmail)
  if (profile.email !== '' || !configuration.serverMetadata().userinfo_endpoint) return profile
  // Some providers return the address at the userinfo endpoint only.
  const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return openIdProfile(claims.iss, claims.sub, { ...claims, ...userInfo }, properties.verifiesEmail)
}

function resourceFetcher(configuration: client.Configuration, token: string) {
  return async (url: string): Promise<unknown> => {
    const response = await client.fetchProtectedResource(configuration, token, new URL(url), 'GET')
    if (response.ok) return response.json()
    throw new client.ClientError(`${new URL(url).pathname} responded with ${response.status}`, {
      cause: response,
    })
  }
}
