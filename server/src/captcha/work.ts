import { randomInt } from 'node:crypto'
import { type Purpose, workChallenge, workProof } from '@bordereau/contract/captcha'
import { refuse } from '@bordereau/domain/decision'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { House } from '../lib/house.ts'
import { hex, macOf } from '../lib/secret.ts'
import type { Solved, Unsolved } from './check.ts'

type Challenge = z.infer<typeof workChallenge>

const LIFE_MS = 600_000
/** Rounds a try: enough that the tries, not the calls around them, are the work; little for us to make a challenge. */
const ROUNDS = 1000

/**
 * A challenge of about `work` rounds of hashing, for one purpose and ten minutes. The counter to be found is drawn
 * between half and one and a half of the average, so that nobody waits long by bad luck. Nothing is kept: it is signed.
 */
export async function newWork(
  house: House,
  purpose: Purpose,
  work: number,
): Promise<{ challenge: Challenge; seconds: number }> {
  const expiresAt = house.clock.now().getTime() + LIFE_MS
  const tries = work / ROUNDS
  const least = Math.max(1, Math.round(tries / 2))
  const most = Math.max(least, Math.round(tries * 1.5))
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(least, most + 1),
    deriveKey,
    data: { purpose, expiresAt, work },
    ...keysOf(house),
  })
  return { challenge: z.parse(workChallenge, challenge), seconds: LIFE_MS / 1000 }
}

/** The proof is ours, solved, for this purpose, not too old, and not much easier than `work` asks by now. */
export async function checkWork(
  house: House,
  purpose: Purpose,
  proof: string,
  work: number,
): Promise<Solved | Unsolved> {
  const read = workProof.safeParse(jsonIn(proof))
  if (!read.success) return refuse('captcha_invalid')
  const { challenge, solution } = read.data
  const { data } = challenge.parameters
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(house) })
  if (!verified || data.purpose !== purpose) return refuse('captcha_invalid')
  // One fetched in stock before the failures began is as good as too old.
  if (data.expiresAt <= house.clock.now().getTime() || data.work < work / 2)
    return refuse('captcha_expired')
  return { ok: true, mark: challenge.signature, expiresAt: new Date(data.expiresAt) }
}

/** Of the instance's own secret, which was made at its first start and lies in its database. */
function keysOf(house: House): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const keyFor = (use: string) => hex(macOf(house.secret, 'captcha', use))
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
