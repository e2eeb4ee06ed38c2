import type { LocalDate } from '@bordereau/domain/date'
import type { SeriesKind } from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../../db/database.ts'

export type SeriesRow = { readonly id: string; readonly pattern: string; readonly name: string }

/**
 * Locks the given series, or the default of the kind, until the transaction ends. Concurrent issues in one series wait
 * here, so numbers have no gap and follow the order of time, and the journal has one writer.
 */
export async function lockSeries(
  tx: Tx,
  workspaceId: string,
  kind: SeriesKind,
  seriesId: string | undefined,
): Promise<SeriesRow | undefined> {
  let query = tx
    .selectFrom('series')
    .select(['id', 'pattern', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
  query =
    seriesId === undefined ? query.where('is_default', '=', true) : query.where('id', '=', seriesId)
  const locked = query.forNoKeyUpdate()
  // When another series became the default while this query waited, it finds no row; the second query finds the new
  // one.
  return (await locked.executeTakeFirst()) ?? locked.executeTakeFirst()
}

/** The default series of a kind of document. */
export function findSeries(
  tx: Tx,
  workspaceId: string,
  kind: SeriesKind,
): Promise<SeriesRow | undefined> {
  return tx
    .selectFrom('series')
    .select(['id', 'pattern', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .executeTakeFirst()
}

/** The next number of the period and the latest issue date of the series. Reliable only under the series' lock. */
export async function peekCounter(
  tx: Tx,
  workspaceId: string,
  seriesId: string,
  period: string,
): Promise<{ nextSeq: bigint; lastIssueDate: LocalDate | null }> {
  const rows = await tx
    .selectFrom('series_counter')
    .select(['period', 'next_seq', 'last_issue_date'])
    .where('workspace_id', '=', workspaceId)
    .where('series_id', '=', seriesId)
    .execute()
  const dates = rows
    .flatMap(row => (row.last_issue_date === null ? [] : [row.last_issue_date]))
    .sort()
  return {
    nextSeq: rows.find(row => row.period === period)?.next_seq ?? 1n,
    // The column has the type date.
    lastIssueDate: (dates.at(-1) ?? null) as LocalDate | null,
  }
}
