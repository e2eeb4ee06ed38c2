import type { Tx } from '../db/database.ts'

export type OpenInvitation = {
  readonly workspaceId: string
  readonly id: string
  readonly email: string
  readonly role: string
  readonly company: string
  readonly invitedBy: string
}

/** The invitation of a link if it can be accepted. Needs a system transaction. */
export async function findInvitation(
  tx: Tx,
  tokenHash: Uint8Array,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const row = await tx
    .selectFrom('invitation')
    .innerJoin('company', 'company.workspace_id', 'invitation.workspace_id')
    .leftJoin('person', 'person.id', 'invitation.invited_by')
    .select([
      'invitation.workspace_id',
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'company.legal_name',
      'person.name',
    ])
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    workspaceId: row.workspace_id,
    id: row.id,
    email: row.email,
    role: row.role,
    company: row.legal_name,
    invitedBy: row.name ?? '',
  }
}

/** Accepts the invitation and adds the person; a member keeps their role. False when it was used meanwhile. */
export async function acceptInvitation(
  tx: Tx,
  invitation: OpenInvitation,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ accepted_at: now })
    .where('workspace_id', '=', invitation.workspaceId)
    .where('id', '=', invitation.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('membership')
    .values({
      workspace_id: invitation.workspaceId,
      person_id: personId,
      role: invitation.role,
      joined_at: now,
    })
    .onConflict(conflict => conflict.columns(['workspace_id', 'person_id']).doNothing())
    .execute()
  return true
}
