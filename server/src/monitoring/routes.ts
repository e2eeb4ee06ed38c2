import type { Route } from '../lib/route.ts'
import { getMonitoringRoute } from './get-monitoring.ts'
import { getPageTimingsRoute } from './get-page-timings.ts'
import { listPageErrorsRoute } from './list-page-errors.ts'
import { updateMonitoringRoute } from './update-monitoring.ts'

export const monitoringRoutes: readonly Route[] = [
  getMonitoringRoute,
  updateMonitoringRoute,
  getPageTimingsRoute,
  listPageErrorsRoute,
]
