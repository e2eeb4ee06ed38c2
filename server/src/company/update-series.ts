import { updateSeries } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { periodOf } from '@bordereau/domain/numbering/series'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { decidePattern, presentSeries } from './series.ts'
import {
  clearDefaultSeries,
  listSeriesRows,
  lockSeriesRow,
  setNextSeq,
  updateSeriesRow,
} from './series-store.ts'
import { lockCompany } from './store.ts'
import { decideChange } from './series-change.ts'

export const updateSeriesRoute = workspaceRoute(
  updateSeries,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const id = query.seriesId
    const company = await lockCompany(tx, workspaceId)
    if (!company || !(await lockSeriesRow(tx, workspaceId, id))) return refuse('not_found')
    const all = await listSeriesRows(tx, workspaceId)
    const before = all.find(series => series.id === id)
    if (!before) return refuse('not_found')
    const others = all.filter(series => series.id !== id)
    const pattern = decidePattern(input.pattern, company.country, others)
    if (!pattern.ok) return pattern
    const day = today(context.clock, company.timeZone)
    const change = await decideChange(tx, workspaceId, before, input, day)
    if (!change.ok) return change
    const isDefault = input.isDefault || before.isDefault
    if (isDefault) await clearDefaultSeries(tx, workspaceId, before.kind)
    await updateSeriesRow(tx, workspaceId, { ...input, id, isDefault })
    if (input.nextSeq !== undefined) {
      const period = periodOf(input.pattern, day)
      await setNextSeq(tx, workspaceId, id, period, BigInt(input.nextSeq))
    }
    const saved = (await presentSeries(tx, workspaceId, day)).find(series => series.id === id)
    return saved ? respond(saved) : refuse('not_found')
  },
)
