import type { RouteObject } from 'react-router'
import { Gate } from './gate.tsx'
import { leadHome, visitorOnly } from './guard.ts'
import { page } from './page-route.tsx'
import { SignInPage } from './pages/sign-in.tsx'

/** The pages before the application: what a first visit can see. */
export const visitorRoutes: RouteObject[] = [
  { index: true, element: <Gate guard={leadHome}>{null}</Gate> },
  page('welcome', async () => (await import('./pages/welcome.tsx')).WelcomePage, visitorOnly),
  page('sign-up', async () => (await import('./pages/sign-up.tsx')).SignUpPage, visitorOnly),
  // The door itself comes with the first code: most visits begin there.
  page('sign-in', async () => SignInPage, visitorOnly),
  page('forgot', async () => (await import('./pages/forgot.tsx')).ForgotPage),
  page('reset/:token', async () => (await import('./pages/reset.tsx')).ResetPage),
  page('verify/:token', async () => (await import('./pages/verify.tsx')).VerifyPage),
  page('invitation/:token', async () => (await import('./pages/invitation.tsx')).InvitationPage),
]
