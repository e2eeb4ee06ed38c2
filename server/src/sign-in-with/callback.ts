import {
  type SignInProvider,
  type SignInWithRefusal,
  finishSignInWith,
} from '@bordereau/contract/sign-in-with'
import { asSystem } from '../db/database.ts'
import { openSession } from '../identity/session.ts'
import { type SessionCookie, publicRoute, respond } from '../lib/route.ts'
import { NO_AUTHORIZATION_REQUEST, finishAuthorization } from './authorization-request.ts'
import { identify } from './identify.ts'
import { redirectTo, pathWith, signInPage } from './redirect.ts'
import { providerIn } from './provider.ts'
import { isStillSignedIn, resolveAccount } from './resolve-account.ts'
import type { AuthorizationRequest } from './store.ts'

/**
 * The redirect back from a provider. Every refusal leads to a page that shows it; the authorization request ends in any
 * case. The provider is requested between two transactions, so that no connection is held meanwhile.
 */
export const backFromProviderRoute = publicRoute(finishSignInWith, async call => {
  const { context, query, token } = call
  const { provider, code, state, iss, error } = query
  // Link previews and scanners must not use the request up.
  if (call.head) return respond(redirectTo('/sign-in'))
  const config = providerIn(context, provider)
  const authorizationRequest = await finishAuthorization(
    context,
    provider,
    state,
    call.authorizationRequest,
  )
  if (
    !config ||
    !authorizationRequest ||
    !(await isStillSignedIn(context, authorizationRequest, token))
  )
    return finish(signInPage(provider, config ? 'authorization_invalid' : 'provider_unknown', ''))
  const proof = {
    state: state ?? '',
    verifier: authorizationRequest.verifier,
    nonce: authorizationRequest.nonce,
  }
  const found = await identify(context, config, { code, state, iss, error }, proof)
  if (!found.ok) return finish(refusalPage(provider, authorizationRequest, found.refusal))
  const outcome = await asSystem(context.db, async tx => {
    const resolved = await resolveAccount(tx, context, authorizationRequest, found.value, token)
    if (!resolved.ok) return finish(refusalPage(provider, authorizationRequest, resolved.refusal))
    if (authorizationRequest.personId !== null)
      return finish(pathWith(authorizationRequest.returnTo, { linked: provider }))
    const cookie = await openSession(tx, context, resolved.value.personId, call)
    return finish(nextPage(authorizationRequest, resolved.value.isNew), cookie)
  })
  context.notifyJobRunner()
  return outcome
})

function finish(page: string, cookie?: SessionCookie) {
  return { ...respond(redirectTo(page), cookie), authorizationRequest: NO_AUTHORIZATION_REQUEST }
}

function refusalPage(
  provider: SignInProvider,
  authorizationRequest: AuthorizationRequest,
  refused: SignInWithRefusal,
): string {
  if (authorizationRequest.personId === null)
    return signInPage(provider, refused, authorizationRequest.returnTo)
  return pathWith(authorizationRequest.returnTo, { refused, with: provider })
}

/** A new person continues at /sign-up, then at the requested page unless it was an invitation, which is used up. */
function nextPage({ returnTo, invitationHash }: AuthorizationRequest, isNew: boolean): string {
  if (!isNew) return returnTo === '' ? '/' : returnTo
  if (returnTo === '' || invitationHash !== null) return '/sign-up'
  return `/sign-up?${new URLSearchParams({ next: returnTo })}`
}
