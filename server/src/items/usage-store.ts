import type { LedgerKind } from '@bordereau/domain/document-kind'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'

/** Lines are stored inside their document, so only this number of latest documents is searched. */
const SEARCHED_DOCUMENTS = 500

export type SoldLine = {
  readonly invoice_id: string
  readonly kind: LedgerKind
  readonly number: string | null
  readonly customer_name: string
  readonly customer_country: string
  readonly issue_date: string | null
  readonly currency: string
  readonly quantity: string | null
  readonly price: string | null
}

export type ItemUsage = {
  readonly documents: number
  /** How many documents were searched; null when all were. */
  readonly searched: number | null
  readonly latest: readonly SoldLine[]
}

/** In how many of the latest documents an item was sold, and its latest lines. */
export async function findItemUsage(
  tx: Tx,
  workspaceId: string,
  itemId: string,
  maxLines: number,
): Promise<ItemUsage> {
  const { rows } = await sql<SoldLine & { documents: string }>`
    with latest as (
      select id, kind, number, customer_name, customer_country, issue_date, currency, draft, created_at
      from invoice
      where workspace_id = ${workspaceId} and kind <> 'self_billed'
      order by created_at desc, id desc
      limit ${SEARCHED_DOCUMENTS}
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
    limit ${maxLines}`.execute(tx)
  const documents = tx
    .selectFrom('invoice')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '<>', 'self_billed')
  const hasMore = (await countUpTo(tx, documents, SEARCHED_DOCUMENTS + 1)) > SEARCHED_DOCUMENTS
  return {
    documents: Number(rows[0]?.documents ?? 0),
    searched: hasMore ? SEARCHED_DOCUMENTS : null,
    latest: rows,
  }
}
