import { listSessions } from '@bordereau/contract/account'
import { personRoute, respond } from '../lib/route.ts'
import { idleSince } from '../lib/visitor.ts'
import { listValidSessions } from './session-store.ts'

export const listSessionsRoute = personRoute(listSessions, async ({ context, tx, person }) => {
  const now = context.clock.now()
  const sessions = await listValidSessions(tx, person.id, now, idleSince(now))
  return respond({
    sessions: sessions.map(session => ({
      ...session,
      current: session.id === person.sessionId,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  })
})
