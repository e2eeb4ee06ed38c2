import { listSuppliers } from '@bordereau/contract/self-billing'
import { todayOf } from '../../company/today.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { listSupplierPage } from './supplier-store.ts'
import { presentSuppliers } from './suppliers.ts'

const PAGE_ROWS = 20

export const listSuppliersRoute = workspaceRoute(
  listSuppliers,
  async ({ context, tx, member: { workspaceId }, query: { after, limit = PAGE_ROWS } }) => {
    const { rows, ...rest } = await listSupplierPage(tx, workspaceId, { after, limit })
    const today = await todayOf(tx, context.clock, workspaceId)
    return respond({ rows: await presentSuppliers(tx, workspaceId, rows, today), ...rest })
  },
)
