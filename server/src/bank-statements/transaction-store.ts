import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ReportedFacts } from './same-transaction.ts'
import type { NewTransaction } from './store.ts'

/** The statement of transactions, and the account by which they are known. */
export type StatementOf = {
  readonly statementId: string
  readonly account: string
  /** Of a made-up bank. */
  readonly test?: boolean
}

/**
 * Inserts the transactions that the account does not have, a list of NewTransaction as JSON, and returns how many they are.
 * A sum of a batch is known where its details are.
 */
export async function insertTransactions(
  tx: Tx,
  workspaceId: string,
  { statementId, account, test = false }: StatementOf,
  transactions: string,
): Promise<number> {
  const { rows } = await sql`
    insert into bank_transaction (workspace_id, id, statement_id, account, identity, booked_on, value_on, currency,
      amount_minor, party_name, party_account, reference_list, text, charges_minor, reversal, test, entry_identity, short_entry_identity)
    select ${workspaceId}::uuid, r.id, ${statementId}::uuid, ${account}, r.identity, r.booked_on, r.value_on, r.currency,
      r.amount_minor, r.party_name, r.party_account, r.reference_list, r.text, r.charges_minor, r.reversal, ${test},
      r.entry_identity, r.short_entry_identity
    from jsonb_to_recordset(${transactions}::jsonb) as r (id uuid, identity text, booked_on date, value_on date, currency text, amount_minor bigint, party_name text,
      party_account text, reference_list text[], text text, charges_minor bigint, reversal boolean, entry_identity text, short_entry_identity text)
    where not exists (select 1 from bank_transaction as part
        where part.workspace_id = ${workspaceId} and part.account = ${account} and part.entry_identity = r.identity)
      and not exists (select 1 from bank_transaction as part
        where part.workspace_id = ${workspaceId} and part.account = ${account} and part.short_entry_identity = r.identity)
    on conflict (workspace_id, account, identity) do nothing
    returning 1`.execute(tx)
  const added = rows.length
  if (added > 0)
    await tx
      .updateTable('bank_statement')
      .set({ added_count: sql`added_count + ${added}` })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', statementId)
      .execute()
  return added
}

/** A stored transaction as it is compared with a reported one. */
export type StoredTransaction = ReportedFacts & {
  readonly id: string
  /** Its identity in files; null where no file had it. */
  readonly fileIdentity: string | null
  /** Of the entry that it is a detail of; null where it is none. */
  readonly entry: string | null
  /** All by which it, or the entry that it is a detail of, is known. */
  readonly identities: readonly string[]
  readonly isOpen: boolean
  /** It came by a service first. */
  readonly isFed: boolean
  /** It came by a CSV file. */
  readonly isCsv: boolean
  readonly statementId: string
}

/** The transactions of an account on these days. */
export function transactionsOn(
  tx: Tx,
  workspaceId: string,
  account: string,
  days: readonly string[],
): Promise<StoredTransaction[]> {
  const isOn = sql<SqlBool>`bank_transaction.booked_on = any(${[...new Set(days)]}::date[])`
  return storedOf(tx, workspaceId, account, isOn)
}

/** The amount of a transaction in minor units, and its day. */
export type DayAmount = { readonly day: string; readonly amount: string }

/** The transactions of an account with these days and amounts: each is looked up, however many others the days have. */
export function transactionsOf(
  tx: Tx,
  workspaceId: string,
  account: string,
  sums: readonly DayAmount[],
): Promise<StoredTransaction[]> {
  const different = [...new Map(sums.map(one => [`${one.day} ${one.amount}`, one])).values()]
  // With `offset 0` and as an array, so that no plan reads all transactions of the account in place of these.
  const isOne = sql<SqlBool>`bank_transaction.id = any(array(
    select one.id
    from unnest(${different.map(({ day }) => day)}::date[], ${different.map(({ amount }) => amount)}::bigint[]) as wanted (day, amount)
    cross join lateral (
      select id from bank_transaction as same
      where same.workspace_id = ${workspaceId} and same.account = ${account}
        and same.booked_on = wanted.day and same.amount_minor = wanted.amount offset 0
    ) as one))`
  return storedOf(tx, workspaceId, account, isOne)
}

async function storedOf(
  tx: Tx,
  workspaceId: string,
  account: string,
  condition: RawBuilder<SqlBool>,
): Promise<StoredTransaction[]> {
  const rows = await tx
    .selectFrom('bank_transaction')
    .innerJoin('bank_statement', join =>
      join
        .onRef('bank_statement.workspace_id', '=', 'bank_transaction.workspace_id')
        .onRef('bank_statement.id', '=', 'bank_transaction.statement_id'),
    )
    .select([
      'bank_transaction.id',
      'bank_transaction.statement_id',
      'bank_transaction.identity',
      'bank_transaction.file_identity',
      'bank_transaction.entry_identity',
      'bank_transaction.short_entry_identity',
      'bank_transaction.sum_identity',
      'bank_transaction.status',
      'bank_transaction.booked_on',
      'bank_transaction.amount_minor',
      'bank_transaction.currency',
      'bank_transaction.party_name',
      'bank_transaction.party_account',
      'bank_transaction.reference_list',
      'bank_transaction.text',
      'bank_statement.format',
    ])
    .where('bank_transaction.workspace_id', '=', workspaceId)
    .where('bank_transaction.account', '=', account)
    .where(condition)
    .orderBy('bank_transaction.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    identity: row.identity,
    fileIdentity: row.file_identity,
    entry: row.entry_identity,
    identities: IDENTITIES.flatMap(column => row[column] ?? []),
    isOpen: row.status === 'open',
    isFed: row.format === FEED_FORMAT,
    isCsv: row.format === 'csv',
    statementId: row.statement_id,
    bookedOn: row.booked_on,
    amount: row.amount_minor.toString(),
    currency: row.currency,
    partyName: row.party_name,
    partyAccount: row.party_account,
    references: row.reference_list,
    text: row.text,
  }))
}

/** Those of these identities by which the account knows a transaction, or the entry that one is a detail of. */
export async function knownIdentities(
  tx: Tx,
  workspaceId: string,
  account: string,
  identities: readonly string[],
): Promise<ReadonlySet<string>> {
  if (identities.length === 0) return new Set()
  const { rows } = await sql<{ identity: string }>`${sql.join(
    IDENTITIES.map(
      column => sql`select ${sql.ref(column)} as identity from bank_transaction
        where workspace_id = ${workspaceId} and account = ${account} and ${sql.ref(column)} = any(${[...identities]}::text[])`,
    ),
    sql` union all `,
  )}`.execute(tx)
  return new Set(rows.map(({ identity }) => identity))
}

/** The columns by which a transaction is known. */
const IDENTITIES = [
  'identity',
  'file_identity',
  'entry_identity',
  'short_entry_identity',
  'sum_identity',
] as const

/** The format of a statement that no file is of. */
export const FEED_FORMAT = 'feed'

/** Whether some transaction of the account came by a service. */
export async function isFedAccount(tx: Tx, workspaceId: string, account: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_statement')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('account', '=', account)
    .where('format', '=', FEED_FORMAT)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether some CSV file of the account was imported before. */
export async function hasCsvFile(tx: Tx, workspaceId: string, account: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_statement')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('account', '=', account)
    .where('format', '=', 'csv')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers by what a row is known now, and what is read of it now while nothing was decided. */
export async function replaceFacts(
  tx: Tx,
  workspaceId: string,
  id: string,
  row: NewTransaction,
): Promise<void> {
  const one = tx
    .updateTable('bank_transaction')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
  await one.set({ file_identity: row.identity }).execute()
  await one
    .set({
      booked_on: row.booked_on,
      value_on: row.value_on,
      amount_minor: BigInt(row.amount_minor),
      charges_minor: BigInt(row.charges_minor),
      party_name: row.party_name,
      party_account: row.party_account,
      reference_list: [...row.reference_list],
      text: row.text,
    })
    .where('status', '=', 'open')
    .execute()
}

/** What is proposed for open transactions is made anew, as after new ones. */
export async function noteOtherFacts(tx: Tx, workspaceId: string): Promise<void> {
  await sql`insert into bank_matching_change (workspace_id) values (${workspaceId}::uuid)`.execute(
    tx,
  )
}

/** Lets no other transaction of the database compare and add transactions of this account until this one ends. */
export async function lockAccount(tx: Tx, workspaceId: string, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${workspaceId} ${account}`}, 0))`.execute(
    tx,
  )
}

/** Remembers in which file's entries fed transactions are found. */
export async function setFileIdentities(
  tx: Tx,
  workspaceId: string,
  identities: ReadonlyMap<string, string>,
): Promise<void> {
  if (identities.size === 0) return
  const found = JSON.stringify([...identities].map(([id, identity]) => ({ id, identity })))
  await sql`
    update bank_transaction set file_identity = found.identity
    from jsonb_to_recordset(${found}::jsonb) as found (id uuid, identity text)
    where bank_transaction.workspace_id = ${workspaceId}::uuid and bank_transaction.id = found.id`.execute(
    tx,
  )
}

export function factsOf(row: NewTransaction): ReportedFacts {
  return {
    identity: row.identity,
    bookedOn: row.booked_on,
    amount: row.amount_minor,
    currency: row.currency,
    partyName: row.party_name,
    partyAccount: row.party_account,
    references: row.reference_list,
    text: row.text,
  }
}
