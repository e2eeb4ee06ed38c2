import { MAX_REPORT_DOCUMENTS, exportVatReport } from '@bordereau/contract/reports'
import { refuse } from '@bordereau/domain/decision'
import { workspaceRoute } from '../lib/route.ts'
import { vatFile } from './files.ts'
import { vatReport } from './vat.ts'

export const exportVatReportRoute = workspaceRoute(
  exportVatReport,
  async ({ context, tx, member, query }) => {
    const report = await vatReport(tx, member.workspaceId, query)
    return report
      ? vatFile({ context, tx, member }, report, query)
      : refuse('too_many', { most: MAX_REPORT_DOCUMENTS })
  },
)
