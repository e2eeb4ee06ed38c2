import type { Route } from '../lib/route.ts'
import { endMandateOnPayPageRoute } from './end-mandate.ts'
import { getPayDocumentRoute, getPayLogoRoute } from './get-pay-document.ts'
import { getPayPageRoute } from './get-pay-page.ts'
import { getSimulatedCheckoutRoute, paySimulatedCheckoutRoute } from './simulated-checkout.ts'
import { startCheckoutRoute } from './start-checkout.ts'

export const payRoutes: Route[] = [
  getPayPageRoute,
  getPayLogoRoute,
  getPayDocumentRoute,
  startCheckoutRoute,
  getSimulatedCheckoutRoute,
  paySimulatedCheckoutRoute,
  endMandateOnPayPageRoute,
]
