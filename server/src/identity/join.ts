import type { Tx } from '../db/database.ts'
import { notify } from '../notifications/notify.ts'
import { type OpenInvitation, acceptInvitation } from './invitation-store.ts'

/**
 * Adds the person by an invitation and notifies the members. False when it was used meanwhile. Needs a system
 * transaction.
 */
export async function acceptAndNotify(
  tx: Tx,
  invitation: OpenInvitation,
  person: { readonly id: string; readonly name: string },
  at: Date,
): Promise<boolean> {
  if (!(await acceptInvitation(tx, invitation, person.id, at))) return false
  const { workspaceId, id, role, company } = invitation
  const about = { personName: person.name, role, company }
  await notify(tx, workspaceId, [{ kind: 'joined', subjectId: id, actorId: person.id, about, at }])
  return true
}
