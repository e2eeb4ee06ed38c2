import { updateSeries } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { periodOf } from '@bordereau/domain/numbering/series'
import type { Tx } from '../db/database.ts'
import { respond } from '../lib/response.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { decidePattern, presentSeries } from './series.ts'
import {
  type SeriesRow,
  clearDefaultSeries,
  isPeriodUsed,
  listSeriesRows,
  lockSeriesRow,
  setNextSeq,
  updateSeriesRow,
} from './series-store.ts'
import { lockCompany } from './store.ts'

type Input = RequestOf<typeof updateSeries>

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

/**
 * Issued numbers stay without gaps: the next number can be set only before the first document, and the pattern changed
 * only when neither its old nor its new period has a number.
 */
async function decideChange(
  tx: Tx,
  workspaceId: string,
  before: SeriesRow,
  input: Input,
  day: LocalDate,
): Promise<Decision<null, 'series_used'>> {
  if (!before.used) return accept(null)
  if (input.nextSeq !== undefined) return refuse('series_used')
  if (input.pattern === before.pattern) return accept(null)
  const periods = [periodOf(before.pattern, day), periodOf(input.pattern, day)]
  const used = await isPeriodUsed(tx, workspaceId, before.id, periods)
  return used ? refuse('series_used') : accept(null)
}
