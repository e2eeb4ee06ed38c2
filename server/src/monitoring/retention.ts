import type { Tx } from '../db/database.ts'
import { pruneErrors } from './error-store.ts'
import { pruneTimings } from './timing-store.ts'

/** Aggregates and deletes old measurements and errors; run every hour. Needs the system scope. */
export async function pruneMonitoring(tx: Tx, now: Date): Promise<void> {
  await pruneTimings(tx, now)
  await pruneErrors(tx, now)
}
