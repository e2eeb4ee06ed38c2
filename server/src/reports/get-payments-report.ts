import { getPaymentsReport } from '@bordereau/contract/reports'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { paymentsReport } from './sums.ts'

export const getPaymentsReportRoute = workspaceRoute(
  getPaymentsReport,
  async ({ tx, member, query }) => {
    return respond(await paymentsReport(tx, member.workspaceId, query.period, query.by))
  },
)
