import { type RawBuilder, sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import { inSpan, isCurrent } from './documents-store.ts'
import type { Span } from './span.ts'

/** Sums of groups that issuing and payments keep by day, month or year (0064-group-totals.sql, 0068-tax-totals.sql). */
export type GroupMeasure = Exclude<TableRow<'group_total'>['measure'], 'open'>

/**
 * The sums of both periods by group, with what is not yet added to them: `day` is the first day of the year, month or day
 * that a row is for. A report of a year reads those kept by year.
 */
export function keptGroups(span: Span, measures: readonly GroupMeasure[]): RawBuilder<unknown> {
  const { workspaceId, period } = span
  const measured = sql`workspace_id = ${workspaceId} and measure = any(${[...measures]}::text[])`
  const ofUnits = period.unit === 'year' ? ['day', 'year'] : ['day', 'month']
  return sql`
    select measure, since as day, ${isCurrent('since', span)} as is_now, key, currency, amount_minor, item_count, name
    from group_total where ${measured} and unit = any(${ofUnits}::text[]) and ${inSpan('since', span)}
    union all
    select measure, day, ${isCurrent('day', span)}, key, currency, amount_minor, item_count, name
    from daily_total_change where ${measured} and ${inSpan('day', span)}`
}

/** Sales of both periods in currencies that are not the company's own. */
export async function countForeignSales(tx: Tx, span: Span): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(item_count), 0)::text as count from (${keptGroups(span, ['country'])}) as total
    where currency <> ${span.home}`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}
