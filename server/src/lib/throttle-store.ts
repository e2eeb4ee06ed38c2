import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Everything here needs a system transaction. */

export type Tries = { readonly tries: number; readonly endsAt: Date }

/** Adds one try in one statement, so that concurrent tries are all counted. A count past its end starts again at 1. */
export async function countTry(
  tx: Tx,
  of: { readonly name: string; readonly key: Uint8Array },
  time: { readonly now: Date; readonly endsAt: Date },
): Promise<Tries> {
  const row = await tx
    .insertInto('throttle')
    .values({ name: of.name, key: of.key, tries: 1, ends_at: time.endsAt })
    .onConflict(conflict =>
      conflict.columns(['name', 'key']).doUpdateSet({
        tries: sql`case when throttle.ends_at <= ${time.now} then 1 else throttle.tries + 1 end`,
        ends_at: sql`case when throttle.ends_at <= ${time.now} then ${time.endsAt} else throttle.ends_at end`,
      }),
    )
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { tries: row.tries, endsAt: row.ends_at }
}

export async function readTries(tx: Tx, name: string, key: Uint8Array, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('throttle')
    .select('tries')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.tries ?? 0
}

export async function refundTryIn(tx: Tx, name: string, key: Uint8Array): Promise<void> {
  await tx
    .updateTable('throttle')
    .set({ tries: sql`tries - 1` })
    .where('name', '=', name)
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

export async function dropTries(tx: Tx, name: string, key: Uint8Array): Promise<void> {
  await tx.deleteFrom('throttle').where('name', '=', name).where('key', '=', key).execute()
}
