import type { Arising } from '@bordereau/domain/books/filed'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { receivedStates } from '../reports/received-store.ts'
import type { Span } from '../reports/span.ts'

type Row = {
  invoice_id: string
  category: TaxCategoryCode
  before_received: string
  before_due: string
  until_received: string
  until_due: string
}

/**
 * The documents of which tax arises in the period, in the order of their issue, with what does of each category: as the tax
 * report counts it (reports/vat-store.ts).
 */
export async function arisingIn(
  tx: Tx,
  span: Span,
): Promise<ReadonlyMap<string, readonly Arising[]>> {
  const { workspaceId, period, side } = span
  // Without a state of its own, a document has no part yet; whole: 1 of 1.
  const edge = (name: 'before' | 'until', until: ReturnType<typeof sql>) => {
    const [received, due] = [sql.ref(`state.${name}_received`), sql.ref(`state.${name}_due`)]
    const part = (value: ReturnType<typeof sql.ref>, none: number) => sql`case
        when tax.day > ${until} then ${sql.lit(none)}
        when ${due} <= 0 or tax.latest <= ${until} then 1 else ${value} end`
    return sql`${part(received, 0)} as ${sql.ref(`${name}_received`)}, ${part(due, 1)} as ${sql.ref(`${name}_due`)}`
  }
  const { rows } = await sql<Row>`
    with state as materialized (
      select root_id,
        coalesce(max(received) filter (where sign < 0), 0) as before_received, coalesce(max(due) filter (where sign < 0), 0) as before_due,
        coalesce(max(received) filter (where sign > 0), 0) as until_received, coalesce(max(due) filter (where sign > 0), 0) as until_due
      from (${receivedStates(workspaceId, span)}) as edge where is_current group by root_id
    ), arising as (
      select distinct invoice_id, category, day, 0 as before_received, 1 as before_due, 1 as until_received, 1 as until_due
      from document_tax
      where workspace_id = ${workspaceId} and side = ${side} and tax_day between ${period.from}::date and ${period.to}::date
      union all
      select distinct tax.invoice_id, tax.category, tax.day,
        ${edge('before', sql`(${period.from}::date - 1)`)}, ${edge('until', sql`${period.to}::date`)}
      from state
      join document_tax as tax on tax.workspace_id = ${workspaceId} and tax.root_id = state.root_id and tax.side = ${side}
    )
    select invoice_id, category, before_received::text, before_due::text, until_received::text, until_due::text
    -- Of what is not issued or not paid by then, nothing arises.
    from arising where before_received * until_due <> until_received * before_due
    order by day, invoice_id, category`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, row => row.invoice_id)].map(([id, own]) => [id, own.map(arisingOf)]),
  )
}

function arisingOf(row: Row): Arising {
  return {
    category: row.category,
    before: { received: BigInt(row.before_received), due: BigInt(row.before_due) },
    until: { received: BigInt(row.until_received), due: BigInt(row.until_due) },
  }
}
