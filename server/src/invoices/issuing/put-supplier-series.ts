import { putSupplierSeries } from '@bordereau/contract/self-billing'
import { refuse } from '@bordereau/domain/decision'
import { lockSeriesRow } from '../../company/series-store.ts'
import { todayOf } from '../../company/today.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { loadBuyer } from '../document/parties-store.ts'
import { beginSupplierSeries } from './series-store.ts'
import { changeSupplierSeries } from './supplier-series-change.ts'
import { listSupplierSeries } from './supplier-store.ts'
import { presentSuppliers } from './suppliers.ts'

/** The numbers are the supplier's: its law says how they may look. */
export const putSupplierSeriesRoute = workspaceRoute(
  putSupplierSeries,
  async ({ context, tx, member: { workspaceId }, query: { customerId }, input }) => {
    const supplier = await loadBuyer(tx, workspaceId, customerId)
    if (!supplier) return refuse('not_found')
    const begin = { id: customerId, name: supplier.profile.legalName, at: context.clock.now() }
    const { id } = await beginSupplierSeries(tx, workspaceId, input.type, begin)
    await lockSeriesRow(tx, workspaceId, id)
    const rows = await listSupplierSeries(tx, workspaceId, [customerId])
    const before = rows.find(row => row.id === id)
    if (!before) return refuse('not_found')
    const { country } = supplier.profile.address
    const today = await todayOf(tx, context.clock, workspaceId)
    const changed = await changeSupplierSeries(tx, workspaceId, before, { input, country, today })
    if (!changed.ok) return changed
    const [view] = await presentSuppliers(tx, workspaceId, [supplier], today)
    return view ? respond(view) : refuse('not_found')
  },
)
