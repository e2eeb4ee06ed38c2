import type { RouteObject } from 'react-router'
import { RouteGuard } from './route-guard.tsx'
import { redirectHome, requireVisitor } from '../navigation/guards.ts'
import { page } from './page-route.tsx'
import { SignInPage } from '../pages/sign-in.tsx'

/** The public pages: what a first visit can see. */
export const publicRoutes: RouteObject[] = [
  { index: true, element: <RouteGuard guard={redirectHome}>{null}</RouteGuard> },
  page('welcome', async () => (await import('../pages/welcome.tsx')).WelcomePage, requireVisitor),
  page('sign-up', async () => (await import('../pages/sign-up.tsx')).SignUpPage, requireVisitor),
  // The sign-in page is part of the first chunk: most visits begin there.
  page('sign-in', async () => SignInPage, requireVisitor),
  page('forgot', async () => (await import('../pages/forgot.tsx')).ForgotPage),
  page('reset/:token', async () => (await import('../pages/reset.tsx')).ResetPage),
  page('verify/:token', async () => (await import('../pages/verify.tsx')).VerifyPage),
  page('invitation/:token', async () => (await import('../pages/invitation.tsx')).InvitationPage),
]
