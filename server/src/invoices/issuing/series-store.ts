import type { LocalDate } from '@bordereau/domain/date'
import {
  type DocumentSeriesKind,
  type SelfBilledSeriesKind,
  type SeriesKind,
  selfBilledPattern,
} from '@bordereau/domain/numbering/series-kind'
import { lockCompany } from '../../company/store.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'

export type SeriesRow = { readonly id: string; readonly pattern: string; readonly name: string }

/**
 * Locks the given series, or the default of the kind, until the transaction ends. Concurrent issues in one series wait
 * here, so numbers have no gap and follow the order of time, and the journal has one writer.
 */
export async function lockSeries(
  tx: Tx,
  workspaceId: string,
  kind: SeriesKind | DocumentSeriesKind,
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
  kind: SeriesKind | DocumentSeriesKind,
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

/** The pattern of a supplier's series, and its id where it has begun; without one, as the next one would have it. */
export async function supplierPattern(
  tx: Tx,
  workspaceId: string,
  kind: SelfBilledSeriesKind,
  customerId: string,
): Promise<{ readonly id: string | undefined; readonly pattern: string }> {
  const found = await findSupplierSeries(tx, workspaceId, kind, customerId)
  if (found) return found
  return { id: undefined, pattern: await freePattern(tx, workspaceId, kind) }
}

/** The pattern of the next series of a supplier: counted from those that have begun, and past patterns typed by hand. */
export async function freePattern(
  tx: Tx,
  workspaceId: string,
  kind: SelfBilledSeriesKind,
): Promise<string> {
  const begun = await tx
    .selectFrom('series')
    .select('pattern')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .execute()
  const taken = new Set(begun.map(({ pattern }) => pattern))
  let place = begun.length + 1
  while (taken.has(selfBilledPattern(kind, place))) place += 1
  return selfBilledPattern(kind, place)
}

function findSupplierSeries(
  tx: Tx,
  workspaceId: string,
  kind: SelfBilledSeriesKind,
  customerId: string,
): Promise<SeriesRow | undefined> {
  return tx
    .selectFrom('series')
    .select(['id', 'pattern', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** The same, begun where there is none. Of several requests at once each one sees the series that those before it began. */
export async function beginSupplierSeries(
  tx: Tx,
  workspaceId: string,
  kind: SelfBilledSeriesKind,
  supplier: { readonly id: string; readonly name: string; readonly at: Date },
): Promise<SeriesRow> {
  const begun = await findSupplierSeries(tx, workspaceId, kind, supplier.id)
  if (begun) return begun
  // Two suppliers must not get the same pattern, which counts those before.
  await lockCompany(tx, workspaceId)
  const { id, pattern } = await supplierPattern(tx, workspaceId, kind, supplier.id)
  const series = { id: id ?? newId(), pattern, name: supplier.name }
  if (id !== undefined) return series
  const row = { ...series, workspace_id: workspaceId, kind, customer_id: supplier.id }
  await tx
    .insertInto('series')
    .values({ ...row, created_at: supplier.at })
    .execute()
  return series
}
