import { countQuotes, listQuotes } from '@bordereau/contract/quotes'
import { toText } from '@bordereau/domain/money/currency'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { countByStatus, listQuotePage, sumOpenQuotes } from './list-store.ts'
import { presentQuoteRow } from './present.ts'

const PAGE = 50

export const listQuotesRoute = workspaceRoute(
  listQuotes,
  async ({ context, tx, member, query }) => {
    const now = today(context.clock, member.timeZone)
    const limit = query.limit ?? PAGE
    const page = await listQuotePage(tx, member.workspaceId, now, { ...query, limit })
    return respond({ ...page, rows: page.rows.map(row => presentQuoteRow(row, now)) })
  },
)

export const countQuotesRoute = workspaceRoute(countQuotes, async ({ context, tx, member }) => {
  const now = today(context.clock, member.timeZone)
  const counts = await countByStatus(tx, member.workspaceId, now)
  const open = await sumOpenQuotes(tx, member.workspaceId, now)
  return respond({
    counts,
    open: open.map(({ currency, count, gross }) => ({
      currency,
      count: Number(count),
      gross: toText(gross, currency),
    })),
  })
})
