import type { Route } from '../lib/route.ts'
import {
  getPortalAccompanyingFileRoute,
  getPortalDocumentRoute,
  getPortalLogoRoute,
} from './get-files.ts'
import { endMandateInPortalRoute } from './end-mandate.ts'
import { getPortalZipRoute } from './get-zip.ts'
import { getPortalPageRoute } from './get-portal-page.ts'
import { getStatementPageRoute, getStatementPdfRoute } from './get-statement.ts'
import {
  getSimulatedPortalCheckoutRoute,
  paySimulatedPortalCheckoutRoute,
} from './simulated-checkout.ts'
import { portalSignInRoutes } from './sign-in-routes.ts'
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
  endMandateInPortalRoute,
  ...portalSignInRoutes,
]
