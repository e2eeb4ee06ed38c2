import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Index entries and rows of a table that this transaction has read so far. */
export async function rowsRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select (select seq_tup_read from pg_stat_xact_user_tables where relname = ${table})
      + (select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index where indrelid = ${table}::regclass) as count`.execute(
    tx,
  )
  return Number(rows[0]?.count)
}
