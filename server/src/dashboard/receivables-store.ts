import type { LocalDate } from '@bordereau/domain/date'
import type { Bucket } from '@bordereau/domain/payment/ageing'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'

export type OpenByCustomer = {
  readonly customerId: string
  readonly name: string
  readonly currency: string
  readonly bucket: Bucket
  readonly open: bigint
  readonly count: number
}

/** Open amounts by customer, currency and age (domain/src/payment/ageing.ts). */
export async function openByCustomer(
  tx: Tx,
  workspaceId: string,
  today: LocalDate,
): Promise<OpenByCustomer[]> {
  const late = sql`(${today}::date - coalesce(invoice.due_date, ${today}::date))`
  const { rows } = await sql<Omit<OpenByCustomer, 'open'> & { readonly open: string }>`
    select invoice.customer_id as "customerId", customer.legal_name as "name", invoice.currency,
      case when ${late} <= 0 then 'not_due' when ${late} <= 30 then 'days_1_30' when ${late} <= 60 then 'days_31_60'
        when ${late} <= 90 then 'days_61_90' else 'days_over_90' end as "bucket",
      sum(payable_minor - settled_minor)::text as "open", count(*)::integer as "count"
    from invoice
    join customer on customer.workspace_id = invoice.workspace_id and customer.id = invoice.customer_id
    where invoice.workspace_id = ${workspaceId} and ${IS_OPEN}
    group by 1, 2, 3, 4`.execute(tx)
  return rows.map(row => ({ ...row, open: BigInt(row.open) }))
}

/** What was invoiced with tax since a day, less credit notes, by currency, in minor units. */
export async function invoicedSince(
  tx: Tx,
  workspaceId: string,
  since: LocalDate,
): Promise<{ currency: string; gross: bigint }[]> {
  const { rows } = await sql<{ currency: string; gross: string }>`
    select currency, sum(case when kind = 'credit_note' then -payable_minor else payable_minor end)::text as gross
    from invoice where workspace_id = ${workspaceId} and issued_at is not null and kind <> 'self_billed'
      and issue_date >= ${since}::date
    group by currency`.execute(tx)
  return rows.map(({ currency, gross }) => ({ currency, gross: BigInt(gross) }))
}
