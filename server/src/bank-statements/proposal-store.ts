import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { KeptRow } from './kept-proposal.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'
import { IS_MATCHED } from './matching-store.ts'

/**
 * How many open credits and documents are matched, counted up to a number each, which is no parameter: it would have the
 * statement planned anew each time.
 */
export async function countMatched(
  tx: Tx,
  workspaceId: string,
  most: number,
): Promise<{ readonly credits: number; readonly documents: number }> {
  const { rows } = await sql<{ credits: number; documents: number }>`
    select (select count(*) from (
        select from bank_transaction where workspace_id = ${workspaceId} and ${IS_MATCHED} limit ${sql.lit(most)}
      ) as credit)::integer as credits,
      (select count(*) from (
        select from invoice where workspace_id = ${workspaceId} and ${IS_OPEN} limit ${sql.lit(most)}
      ) as document)::integer as documents`.execute(tx)
  return rows[0] ?? { credits: 0, documents: 0 }
}

/** Whether something changed since the kept proposals were made; not by one of these transactions of the database. */
export async function isChanged(
  tx: Tx,
  workspaceId: string,
  except: readonly string[] = [],
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_matching_change
    where workspace_id = ${workspaceId} and made_by <> all (${[...except]}::text[]) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** By what isChanged knows this transaction of the database. */
export async function ownTransaction(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
  return rows[0]?.id ?? ''
}

/** What is kept of these transactions. */
export async function keptOf(
  tx: Tx,
  workspaceId: string,
  transactionIds: readonly string[],
): Promise<readonly KeptRow[]> {
  return tx
    .selectFrom('bank_proposal')
    .select(['transaction_id', 'certainty', 'content'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<SqlBool>`transaction_id = any(${[...transactionIds]}::uuid[])`)
    .execute()
}

/** The certain proposals for transactions that are still open, in the order of booking. */
export async function certainKept(
  tx: Tx,
  workspaceId: string,
  limit: number,
): Promise<readonly (KeptRow & { readonly party_account: string })[]> {
  const { rows } = await sql<KeptRow & { readonly party_account: string }>`
    select kept.transaction_id, kept.certainty, kept.content, bank_transaction.party_account
    from bank_transaction join bank_proposal as kept
      on kept.workspace_id = bank_transaction.workspace_id and kept.transaction_id = bank_transaction.id
    where bank_transaction.workspace_id = ${workspaceId} and ${IS_MATCHED} and kept.certainty = 'certain'
    order by booked_on, bank_transaction.id limit ${limit}`.execute(tx)
  return rows
}

/** How many those are; of kept proposals that are of now they were counted when these were made. */
export async function countCertainKept(
  tx: Tx,
  workspaceId: string,
  areOfNow: boolean,
): Promise<number> {
  const { rows } = await (
    areOfNow
      ? sql<{ count: number }>`
        select certain_count as count from bank_matching where workspace_id = ${workspaceId}`
      : sql<{ count: number }>`
        select count(*)::integer as count from bank_transaction
        where workspace_id = ${workspaceId} and ${CERTAIN_KEPT}`
  ).execute(tx)
  return rows[0]?.count ?? 0
}

/** A condition on bank_transaction: a kept proposal is certain. */
export const CERTAIN_KEPT: RawBuilder<SqlBool> = sql<SqlBool>`${IS_MATCHED} and exists (
  select from bank_proposal as kept where kept.workspace_id = bank_transaction.workspace_id
    and kept.transaction_id = bank_transaction.id and kept.certainty = 'certain')`

/** A condition on bank_transaction: it is one of these. */
export function isAmong(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`bank_transaction.id = any(${[...ids]}::uuid[])`
}

/**
 * A condition on invoice: a credit certainly or likely pays it, as a kept proposal says of what is open now. With `offset 0`
 * it is looked up for each invoice, in place of reading the proposals of all documents.
 */
export const FOUND_KEPT: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from bank_proposal_document as document
  where document.workspace_id = invoice.workspace_id and document.invoice_id = invoice.id
    and document.open_minor = invoice.payable_minor - invoice.settled_minor offset 0)`

/** A condition on invoice: it is one of these. */
export function isFoundAmong(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`invoice.id = any(${[...ids]}::uuid[])`
}

/** What is open of these documents now, and how they are shown; those without an open amount are left out. */
export async function payableNow(tx: Tx, workspaceId: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('invoice')
    .select(['id', 'number', 'customer_name', 'currency', 'payable_minor', 'settled_minor'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where(IS_OPEN)
    .execute()
  return rows.map(row => ({
    id: row.id,
    number: row.number ?? '',
    customerName: row.customer_name,
    currency: row.currency,
    open: row.payable_minor - row.settled_minor,
  }))
}
