import { randomInt } from 'node:crypto'
import { type Purpose, workChallenge, workProof } from '@bordereau/contract/captcha'
import { refuse } from '@bordereau/domain/decision'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { AppContext } from '../lib/app-context.ts'
import { hex, macOf } from '../lib/secret.ts'
import type { Verification, VerificationFailure } from './check.ts'

type Challenge = z.infer<typeof workChallenge>

const LIFETIME_MS = 600_000
/** Rounds of a try: enough to make the call's overhead negligible, and few enough to create a challenge quickly. */
const ROUNDS = 1000

/**
 * A challenge of about `work` rounds of hashing, for one purpose and ten minutes. The counter to be found is drawn
 * between half and one and a half of the average, so that solving never takes very long. It is signed and not stored.
 */
export async function newProofOfWork(
  context: AppContext,
  purpose: Purpose,
  work: number,
): Promise<{ challenge: Challenge; seconds: number }> {
  const expiresAt = context.clock.now().getTime() + LIFETIME_MS
  const tries = work / ROUNDS
  const least = Math.max(1, Math.round(tries / 2))
  const most = Math.max(least, Math.round(tries * 1.5))
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(least, most + 1),
    deriveKey,
    data: { purpose, expiresAt, work },
    ...keysOf(context),
  })
  return { challenge: z.parse(workChallenge, challenge), seconds: LIFETIME_MS / 1000 }
}

/** Checks signature, solution, purpose, expiry, and that the challenge has at least half of `work`. */
export async function verifyProofOfWork(
  context: AppContext,
  purpose: Purpose,
  proof: string,
  work: number,
): Promise<Verification | VerificationFailure> {
  const parsed = workProof.safeParse(jsonIn(proof))
  if (!parsed.success) return refuse('captcha_invalid')
  const { challenge, solution } = parsed.data
  const { data } = challenge.parameters
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(context) })
  if (!verified || data.purpose !== purpose) return refuse('captcha_invalid')
  // A challenge fetched before the difficulty increased is treated as expired.
  if (data.expiresAt <= context.clock.now().getTime() || data.work < work / 2)
    return refuse('captcha_expired', { work })
  return { ok: true, challengeId: challenge.signature, expiresAt: new Date(data.expiresAt) }
}

/** Keys derived from the instance's secret. */
function keysOf(context: AppContext): {
  hmacSignatureSecret: string
  hmacKeySignatureSecret: string
} {
  const keyFor = (use: string) => hex(macOf(context.secret, 'captcha', use))
  return {
    hmacSignatureSecret: keyFor('challenge'),
    hmacKeySignatureSecret: keyFor('solution'),
  }
}

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}
