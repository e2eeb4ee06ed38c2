import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type TurnoverRow = {
  /** The first day of the month of issue. */
  readonly month: string
  readonly currency: string
  /** Supplied in the seller's own state, or from it: neither outside the scope of its tax nor owed by a customer abroad. */
  readonly isHome: boolean
  /** Minor units, without tax; negative where more was credited. */
  readonly net: bigint
  readonly services: bigint
}

/**
 * What was issued since a day, by month and currency: the kept subtotals of tax (0060), in which deposits that were set off
 * and documents that were replaced are subtracted. Services are the share of the lines that do not supply goods.
 */
export async function turnoverSince(
  tx: Tx,
  workspaceId: string,
  country: string,
  since: string,
): Promise<TurnoverRow[]> {
  const net = sql`(invoice.frozen::jsonb #>> array['totals', 'lines', (line.at - 1)::text, 'net'])::numeric`
  const { rows } = await sql<{
    month: string
    currency: string
    is_home: boolean
    net: string
    services: string
  }>`
    with taxed as (
      select invoice_id, day, currency, category in ('O', 'AE') as is_outside, sum(taxable_minor) as net
        from document_tax
       where workspace_id = ${workspaceId} and side = 'sales' and day >= ${since}::date
       group by 1, 2, 3, 4
    )
    select to_char(taxed.day, 'YYYY-MM-01') as month,
           taxed.currency,
           invoice.customer_country = ${country} or not taxed.is_outside as is_home,
           sum(taxed.net)::text as net,
           sum(round(taxed.net * share.services))::text as services
      from taxed
      join invoice on invoice.workspace_id = ${workspaceId} and invoice.id = taxed.invoice_id
     cross join lateral (
       select coalesce(sum(${net}) filter (where line.value ->> 'supply' is distinct from 'goods')
                / nullif(sum(${net}), 0), 0) as services
         from jsonb_array_elements(invoice.draft -> 'lines') with ordinality as line (value, at)
     ) as share
     group by 1, 2, 3
     order by 1, 2, 3
  `.execute(tx)
  return rows.map(row => ({
    month: row.month,
    currency: row.currency,
    isHome: row.is_home,
    net: BigInt(row.net),
    services: BigInt(row.services),
  }))
}
