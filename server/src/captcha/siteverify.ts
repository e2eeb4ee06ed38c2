import type { Purpose } from '@bordereau/contract/captcha'
import { refuse } from '@bordereau/domain/decision'
import * as z from 'zod/mini'
import type { CaptchaProviderConfig } from './settings.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { Verification, VerificationFailure } from './check.ts'
import { PROVIDER_PROPERTIES } from './providers.ts'

/** Longer than any provider's tokens are valid (reCAPTCHA and hCaptcha two minutes, Turnstile five). */
const LIFETIME_MS = 600_000
const TIMEOUT_MS = 5000
const MAX_RESPONSE_BYTES = 100_000

const responseShape = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string())),
  hostname: z.nullish(z.string()),
  action: z.nullish(z.string()),
  score: z.nullish(z.number()),
})
type ProviderResponse = z.infer<typeof responseShape>

/**
 * Verifies a token with its provider. Without a response, or with one that refuses our keys, the result is
 * `captcha_unavailable`, and the reason is logged.
 */
export async function verifyWithProvider(
  context: AppContext,
  captcha: CaptchaProviderConfig,
  purpose: Purpose,
  token: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Verification | VerificationFailure> {
  const result = await requestVerification(context, captcha, token, timeoutMs).catch(
    (error: unknown) => describeFailure(error),
  )
  if (typeof result === 'string') return unavailable(context, captcha, result)
  if (!result.success) return refused(context, captcha, result['error-codes'] ?? [])
  const mismatch = mismatchIn(context, captcha, purpose, result)
  if (mismatch !== undefined) {
    context.log.warn({ provider: captcha.provider, mismatch }, 'captcha refused')
    return refuse('captcha_invalid')
  }
  const expiresAt = new Date(context.clock.now().getTime() + LIFETIME_MS)
  return { ok: true, challengeId: token, expiresAt }
}

async function requestVerification(
  context: AppContext,
  captcha: CaptchaProviderConfig,
  token: string,
  timeoutMs: number,
): Promise<ProviderResponse | string> {
  const { verifyUrl, wantsSiteKey } = PROVIDER_PROPERTIES[captcha.provider]
  const body = new URLSearchParams({ secret: captcha.secretKey, response: token })
  if (wantsSiteKey) body.set('sitekey', captcha.siteKey)
  const response = await context.outgoing.send(captcha.verifyUrl ?? verifyUrl, {
    purpose: 'captcha',
    method: 'POST',
    body,
    timeoutMs,
    maxBytes: MAX_RESPONSE_BYTES,
  })
  const parsed = responseShape.safeParse(await response.json().catch(() => undefined))
  // Some providers return errors with status 400 and the same body.
  if (response.status >= 500 || !parsed.success) return `status ${response.status}, unreadable`
  return parsed.data
}

const EXPIRED_CODES = new Set(['timeout-or-duplicate', 'expired-input-response'])
const USED_CODES = new Set(['already-seen-response', 'invalid-or-already-seen-response'])
const INVALID_CODES = new Set(['missing-input-response', 'invalid-input-response'])

/** Error codes that do not concern the visitor's token concern our keys or the provider. */
function refused(
  context: AppContext,
  captcha: CaptchaProviderConfig,
  codes: readonly string[],
): VerificationFailure {
  if (codes.some(code => EXPIRED_CODES.has(code))) return refuse('captcha_expired')
  if (codes.some(code => USED_CODES.has(code))) return refuse('captcha_used')
  if (codes.length === 0 || codes.some(code => INVALID_CODES.has(code)))
    return refuse('captcha_invalid')
  return unavailable(context, captcha, codes.join(', '))
}

/** The mismatch in a successful response: another host, another action or a low score. */
function mismatchIn(
  context: AppContext,
  captcha: CaptchaProviderConfig,
  purpose: Purpose,
  result: ProviderResponse,
): string | undefined {
  const properties = PROVIDER_PROPERTIES[captcha.provider]
  const host = new URL(context.config.publicUrl).hostname
  if (properties.returnsHost && result.hostname !== host)
    return `hostname ${result.hostname}, not ${host}`
  if (properties.returnsAction && result.action !== purpose)
    return `action ${result.action}, not ${purpose}`
  if (properties.returnsScore && !((result.score ?? 0) >= captcha.minScore))
    return `score ${result.score}`
  return undefined
}

function unavailable(
  context: AppContext,
  captcha: CaptchaProviderConfig,
  reason: string,
): VerificationFailure {
  context.log.error({ provider: captcha.provider, reason }, 'captcha cannot be verified')
  return refuse('captcha_unavailable')
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
