import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type DistanceSalesRow = {
  readonly year: number
  readonly currency: string
  /** Minor units, without VAT. */
  readonly net: bigint
}

/**
 * What was issued since a day to private customers in some countries, goods and electronic services that are taxed, by
 * year and currency. The kind of the customer and the amounts are those frozen at issue. Allowances of the whole document
 * are not shared among its lines, so the sums may be too high and never too low by them.
 */
export async function distanceSalesSince(
  tx: Tx,
  workspaceId: string,
  countries: readonly string[],
  since: string,
): Promise<DistanceSalesRow[]> {
  if (countries.length === 0) return []
  const net = sql<string>`(issued.totals -> 'lines' -> (line.at::int - 1) ->> 'net')::numeric`
  const sign = sql`case when issued.kind = 'credit_note' then -1 else 1 end`
  const { rows } = await sql<{ year: number; currency: string; net: string }>`
    with issued as materialized (
      select issue_date, currency, kind, draft, frozen::jsonb -> 'totals' as totals
        from invoice
       where workspace_id = ${workspaceId}
         and issued_at is not null
         and kind <> 'self_billed'
         and issue_date >= ${since}::date
         and customer_country in (${sql.join(countries)})
         and frozen::jsonb -> 'buyer' ->> 'kind' = 'person'
    )
    select extract(year from issued.issue_date)::int as year,
           issued.currency,
           sum(${sign} * ${net})::text as net
      from issued,
           jsonb_array_elements(issued.draft -> 'lines') with ordinality as line (value, at)
     where line.value ->> 'supply' in ('goods', 'electronic')
       and line.value -> 'tax' ->> 'category' in ('S', 'Z')
     group by 1, 2
     order by 1, 2
  `.execute(tx)
  return rows.map(row => ({ ...row, net: BigInt(row.net) }))
}
