import { type KeyObject, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod'
import { FeedError, type FeedFailure, type FeedServices } from './feed.ts'
import { answerOf, sendToFeed } from './request.ts'

const API_URL = 'https://api.enablebanking.com'
/** Of at most a day that the service accepts; a request takes a minute. */
const TOKEN_SECONDS = 300
/** The clock of this machine may be ahead of the service's. */
const SKEW_SECONDS = 30

export type ApiCall<Shape extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  readonly shape: Shape
}

/** Sends a request that is signed with the key of the company's application (enablebanking.com/docs/api/reference). */
export async function callApi<Shape extends z.ZodType>(
  services: FeedServices,
  { method, path, body, shape }: ApiCall<Shape>,
): Promise<z.infer<Shape>> {
  const base = (services.apiUrl ?? API_URL).replace(/\/$/, '')
  const token = await tokenOf(services)
  const response = await sendToFeed(services, { url: `${base}${path}`, method, body, token })
  if (!response.ok) throw await failureOf(response)
  return answerOf(response, shape)
}

async function tokenOf({ keys, clock }: FeedServices): Promise<string> {
  const key = keyOf(keys.privateKey ?? '')
  if (!key) throw new FeedError('keys_refused', 'the private key cannot be read')
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: keys.applicationId ?? '' })
    .setIssuer('enablebanking.com')
    .setAudience('api.enablebanking.com')
    .setIssuedAt(now - SKEW_SECONDS)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(key)
}

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

const PEM =
  /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([A-Za-z\d+/=\s]+)-----END (?:RSA )?PRIVATE KEY-----/
const LEAST_BITS = 2048

/**
 * An RSA key in PEM (RFC 7468), in lines of 64 characters whatever a form or a mail made of them. Undefined for everything else: a
 * certificate, a public key, a key of another kind or with a password.
 */
export function privateKeyIn(text: string): string | undefined {
  const [, label, body = ''] = PEM.exec(text) ?? []
  if (label === undefined) return undefined
  const lines = body.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []
  const pem = [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
  const key = keyOf(pem)
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0
  return key?.asymmetricKeyType === 'rsa' && bits >= LEAST_BITS ? pem : undefined
}

/** The errors by their code (enablebanking.com/docs/api/reference, ErrorCode); others are judged by their status. */
const FAILURES: Readonly<Record<string, FeedFailure>> = {
  ACCESS_DENIED: 'keys_refused',
  ACCOUNT_DOES_NOT_EXIST: 'account_closed',
  ASPSP_ACCOUNT_NOT_ACCESSIBLE: 'account_closed',
  ASPSP_ERROR: 'unavailable',
  ASPSP_PSU_ACTION_REQUIRED: 'consent_ended',
  ASPSP_RATE_LIMIT_EXCEEDED: 'limited',
  ASPSP_TIMEOUT: 'unavailable',
  AUTHORIZATION_NOT_PROVIDED: 'keys_refused',
  CLOSED_SESSION: 'consent_ended',
  EXPIRED_SESSION: 'consent_ended',
  INVALID_ACCOUNT_ID: 'account_closed',
  NO_ACCOUNTS_ADDED: 'not_active',
  REDIRECT_URI_NOT_ALLOWED: 'return_unknown',
  REVOKED_SESSION: 'consent_ended',
  SESSION_DOES_NOT_EXIST: 'consent_ended',
  UNAUTHORIZED_ACCESS: 'keys_refused',
  UNAUTHORIZED_IP: 'keys_refused',
  // The key belongs to one answer, so that the days are read anew.
  WRONG_CONTINUATION_KEY: 'unavailable',
  WRONG_SESSION_STATUS: 'consent_ended',
}

const errorBody = z.object({ error: z.string().catch('') }).catch({ error: '' })

/** A refusal with the service's own code of it. The message has no other text of the answer, which may name an account. */
export class ApiError extends FeedError {
  readonly code: string

  constructor(reason: FeedFailure, code: string, status: number, pauseSeconds?: number) {
    super(reason, `Enable Banking responded ${status} ${code}`, pauseSeconds)
    this.code = code
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const { status, headers } = response
  const { error } = errorBody.parse(await response.json().catch(() => undefined))
  const code = /^[A-Z_]{1,60}$/.test(error) ? error : ''
  const reason = FAILURES[code] ?? reasonOf(status)
  return new ApiError(reason, code, status, reason === 'limited' ? pauseIn(headers) : undefined)
}

function reasonOf(status: number): FeedFailure {
  if (status === 429) return 'limited'
  if (status === 401 || status === 403) return 'keys_refused'
  return status === 408 || status >= 500 ? 'unavailable' : 'refused'
}

/** RFC 9110, 10.2.3, in seconds. */
function pauseIn(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
