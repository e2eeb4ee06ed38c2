import type { Route } from '../lib/route.ts'
import {
  getPortalAccompanyingFileRoute,
  getPortalDocumentRoute,
  getPortalLogoRoute,
} from './get-files.ts'
import { getPortalZipRoute } from './get-zip.ts'
import { getPortalPageRoute } from './get-portal-page.ts'
import { getStatementPageRoute, getStatementPdfRoute } from './get-statement.ts'
import {
  getSimulatedPortalCheckoutRoute,
  paySimulatedPortalCheckoutRoute,
} from './simulated-checkout.ts'
import {
  getPortalSignInLogoRoute,
  getPortalSignInRoute,
  signOutOfPortalRoute,
} from './get-sign-in.ts'
import { requestPortalCodeRoute } from './request-code.ts'
import { signInToPortalRoute } from './sign-in.ts'
import { requestPortalChangeRoute } from './request-change.ts'
import { startPortalCheckoutRoute } from './start-checkout.ts'

export const portalRoutes: Route[] = [
  getPortalPageRoute,
  getPortalLogoRoute,
  getPortalDocumentRoute,
  getPortalAccompanyingFileRoute,
  getPortalZipRoute,
  getStatementPageRoute,
  getStatementPdfRoute,
  startPortalCheckoutRoute,
  getSimulatedPortalCheckoutRoute,
  paySimulatedPortalCheckoutRoute,
  requestPortalChangeRoute,
  getPortalSignInRoute,
  getPortalSignInLogoRoute,
  requestPortalCodeRoute,
  signInToPortalRoute,
  signOutOfPortalRoute,
]
