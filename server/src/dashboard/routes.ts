import type { Route } from '../lib/route.ts'
import { getDashboardRoute } from './get-dashboard.ts'
import { getReceivablesRoute } from './get-receivables.ts'
import { getSetupRoute } from './get-setup.ts'

export const dashboardRoutes: Route[] = [getDashboardRoute, getReceivablesRoute, getSetupRoute]
