import { MAX_REPORT_DOCUMENTS, getRevenueReport } from '@bordereau/contract/reports'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { revenueReport } from './sums.ts'

export const getRevenueReportRoute = workspaceRoute(
  getRevenueReport,
  async ({ tx, member, query }) => {
    const report = await revenueReport(tx, member.workspaceId, query.period, query.by)
    return report ? respond(report) : refuse('too_many', { most: MAX_REPORT_DOCUMENTS })
  },
)
