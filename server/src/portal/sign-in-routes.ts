import type { Route } from '../lib/route.ts'
import {
  getPortalSignInLogoRoute,
  getPortalSignInRoute,
  signOutOfPortalRoute,
} from './get-sign-in.ts'
import { requestPortalCodeRoute } from './request-code.ts'
import { signInToPortalRoute } from './sign-in.ts'

/** How a customer without a link gets in, and out again. */
export const portalSignInRoutes: Route[] = [
  getPortalSignInRoute,
  getPortalSignInLogoRoute,
  requestPortalCodeRoute,
  signInToPortalRoute,
  signOutOfPortalRoute,
]
