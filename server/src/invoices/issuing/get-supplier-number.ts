import { getSupplierNumber } from '@bordereau/contract/self-billing'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { loadBuyer } from '../document/parties-store.ts'
import { nextSupplierNumber } from './next-number.ts'

export const getSupplierNumberRoute = workspaceRoute(
  getSupplierNumber,
  async ({ tx, member: { workspaceId }, query: { customerId, type, day } }) => {
    if (!(await loadBuyer(tx, workspaceId, customerId))) return refuse('not_found')
    const series = { kind: type, customerId }
    return respond({ number: await nextSupplierNumber(tx, workspaceId, series, day) })
  },
)
