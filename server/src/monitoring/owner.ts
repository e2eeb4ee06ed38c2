import { refuse } from '@bordereau/domain/decision'
import { type Tx, widen } from '../db/database.ts'
import { firstPersonId } from '../identity/store.ts'
import type { Member } from '../lib/actor.ts'

/**
 * Monitoring is the instance's, and the instance is its first person's: owners of other companies on it see nothing of
 * it. Gives the refusal, or widens the transaction to the system's sight.
 */
export async function unlessOwner(tx: Tx, member: Member) {
  await widen(tx)
  return (await firstPersonId(tx)) === member.id ? undefined : refuse('forbidden')
}
