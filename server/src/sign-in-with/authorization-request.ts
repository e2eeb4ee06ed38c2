import { isOwnPath } from '@bordereau/contract/path'
import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { randomPKCECodeVerifier } from 'openid-client'
import { asSystem } from '../db/database.ts'
import type { SessionCookie } from '../lib/route.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hashOf, newToken } from '../lib/secret.ts'
import { authorizationUrl } from './identify.ts'
import { providerIn } from './provider.ts'
import {
  type AuthorizationRequest,
  insertAuthorizationRequest,
  useAuthorizationRequest,
} from './store.ts'

const LIFETIME_SECONDS = 600
const MAX_PATH_LENGTH = 2000

export const NO_AUTHORIZATION_REQUEST: SessionCookie = { value: null, maxAgeSeconds: 0 }

export type NewAuthorizationRequest = {
  readonly provider: SignInProvider
  /** The person to link the identity to; null: to sign in. */
  readonly personId: string | null
  readonly to: string | undefined
  readonly invitation: string | undefined
  readonly language: string
}

/**
 * Begins an authorization request: returns the provider's URL, and the cookie that binds the request to this browser,
 * so that a callback URL of another person's request cannot sign the visitor in (login CSRF).
 */
export async function beginAuthorization(
  context: AppContext,
  input: NewAuthorizationRequest,
): Promise<
  Decision<
    { readonly url: string; readonly cookie: SessionCookie },
    'provider_unknown' | 'provider_unavailable'
  >
> {
  const provider = providerIn(context, input.provider)
  if (!provider) return refuse('provider_unknown')
  const [state, browser, nonce] = [newToken(), newToken(), newToken()]
  const verifier = randomPKCECodeVerifier()
  const url = await authorizationUrl(context, provider, {
    state: state.token,
    verifier,
    nonce: nonce.token,
  })
  if (url === undefined) return refuse('provider_unavailable')
  await asSystem(context.db, tx =>
    insertAuthorizationRequest(tx, {
      stateHash: state.hash,
      browserHash: browser.hash,
      provider: input.provider,
      personId: input.personId,
      verifier,
      nonce: nonce.token,
      returnTo: ownPage(context, input.to),
      invitationHash: input.invitation === undefined ? null : hashOf(input.invitation),
      language: input.language,
      expiresAt: new Date(context.clock.now().getTime() + LIFETIME_SECONDS * 1000),
    }),
  )
  return accept({ url, cookie: { value: browser.token, maxAgeSeconds: LIFETIME_SECONDS } })
}

/** Uses up the authorization request of a state; undefined: unknown, used, expired, or begun in another browser. */
export async function finishAuthorization(
  context: AppContext,
  provider: SignInProvider,
  state: string | undefined,
  browser: string,
): Promise<AuthorizationRequest | undefined> {
  if (state === undefined) return undefined
  const authorizationRequest = await asSystem(context.db, tx =>
    useAuthorizationRequest(tx, provider, hashOf(state)),
  )
  if (!authorizationRequest || authorizationRequest.expiresAt <= context.clock.now())
    return undefined
  return Buffer.from(authorizationRequest.browserHash).equals(hashOf(browser))
    ? authorizationRequest
    : undefined
}

/** '' for anything but a page of the application, such as another site or /api. */
function ownPage(context: AppContext, to: string | undefined): string {
  if (to === undefined || to.length > MAX_PATH_LENGTH || !isOwnPath(to)) return ''
  const { publicUrl } = context.config
  if (!URL.canParse(to, publicUrl)) return ''
  const { origin, pathname } = new URL(to, publicUrl)
  return origin === new URL(publicUrl).origin && !/^\/api(\/|$)/.test(pathname) ? to : ''
}
