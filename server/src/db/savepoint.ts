import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Runs a part of a transaction that is rolled back alone when it refuses or throws. Not for work that is repeated after
 * a deadlock: that is rolled back as a whole.
 */
export async function withSavepoint<Outcome extends { readonly ok: boolean }>(
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
