import type { Tx } from '../db/database.ts'
import { notify } from '../notifications/notify.ts'
import { type OpenInvitation, takeInvitation } from './invitation-store.ts'

/** Makes the person a member by an invitation and tells the others. False: it was used meanwhile. Needs the system's sight. */
export async function joinBy(
  tx: Tx,
  invitation: OpenInvitation,
  person: { readonly id: string; readonly name: string },
  at: Date,
): Promise<boolean> {
  if (!(await takeInvitation(tx, invitation, person.id, at))) return false
  const { workspaceId, id, role, company } = invitation
  const about = { personName: person.name, role, company }
  await notify(tx, workspaceId, [{ kind: 'joined', subjectId: id, actorId: person.id, about, at }])
  return true
}
