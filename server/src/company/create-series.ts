import { createSeries } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { today } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { decidePattern, presentSeries } from './series.ts'
import { clearDefaultSeries, insertSeries, listSeriesRows } from './series-store.ts'
import { lockCompany } from './store.ts'

export const createSeriesRoute = workspaceRoute(
  createSeries,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const company = await lockCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const others = await listSeriesRows(tx, workspaceId)
    const pattern = decidePattern(input.pattern, company.country, others)
    if (!pattern.ok) return pattern
    if (input.isDefault) await clearDefaultSeries(tx, workspaceId, input.kind)
    const id = newId()
    await insertSeries(tx, workspaceId, { ...input, id, createdAt: context.clock.now() })
    const day = today(context.clock, company.timeZone)
    const created = (await presentSeries(tx, workspaceId, day)).find(series => series.id === id)
    return created ? respond(created) : refuse('not_found')
  },
)
