import { updateSeries } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { periodOf } from '@bordereau/domain/numbering/series'
import type { Tx } from '../db/database.ts'
import { type SeriesRow, isPeriodUsed } from './series-store.ts'

type Input = Pick<RequestOf<typeof updateSeries>, 'pattern' | 'nextSeq'>

/**
 * Issued numbers stay without gaps: the next number can be set only before the first document, and the pattern changed
 * only when neither its old nor its new period has a number.
 */
export async function decideChange(
  tx: Tx,
  workspaceId: string,
  before: Pick<SeriesRow, 'id' | 'pattern' | 'used'>,
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
