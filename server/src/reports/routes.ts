import type { Route } from '../lib/route.ts'
import { exportPaymentsReportRoute } from './export-payments-report.ts'
import { exportReceivablesRoute } from './export-receivables.ts'
import { exportRevenueReportRoute } from './export-revenue-report.ts'
import { exportVatReportRoute } from './export-vat-report.ts'
import { getPaymentsReportRoute } from './get-payments-report.ts'
import { getRevenueReportRoute } from './get-revenue-report.ts'
import { getVatReportRoute } from './get-vat-report.ts'

export const reportRoutes: Route[] = [
  getVatReportRoute,
  getRevenueReportRoute,
  getPaymentsReportRoute,
  exportVatReportRoute,
  exportRevenueReportRoute,
  exportPaymentsReportRoute,
  exportReceivablesRoute,
]
