import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

export type ProviderRefusal = 'provider_cancelled' | 'provider_unavailable' | 'provider_unverified'

/** What providers say when somebody has changed her mind; LinkedIn has words of its own. */
const CHANGED_MIND = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'user_cancelled_login',
  'user_cancelled_authorize',
])
const THEIR_TROUBLE = new Set(['server_error', 'temporarily_unavailable'])
/** Those of our own set-up, which only the host can mend: nobody's sign-in was wrong. */
const OUR_TROUBLE = new Set(['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'])

/** Changed her mind; nobody there, or our keys are wrong (try later); or there was an answer that cannot be believed. */
export function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof AuthorizationResponseError) {
    if (CHANGED_MIND.has(error.error)) return 'provider_cancelled'
    return THEIR_TROUBLE.has(error.error) ? 'provider_unavailable' : 'provider_unverified'
  }
  if (error instanceof ResponseBodyError) {
    const trouble = THEIR_TROUBLE.has(error.error) || OUR_TROUBLE.has(error.error)
    return trouble || error.status >= 500 ? 'provider_unavailable' : 'provider_unverified'
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'provider_unverified'
  return isSilence(error) ? 'provider_unavailable' : 'provider_unverified'
}

function isSilence(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (!(error instanceof ClientError)) return false
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
  return error.cause instanceof Response && error.cause.status >= 500
}

/** For the log: what was wrong, without what was said by the provider, which may hold tokens. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'error' in error ? error.error : 'code' in error ? error.code : undefined
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}${code === undefined ? '' : ` (${String(code)})`}`
}
