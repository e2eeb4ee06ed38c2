import { listFreeDeposits } from '@bordereau/contract/corrections'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { asDate, findInvoice } from '../document/store.ts'
import { listFree } from './deposit-store.ts'

/** As many as one final invoice may be begun with, and the deposit itself. */
const LIMIT = 101

/** The other deposits that the final invoice of a deposit may set off. */
export const listFreeDepositsRoute = workspaceRoute(
  listFreeDeposits,
  async ({ tx, member, query }) => {
    const { workspaceId } = member
    const row = await findInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const { customer_id: customerId, currency } = row
    const free = await listFree(tx, workspaceId, { customerId, currency }, LIMIT)
    const deposits = free.flatMap(({ id, number, issue_date: issued, payable_minor: payable }) => {
      const issueDate = asDate(issued)
      if (id === row.id || number === null || issueDate === null) return []
      return [{ id, number, issueDate, payable: toText(payable, currency) }]
    })
    return respond({ deposits })
  },
)
