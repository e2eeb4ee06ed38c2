import { refuse } from '@bordereau/domain/decision'
import { type Tx, clearTenantScope } from '../db/database.ts'
import type { Member } from '../lib/actor.ts'
import { firstPersonId } from './store.ts'

/**
 * What belongs to the instance (monitoring, reference rates) is changed by its owner, its first person; owners of other
 * companies have no access.
 * Returns a refusal, or undefined with the transaction switched to the system scope.
 */
export async function refuseUnlessInstanceOwner(tx: Tx, member: Member) {
  await clearTenantScope(tx)
  return (await firstPersonId(tx)) === member.id ? undefined : refuse('forbidden')
}
