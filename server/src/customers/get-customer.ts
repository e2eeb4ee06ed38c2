import { getCustomer } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { countInvoices, creditOf, openBalances } from './balance-store.ts'
import { presentBalances, presentCustomer } from './present.ts'
import { usualDaysOf } from './usual-days-store.ts'
import { findCustomer } from './store.ts'

export const getCustomerRoute = workspaceRoute(getCustomer, async ({ tx, member, query }) => {
  const { workspaceId } = member
  const customer = await findCustomer(tx, workspaceId, query.customerId)
  if (!customer) return refuse('not_found')
  const open = await openBalances(tx, workspaceId, [customer.id])
  return respond({
    ...presentCustomer(customer),
    open: presentBalances(open.get(customer.id) ?? []),
    credit: presentBalances(await creditOf(tx, workspaceId, customer.id)),
    invoices: await countInvoices(tx, workspaceId, customer.id),
    usualDays: (await usualDaysOf(tx, workspaceId, [customer.id])).get(customer.id) ?? null,
  })
})
