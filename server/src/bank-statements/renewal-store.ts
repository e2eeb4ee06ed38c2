import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { KeptSlice } from './kept-proposal.ts'

/** Makes a renewal the one that writes the proposals of a company, and remembers which changes it sees. */
export async function beginRenewal(tx: Tx, workspaceId: string, renewal: string): Promise<void> {
  await sql`
    insert into bank_matching (workspace_id, renewal) values (${workspaceId}, ${renewal})
    on conflict (workspace_id) do update set renewal = excluded.renewal`.execute(tx)
  await tx
    .updateTable('bank_matching_change')
    .set({ seen_by: renewal })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

/** Whether no other renewal has begun, and none begins before this transaction ends. */
export async function isLatest(tx: Tx, workspaceId: string, renewal: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_matching')
    .select('renewal')
    .where('workspace_id', '=', workspaceId)
    .forShare()
    .executeTakeFirst()
  return row?.renewal === renewal
}

/** Replaces what is kept of the transactions of a slice; what is the same is not written. */
export async function replaceSlice(tx: Tx, workspaceId: string, slice: KeptSlice): Promise<void> {
  await sql`
    delete from bank_proposal as kept
    where workspace_id = ${workspaceId} and transaction_id > ${slice.after} and transaction_id <= ${slice.until}
      and not exists (
        select from jsonb_to_recordset(${slice.rows}::jsonb) as fresh (transaction_id uuid, certainty text, content text)
        where fresh.transaction_id = kept.transaction_id and fresh.content = kept.content
          and fresh.certainty is not distinct from kept.certainty)`.execute(tx)
  await sql`
    with added as (
      insert into bank_proposal (workspace_id, transaction_id, certainty, content)
      select ${workspaceId}::uuid, transaction_id, certainty, content
      from jsonb_to_recordset(${slice.rows}::jsonb) as fresh (transaction_id uuid, certainty text, content text)
      on conflict (workspace_id, transaction_id) do nothing
      returning transaction_id
    )
    insert into bank_proposal_document (workspace_id, transaction_id, invoice_id, open_minor)
    select ${workspaceId}::uuid, transaction_id, invoice_id, open_minor
    from jsonb_to_recordset(${slice.documents}::jsonb) as fresh (transaction_id uuid, invoice_id uuid, open_minor bigint)
    join added using (transaction_id)`.execute(tx)
}

/** The kept proposals have all that the renewal has seen. */
export async function endRenewal(
  tx: Tx,
  workspaceId: string,
  { renewal, at, tookMs }: { readonly renewal: string; readonly at: Date; readonly tookMs: number },
): Promise<void> {
  await tx
    .deleteFrom('bank_matching_change')
    .where('workspace_id', '=', workspaceId)
    .where('seen_by', '=', renewal)
    .execute()
  await tx
    .updateTable('bank_matching')
    .set({
      ended_at: at,
      took_ms: Math.round(tookMs),
      certain_count: sql<number>`(
        select count(*) from bank_proposal where workspace_id = ${workspaceId} and certainty = 'certain')`,
    })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

/** When the last renewal ended, and how long it took. */
export async function lastRenewal(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('bank_matching')
    .select(['ended_at', 'took_ms'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
}

/** Companies whose proposals are not of now. */
export async function companiesToRenew(tx: Tx): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('bank_matching_change')
    .select('workspace_id')
    .distinct()
    .execute()
  return rows.map(row => row.workspace_id)
}
