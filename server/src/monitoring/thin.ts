import type { Tx } from '../db/database.ts'
import { thinErrors } from './error-store.ts'
import { thinTimings } from './timing-store.ts'

/** Keeps what was measured within its bounds; run every hour. Needs a system transaction. */
export async function thinMonitoring(tx: Tx, now: Date): Promise<void> {
  await thinTimings(tx, now)
  await thinErrors(tx, now)
}
