import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Does a part of a transaction that is undone alone when it refuses or throws; what was done before stays. Not for what is
 * meant to be tried again after a deadlock: that is undone as a whole.
 */
export async function undoable<Outcome extends { readonly ok: boolean }>(
  tx: Tx,
  part: () => Promise<Outcome>,
): Promise<Outcome> {
  await sql`savepoint part`.execute(tx)
  try {
    const outcome = await part()
    await (outcome.ok ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx)
    return outcome
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}
