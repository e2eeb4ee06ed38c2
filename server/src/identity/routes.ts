import type { Route } from '../lib/route.ts'
import { acceptInvitationRoute } from './accept-invitation.ts'
import { changePasswordRoute } from './change-password.ts'
import { endSessionRoute } from './end-session.ts'
import { getInvitationRoute } from './get-invitation.ts'
import { getMeRoute } from './get-me.ts'
import { listSessionsRoute } from './list-sessions.ts'
import { requestResetRoute } from './request-reset.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { sendVerificationRoute } from './send-verification.ts'
import { signInRoute } from './sign-in.ts'
import { signOutRoute } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'
import { updateInstanceRoute } from './update-instance.ts'
import { updateMeRoute } from './update-me.ts'
import { verifyEmailRoute } from './verify-email.ts'

export const identityRoutes: readonly Route[] = [
  getMeRoute,
  signUpRoute,
  signInRoute,
  signOutRoute,
  requestResetRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  sendVerificationRoute,
  updateMeRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  getInvitationRoute,
  acceptInvitationRoute,
  updateInstanceRoute,
]
