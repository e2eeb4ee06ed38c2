import { companyRoutes } from './company/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import type { Route } from './lib/route.ts'
import { mailRoutes } from './mail/routes.ts'
import { payRoutes } from './pay/routes.ts'
import { paymentRoutes } from './payments/routes.ts'

/** Every endpoint the house serves. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...companyRoutes,
  ...mailRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...payRoutes,
  ...dashboardRoutes,
]
