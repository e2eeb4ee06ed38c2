import { endSession } from '@bordereau/contract/account'
import { refuse } from '@bordereau/domain/decision'
import { personRoute, respond } from '../lib/route.ts'
import { NO_SESSION } from './session.ts'
import { deleteSession } from './session-store.ts'

export const endSessionRoute = personRoute(endSession, async ({ tx, person, query }) => {
  if (!(await deleteSession(tx, person.id, query.sessionId))) return refuse('not_found')
  return query.sessionId === person.sessionId ? respond({}, NO_SESSION) : respond({})
})
