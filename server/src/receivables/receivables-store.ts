import { type LocalDate, addDays } from '@bordereau/domain/date'
import type { Currency } from '@bordereau/domain/money/currency'
import type { Bucket } from '@bordereau/domain/payment/ageing'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'
import { totalsSince } from '../totals/store.ts'

export type Open = { readonly currency: string; readonly open: bigint }
export type OpenByAge = Open & { readonly bucket: Bucket }
export type OwedByCustomer = Open & { readonly customerId: string }
export type OpenByCustomer = OpenByAge &
  OwedByCustomer & { readonly name: string; readonly count: number }

/**
 * What customers owe, by currency, with the number of all who owe: kept sums (0069-open-by-customer.sql). At least the
 * `most` who owe most are among them, whatever the rates are: of those who owe in the company's currency only, no more.
 * Of these an index has the largest first (0082-largest-debtors.sql); added up are only customers apart, whose kept sum is
 * not all that they owe.
 */
export async function owedByCustomer(
  tx: Tx,
  workspaceId: string,
  { currency, most }: { readonly currency: Currency; readonly most: number },
): Promise<{ readonly owed: readonly OwedByCustomer[]; readonly customers: number }> {
  const ofOpen = sql`workspace_id = ${workspaceId} and measure = 'open'`
  const kept = sql`${ofOpen} and item_count <> 0`
  // As parameters they would have the statement planned anew each time, which takes longer than running it.
  const [home, first] = [sql.lit(currency), sql.lit(most)]
  const ofHome = sql`${kept} and currency = ${home}`
  const { rows } = await sql<{ key: string; currency: string; open: string; customers: string }>`
    select * from (with apart as materialized (
      select key from daily_total_change where ${ofOpen}
      union
      select key from group_total where ${kept} and currency < ${home}
      union
      select key from group_total where ${kept} and currency > ${home}
    ), apart_owed as materialized (
      select key, currency, sum(amount_minor) as open
      from (
        select key, currency, amount_minor, item_count from group_total where ${kept} and key in (select key from apart)
        union all
        select key, currency, amount_minor, item_count from daily_total_change where ${ofOpen}
      ) as total
      group by 1, 2 having sum(item_count) <> 0
    ), foreign_customer as materialized (select distinct key from apart_owed where currency <> ${home})
    select key, currency, open::text,
      (select count(distinct key) from apart_owed) + (select count(*) from group_total where ${ofHome})
        - (select count(*) from group_total where ${ofHome} and key in (select key from apart)) as customers
    from (
      select * from apart_owed where key in (select key from foreign_customer)
      union all
      (select * from (
        select * from apart_owed where key not in (select key from foreign_customer)
        union all
        (select key, currency, amount_minor from group_total
          where ${ofHome} and key not in (select key from apart)
          order by amount_minor desc, key limit ${first})
      ) as home order by open desc, key limit ${first})
    ) as largest) as owed`.execute(tx)
  return {
    owed: rows.map(row => ({
      customerId: row.key,
      currency: row.currency,
      open: BigInt(row.open),
    })),
    customers: Number(rows[0]?.customers ?? 0),
  }
}

/** Open amounts of these customers by currency and age (domain/src/payment/ageing.ts), from an index that has all of it. */
export async function openByCustomer(
  tx: Tx,
  workspaceId: string,
  today: LocalDate,
  customerIds: readonly string[],
): Promise<OpenByCustomer[]> {
  const { rows } = await sql<Omit<OpenByCustomer, 'open'> & { readonly open: string }>`
    select owed.customer_id as "customerId", customer.legal_name as "name", owed.currency, owed.bucket,
      owed.open::text as "open", owed.count::integer as "count"
    from (
      select customer_id, currency, ${bucketOf('due_key', today)} as bucket,
        sum(payable_minor - settled_minor) as open, count(*) as count
      from invoice
      where workspace_id = ${workspaceId} and ${IS_OPEN} and customer_id = any(${[...customerIds]}::uuid[])
      group by 1, 2, 3
    ) owed
    join customer on customer.workspace_id = ${workspaceId} and customer.id = owed.customer_id`.execute(
    tx,
  )
  return rows.map(row => ({ ...row, open: BigInt(row.open) }))
}

/** Open amounts of all customers by currency and age: kept sums by the day on which they are due. */
export async function openByAge(
  tx: Tx,
  workspaceId: string,
  today: LocalDate,
): Promise<OpenByAge[]> {
  const totals = await totalsSince(tx, workspaceId, 'open', '-infinity', bucketOf('day', today))
  return totals.map(({ period, currency, amount }) => ({ bucket: period, currency, open: amount }))
}

/** The age of an amount that is due on the day in a column. */
function bucketOf(column: string, today: LocalDate): RawBuilder<Bucket> {
  const isDueAfter = (days: number) => sql`${sql.ref(column)} >= ${addDays(today, -days)}::date`
  return sql<Bucket>`case when ${isDueAfter(0)} then 'not_due' when ${isDueAfter(30)} then 'days_1_30'
    when ${isDueAfter(60)} then 'days_31_60' when ${isDueAfter(90)} then 'days_61_90' else 'days_over_90' end`
}

/** What was invoiced with tax since a day, less credit notes, by currency, in minor units: kept sums. */
export async function invoicedSince(
  tx: Tx,
  workspaceId: string,
  since: LocalDate,
): Promise<{ currency: string; gross: bigint }[]> {
  const totals = await totalsSince(tx, workspaceId, 'charged', since, sql<string>`''`)
  return totals.map(({ currency, amount }) => ({ currency, gross: amount }))
}
