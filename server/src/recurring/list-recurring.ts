import { listRecurring } from '@bordereau/contract/recurring'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { todayOf } from '../company/today.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentRecurringRow } from './present.ts'
import { countRecurring, listRecurringPage } from './store.ts'

const PAGE = 50

export const listRecurringRoute = workspaceRoute(
  listRecurring,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const today = await todayOf(tx, context.clock, workspaceId)
    const page = { after: query.after, limit: query.limit ?? PAGE }
    const { rows, next } = await listRecurringPage(tx, workspaceId, query, page)
    return respond({
      rows: rows.map(row => presentRecurringRow(row, today)),
      next,
      total: await countRecurring(tx, workspaceId, query, MAX_COUNTED),
    })
  },
)
