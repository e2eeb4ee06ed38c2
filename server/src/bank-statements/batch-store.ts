import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { NewTransaction } from './store.ts'

/** A sum that was replaced by its details: what it was called, and what its entry is called. */
export type ReplacedSum = { readonly identity: string; readonly entry: string }

/**
 * The transactions that shall be added, without details of batches that are known, and the sums that the others replace. A
 * sum without a decision is deleted, because its details say who paid. Details of a decided one are known, and so are
 * those of an entry of which another file had them all.
 */
export async function replaceSums(
  tx: Tx,
  workspaceId: string,
  account: string,
  rows: readonly NewTransaction[],
): Promise<{
  readonly rows: readonly NewTransaction[]
  readonly sums: readonly ReplacedSum[]
}> {
  const entries = [...new Set(rows.flatMap(entriesOf))]
  if (entries.length === 0) return { rows, sums: [] }
  const sums = await sumsOf(tx, workspaceId, account, entries)
  const undecided = sums.filter(({ status }) => status === 'open')
  if (undecided.length > 0)
    await tx
      .deleteFrom('bank_transaction')
      .where('workspace_id', '=', workspaceId)
      .where(
        'id',
        'in',
        undecided.map(({ id }) => id),
      )
      .execute()
  const decided = new Set(
    sums
      .filter(({ status }) => status !== 'open')
      .flatMap(({ identity, file_identity: other }) => [identity, other]),
  )
  const stored = await storedAmounts(tx, workspaceId, account, entries)
  const isKnown = (row: NewTransaction) =>
    entriesOf(row).some(entry => decided.has(entry)) ||
    (row.entry_identity !== null && stored.get(row.entry_identity) === row.entry_minor)
  const entryOf = new Map(
    rows.flatMap(row => entriesOf(row).map(one => [one, row.entry_identity ?? one] as const)),
  )
  return {
    rows: rows.filter(row => !isKnown(row)),
    sums: undecided.map(({ identity, file_identity: other }) => ({
      identity,
      entry: entryOf.get(identity) ?? entryOf.get(other ?? '') ?? '',
    })),
  }
}

/** With the details: a service goes on to report the sum in its own words. */
export async function rememberSums(
  tx: Tx,
  workspaceId: string,
  account: string,
  sums: readonly ReplacedSum[],
): Promise<void> {
  if (sums.length === 0) return
  // Of two sums of one entry the last.
  const identities = new Map(sums.map(({ entry, identity }) => [entry, identity]))
  const found = JSON.stringify([...identities].map(([entry, identity]) => ({ entry, identity })))
  await sql`
    update bank_transaction set sum_identity = found.identity
    from jsonb_to_recordset(${found}::jsonb) as found (entry text, identity text)
    where bank_transaction.workspace_id = ${workspaceId}::uuid and bank_transaction.account = ${account}
      and bank_transaction.entry_identity = found.entry`.execute(tx)
}

/** The entry that a row is a detail of, by both of its identities. */
export function entriesOf(row: NewTransaction): readonly string[] {
  return [row.entry_identity, row.short_entry_identity].flatMap(one => one ?? [])
}

/** Locked, so that they are not decided meanwhile. */
function sumsOf(tx: Tx, workspaceId: string, account: string, entries: readonly string[]) {
  return tx
    .selectFrom('bank_transaction')
    .select(['id', 'identity', 'file_identity', 'status'])
    .where('workspace_id', '=', workspaceId)
    .where('account', '=', account)
    .where(
      sql<SqlBool>`(identity = any(${[...entries]}::text[]) or file_identity = any(${[...entries]}::text[]))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What the stored details of each entry add up to. */
async function storedAmounts(
  tx: Tx,
  workspaceId: string,
  account: string,
  entries: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await tx
    .selectFrom('bank_transaction')
    .select(['entry_identity', sql<string>`sum(amount_minor)::text`.as('amount')])
    .where('workspace_id', '=', workspaceId)
    .where('account', '=', account)
    .where(sql<SqlBool>`entry_identity = any(${[...entries]}::text[])`)
    .groupBy('entry_identity')
    .execute()
  return new Map(rows.map(({ entry_identity: entry, amount }) => [entry, amount]))
}
