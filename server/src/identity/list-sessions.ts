import { listSessions } from '@bordereau/contract/session'
import { answer } from '../lib/answer.ts'
import { personRoute } from '../lib/route.ts'
import { idleSince } from './session.ts'
import { liveSessions } from './session-store.ts'

export const listSessionsRoute = personRoute(listSessions, async ({ house, tx, person }) => {
  const now = house.clock.now()
  const sessions = await liveSessions(tx, person.id, now, idleSince(now))
  return answer({
    sessions: sessions.map(session => ({
      ...session,
      current: session.id === person.sessionId,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  })
})
