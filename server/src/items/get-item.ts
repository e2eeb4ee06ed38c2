import { getItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentItem } from './present.ts'
import { findItem } from './store.ts'
import { findItemUsage } from './usage-store.ts'

/** How many of the latest lines with the item are returned. */
const LATEST_LINES = 6

export const getItemRoute = workspaceRoute(getItem, async ({ tx, member, query }) => {
  const { workspaceId } = member
  const item = await findItem(tx, workspaceId, query.itemId)
  if (!item) return refuse('not_found')
  const { latest, ...usage } = await findItemUsage(tx, workspaceId, item.id, LATEST_LINES)
  return respond({
    ...presentItem(item),
    use: {
      ...usage,
      latest: latest.map(row => ({
        invoiceId: row.invoice_id,
        kind: row.kind,
        number: row.number,
        customerName: row.customer_name,
        customerCountry: row.customer_country,
        issueDate: row.issue_date,
        quantity: row.quantity,
        price: row.price,
        currency: row.currency,
      })),
    },
  })
})
