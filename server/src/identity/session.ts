import type { Tx } from '../db/database.ts'
import type { Origin } from '../lib/actor.ts'
import type { SessionCookie } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { hashOf, newToken } from '../lib/secret.ts'
import { deleteSessionByToken, insertSession, sweepSessions } from './session-store.ts'

const DAY_MS = 86_400_000
const LIFE_DAYS = 90
/** The same as in lib/visitor.ts, which refuses what was idle for longer. */
const IDLE_DAYS = 14

export const NO_SESSION: SessionCookie = { value: null, maxAgeSeconds: 0 }

/**
 * Opens a session with a token of its own, so that a token known before the sign-in is worth nothing after it; the
 * session the request came with ends. Needs a system transaction.
 */
export async function openSession(
  tx: Tx,
  house: House,
  personId: string,
  request: { readonly origin: Origin; readonly token: string },
): Promise<SessionCookie> {
  const now = house.clock.now()
  await sweepSessions(tx, now, idleSince(now))
  if (request.token !== '') await deleteSessionByToken(tx, hashOf(request.token))
  const { token, hash } = newToken()
  await insertSession(tx, {
    id: newId(),
    personId,
    tokenHash: hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
    userAgent: request.origin.userAgent,
    ip: request.origin.ip,
  })
  return { value: token, maxAgeSeconds: (LIFE_DAYS * DAY_MS) / 1000 }
}

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_DAYS * DAY_MS)
}
