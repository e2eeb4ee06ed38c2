import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import * as client from 'openid-client'
import type { SignInWithConfig } from '../config.ts'
import type { House } from '../lib/house.ts'
import { reasonOf } from './fault.ts'
import { outgoing } from './outgoing.ts'
import { PROVIDER_FACTS } from './providers.ts'

const PATIENCE_SECONDS = 8
/** The clocks of two machines may differ by so much. */
const TOLERANCE_SECONDS = 60
const FRESH_MS = 3_600_000

/** The provider as it is set up here; undefined where it is not. */
export function providerIn(house: House, provider: SignInProvider): SignInWithConfig | undefined {
  return house.config.signInWith.find(one => one.provider === provider)
}

type Met = { readonly at: number; readonly configuration: Promise<client.Configuration> }
const met = new WeakMap<SignInWithConfig, Met>()

/**
 * What is needed to speak with the provider: asked of it at the first visit and every hour. Undefined where it does not
 * answer, or not as itself; the log says why.
 */
export async function meet(
  house: House,
  set: SignInWithConfig,
): Promise<client.Configuration | undefined> {
  const now = house.clock.now().getTime()
  const known = met.get(set)
  const current =
    known && now - known.at < FRESH_MS ? known : { at: now, configuration: introduce(set) }
  met.set(set, current)
  try {
    return await current.configuration
  } catch (error) {
    // What failed is tried again at the next visit.
    if (met.get(set) === current) met.delete(set)
    const entry = { provider: set.provider, why: reasonOf(error) }
    house.log.error(entry, 'a provider to sign in with cannot be reached')
    return undefined
  }
}

async function introduce(set: SignInWithConfig): Promise<client.Configuration> {
  const facts = PROVIDER_FACTS[set.provider]
  const metadata = { client_secret: set.clientSecret, [client.clockTolerance]: TOLERANCE_SECONDS }
  if (facts.speaks === 'oauth') {
    const { server } = facts
    const known = new client.Configuration(server, set.clientId, metadata, byBody(set))
    known.timeout = PATIENCE_SECONDS
    known[client.customFetch] = outgoing(set.standIn)
    return known
  }
  const issuer = new URL(facts.issuer ?? set.issuer ?? '')
  return client.discovery(issuer, set.clientId, metadata, asItWants(set), {
    timeout: PATIENCE_SECONDS,
    [client.customFetch]: outgoing(set.standIn),
    execute: [
      // The token comes from the provider itself over TLS; its signature is checked all the same.
      client.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
}

function byBody(set: SignInWithConfig): client.ClientAuth {
  return client.ClientSecretPost(set.clientSecret)
}

/** How the secret travels: in the body, but to one's own provider in the header unless it says that it takes the body. */
function asItWants(set: SignInWithConfig): client.ClientAuth {
  const inBody = byBody(set)
  const inHeader = client.ClientSecretBasic(set.clientSecret)
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const body = set.provider !== 'oidc' || taken.includes('client_secret_post')
    return (body ? inBody : inHeader)(server, ...rest)
  }
}
