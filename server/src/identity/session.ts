import type { Tx } from '../db/database.ts'
import type { Origin } from '../lib/actor.ts'
import type { SessionCookie } from '../lib/route.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { hashOf, newToken } from '../lib/secret.ts'
import { idleSince } from '../lib/visitor.ts'
import { clientNetwork, limitExceededTimes, tryOnce } from '../lib/throttle.ts'
import { deleteSessionByToken, insertSession, deleteExpiredSessions } from './session-store.ts'

const DAY_MS = 86_400_000
const LIFETIME_DAYS = 90

export const NO_SESSION: SessionCookie = { value: null, maxAgeSeconds: 0 }

/**
 * Opens a session with a new token, so that a token known before the sign-in is invalid after it; the session of the
 * request ends. Needs a system transaction.
 */
export async function openSession(
  tx: Tx,
  context: AppContext,
  personId: string,
  request: { readonly origin: Origin; readonly token: string },
): Promise<SessionCookie> {
  const now = context.clock.now()
  await deleteExpiredSessions(tx, now, idleSince(now))
  if (request.token !== '') await deleteSessionByToken(tx, hashOf(request.token))
  const { token, hash } = newToken()
  await insertSession(tx, {
    id: newId(),
    personId,
    tokenHash: hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS),
    userAgent: request.origin.userAgent,
    ip: request.origin.ip,
  })
  await tryOnce(context, 'knownNetwork', `${personId} ${clientNetwork(request.origin.ip)}`, tx)
  return { value: token, maxAgeSeconds: (LIFETIME_DAYS * DAY_MS) / 1000 }
}

/** Whether this person signed in from the network within the last 90 days, with a password or a provider. */
export async function hasSignedInFrom(
  context: AppContext,
  personId: string,
  network: string,
): Promise<boolean> {
  return (await limitExceededTimes(context, 'knownNetwork', `${personId} ${network}`)) > 0
}
