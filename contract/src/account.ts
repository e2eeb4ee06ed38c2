import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { password } from './session.ts'
import { id, instant, nothing } from './value.ts'

// Endpoints of the signed-in person's account, apart from session.ts: the sign-in page does not need them.

export const sendVerification = endpoint({
  name: 'sendVerification',
  method: 'POST',
  path: '/api/me/verification',
  access: 'person',
  response: nothing,
  refusals: { already_verified: 409 },
})

/** Ends every other session of the person. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/me/password',
  access: 'person',
  request: z.object({ current: z.string().check(z.maxLength(200)), password }),
  response: nothing,
  refusals: { wrong_credentials: 403, password_too_common: 422 },
})

const session = z.object({
  id,
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/me/sessions',
  access: 'person',
  response: z.object({ sessions: z.array(session) }),
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/me/sessions/:sessionId',
  access: 'person',
  query: z.object({ sessionId: id }),
  response: nothing,
})
