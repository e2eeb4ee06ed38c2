import type { Route } from '../lib/route.ts'
import { getDashboardRoute } from './get-dashboard.ts'

export const dashboardRoutes: Route[] = [getDashboardRoute]
