import type { PartyProfile } from '@bordereau/domain/party/party'
import type { SelfBilledSeriesKind } from '@bordereau/domain/numbering/series-kind'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { sql } from 'kysely'
import { findCustomers } from '../../customers/store.ts'
import type { Tx } from '../../db/database.ts'
import { countUpTo } from '../../lib/count.ts'
import { cutPage, decodeCursor } from '../../lib/cursor.ts'

export type SupplierRow = { readonly id: string; readonly profile: PartyProfile }

export type SupplierSeriesRow = {
  readonly id: string
  readonly customerId: string
  readonly kind: SelfBilledSeriesKind
  readonly pattern: string
  /** A document has a number of this series. */
  readonly used: boolean
}

/** Customers with an agreement on self-billing. */
export async function listSupplierPage(
  tx: Tx,
  workspaceId: string,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: SupplierRow[]; next: string | null; total: number }> {
  const cursor = decodeCursor(page.after, 'none')
  const all = tx
    .selectFrom('customer')
    .where('workspace_id', '=', workspaceId)
    // As the condition of the index is written.
    .where(sql<boolean>`profile -> 'selfBilling' is not null`)
  const from = cursor ? all.where('id', '>', cursor.id) : all
  const found = await from
    .select('id')
    .orderBy('id')
    .limit(page.limit + 1)
    .execute()
  const { rows, next } = cutPage(found, page.limit, () => '')
  const ids = rows.map(({ id }) => id)
  const suppliers = await findCustomers(tx, workspaceId, ids)
  const total = await countUpTo(tx, all, MAX_COUNTED + 1)
  return { rows: ids.flatMap(id => suppliers.get(id) ?? []), next, total }
}

/** The series of these suppliers that have begun. */
export async function listSupplierSeries(
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<SupplierSeriesRow[]> {
  const { rows } = await sql<SupplierSeriesRow>`
    select id, customer_id as "customerId", kind, pattern, exists (
      select from invoice where workspace_id = series.workspace_id and series_id = series.id
    ) as used
    from series
    where workspace_id = ${workspaceId} and customer_id = any(${[...customerIds]}::uuid[])
    order by kind desc`.execute(tx)
  return rows
}

/** The patterns of all series but one. */
export async function otherPatterns(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('series')
    .select('pattern')
    .where('workspace_id', '=', workspaceId)
    .where('id', '<>', id)
    .execute()
}

/** The next sequence number of each of the series and periods that has a counter, by `${seriesId} ${period}`. */
export async function countersOf(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await tx
    .selectFrom('series_counter')
    .select(['series_id', 'period', 'next_seq'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`series_id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [`${row.series_id} ${row.period}`, row.next_seq]))
}

export async function setPattern(
  tx: Tx,
  workspaceId: string,
  id: string,
  pattern: string,
): Promise<void> {
  await tx
    .updateTable('series')
    .set({ pattern })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
