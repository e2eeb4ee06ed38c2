import { getVatReport } from '@bordereau/contract/reports'
import { respond, workspaceRoute } from '../lib/route.ts'
import { vatReport } from './vat.ts'

export const getVatReportRoute = workspaceRoute(getVatReport, async ({ tx, member, query }) =>
  respond(await vatReport(tx, member.workspaceId, query)),
)
