import * as client from 'openid-client'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { SignInWithConfig } from '../config.ts'
import type { House } from '../lib/house.ts'
import { type ProviderRefusal, reasonOf, refusalOf } from './fault.ts'
import { type Profile, openIdProfile } from './profile.ts'
import { meet } from './provider.ts'
import { PROVIDER_FACTS } from './providers.ts'

/** What the errand was begun with, and what must come back by it. */
export type Proof = { readonly state: string; readonly verifier: string; readonly nonce: string }

/** What the provider's redirect carries. */
export type Said = Readonly<Record<'code' | 'state' | 'iss' | 'error', string | undefined>>

/** The page to register with the provider: the only one it sends the browser back to. */
export function backUrl(house: House, set: SignInWithConfig): string {
  return `${house.config.publicUrl}/api/sign-in-with/${set.provider}/back`
}

/** The address of the provider's page where somebody says who she is; undefined while the provider cannot be reached. */
export async function pageOf(
  house: House,
  set: SignInWithConfig,
  proof: Proof,
): Promise<string | undefined> {
  const facts = PROVIDER_FACTS[set.provider]
  const configuration = await meet(house, set)
  if (!configuration) return undefined
  const { state, verifier, nonce } = proof
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: backUrl(house, set),
    scope: facts.scope,
    state,
    ...(facts.speaks === 'openid' && facts.nonce ? { nonce } : {}),
    ...(facts.pkce
      ? {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }
      : {}),
  })
  return url.href
}

/**
 * Changes the code for a token and reads from it, or asks with it, who somebody is. Everything that comes is checked:
 * issuer, audience, time, nonce and signature by the library. The log says why somebody was not believed.
 */
export async function identify(
  house: House,
  set: SignInWithConfig,
  said: Said,
  proof: Proof,
): Promise<Decision<Profile, ProviderRefusal>> {
  const configuration = await meet(house, set)
  if (!configuration) return refuse('provider_unavailable')
  try {
    return accept(await profileOf(house, set, configuration, said, proof))
  } catch (error) {
    const refusal = refusalOf(error)
    const entry = { provider: set.provider, why: reasonOf(error) }
    if (refusal !== 'provider_cancelled') house.log.warn(entry, 'sign-in by a provider failed')
    return refuse(refusal)
  }
}

async function profileOf(
  house: House,
  set: SignInWithConfig,
  configuration: client.Configuration,
  said: Said,
  { state, verifier, nonce }: Proof,
): Promise<Profile> {
  const facts = PROVIDER_FACTS[set.provider]
  const url = new URL(backUrl(house, set))
  for (const [name, value] of Object.entries(said))
    if (value !== undefined) url.searchParams.set(name, value)
  const openid = facts.speaks === 'openid'
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    ...(facts.pkce ? { pkceCodeVerifier: verifier } : {}),
    ...(openid ? { idTokenExpected: true } : {}),
    ...(openid && facts.nonce ? { expectedNonce: nonce } : {}),
  })
  const ask = asker(configuration, tokens.access_token)
  if (!openid) return facts.profile(ask)
  const claims = tokens.claims()
  if (!claims) throw new client.ClientError('there is no ID token')
  const told = openIdProfile(claims.iss, claims.sub, claims, facts.vouches)
  if (told.email !== '' || !configuration.serverMetadata().userinfo_endpoint) return told
  // Some say in the token who it is, and only when asked how to reach her.
  const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return openIdProfile(claims.iss, claims.sub, { ...claims, ...more }, facts.vouches)
}

function asker(configuration: client.Configuration, token: string) {
  return async (url: string): Promise<unknown> => {
    const response = await client.fetchProtectedResource(configuration, token, new URL(url), 'GET')
    if (response.ok) return response.json()
    throw new client.ClientError(`${new URL(url).pathname} answered ${response.status}`, {
      cause: response,
    })
  }
}
