import { listCustomers } from '@bordereau/contract/customers'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { openBalances } from './balance-store.ts'
import { presentBalances } from './present.ts'
import { countCustomers, listCustomerPage } from './store.ts'

const PAGE_ROWS = 50

export const listCustomersRoute = workspaceRoute(
  listCustomers,
  async ({ context, tx, member, query }) => {
    const { workspaceId, timeZone } = member
    const filter = { ...query, today: today(context.clock, timeZone) }
    const page = { after: query.after, limit: query.limit ?? PAGE_ROWS }
    const { rows, next } = await listCustomerPage(tx, workspaceId, filter, page)
    const open = await openBalances(
      tx,
      workspaceId,
      rows.map(row => row.id),
    )
    return respond({
      rows: rows.map(({ id, profile, email, currency, archived }) => ({
        id,
        name: profile.legalName,
        country: profile.address.country,
        city: profile.address.city,
        email,
        currency,
        open: presentBalances(open.get(id) ?? []),
        archived,
      })),
      next,
      total: await countCustomers(tx, workspaceId, filter),
    })
  },
)
