import { MAX_REPORT_DOCUMENTS, exportRevenueReport } from '@bordereau/contract/reports'
import { refuse } from '@bordereau/domain/decision'
import { workspaceRoute } from '../lib/route.ts'
import { sumsFile } from './files.ts'
import { revenueReport } from './sums.ts'

export const exportRevenueReportRoute = workspaceRoute(
  exportRevenueReport,
  async ({ context, tx, member, query }) => {
    const report = await revenueReport(tx, member.workspaceId, query.period, query.by)
    return report
      ? sumsFile({ context, tx, member }, 'revenue', report, query)
      : refuse('too_many', { most: MAX_REPORT_DOCUMENTS })
  },
)
