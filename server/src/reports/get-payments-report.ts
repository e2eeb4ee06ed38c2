import { getPaymentsReport } from '@bordereau/contract/reports'
import { respond, workspaceRoute } from '../lib/route.ts'
import { paymentsReport } from './sums.ts'

export const getPaymentsReportRoute = workspaceRoute(
  getPaymentsReport,
  async ({ tx, member, query }) => {
    return respond(await paymentsReport(tx, member.workspaceId, query.period, query.by))
  },
)
