import { exportPaymentsReport } from '@bordereau/contract/reports'
import { workspaceRoute } from '../lib/route.ts'
import { sumsFile } from './files.ts'
import { paymentsReport } from './sums.ts'

export const exportPaymentsReportRoute = workspaceRoute(
  exportPaymentsReport,
  async ({ context, tx, member, query }) => {
    const report = await paymentsReport(tx, member.workspaceId, query.period, query.by)
    return sumsFile({ context, tx, member }, 'payments', report, query)
  },
)
