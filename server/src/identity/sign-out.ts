import { signOut } from '@bordereau/contract/session'
import { personRoute, respond } from '../lib/route.ts'
import { NO_SESSION } from './session.ts'
import { deleteSession } from './session-store.ts'

export const signOutRoute = personRoute(signOut, async ({ tx, person }) => {
  await deleteSession(tx, person.id, person.sessionId)
  return respond({}, NO_SESSION)
})
