import { exportVatReport } from '@bordereau/contract/reports'
import { workspaceRoute } from '../lib/route.ts'
import { vatFile } from './files.ts'
import { vatReport } from './vat.ts'

export const exportVatReportRoute = workspaceRoute(
  exportVatReport,
  async ({ context, tx, member, query }) =>
    vatFile({ context, tx, member }, await vatReport(tx, member.workspaceId, query), query),
)
