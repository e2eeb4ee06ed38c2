import type { Purpose } from '@bordereau/contract/captcha'
import { refuse } from '@bordereau/domain/decision'
import * as z from 'zod/mini'
import type { CaptchaProviderConfig } from '../config.ts'
import type { House } from '../lib/house.ts'
import type { Solved, Unsolved } from './check.ts'
import { PROVIDER_FACTS } from './providers.ts'

/** Longer than any provider lets its answers live (reCAPTCHA and hCaptcha two minutes, Turnstile five). */
const LIFE_MS = 600_000
const PATIENCE_MS = 5000

const answerShape = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string())),
  hostname: z.nullish(z.string()),
  action: z.nullish(z.string()),
  score: z.nullish(z.number()),
})
type Told = z.infer<typeof answerShape>

/**
 * Asks the provider whether its token is good. No answer, or one that says that our own keys are wrong, is never taken
 * for a yes: it is `captcha_unavailable`, and the log says why.
 */
export async function askProvider(
  house: House,
  captcha: CaptchaProviderConfig,
  purpose: Purpose,
  token: string,
  patienceMs = PATIENCE_MS,
): Promise<Solved | Unsolved> {
  const told = await ask(captcha, token, patienceMs).catch((error: unknown) => faultOf(error))
  if (typeof told === 'string') return unavailable(house, captcha, told)
  if (!told.success) return refused(house, captcha, told['error-codes'] ?? [])
  const wrong = wrongIn(house, captcha, purpose, told)
  if (wrong !== undefined) {
    house.log.warn({ provider: captcha.provider, wrong }, 'captcha refused')
    return refuse('captcha_invalid')
  }
  const expiresAt = new Date(house.clock.now().getTime() + LIFE_MS)
  return { ok: true, mark: token, expiresAt }
}

async function ask(
  captcha: CaptchaProviderConfig,
  token: string,
  patienceMs: number,
): Promise<Told | string> {
  const { verifyUrl, wantsSiteKey } = PROVIDER_FACTS[captcha.provider]
  const body = new URLSearchParams({ secret: captcha.secretKey, response: token })
  if (wantsSiteKey) body.set('sitekey', captcha.siteKey)
  const response = await fetch(captcha.verifyUrl ?? verifyUrl, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const read = answerShape.safeParse(await response.json().catch(() => undefined))
  // Some say what was wrong with a status of 400 and the same body.
  if (response.status >= 500 || !read.success) return `status ${response.status}, unreadable`
  return read.data
}

const TOO_OLD = new Set(['timeout-or-duplicate', 'expired-input-response'])
const SEEN = new Set(['already-seen-response', 'invalid-or-already-seen-response'])
const THEIRS = new Set(['missing-input-response', 'invalid-input-response'])

/** Whatever does not speak of the visitor's token speaks of our keys or of the provider. */
function refused(house: House, captcha: CaptchaProviderConfig, codes: readonly string[]): Unsolved {
  if (codes.some(code => TOO_OLD.has(code))) return refuse('captcha_expired')
  if (codes.some(code => SEEN.has(code))) return refuse('captcha_used')
  if (codes.length === 0 || codes.some(code => THEIRS.has(code))) return refuse('captcha_invalid')
  return unavailable(house, captcha, codes.join(', '))
}

/** What is wrong with an answer that says yes: solved elsewhere, for something else, or by what looks like a program. */
function wrongIn(
  house: House,
  captcha: CaptchaProviderConfig,
  purpose: Purpose,
  told: Told,
): string | undefined {
  const facts = PROVIDER_FACTS[captcha.provider]
  const host = new URL(house.config.publicUrl).hostname
  if (facts.tellsHost && told.hostname !== host) return `hostname ${told.hostname}, not ${host}`
  if (facts.tellsAction && told.action !== purpose) return `action ${told.action}, not ${purpose}`
  if (facts.tellsScore && !((told.score ?? 0) >= captcha.minScore)) return `score ${told.score}`
  return undefined
}

function unavailable(house: House, captcha: CaptchaProviderConfig, why: string): Unsolved {
  house.log.error({ provider: captcha.provider, why }, 'captcha cannot be verified')
  return refuse('captcha_unavailable')
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
