import { type SqlBool, sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'

export type FeedRow = TableRow<'bank_feed'>
export type ConnectionRow = TableRow<'bank_connection'>
export type AccountRow = TableRow<'bank_connection_account'>

export async function findFeed(
  tx: Tx,
  workspaceId: string,
  feed: string,
): Promise<FeedRow | undefined> {
  return tx
    .selectFrom('bank_feed')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('feed', '=', feed)
    .executeTakeFirst()
}

/** Stores the company's account at a service in place of the earlier one. */
export async function putFeed(
  tx: Tx,
  row: Omit<FeedRow, 'hints'> & { readonly hints: Readonly<Record<string, string>> },
): Promise<void> {
  const { workspace_id, feed, updated_at } = row
  const values = { hints: JSON.stringify(row.hints), updated_at }
  await tx
    .insertInto('bank_feed')
    .values({ workspace_id, feed, ...values })
    .onConflict(conflict => conflict.columns(['workspace_id', 'feed']).doUpdateSet(values))
    .execute()
}

export async function deleteFeed(tx: Tx, workspaceId: string, feed: string): Promise<void> {
  await tx
    .deleteFrom('bank_feed')
    .where('workspace_id', '=', workspaceId)
    .where('feed', '=', feed)
    .execute()
}

/** The newest first. */
export async function listConnections(tx: Tx, workspaceId: string): Promise<ConnectionRow[]> {
  return tx
    .selectFrom('bank_connection')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findConnection(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('bank_connection')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertConnection(tx: Tx, row: ConnectionRow): Promise<void> {
  await tx.insertInto('bank_connection').values(row).execute()
}

export async function updateConnection(
  tx: Tx,
  { workspace_id: workspaceId, id }: Pick<ConnectionRow, 'workspace_id' | 'id'>,
  changes: Partial<
    Pick<ConnectionRow, 'status' | 'url' | 'valid_until' | 'warned_at' | 'reference'>
  >,
): Promise<void> {
  await tx
    .updateTable('bank_connection')
    .set(changes)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Its accounts are deleted with it. */
export async function deleteConnection(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('bank_connection')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** The accounts of a connection, or of all. */
export async function listAccounts(
  tx: Tx,
  workspaceId: string,
  connectionId?: string,
): Promise<AccountRow[]> {
  return tx
    .selectFrom('bank_connection_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .$if(connectionId !== undefined, query => query.where('connection_id', '=', connectionId ?? ''))
    .orderBy('account')
    .orderBy('currency')
    .execute()
}

/** Locks the account until the transaction ends, so that two readings are stored one after the other. */
export async function lockConnectedAccount(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('bank_connection_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A bank account that another connection read until now goes on where that one was. */
export async function putAccount(tx: Tx, row: AccountRow): Promise<void> {
  await tx
    .insertInto('bank_connection_account')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'account', 'currency']).doUpdateSet({
        connection_id: row.connection_id,
        reference: row.reference,
        next_fetch_at: row.next_fetch_at,
        paused_until: null,
        problem: '',
        failures: 0,
      }),
    )
    .execute()
}

export async function updateAccount(
  tx: Tx,
  { workspace_id: workspaceId, id }: Pick<AccountRow, 'workspace_id' | 'id'>,
  changes: Partial<
    Pick<
      AccountRow,
      'read_until' | 'fetched_at' | 'next_fetch_at' | 'paused_until' | 'problem' | 'failures'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('bank_connection_account')
    .set(changes)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Connections of all companies for which something is to be done now, in a system transaction. */
export async function dueConnections(
  tx: Tx,
  {
    now,
    warnBefore,
    waitingSince,
  }: { readonly now: Date; readonly warnBefore: Date; readonly waitingSince: Date },
): Promise<readonly { readonly workspace_id: string; readonly id: string }[]> {
  return tx
    .selectFrom('bank_connection as connection')
    .select(['workspace_id', 'id'])
    .where(
      sql<SqlBool>`(status = 'waiting' and created_at > ${waitingSince}::timestamptz) or (status = 'connected' and (
        valid_until <= ${now}::timestamptz or (valid_until <= ${warnBefore}::timestamptz and warned_at is null)
        or exists (select 1 from bank_connection_account as account
          where account.workspace_id = connection.workspace_id and account.connection_id = connection.id
            and account.next_fetch_at <= ${now}::timestamptz)))`,
    )
    .orderBy('id')
    .execute()
}
