import { type Role, decideRoleChange } from '@bordereau/domain/access/policy'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import type { Member } from '../lib/actor.ts'
import { type MemberRow, listMemberRows, lockMembers } from './member-store.ts'

/** Whether the actor may change the member's role to `next` or (null) remove them. Locks the company's members. */
export async function decideMember(
  tx: Tx,
  actor: Member,
  personId: string,
  next: Role | null,
): Promise<Decision<MemberRow, 'not_found' | 'role_not_allowed' | 'last_owner'>> {
  await lockMembers(tx, actor.workspaceId)
  const members = await listMemberRows(tx, actor.workspaceId)
  const target = members.find(member => member.personId === personId)
  // The actor's role may have changed since the request began.
  const role = members.find(member => member.personId === actor.id)?.role
  if (!target || !role) return refuse('not_found')
  const owners = members.filter(member => member.role === 'owner').length
  const decision = decideRoleChange({ actor: role, target: target.role, next, owners })
  if (decision.ok) return accept(target)
  return refuse(decision.refusal === 'forbidden' ? 'role_not_allowed' : decision.refusal)
}
