import type { LocalDate } from '@bordereau/domain/date'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import type { SeriesKind } from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../../db/database.ts'
import { findSeries, peekCounter } from './series-store.ts'

/** The number that a document of the day would get now; '' without a series. Another may take it before. */
export async function nextNumber(
  tx: Tx,
  workspaceId: string,
  kind: SeriesKind,
  day: LocalDate,
): Promise<string> {
  const series = await findSeries(tx, workspaceId, kind)
  if (!series) return ''
  const { nextSeq } = await peekCounter(tx, workspaceId, series.id, periodOf(series.pattern, day))
  return formatNumber(series.pattern, Number(nextSeq), day)
}
