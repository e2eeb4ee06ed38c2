import { listPayments } from '@bordereau/contract/payments'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentPayments } from './present.ts'
import { listPaymentPage } from './list-store.ts'

const PAGE = 50

export const listPaymentsRoute = workspaceRoute(listPayments, async ({ tx, member, query }) => {
  const page = await listPaymentPage(tx, member.workspaceId, query, {
    after: query.after,
    limit: query.limit ?? PAGE,
  })
  return respond({ ...page, rows: await presentPayments(tx, member.workspaceId, page.rows) })
})
