import { type LocalDate, addDays } from '@bordereau/domain/date'
import type { Bucket } from '@bordereau/domain/payment/ageing'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'
import { totalsSince } from './totals-store.ts'

export type OpenByCustomer = {
  readonly customerId: string
  readonly name: string
  readonly currency: string
  readonly bucket: Bucket
  readonly open: bigint
  readonly count: number
}

/** Open amounts by customer, currency and age (domain/src/payment/ageing.ts), from an index that has all of it. */
export async function openByCustomer(
  tx: Tx,
  workspaceId: string,
  today: LocalDate,
): Promise<OpenByCustomer[]> {
  const isDueAfter = (days: number) => sql`due_key >= ${addDays(today, -days)}::date`
  const { rows } = await sql<Omit<OpenByCustomer, 'open'> & { readonly open: string }>`
    select owed.customer_id as "customerId", customer.legal_name as "name", owed.currency, owed.bucket,
      owed.open::text as "open", owed.count::integer as "count"
    from (
      select customer_id, currency,
        case when ${isDueAfter(0)} then 'not_due' when ${isDueAfter(30)} then 'days_1_30'
          when ${isDueAfter(60)} then 'days_31_60' when ${isDueAfter(90)} then 'days_61_90' else 'days_over_90' end as bucket,
        sum(payable_minor - settled_minor) as open, count(*) as count
      from invoice where workspace_id = ${workspaceId} and ${IS_OPEN}
      group by 1, 2, 3
    ) owed
    join customer on customer.workspace_id = ${workspaceId} and customer.id = owed.customer_id`.execute(
    tx,
  )
  return rows.map(row => ({ ...row, open: BigInt(row.open) }))
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
