import type { LocalDate } from '@bordereau/domain/date'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import type { SelfBilledSeriesKind, SeriesKind } from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../../db/database.ts'
import { findSeries, peekCounter, supplierPattern } from './series-store.ts'

/** The number that a document of the day would get now; '' without a series. Another may take it before. */
export async function nextNumber(
  tx: Tx,
  workspaceId: string,
  kind: SeriesKind,
  day: LocalDate,
): Promise<string> {
  const series = await findSeries(tx, workspaceId, kind)
  return series ? numberIn(tx, workspaceId, series, day) : ''
}

/** The same of a self-billed document, whose series begins with the first one of its supplier. */
export async function nextSupplierNumber(
  tx: Tx,
  workspaceId: string,
  { kind, customerId }: { readonly kind: SelfBilledSeriesKind; readonly customerId: string },
  day: LocalDate,
): Promise<string> {
  return numberIn(tx, workspaceId, await supplierPattern(tx, workspaceId, kind, customerId), day)
}

async function numberIn(
  tx: Tx,
  workspaceId: string,
  { id, pattern }: { readonly id: string | undefined; readonly pattern: string },
  day: LocalDate,
): Promise<string> {
  const period = periodOf(pattern, day)
  const { nextSeq } =
    id === undefined ? { nextSeq: 1n } : await peekCounter(tx, workspaceId, id, period)
  return formatNumber(pattern, Number(nextSeq), day)
}
