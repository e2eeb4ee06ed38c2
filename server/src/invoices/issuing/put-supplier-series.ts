import { putSupplierSeries } from '@bordereau/contract/self-billing'
import { refuse } from '@bordereau/domain/decision'
import { periodOf } from '@bordereau/domain/numbering/series'
import { decideChange } from '../../company/series-change.ts'
import { lockSeriesRow, setNextSeq } from '../../company/series-store.ts'
import { decidePattern } from '../../company/series.ts'
import { todayOf } from '../../company/today.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { loadBuyer } from '../document/parties-store.ts'
import { beginSupplierSeries } from './series-store.ts'
import { listSupplierSeries, otherPatterns, setPattern } from './supplier-store.ts'
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
    const others = await otherPatterns(tx, workspaceId, id)
    const pattern = decidePattern(input.pattern, country, others)
    if (!pattern.ok) return pattern
    const today = await todayOf(tx, context.clock, workspaceId)
    const change = await decideChange(tx, workspaceId, before, input, today)
    if (!change.ok) return change
    await setPattern(tx, workspaceId, id, input.pattern)
    if (input.nextSeq !== undefined) {
      const period = periodOf(input.pattern, today)
      await setNextSeq(tx, workspaceId, id, period, BigInt(input.nextSeq))
    }
    const [view] = await presentSuppliers(tx, workspaceId, [supplier], today)
    return view ? respond(view) : refuse('not_found')
  },
)
