import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

export type ProviderRefusal = 'provider_cancelled' | 'provider_unavailable' | 'provider_unverified'

/** Error codes for a request that the person cancelled; two of them are LinkedIn's. */
const CANCELLED_CODES = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'user_cancelled_login',
  'user_cancelled_authorize',
])
const PROVIDER_FAILURE_CODES = new Set(['server_error', 'temporarily_unavailable'])
/** Error codes for a wrong configuration, which only the operator can fix. */
const CONFIGURATION_CODES = new Set([
  'invalid_client',
  'unauthorized_client',
  'redirect_uri_mismatch',
])

/** Cancelled; unavailable: no response, or a wrong configuration; unverified: an invalid response. */
export function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof AuthorizationResponseError) {
    if (CANCELLED_CODES.has(error.error)) return 'provider_cancelled'
    return PROVIDER_FAILURE_CODES.has(error.error) ? 'provider_unavailable' : 'provider_unverified'
  }
  if (error instanceof ResponseBodyError) {
    const isFailure =
      PROVIDER_FAILURE_CODES.has(error.error) || CONFIGURATION_CODES.has(error.error)
    return isFailure || error.status >= 500 ? 'provider_unavailable' : 'provider_unverified'
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'provider_unverified'
  return isUnreachable(error) ? 'provider_unavailable' : 'provider_unverified'
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (!(error instanceof ClientError)) return false
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
  return error.cause instanceof Response && error.cause.status >= 500
}

/** The reason for the log, without the provider's response, which may contain tokens. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'error' in error ? error.error : 'code' in error ? error.code : undefined
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}${code === undefined ? '' : ` (${String(code)})`}`
}
