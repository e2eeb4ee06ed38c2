import { MAX_REPORT_DOCUMENTS, getVatReport } from '@bordereau/contract/reports'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { vatReport } from './vat.ts'

export const getVatReportRoute = workspaceRoute(getVatReport, async ({ tx, member, query }) => {
  const report = await vatReport(tx, member.workspaceId, query)
  return report ? respond(report) : refuse('too_many', { most: MAX_REPORT_DOCUMENTS })
})
