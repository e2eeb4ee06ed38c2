import { SERIES_KINDS, type SeriesKind } from '@bordereau/domain/numbering/series-kind'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type SeriesRow = {
  readonly id: string
  readonly kind: SeriesKind
  readonly name: string
  readonly pattern: string
  readonly isDefault: boolean
  /** A document has a number of this series. */
  readonly used: boolean
}

export async function listSeriesRows(tx: Tx, workspaceId: string): Promise<SeriesRow[]> {
  const rows = await tx
    .selectFrom('series')
    .select(select => [
      'series.id',
      'series.kind',
      'series.name',
      'series.pattern',
      'series.is_default',
      select
        .or([
          select.exists(
            select
              .selectFrom('invoice')
              .select('invoice.id')
              .where('invoice.workspace_id', '=', workspaceId)
              .whereRef('invoice.series_id', '=', 'series.id'),
          ),
          select.exists(
            select
              .selectFrom('quote')
              .select('quote.id')
              .where('quote.workspace_id', '=', workspaceId)
              .whereRef('quote.series_id', '=', 'series.id'),
          ),
        ])
        .as('used'),
    ])
    .where('series.workspace_id', '=', workspaceId)
    .where('series.kind', 'in', SERIES_KINDS)
    .$narrowType<{ kind: SeriesKind }>()
    .orderBy(
      sql`array_position(array['invoice', 'simplified', 'credit_note', 'quote'], series.kind)`,
    )
    .orderBy('series.created_at')
    .orderBy('series.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    pattern: row.pattern,
    isDefault: row.is_default,
    used: Boolean(row.used),
  }))
}

export async function hasSeriesOf(tx: Tx, workspaceId: string, kind: SeriesKind): Promise<boolean> {
  const row = await tx
    .selectFrom('series')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the series, so that no document is issued in it meanwhile. */
export async function lockSeriesRow(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('series')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Locks all series of the company: documents that are being issued come first, and no other is issued meanwhile. */
export async function lockAllSeries(tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .selectFrom('series')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertSeries(
  tx: Tx,
  workspaceId: string,
  series: Omit<SeriesRow, 'used'> & { readonly createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('series')
    .values({
      workspace_id: workspaceId,
      id: series.id,
      kind: series.kind,
      name: series.name,
      pattern: series.pattern,
      is_default: series.isDefault,
      created_at: series.createdAt,
    })
    .execute()
}

export async function updateSeriesRow(
  tx: Tx,
  workspaceId: string,
  series: Pick<SeriesRow, 'id' | 'name' | 'pattern' | 'isDefault'>,
): Promise<void> {
  await tx
    .updateTable('series')
    .set({ name: series.name, pattern: series.pattern, is_default: series.isDefault })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', series.id)
    .execute()
}

/** To be called before another series of the kind becomes the default. */
export async function clearDefaultSeries(
  tx: Tx,
  workspaceId: string,
  kind: SeriesKind,
): Promise<void> {
  await tx
    .updateTable('series')
    .set({ is_default: false })
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .execute()
}

/** The next sequence number of each series and period that has a counter, by `${seriesId} ${period}`. */
export async function readCounters(tx: Tx, workspaceId: string): Promise<Map<string, bigint>> {
  const rows = await tx
    .selectFrom('series_counter')
    .select(['series_id', 'period', 'next_seq'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  return new Map(rows.map(row => [`${row.series_id} ${row.period}`, row.next_seq]))
}

/** Whether a document has a number of the series in one of the periods. */
export async function isPeriodUsed(
  tx: Tx,
  workspaceId: string,
  seriesId: string,
  periods: readonly string[],
): Promise<boolean> {
  const usedBy = (table: 'invoice' | 'quote') =>
    tx
      .selectFrom(table)
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('series_id', '=', seriesId)
      .where('period', 'in', [...periods])
      .limit(1)
      .executeTakeFirst()
  return ((await usedBy('invoice')) ?? (await usedBy('quote'))) !== undefined
}

/** Continues the numbering of another system in a series without documents. Needs the series' lock. */
export async function setNextSeq(
  tx: Tx,
  workspaceId: string,
  seriesId: string,
  period: string,
  nextSeq: bigint,
): Promise<void> {
  await tx
    .insertInto('series_counter')
    .values({
      workspace_id: workspaceId,
      series_id: seriesId,
      period,
      next_seq: nextSeq,
      last_issue_date: null,
    })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'series_id', 'period']).doUpdateSet({ next_seq: nextSeq }),
    )
    .execute()
}
