import { refuse } from '@bordereau/domain/decision'
import { type Tx, clearTenantScope } from '../db/database.ts'
import { firstPersonId } from '../identity/store.ts'
import type { Member } from '../lib/actor.ts'

/**
 * Monitoring belongs to the instance, whose owner is its first person; owners of other companies have no access.
 * Returns a refusal, or undefined with the transaction switched to the system scope.
 */
export async function refuseUnlessInstanceOwner(tx: Tx, member: Member) {
  await clearTenantScope(tx)
  return (await firstPersonId(tx)) === member.id ? undefined : refuse('forbidden')
}
