import type { Route } from '../lib/route.ts'
import { getDashboardRoute } from './get-dashboard.ts'
import { getSetupRoute } from './get-setup.ts'

export const dashboardRoutes: Route[] = [getDashboardRoute, getSetupRoute]
