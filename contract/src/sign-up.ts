import { ROLES } from '@bordereau/domain/access/role'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CAPTCHA_REFUSALS, captcha, me, password } from './session.ts'
import { cleaned, email, id, language, nothing, required } from './value.ts'

// Sign-up, reset, verification and invitations, and the setting that opens sign-up: apart from session.ts, since the sign-in
// page needs none of them.

/** Of a link: an invalid one is refused as a link (token_invalid), not as an invalid field of a form. */
const token = cleaned(500)

export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/api/sign-up',
  access: 'public',
  request: z.object({
    name: required(),
    email,
    password,
    language: z.optional(language),
    invitation: z.optional(token),
    /** Not required of the first person of an instance. */
    captcha,
  }),
  response: me,
  refusals: {
    ...CAPTCHA_REFUSALS,
    sign_up_closed: 403,
    email_taken: 409,
    password_too_common: 422,
    invitation_invalid: 422,
  },
})

/** The response is the same whether the address is known or not. */
export const requestReset = endpoint({
  name: 'requestReset',
  method: 'POST',
  path: '/api/password-reset',
  access: 'public',
  request: z.object({ email, captcha }),
  response: nothing,
  refusals: CAPTCHA_REFUSALS,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password-reset/confirm',
  access: 'public',
  request: z.object({ token, password }),
  response: me,
  refusals: { token_invalid: 422, password_too_common: 422 },
})

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/verify-email',
  access: 'public',
  request: z.object({ token }),
  response: nothing,
  refusals: { token_invalid: 422 },
})

/** The data of the page of an invitation link. */
export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/api/invitations/:token',
  access: 'public',
  query: z.object({ token }),
  response: z.object({
    company: z.string(),
    role: z.enum(ROLES),
    email: z.string(),
    invitedBy: z.string(),
    hasAccount: z.boolean(),
  }),
  refusals: { invitation_invalid: 404 },
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/:token/accept',
  access: 'person',
  query: z.object({ token }),
  response: z.object({ workspaceId: id }),
  refusals: { invitation_invalid: 422, other_address: 403 },
})

export const updateInstance = endpoint({
  name: 'updateInstance',
  method: 'PATCH',
  path: '/api/workspaces/:workspaceId/instance',
  access: 'settings.update',
  query: z.object({ workspaceId: id }),
  request: z.object({ signUpOpen: z.boolean() }),
  response: me,
})
