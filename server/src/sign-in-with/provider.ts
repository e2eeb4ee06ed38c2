import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import * as client from 'openid-client'
import type { SignInWithConfig } from './settings.ts'
import type { AppContext } from '../lib/app-context.ts'
import { describeFailure } from './provider-refusal.ts'
import { outgoingFetch } from './outgoing-fetch.ts'
import { PROVIDER_PROPERTIES } from './providers.ts'

const TIMEOUT_SECONDS = 8
/** Accepted difference between the clocks of both machines. */
const TOLERANCE_SECONDS = 60
const CACHE_MS = 3_600_000

/** The configuration of a provider; undefined when it is not configured. */
export function providerIn(
  context: AppContext,
  provider: SignInProvider,
): SignInWithConfig | undefined {
  return context.config.signInWith.find(one => one.provider === provider)
}

type DiscoveredProvider = {
  readonly at: number
  readonly configuration: Promise<client.Configuration>
}
const discovered = new WeakMap<SignInWithConfig, DiscoveredProvider>()

/**
 * The client configuration of a provider, by OpenID Connect discovery on first use and every hour. Undefined when it
 * cannot be reached or has another issuer; the reason is logged.
 */
export async function discover(
  context: AppContext,
  config: SignInWithConfig,
): Promise<client.Configuration | undefined> {
  const now = context.clock.now().getTime()
  const known = discovered.get(config)
  const current =
    known && now - known.at < CACHE_MS
      ? known
      : { at: now, configuration: configure(context, config) }
  discovered.set(config, current)
  try {
    return await current.configuration
  } catch (error) {
    // A failed discovery is repeated at the next request.
    if (discovered.get(config) === current) discovered.delete(config)
    const entry = { provider: config.provider, why: describeFailure(error) }
    context.log.error(entry, 'a provider to sign in with cannot be reached')
    return undefined
  }
}

async function configure(
  { outgoing }: AppContext,
  config: SignInWithConfig,
): Promise<client.Configuration> {
  const properties = PROVIDER_PROPERTIES[config.provider]
  const metadata = {
    client_secret: config.clientSecret,
    [client.clockTolerance]: TOLERANCE_SECONDS,
  }
  if (properties.protocol === 'oauth') {
    const { server } = properties
    const known = new client.Configuration(
      server,
      config.clientId,
      metadata,
      authenticateInBody(config),
    )
    known.timeout = TIMEOUT_SECONDS
    known[client.customFetch] = outgoingFetch(outgoing.send, config.testBaseUrl)
    return known
  }
  const issuer = new URL(properties.issuer ?? config.issuer ?? '')
  return client.discovery(issuer, config.clientId, metadata, clientAuthentication(config), {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: outgoingFetch(outgoing.send, config.testBaseUrl),
    execute: [
      // The token comes from the provider over TLS; its signature is verified nevertheless.
      client.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
}

function authenticateInBody(config: SignInWithConfig): client.ClientAuth {
  return client.ClientSecretPost(config.clientSecret)
}

/** Client authentication: in the body, but for 'oidc' in the header unless its metadata has client_secret_post. */
function clientAuthentication(config: SignInWithConfig): client.ClientAuth {
  const inBody = authenticateInBody(config)
  const inHeader = client.ClientSecretBasic(config.clientSecret)
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const body = config.provider !== 'oidc' || supported.includes('client_secret_post')
    return (body ? inBody : inHeader)(server, ...rest)
  }
}
