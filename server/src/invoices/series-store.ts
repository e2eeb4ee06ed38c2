import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'

export type SeriesRow = { readonly id: string; readonly pattern: string; readonly name: string }

/**
 * Locks the series (the one named, or the default of the kind) until the transaction ends: whoever issues in it next
 * waits here, so numbers follow each other without gap, in the order of time, and the journal has one writer.
 */
export async function lockSeries(
  tx: Tx,
  workspaceId: string,
  kind: 'invoice' | 'credit_note',
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
  // Who waited while another series became the default finds none the first time, and that one the second time.
  return (await locked.executeTakeFirst()) ?? locked.executeTakeFirst()
}

/** The next number of the period and the date of the last one in the series. Needs the series' lock. */
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
    // Dates in the database were dates when they were written.
    lastIssueDate: (dates.at(-1) ?? null) as LocalDate | null,
  }
}

export async function takeNumber(
  tx: Tx,
  workspaceId: string,
  seriesId: string,
  period: string,
  taken: { readonly seq: bigint; readonly issueDate: LocalDate },
): Promise<void> {
  await tx
    .insertInto('series_counter')
    .values({
      workspace_id: workspaceId,
      series_id: seriesId,
      period,
      next_seq: taken.seq + 1n,
      last_issue_date: taken.issueDate,
    })
    .onConflict(conflict =>
      conflict
        .columns(['workspace_id', 'series_id', 'period'])
        .doUpdateSet({ next_seq: taken.seq + 1n, last_issue_date: taken.issueDate }),
    )
    .execute()
}
