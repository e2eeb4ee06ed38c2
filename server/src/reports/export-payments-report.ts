import { exportPaymentsReport } from '@bordereau/contract/reports'
import { respond, workspaceRoute } from '../lib/route.ts'
import { sumsFile } from './files.ts'
import { paymentsReport } from './sums.ts'

export const exportPaymentsReportRoute = workspaceRoute(
  exportPaymentsReport,
  async ({ tx, member, query }) => {
    const report = await paymentsReport(tx, member.workspaceId, query.period, query.by)
    return respond(await sumsFile('payments', report, query))
  },
)
