import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'

/** Lines are part of their document, not rows: the latest documents are read, however many there are. */
const SEARCHED = 500

export type Sold = {
  readonly invoice_id: string
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string | null
  readonly customer_name: string
  readonly customer_country: string
  readonly issue_date: string | null
  readonly currency: string
  readonly quantity: string | null
  readonly price: string | null
}

export type Use = {
  readonly documents: number
  /** How many documents were searched; null: all there are. */
  readonly searched: number | null
  readonly latest: readonly Sold[]
}

/** Where an item was sold: in how many of the latest documents, and in which lines last. */
export async function useOfItem(
  tx: Tx,
  workspaceId: string,
  itemId: string,
  shown: number,
): Promise<Use> {
  const { rows } = await sql<Sold & { documents: string }>`
    with latest as (
      select id, kind, number, customer_name, customer_country, issue_date, currency, draft, created_at
      from invoice
      where workspace_id = ${workspaceId}
      order by created_at desc, id desc
      limit ${SEARCHED}
    ), sold as (
      select latest.*, line.value as line, line.ordinality
      from latest cross join lateral jsonb_array_elements(latest.draft -> 'lines') with ordinality line
      where line.value ->> 'itemId' = ${itemId}
    )
    select id as invoice_id, kind, number, customer_name, customer_country, issue_date, currency,
      line ->> 'quantity' as quantity, line ->> 'price' as price,
      (select count(distinct id) from sold) as documents
    from sold
    order by created_at desc, id desc, ordinality
    limit ${shown}`.execute(tx)
  const documents = tx.selectFrom('invoice').where('workspace_id', '=', workspaceId)
  const more = (await countUpTo(tx, documents, SEARCHED + 1)) > SEARCHED
  return {
    documents: Number(rows[0]?.documents ?? 0),
    searched: more ? SEARCHED : null,
    latest: rows,
  }
}
