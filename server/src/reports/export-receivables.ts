import { MAX_REPORT_ROWS, exportReceivables } from '@bordereau/contract/reports'
import { localeOf } from '../company/store.ts'
import { receivablesOn } from '../receivables/receivables.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { receivablesFile } from './receivables-file.ts'

export const exportReceivablesRoute = workspaceRoute(
  exportReceivables,
  async ({ context, tx, member, query }) => {
    const { currency, timeZone } = await localeOf(tx, member.workspaceId)
    const day = today(context.clock, timeZone)
    const wanted = { currency, today: day, most: MAX_REPORT_ROWS }
    const report = await receivablesOn(tx, member.workspaceId, wanted)
    return receivablesFile({ context, tx, member }, report, { day, format: query.format })
  },
)
