import { getItem } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentItem } from './present.ts'
import { findItem } from './store.ts'
import { useOfItem } from './use-store.ts'

/** Where it was sold lately, at a glance. */
const SHOWN = 6

export const getItemRoute = workspaceRoute(getItem, async ({ tx, member, query }) => {
  const { workspaceId } = member
  const item = await findItem(tx, workspaceId, query.itemId)
  if (!item) return refuse('not_found')
  const { latest, ...use } = await useOfItem(tx, workspaceId, item.id, SHOWN)
  return answer({
    ...presentItem(item),
    use: {
      ...use,
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
