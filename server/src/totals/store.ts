import { type RawBuilder, sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'

/** What daily_total keeps of each day and currency (0031-daily-totals.sql, 0061-flat-reads.sql). */
export type Measure = TableRow<'daily_total'>['measure']

export type Total<Period extends string = string> = {
  /** What the caller groups by: a day, a month, an age. */
  readonly period: Period
  readonly currency: string
  readonly amount: bigint
  /** Documents or payments. */
  readonly count: number
}

/**
 * The totals of a measure from a day until another, both included, by currency and period, an SQL expression of the
 * column `day`. The rows to add up are as many as days, whatever the number of documents.
 */
export async function totalsSince<Period extends string>(
  tx: Tx,
  workspaceId: string,
  measure: Measure,
  since: string,
  period: RawBuilder<Period>,
  until = 'infinity',
): Promise<Total<Period>[]> {
  const condition = sql`workspace_id = ${workspaceId} and measure = ${measure} and day between ${since} and ${until}`
  const { rows } = await sql<{ period: Period; currency: string; amount: string; count: string }>`
    select ${period} as period, currency, sum(amount_minor) as amount, sum(item_count) as count
    from (
      select day, currency, amount_minor, item_count from daily_total where ${condition}
      union all
      select day, currency, amount_minor, item_count from daily_total_change where ${condition}
    ) as total
    group by 1, currency
    having sum(item_count) <> 0 or sum(amount_minor) <> 0`.execute(tx)
  return rows.map(row => ({
    period: row.period,
    currency: row.currency,
    amount: BigInt(row.amount),
    count: Number(row.count),
  }))
}
