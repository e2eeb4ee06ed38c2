import { listItems } from '@bordereau/contract/items'
import { localeOf } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentItem } from './present.ts'
import { countItems, listItemPage } from './store.ts'

const PAGE_ROWS = 50

export const listItemsRoute = workspaceRoute(listItems, async ({ tx, member, query }) => {
  const page = { after: query.after, limit: query.limit ?? PAGE_ROWS }
  const { rows, next } = await listItemPage(tx, member.workspaceId, query, page)
  const total = await countItems(tx, member.workspaceId, query)
  const { currency: home } = await localeOf(tx, member.workspaceId)
  const present = rows.map(presentItem).map(item => ({
    ...item,
    prices: item.prices.toSorted(
      (a, b) => Number(b.currency === home) - Number(a.currency === home),
    ),
  }))
  return respond({ rows: present, next, total })
})
